import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { createHolidayCalendar } from './calendar.ts';

// facts/tables/holiday-differences.tsv lists the differences from another open data set, with reasons.
const rows = readFacts('holiday-differences');

test.each(
  rows.map(({ country = '', kept = '', not_kept: not = '', reason = '' }) => [country, reason, kept, not]),
)(
  'the holiday calendar of %s differs from the other data set only as listed: %s',
  async (country, reason, kept, not) => {
    const calendar = createHolidayCalendar();
    const isPublicHoliday = async (date: string) =>
      ((await calendar(country, Number(date.slice(0, 4)))) ?? []).some(
        (day) => day.date === date && day.type === 'public' && day.regions === null,
      );
    const wrongDates: string[] = [];
    for (const date of kept.split(' ').filter(Boolean))
      if (!(await isPublicHoliday(date))) wrongDates.push(`-${date}`);
    for (const date of not.split(' ').filter(Boolean))
      if (await isPublicHoliday(date)) wrongDates.push(`+${date}`);
    expect(wrongDates).toEqual([]);
    expect(reason).not.toBe('');
  },
);

test('more than 98.5 % of the days of each of the two holiday data sets are in both', () => {
  const parseCount = (text: string | undefined) =>
    text === undefined || text === '' ? 0 : text.split(' ').length;
  const sumColumn = (column: string) => rows.reduce((total, row) => total + parseCount(row[column]), 0);
  // Both data sets have 111,353 days in the verified years from 1970 to 2028.
  const commonDays = 111_353;
  expect(commonDays / (commonDays + sumColumn('not_kept'))).toBeGreaterThan(0.985);
  expect(commonDays / (commonDays + sumColumn('kept'))).toBeGreaterThan(0.985);
});
