import { choiceParameter } from '../parameters/choice.ts';
import { countryPathParameter } from '../parameters/country.ts';
import { integerParameter } from '../parameters/integer.ts';
import { textParameter } from '../parameters/text.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { bridgeYearRange, holidayYearRange } from '../../subgraphs/validation/holiday-year.ts';
import { toParameterText } from './parameter-text.ts';
import { toNamesByVersion, type Route, type Variables } from '../routing/route.ts';

const type = choiceParameter(
  'Type of day: public holidays, observances (bank and school holidays, days of remembrance), or all.',
  ['public', 'observance', 'all'],
  'public',
);
const region = textParameter(
  'Restricts to days observed in this region: ISO 3166-2 code, with or without the country.',
  {
    example: 'BY',
    maximum: 6,
  },
);
const describeMissingHolidays = ({ country }: Variables) =>
  `No country has the code ${String(country)}. Use an ISO 3166-1 code such as US or USA.`;

const holidayRoute = {
  name: 'holiday',
  family: 'holiday',
  path: '/holiday/{country}',
  summary:
    'The public holidays of a country in a year, by date. coverage is false without a calendar of the country, and in years before its first verified year.',
  operation: toNamesByVersion('holiday'),
  calendar: 'holiday-calendar',
  notes: [
    'Calendar apps can subscribe to /holiday/FR?format=ics. Each day is an event with a stable UID. Unannounced days that depend on the moon are tentative.',
  ],
  missing: describeMissingHolidays,
} as const satisfies Partial<Route>;

const bridgesRoute = {
  name: 'holiday',
  family: 'holiday',
  path: '/holiday/{country}/bridges',
  summary:
    'The long weekends of a country in a year, and single working days between days off. coverage is false without a calendar of the country, and in years before its first verified year.',
  operation: 'holiday-bridges',
  missing: describeMissingHolidays,
} as const satisfies Partial<Route>;

function rejectYear({ country, date }: Variables): void {
  if (typeof date !== 'string' || !/^\d{4}$/.test(date)) return;
  throw createInvalidInputError(
    'date',
    `For the holidays of a year use /holiday/${toParameterText(country)}?year=${date}. date must be YYYY-MM-DD, not ${date}.`,
  );
}

export const holidayRoutes: readonly Route[] = [
  {
    ...holidayRoute,
    when: ['year'],
    parameters: {
      country: countryPathParameter,
      year: integerParameter('Gregorian year. Default: the current year in UTC.', holidayYearRange),
      type,
      region,
    },
    cache: 'facts',
    examples: [
      { path: '/holiday/US?year=2026', note: 'The holidays of 2026, federal and of individual states.' },
      { path: '/holiday/DE?year=2026&region=BY', note: 'The holidays of Bavaria.' },
    ],
  },
  {
    ...holidayRoute,
    parameters: { country: countryPathParameter, type, region },
    cache: 'live',
    examples: [{ path: '/holiday/USA', note: 'The current year.' }],
  },
  {
    ...bridgesRoute,
    when: ['year'],
    parameters: {
      country: countryPathParameter,
      year: integerParameter('Gregorian year. Default: the current year in UTC.', bridgeYearRange),
      region,
    },
    cache: 'facts',
    examples: [{ path: '/holiday/DE/bridges?year=2026&region=BY', note: 'Bridge days in Bavaria.' }],
  },
  {
    ...bridgesRoute,
    parameters: { country: countryPathParameter, region },
    cache: 'live',
    examples: [{ path: '/holiday/US/bridges', note: 'The current year.' }],
  },
  {
    name: 'holiday',
    family: 'holiday',
    path: '/holiday/{country}/{date}',
    summary: 'The holiday of a country on a date; null when the date has no holiday.',
    operation: toNamesByVersion('holiday-date'),
    parameters: {
      country: countryPathParameter,
      date: textParameter('ISO date, YYYY-MM-DD, in the years 1970 to 2076.', {
        in: 'path',
        example: '2026-07-04',
        maximum: 10,
      }),
      type,
      region,
    },
    check: rejectYear,
    cache: 'facts',
    missing: describeMissingHolidays,
    examples: [
      { path: '/holiday/US/2026-07-04', note: 'Independence Day.' },
      { path: '/holiday/US/2026-07-06', note: 'A date without a holiday.' },
    ],
  },
];
