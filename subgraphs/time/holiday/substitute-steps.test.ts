import { expect, test } from 'vitest';
import { computeDaysToSubstitute } from './substitute-steps.ts';

test('computeDaysToSubstitute returns the number of days from a weekday to the substitute day', () => {
  const rule = '1 Shawwal and if saturday then next monday if sunday then next tuesday';
  expect([0, 1, 5, 6].map((weekday) => computeDaysToSubstitute(rule, weekday))).toEqual([2, null, null, 2]);
});

test('computeDaysToSubstitute accepts several weekdays separated by commas, in upper and lower case', () => {
  const rule = '1 Shawwal and if Saturday, Sunday then next Monday';
  expect([0, 1, 6].map((weekday) => computeDaysToSubstitute(rule, weekday))).toEqual([1, null, 2]);
});

test('computeDaysToSubstitute returns null for a rule without a condition', () => {
  expect(computeDaysToSubstitute('10 Dhu al-Hijjah P3D', 0)).toBeNull();
});
