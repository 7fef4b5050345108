import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { holidayCalendar } from './calendar.ts';

// facts/tables/holiday-differences.tsv lists where we differ from another open data set, and why.
const rows = readFacts('holiday-differences');

test.each(
  rows.map(({ country = '', kept = '', not_kept: not = '', reason = '' }) => [country, kept, not, reason]),
)('%s differs from the other set exactly as listed', async (country, kept, not, reason) => {
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

test('what differs is less than three days in a hundred', () => {
  const days = (text: string | undefined) => (text === undefined || text === '' ? 0 : text.split(' ').length);
  const total = rows.reduce((sum, row) => sum + days(row['kept']) + days(row['not_kept']), 0);
  // 239 countries have some 30,000 nationwide public days in these nine years.
  expect(total).toBeLessThan(900);
});
