import type { LookupContext } from '../../../core/lookup-context.ts';
import { requireExactlyOne } from '../../validation/exactly-one.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { bridgeYearRule, businessDaysRule, yearRange } from '../../validation/holiday-year.ts';
import { hasCalendar, type HolidayCalendar } from '../holiday/calendar.ts';
import { findCountryCode, parseRegion } from '../holiday/country.ts';
import { isVerified } from '../holiday/verified-years.ts';
import type {
  BusinessDate,
  LongWeekends,
  QueryBusinessDateArgs,
  QueryLongWeekendsArgs,
  Resolvers,
} from '../schema.generated.ts';
import {
  addBusinessDays,
  countBusinessDays,
  findNextBusinessDay,
  dependsOnEstimate,
} from './business-date.ts';
import { findLongWeekends, maxDaysBeyondYear } from './long-weekends.ts';
import { firstYearByMarket, loadWorkCalendar, type Workplace } from './work-calendar.ts';

const maxCountedDays = 3653;
/** Maximum number of consecutive days off. The calendars of all countries have shorter runs. */
const maxRunOfDaysOff = 40;
const formatDay = (day: number) => formatIso(fromDayNumber(day));

function parseDayNumber(text: string, param: string): number {
  const date = parseDate(text);
  if (date !== null && date.year >= yearRange.first && date.year <= yearRange.last) return toDayNumber(date);
  throw createInvalidInputError(
    param,
    `${param} must be a valid date in the format YYYY-MM-DD, in the years ${yearRange.first} to ${yearRange.last}: for example, use 2026-07-04.`,
  );
}

/**
 * Parses the country or market of a request.
 * @returns null when the country does not exist
 * @throws LookupError invalid_request when the request has both a country and a market or neither, or when a value is malformed
 */
function parseWorkplace({ country, region, market }: Partial<QueryBusinessDateArgs>): Workplace | null {
  const code = country ?? undefined;
  const name = market ?? undefined;
  requireExactlyOne({ country, market }, 'country=US or market=target2');
  if (name !== undefined) {
    if (region !== undefined && region !== null) {
      throw createInvalidInputError(
        'region',
        'region requires country, and cannot be combined with market: for example, use country=DE&region=BY.',
      );
    }
    return { market: name };
  }
  const alpha2 = findCountryCode(code ?? '');
  if (alpha2 === null) return null;
  return {
    country: alpha2,
    region: region === undefined || region === null ? null : parseRegion(alpha2, region),
  };
}

/** Checks that a range of days is within the years with known rules. @throws LookupError invalid_request */
function checkDateRange(place: Workplace, first: number, last: number): void {
  const firstYear = 'market' in place ? firstYearByMarket[place.market] : yearRange.first;
  if (fromDayNumber(first).year >= firstYear && fromDayNumber(last).year <= yearRange.last) return;
  throw createInvalidInputError(
    'date',
    `date must give a result within the years ${firstYear} to ${yearRange.last}: for example, use 2026-07-04.`,
  );
}

/** Creates the resolvers of business days and long weekends. @param calendar source of the holidays */
export function businessResolvers(calendar: HolidayCalendar) {
  const createCalendarFor =
    (caller: LookupContext): HolidayCalendar =>
    (country, year) =>
      calendar(country, year, caller);

  async function resolveBusinessDate(
    request: QueryBusinessDateArgs,
    caller: LookupContext,
  ): Promise<BusinessDate | null> {
    const { until: end = null } = request;
    const daysToAdd = typeof request.add === 'number' ? businessDaysRule.read(request.add, 'add') : null;
    const day = parseDayNumber(request.date, 'date');
    const endDay = end === null ? null : parseDayNumber(end, 'to');
    if (endDay !== null && Math.abs(endDay - day) > maxCountedDays) {
      throw createInvalidInputError(
        'to',
        'to must be at most ten years before or after date: for example, use to=2026-12-31.',
      );
    }
    const place = parseWorkplace(request);
    if (place === null) return null;
    // Compute the number of calendar days to search for the requested business days. A week has at least five business days,
    // and consecutive holidays add up to `maxRunOfDaysOff` days.
    const distance = Math.abs(daysToAdd ?? 0) * 2 + maxRunOfDaysOff;
    const first = Math.min(day - ((daysToAdd ?? 0) < 0 ? distance : maxRunOfDaysOff), endDay ?? day);
    const last = Math.max(day + ((daysToAdd ?? 0) > 0 ? distance : maxRunOfDaysOff), endDay ?? day);
    checkDateRange(place, Math.min(day, endDay ?? day), Math.max(day, endDay ?? day));
    const calendarOfPlace = await loadWorkCalendar(place, first, last, createCalendarFor(caller));
    const [next, previous] = [
      findNextBusinessDay(calendarOfPlace, day, 1),
      findNextBusinessDay(calendarOfPlace, day, -1),
    ];
    const resultDay = daysToAdd === null ? null : addBusinessDays(calendarOfPlace, day, daysToAdd);
    checkDateRange(place, Math.min(previous, resultDay ?? day), Math.max(next, resultDay ?? day));
    const relevantDays = [
      next,
      previous,
      ...(resultDay === null ? [] : [resultDay]),
      ...(endDay === null ? [] : [endDay]),
    ];
    return {
      date: formatDay(day),
      countryCode: 'country' in place ? place.country : null,
      market: 'market' in place ? place.market : null,
      coverage: calendarOfPlace.coverage,
      business: calendarOfPlace.business(day),
      weekend: calendarOfPlace.weekend(day),
      holidayName: calendarOfPlace.closed.get(day)?.name ?? null,
      next: formatDay(next),
      previous: formatDay(previous),
      result: resultDay === null ? null : formatDay(resultDay),
      until: endDay === null ? null : formatDay(endDay),
      days: endDay === null ? null : countBusinessDays(calendarOfPlace, day, endDay),
      estimated: dependsOnEstimate(calendarOfPlace, Math.min(...relevantDays), Math.max(...relevantDays)),
    };
  }

  async function resolveLongWeekends(
    { country: code, year, region }: QueryLongWeekendsArgs,
    context: LookupContext,
  ): Promise<LongWeekends | null> {
    const requestedYear = bridgeYearRule.read(year ?? new Date(context.now).getUTCFullYear(), 'year');
    const place = parseWorkplace({ country: code, region: region ?? null });
    if (place === null || 'market' in place) return null;
    const [first, last] = [
      toDayNumber({ year: requestedYear, month: 1, day: 1 }) - maxDaysBeyondYear,
      toDayNumber({ year: requestedYear, month: 12, day: 31 }) + maxDaysBeyondYear,
    ];
    const calendarOfPlace = await loadWorkCalendar(place, first, last, createCalendarFor(context));
    const longWeekendsAndBridgeDays = hasCalendar(place.country)
      ? findLongWeekends(calendarOfPlace, requestedYear)
      : { bridgeDays: [], longWeekends: [] };
    return {
      countryCode: place.country,
      year: requestedYear,
      coverage: isVerified(place.country, requestedYear),
      ...longWeekendsAndBridgeDays,
    };
  }

  return {
    Query: {
      businessDate: (_, request, context) => resolveBusinessDate(request, context),
      longWeekends: (_, request, context) => resolveLongWeekends(request, context),
    },
    Country: {
      businessDate: ({ code }, request, context) =>
        resolveBusinessDate({ ...request, country: code }, context),
      longWeekends: ({ code }, request, context) =>
        resolveLongWeekends({ ...request, country: code }, context),
    },
    CalendarDate: {
      business: ({ date, valid }, request, context) =>
        valid ? resolveBusinessDate({ ...request, date }, context) : null,
    },
  } satisfies Resolvers;
}
