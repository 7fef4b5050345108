import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { holidayCalendar } from './calendar.ts';

// facts/tables/holiday-differences.tsv lists the differences from another open data set, with reasons.
const rows = readFacts('holiday-differences');

test.each(
  rows.map(({ country = '', kept = '', not_kept: not = '', reason = '' }) => [country, reason, kept, not]),
)('the calendar of %s differs from the other data set as listed: %s', async (country, reason, kept, not) => {
  const calendar = holidayCalendar();
  const keeps = async (date: string) =>
    ((await calendar(country, Number(date.slice(0, 4)))) ?? []).some(
      (day) => day.date === date && day.type === 'public' && day.regions === null,
    );
  const wrong: string[] = [];
  for (const date of kept.split(' ').filter(Boolean)) if (!(await keeps(date))) wrong.push(`-${date}`);
  for (const date of not.split(' ').filter(Boolean)) if (await keeps(date)) wrong.push(`+${date}`);
  expect(wrong).toEqual([]);
  expect(reason).not.toBe('');
});

test('agrees with the other data set on more than 98.5 % of the days of each', () => {
  const days = (text: string | undefined) => (text === undefined || text === '' ? 0 : text.split(' ').length);
  const sum = (column: string) => rows.reduce((total, row) => total + days(row[column]), 0);
  // Both have 111,353 days in the verified years from 1970 to 2028.
  const common = 111_353;
  expect(common / (common + sum('not_kept'))).toBeGreaterThan(0.985);
  expect(common / (common + sum('kept'))).toBeGreaterThan(0.985);
});
