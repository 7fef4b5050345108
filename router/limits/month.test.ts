import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMonth } from './month.ts';

test('every instant belongs to the month in its ISO text and to no other month', () => {
  const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1, maxLength: 10 }), (instants) => {
      for (const instant of instants) {
        const { name, start, end } = toMonth(instant);
        expect(new Date(instant).toISOString().slice(0, 7)).toBe(name);
        expect(new Date(start).toISOString()).toBe(`${name}-01T00:00:00.000Z`);
        expect(new Date(end - 1).toISOString().slice(0, 7)).toBe(name);
        expect(new Date(end).toISOString()).toMatch(/^\d{4}-\d\d-01T00:00:00.000Z$/);
      }
    }),
  );
});

test('monthAt returns the same object for all instants in a month', () => {
  const start = Date.UTC(2026, 10);
  const end = Date.UTC(2026, 11);
  const month = toMonth(start);
  expect(toMonth(start)).toBe(month);
  expect(toMonth(end - 1)).toBe(month);
  expect(toMonth(end)).not.toBe(month);
  expect(toMonth(end).name).toBe('2026-12');
});

test('monthAt returns the previous month when the clock jumps back', () => {
  toMonth(Date.UTC(2026, 11));
  expect(toMonth(Date.UTC(2026, 11) - 1).name).toBe('2026-11');
});
