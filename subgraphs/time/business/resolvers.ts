import type { LookupContext } from '../../../core/lookup-context.ts';
import { invalid } from '../../../core/lookup-error.ts';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { bridgeYearRule, businessDaysRule, years } from '../../validation/holiday-year.ts';
import { hasCalendar, type HolidayCalendar } from '../holiday/calendar.ts';
import { countryCode, regionOf } from '../holiday/country.ts';
import { isVerified } from '../holiday/verified.ts';
import type {
  BusinessDate,
  LongWeekends,
  QueryBusinessDateArgs,
  QueryLongWeekendsArgs,
  Resolvers,
} from '../schema.generated.ts';
import { addBusinessDays, countBusinessDays, nextBusinessDay, dependsOnEstimate } from './business-date.ts';
import { longWeekendsOf, reach } from './long-weekends.ts';
import { firstYearOf, workCalendar, type Workplace } from './work-calendar.ts';

const maxCountedDays = 3653;
/** Maximum number of consecutive days off. No country has a longer run. */
const maxRunOfDaysOff = 40;
const isoOf = (day: number) => formatIso(fromDayNumber(day));

function dayOf(text: string, param: string): number {
  const date = parseDate(text);
  if (date !== null && date.year >= years.first && date.year <= years.last) return toDayNumber(date);
  throw invalid(
    param,
    `${param} must be a valid date in the format YYYY-MM-DD, in the years ${years.first} to ${years.last}: use for example 2026-07-04.`,
  );
}

/**
 * Reads the country or market of a request.
 * @returns null when there is no such country
 * @throws LookupError invalid_request when neither or both are given, or when one is malformed
 */
function placeOf({ country, region, market }: Partial<QueryBusinessDateArgs>): Workplace | null {
  const code = country ?? undefined;
  const name = market ?? undefined;
  if ((code === undefined) === (name === undefined)) {
    throw invalid(
      'country',
      'Use exactly one of country and market: use for example country=US or market=target2.',
    );
  }
  if (name !== undefined) {
    if (region !== undefined && region !== null) {
      throw invalid(
        'region',
        'region requires country, and cannot be combined with market: use for example country=DE&region=BY.',
      );
    }
    return { market: name };
  }
  const alpha2 = countryCode(code ?? '');
  if (alpha2 === null) return null;
  return {
    country: alpha2,
    region: region === undefined || region === null ? null : regionOf(alpha2, region),
  };
}

/** @throws LookupError invalid_request when the days are outside the years with known rules */
function checkDateRange(place: Workplace, first: number, last: number): void {
  const firstYear = 'market' in place ? firstYearOf[place.market] : years.first;
  if (fromDayNumber(first).year >= firstYear && fromDayNumber(last).year <= years.last) return;
  throw invalid(
    'date',
    `date must give a result within the years ${firstYear} to ${years.last}: use for example 2026-07-04.`,
  );
}

/** Resolvers of business days and long weekends. @param calendar source of the holidays */
export function businessResolvers(calendar: HolidayCalendar) {
  const calendarFor =
    (caller: LookupContext): HolidayCalendar =>
    (country, year) =>
      calendar(country, year, caller);

  async function businessDate(
    request: QueryBusinessDateArgs,
    caller: LookupContext,
  ): Promise<BusinessDate | null> {
    const { until: end = null } = request;
    const add = typeof request.add === 'number' ? businessDaysRule.read(request.add, 'add') : null;
    const day = dayOf(request.date, 'date');
    const to = end === null ? null : dayOf(end, 'to');
    if (to !== null && Math.abs(to - day) > maxCountedDays) {
      throw invalid(
        'to',
        'to must be at most ten years before or after date: use for example to=2026-12-31.',
      );
    }
    const place = placeOf(request);
    if (place === null) return null;
    // The maximum number of calendar days for a number of business days: at least five of seven days are business days where the
    // weekend has two, and holidays take some more.
    const distance = Math.abs(add ?? 0) * 2 + maxRunOfDaysOff;
    const first = Math.min(day - ((add ?? 0) < 0 ? distance : maxRunOfDaysOff), to ?? day);
    const last = Math.max(day + ((add ?? 0) > 0 ? distance : maxRunOfDaysOff), to ?? day);
    checkDateRange(place, Math.min(day, to ?? day), Math.max(day, to ?? day));
    const work = await workCalendar(place, first, last, calendarFor(caller));
    const [next, previous] = [nextBusinessDay(work, day, 1), nextBusinessDay(work, day, -1)];
    const result = add === null ? null : addBusinessDays(work, day, add);
    checkDateRange(place, Math.min(previous, result ?? day), Math.max(next, result ?? day));
    const relevantDays = [next, previous, ...(result === null ? [] : [result]), ...(to === null ? [] : [to])];
    return {
      date: isoOf(day),
      countryCode: 'country' in place ? place.country : null,
      market: 'market' in place ? place.market : null,
      coverage: work.coverage,
      business: work.business(day),
      weekend: work.weekend(day),
      holidayName: work.closed.get(day)?.name ?? null,
      next: isoOf(next),
      previous: isoOf(previous),
      result: result === null ? null : isoOf(result),
      until: to === null ? null : isoOf(to),
      days: to === null ? null : countBusinessDays(work, day, to),
      estimated: dependsOnEstimate(work, Math.min(...relevantDays), Math.max(...relevantDays)),
    };
  }

  async function longWeekends(
    { country: code, year, region }: QueryLongWeekendsArgs,
    context: LookupContext,
  ): Promise<LongWeekends | null> {
    const requestedYear = bridgeYearRule.read(year ?? new Date(context.now).getUTCFullYear(), 'year');
    const place = placeOf({ country: code, region: region ?? null });
    if (place === null || 'market' in place) return null;
    const [first, last] = [
      toDayNumber({ year: requestedYear, month: 1, day: 1 }) - reach,
      toDayNumber({ year: requestedYear, month: 12, day: 31 }) + reach,
    ];
    const work = await workCalendar(place, first, last, calendarFor(context));
    const found = hasCalendar(place.country)
      ? longWeekendsOf(work, requestedYear)
      : { bridgeDays: [], longWeekends: [] };
    return {
      countryCode: place.country,
      year: requestedYear,
      coverage: isVerified(place.country, requestedYear),
      ...found,
    };
  }

  return {
    Query: {
      businessDate: (_, request, context) => businessDate(request, context),
      longWeekends: (_, request, context) => longWeekends(request, context),
    },
    Country: {
      businessDate: ({ code }, request, context) => businessDate({ ...request, country: code }, context),
      longWeekends: ({ code }, request, context) => longWeekends({ ...request, country: code }, context),
    },
    CalendarDate: {
      business: ({ date, valid }, request, context) =>
        valid ? businessDate({ ...request, date }, context) : null,
    },
  } satisfies Resolvers;
}
