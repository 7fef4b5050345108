import { expect, test } from 'vitest';
import { createHolidayCalendar } from './calendar.ts';
import { isOnFixedDate } from './fixed-date.ts';

test.each([
  ['01-01', '2026-01-01', true],
  ['12-25 P2D', '2026-12-26', true],
  ['12-24 14:00 if sunday then 00:00', '2026-12-24', true],
  ['05-05 since 1990', '2026-05-05', true],
  ['01-01 and if sunday then next monday', '2023-01-01', true],
  ['01-01 and if sunday then next monday', '2023-01-02', false],
  ['04-27 if sunday then previous saturday', '2026-04-27', false],
  ['substitutes 01-01 if sunday then next monday', '2023-01-02', false],
  ['easter -2', '2026-04-03', false],
  ['3rd monday in January', '2026-01-19', false],
  ['1 Shawwal', '2026-03-20', false],
  // A decree added these days for one year.
  ['2022-09-19', '2022-09-19', false],
])('isOnFixedDate for %s on %s returns %s', (rule, date, fixed) => {
  expect(isOnFixedDate({ rule, date, substitute: false })).toBe(fixed);
});

test('isOnFixedDate returns false for substitute days and for days that the law moves', () => {
  const day = { rule: '05-01', date: '2026-05-01', substitute: false };
  expect(isOnFixedDate({ ...day, substitute: true })).toBe(false);
  expect(isOnFixedDate({ ...day, moves: true })).toBe(false);
});

test.each([
  [
    'BE',
    "New Year's Day, Labour Day, National Holiday, Assumption, All Saints' Day, Armistice Day, Christmas Day",
  ],
  ['NL', "New Year's Day, Christmas Day, Boxing Day"],
  // These holidays stay on weekends, with an additional substitute day.
  ['US', "New Year's Day, Juneteenth, Independence Day, Veterans Day, Christmas Day"],
])('the public holidays of %s on fixed dates in 2026 are recognised', async (country, names) => {
  const days = (await createHolidayCalendar()(country, 2026)) ?? [];
  const fixedDays = days.filter((day) => day.type === 'public' && day.fixed && day.regions === null);
  expect(fixedDays.map(({ name }) => name).join(', ')).toBe(names);
});
