import { candidate } from '../parameters/candidate.ts';
import { choice } from '../parameters/choice.ts';
import { countryQuery } from '../parameters/country.ts';
import { integer } from '../parameters/integer.ts';
import { text } from '../parameters/text.ts';
import { businessDays } from '../../subgraphs/validation/holiday-year.ts';
import { versioned, type Route } from '../routing/route.ts';

const format = choice(
  'Order of a date with the year last, as in 12/31/2026 or 31.12.2026. ISO dates are read in any case.',
  ['mdy', 'dmy'],
);
const to = text('The other date of a difference in days, in the same forms.', {
  example: '2026-12-31',
  maximum: 64,
});
const operation = versioned('date');

const market = choice('A settlement calendar in place of a country.', [
  'target2',
  'federal_reserve',
  'nyse',
  'lse',
]);

export const dateRoutes: readonly Route[] = [
  {
    name: 'date',
    family: 'date',
    path: '/date/{date}/business',
    summary:
      'A date as a business day of a country, of a region or of a settlement calendar: whether work is done, the next and previous business day, the one so many business days away, and how many there are up to another date.',
    operation: 'date-business',
    parameters: {
      date: text('ISO date, YYYY-MM-DD, in the years 1970 to 2076.', {
        in: 'path',
        example: '2026-07-03',
        maximum: 10,
      }),
      country: countryQuery('Country: ISO 3166-1 code. Either this or market.'),
      region: text('Also the days kept in this region only: ISO 3166-2 code.', {
        example: 'BY',
        maximum: 6,
      }),
      market,
      add: integer('So many business days on, or back when negative.', businessDays),
      to: text('ISO date up to which business days are counted, at most ten years away.', {
        example: '2026-12-31',
        maximum: 10,
      }),
    },
    cache: 'facts',
    missing: ({ country }) =>
      `No country has the code ${String(country)}: use an ISO 3166-1 code, for example US or USA.`,
    examples: [
      {
        path: '/date/2026-07-03/business?country=US&add=5',
        note: 'five business days after the eve of the Fourth of July',
      },
      {
        path: '/date/2026-12-24/business?market=target2&to=2027-01-08',
        note: 'settlement days over the turn of the year',
      },
    ],
  },
  {
    name: 'date',
    family: 'date',
    path: '/date/{date+}',
    summary: 'A calendar date: whether it exists, what follows from it, and the days to another one.',
    operation,
    parameters: {
      date: candidate(
        'ISO date, YYYY-MM-DD, years 0001 to 9999; with format also one with the year last.',
        '2026-11-20',
      ),
      format,
      to,
    },
    deep: 'included',
    cache: 'facts',
    examples: [
      { path: '/date/2026-11-20?deep=true', note: 'a Friday in week 47' },
      { path: '/date/12/31/2026?format=mdy', note: 'month, day, year' },
      { path: '/date/2026-01-01?to=2026-12-31', note: '364 days' },
    ],
  },
  {
    name: 'date',
    family: 'date',
    path: '/date',
    summary: 'Today in UTC, and the days to another date.',
    operation,
    parameters: { format, to },
    deep: 'included',
    cache: 'live',
    examples: [{ path: '/date?to=2026-12-31', note: 'how many days are left' }],
  },
];
