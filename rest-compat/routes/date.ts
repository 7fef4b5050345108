import { candidateParameter } from '../parameters/candidate.ts';
import { choiceParameter } from '../parameters/choice.ts';
import { countryQueryParameter } from '../parameters/country.ts';
import { integerParameter } from '../parameters/integer.ts';
import { textParameter } from '../parameters/text.ts';
import { businessDayRange } from '../../subgraphs/validation/holiday-year.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { selectReasonIfInvalid } from './reason.ts';

const formatParameter = choiceParameter(
  'Order of dates with the year last, such as 12/31/2026 or 31.12.2026. ISO dates are always accepted.',
  ['mdy', 'dmy'],
);
const endParameter = textParameter('Second date, for the difference in days. Same formats.', {
  example: '2026-12-31',
  maximum: 64,
});
const operation = toNamesByVersion('date');

const marketParameter = choiceParameter('Settlement calendar, as an alternative to country.', [
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
      'Business days of a country, region or settlement calendar: the status of a date, the nearest business days, the result of a step, and a count.',
    operation: 'date-business',
    parameters: {
      date: textParameter('ISO date, YYYY-MM-DD, in the years 1970 to 2076.', {
        in: 'path',
        example: '2026-07-03',
        maximum: 10,
      }),
      country: countryQueryParameter('Country: ISO 3166-1 code. Use either country or market.'),
      region: textParameter('Includes the holidays of this region: ISO 3166-2 code.', {
        example: 'BY',
        maximum: 6,
      }),
      market: marketParameter,
      add: integerParameter('Number of business days to add; negative to subtract.', businessDayRange),
      to: textParameter(
        'ISO date up to which business days are counted, at most ten years before or after `date`.',
        {
          example: '2026-12-31',
          maximum: 10,
        },
      ),
    },
    cache: 'facts',
    missing: ({ country }) =>
      `No country has the code ${String(country)}. Use an ISO 3166-1 code such as US or USA.`,
    examples: [
      {
        path: '/date/2026-07-03/business?country=US&add=5',
        note: 'Five business days after July 3.',
      },
      {
        path: '/date/2026-12-24/business?market=target2&to=2027-01-08',
        note: 'Settlement days at the end of the year.',
      },
    ],
  },
  {
    name: 'date',
    family: 'date',
    path: '/date/{date+}',
    summary:
      'A calendar date: whether it exists, its weekday, ISO week and more, and the days to another date.',
    operation,
    shape: selectReasonIfInvalid,
    parameters: {
      date: candidateParameter(
        'ISO date, years 0001 to 9999: YYYY-MM-DD, or 20261231, 2026-W53-4, 2026-365. With format, the year can be last.',
        '2026-11-20',
      ),
      format: formatParameter,
      to: endParameter,
    },
    deep: 'included',
    cache: 'facts',
    examples: [
      { path: '/date/2026-11-20?deep=true', note: 'A Friday in week 47.' },
      { path: '/date/12/31/2026?format=mdy', note: 'A date in the order month, day, year.' },
      { path: '/date/2026-01-01?to=2026-12-31', note: '364 days' },
    ],
  },
  {
    name: 'date',
    family: 'date',
    path: '/date',
    summary: 'Today in UTC, and the days to another date.',
    operation,
    shape: selectReasonIfInvalid,
    parameters: { format: formatParameter, to: endParameter },
    deep: 'included',
    cache: 'live',
    examples: [{ path: '/date?to=2026-12-31', note: 'The days until the end of 2026.' }],
  },
];
