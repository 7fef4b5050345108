import type { LookupContext } from '../../../core/lookup-context.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { formatIso } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import type { CountryHolidaysArgs, Holiday, HolidayFilter, Resolvers } from '../schema.generated.ts';
import { holidayYearRule, yearRange } from '../../validation/holiday-year.ts';
import { hasCalendar, type HolidayCalendar } from './calendar.ts';
import { findCountryCode, parseRegion } from './country.ts';
import { isVerified, findFirstVerifiedYear } from './verified-years.ts';
import { formatHolidayCalendar, type YearOfHolidays } from './icalendar.ts';

/** The holidays of a country in a year. The iCalendar text is generated when a query selects the field. */
export interface HolidayYearModel extends YearOfHolidays {
  readonly coverage: boolean;
}

interface HolidaySelection {
  readonly type: HolidayFilter;
  readonly region: string | null;
}

function checkYear(date: string, year: number): void {
  if (year >= yearRange.first && year <= yearRange.last) return;
  throw createInvalidInputError(
    date,
    `${date} must be in the years ${yearRange.first} to ${yearRange.last}: for example, use 2026-07-04.`,
  );
}

function selectHolidays(days: readonly Holiday[], { type, region }: HolidaySelection): readonly Holiday[] {
  const requestedType = type === 'all' ? null : type;
  return days.filter(
    (day) =>
      (requestedType === null || day.type === requestedType) &&
      (region === null || (day.regions?.includes(region) ?? true)),
  );
}

/** Creates the resolvers of holidays. @param calendar source of the holidays */
export function holidayResolvers(calendar: HolidayCalendar) {
  async function loadHolidayYear(
    country: string,
    year: number,
    type: HolidayFilter,
    regionText: string | null,
    caller: LookupContext,
  ): Promise<HolidayYearModel> {
    const region = regionText === null ? null : parseRegion(country, regionText);
    const days = await calendar(country, year, caller);
    return {
      countryCode: country,
      year,
      coverage: days !== null && isVerified(country, year),
      holidays: selectHolidays(days ?? [], { type, region }),
    };
  }

  function resolveHolidays(
    code: string,
    { year, type = 'public', region = null }: Partial<CountryHolidaysArgs>,
    context: LookupContext,
  ) {
    const requestedYear = holidayYearRule.read(year ?? new Date(context.now).getUTCFullYear(), 'year');
    const country = findCountryCode(code);
    return country === null ? null : loadHolidayYear(country, requestedYear, type, region, context);
  }

  return {
    Query: {
      holidays: (_, { country, ...selection }, context) => resolveHolidays(country, selection, context),
      holiday: async (_, { country: code, date: text, type, region = null }, context) => {
        const date = parseDate(text);
        if (date === null)
          throw createInvalidInputError(
            'date',
            'date must be a valid date in the format YYYY-MM-DD: for example, use 2026-07-04.',
          );
        checkYear('date', date.year);
        const country = findCountryCode(code);
        if (country === null) return null;
        const isoDate = formatIso(date);
        const { coverage, holidays } = await loadHolidayYear(country, date.year, type, region, context);
        const holidaysOnDate = holidays.filter((holiday) => holiday.date === isoDate);
        return {
          countryCode: country,
          date: isoDate,
          coverage,
          holiday: holidaysOnDate[0] ?? null,
          holidays: holidaysOnDate,
        };
      },
    },
    HolidayYear: { icalendar: formatHolidayCalendar },
    Country: {
      holidayCoverage: ({ code }) => hasCalendar(code),
      holidaysSince: ({ code }) => findFirstVerifiedYear(code),
      holidays: ({ code }, selection, context) => resolveHolidays(code, selection, context),
    },
  } satisfies Resolvers;
}
