import { expect, test } from 'vitest';
import { daysToReplacement } from './moved-condition.ts';

test('a rule with a condition gives the distance to the day in its place', () => {
  const rule = '1 Shawwal and if saturday then next monday if sunday then next tuesday';
  expect([0, 1, 5, 6].map((weekday) => daysToReplacement(rule, weekday))).toEqual([2, null, null, 2]);
});

test('several weekdays, in either case, with commas', () => {
  const rule = '1 Shawwal and if Saturday, Sunday then next Monday';
  expect([0, 1, 6].map((weekday) => daysToReplacement(rule, weekday))).toEqual([1, null, 2]);
});

test('a rule without a condition has none', () => {
  expect(daysToReplacement('10 Dhu al-Hijjah P3D', 0)).toBeNull();
});
