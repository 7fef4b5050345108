import { choice } from '../parameters/choice.ts';
import { countryPath } from '../parameters/country.ts';
import { integer } from '../parameters/integer.ts';
import { text } from '../parameters/text.ts';
import { invalid } from '../../core/lookup-error.ts';
import { bridgeYear, holidayYear } from '../../subgraphs/validation/holiday-year.ts';
import { quotedParameter } from './quoted-parameter.ts';
import { versioned, type Route, type Variables } from '../routing/route.ts';

const type = choice(
  'Which days: public holidays, observances (bank and school holidays, days of remembrance), or all.',
  ['public', 'observance', 'all'],
  'public',
);
const region = text('Only days kept in this region: ISO 3166-2 code, with or without the country.', {
  example: 'BY',
  maximum: 6,
});
const missing = ({ country }: Variables) =>
  `No country has the code ${String(country)}: use an ISO 3166-1 code, for example US or USA.`;

const holidaysOfYear = {
  name: 'holiday',
  family: 'holiday',
  path: '/holiday/{country}',
  summary:
    'The public holidays of a country in a year, day by day. coverage is false when the country has no recorded calendar.',
  operation: versioned('holiday'),
  calendar: 'holiday-calendar',
  notes: [
    'A calendar program subscribes to /holiday/FR?format=ics: each day is an event whose UID stays; what follows from the ' +
      'moon and is not announced is tentative.',
  ],
  missing,
} as const satisfies Partial<Route>;

const bridges = {
  name: 'holiday',
  family: 'holiday',
  path: '/holiday/{country}/bridges',
  summary:
    'The long weekends of a country in a year, and the single working days that join days off. coverage is false when the country has no recorded calendar.',
  operation: 'holiday-bridges',
  missing,
} as const satisfies Partial<Route>;

function rejectYear({ country, date }: Variables): void {
  if (typeof date !== 'string' || !/^\d{4}$/.test(date)) return;
  throw invalid(
    'date',
    `date must be a day, as YYYY-MM-DD, not ${date}: the holidays of the year are /holiday/${quotedParameter(country)}?year=${date}.`,
  );
}

export const holidayRoutes: readonly Route[] = [
  {
    ...holidaysOfYear,
    when: ['year'],
    parameters: {
      country: countryPath,
      year: integer('Gregorian year. Default: the current year in UTC.', holidayYear),
      type,
      region,
    },
    cache: 'facts',
    examples: [
      { path: '/holiday/US?year=2026', note: 'the federal holidays of 2026, and those of single states' },
      { path: '/holiday/DE?year=2026&region=BY', note: 'what Bavaria keeps' },
    ],
  },
  {
    ...holidaysOfYear,
    parameters: { country: countryPath, type, region },
    cache: 'live',
    examples: [{ path: '/holiday/USA', note: 'the current year' }],
  },
  {
    ...bridges,
    when: ['year'],
    parameters: {
      country: countryPath,
      year: integer('Gregorian year. Default: the current year in UTC.', bridgeYear),
      region,
    },
    cache: 'facts',
    examples: [
      { path: '/holiday/DE/bridges?year=2026&region=BY', note: 'where a day of leave goes far in Bavaria' },
    ],
  },
  {
    ...bridges,
    parameters: { country: countryPath, region },
    cache: 'live',
    examples: [{ path: '/holiday/US/bridges', note: 'the current year' }],
  },
  {
    name: 'holiday',
    family: 'holiday',
    path: '/holiday/{country}/{date}',
    summary: 'The holiday on one date in a country; holiday is null when it is none.',
    operation: versioned('holiday-date'),
    parameters: {
      country: countryPath,
      date: text('ISO date, YYYY-MM-DD, in the years 1970 to 2076.', {
        in: 'path',
        example: '2026-07-04',
        maximum: 10,
      }),
      type,
      region,
    },
    check: rejectYear,
    cache: 'facts',
    missing,
    examples: [
      { path: '/holiday/US/2026-07-04', note: 'Independence Day' },
      { path: '/holiday/US/2026-07-06', note: 'no holiday' },
    ],
  },
];
