import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { parseDate } from './parse-date.ts';

test('REF-024: parseDate accepts exactly the ISO dates that exist according to Luxon', () => {
  const padTwo = (value: number) => `${value}`.padStart(2, '0');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
      (year, month, day) => {
        const text = `${`${year}`.padStart(4, '0')}-${padTwo(month)}-${padTwo(day)}`;
        const luxon = DateTime.fromISO(text, { zone: 'utc' });
        const exists = luxon.isValid && year >= 1;
        expect(parseDate(text)).toEqual(exists ? { year, month, day } : null);
      },
    ),
    { numRuns: 5000 },
  );
});

const lastDay = { year: 2026, month: 12, day: 31 };
const thirdOfApril = { year: 2026, month: 4, day: 3 };

test.each([
  ['2026-12-31', null, lastDay],
  [' 2026-12-31 ', null, lastDay],
  ['2026-12-31', 'mdy', lastDay],
  ['2026-12-31', 'dmy', lastDay],
  ['12/31/2026', 'mdy', lastDay],
  ['31/12/2026', 'dmy', lastDay],
  ['31.12.2026', 'dmy', lastDay],
  ['31-12-2026', 'dmy', lastDay],
  ['04/03/2026', 'mdy', thirdOfApril],
  ['4/3/2026', 'mdy', thirdOfApril],
  ['03/04/2026', 'dmy', thirdOfApril],
  ['2024-02-29', null, { year: 2024, month: 2, day: 29 }],
  ['2000-02-29', null, { year: 2000, month: 2, day: 29 }],
  // ISO 8601 defines the basic format, and has examples of week and ordinal dates with their calendar dates.
  ['20261231', null, lastDay],
  ['2026-W53-4', null, lastDay],
  ['2026W534', null, lastDay],
  ['2026-365', null, lastDay],
  ['2026365', null, lastDay],
  ['2020-W53-1', null, { year: 2020, month: 12, day: 28 }],
  ['2008-W01-1', null, { year: 2007, month: 12, day: 31 }],
  ['2016-366', null, { year: 2016, month: 12, day: 31 }],
] as const)('parseDate parses the date %s with the format %s', (text, order, date) => {
  expect(parseDate(text, order)).toEqual(date);
});

test.each([
  ['2026-02-30', null],
  ['1900-02-29', null],
  ['2023-02-29', null],
  ['0000-01-01', null],
  ['10000-01-01', null],
  ['-0001-01-01', null],
  ['2026-1-1', null],
  ['20261301', null],
  ['2026-366', null],
  ['2026-000', null],
  ['2021-W53-1', null],
  ['2026-W01-8', null],
  ['2026-W01', null],
  ['2026-W534', null],
  ['0000-001', null],
  ['2026-12-31T00:00:00Z', null],
  ['12/31/2026', null],
  ['12/31/2026', 'dmy'],
  ['31/12/2026', 'mdy'],
  ['12/31-2026', 'mdy'],
  ['12/31/26', 'mdy'],
  ['', null],
  ['today', null],
  ['２０２６-12-31', null],
  ['2026-12-31'.padStart(65), null],
] as const)('parseDate rejects the date %s with the format %s', (text, order) => {
  expect(parseDate(text, order)).toBeNull();
});
