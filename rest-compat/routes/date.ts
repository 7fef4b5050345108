import { candidate } from '../parameters/candidate.ts';
import { choice } from '../parameters/choice.ts';
import { text } from '../parameters/text.ts';
import { versioned, type Route } from '../route.ts';

const format = choice(
  'Order of a date with the year last, as in 12/31/2026 or 31.12.2026. ISO dates are read in any case.',
  ['mdy', 'dmy'],
);
const to = text('The other date of a difference in days, in the same forms.', {
  example: '2026-12-31',
  maximum: 64,
});
const operation = versioned('date');

export const dateRoutes: readonly Route[] = [
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
