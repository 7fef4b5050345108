import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { dayMs, isIsoDay, formatIsoDay } from './iso-day.ts';

test("isIsoDay agrees with Luxon's calendar", () => {
  const arbitraryDay = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  const padDigits = (value: number, length: number) => String(value).padStart(length, '0');
  fc.assert(
    fc.property(arbitraryDay, ([year, month, date]) => {
      const text = `${padDigits(year, 4)}-${padDigits(month, 2)}-${padDigits(date, 2)}`;
      const referenceDate = DateTime.fromISO(text, { zone: 'utc' });
      expect(isIsoDay(text)).toBe(referenceDate.isValid);
      if (!referenceDate.isValid) return;
      expect(formatIsoDay(referenceDate.toMillis())).toBe(text);
      expect(formatIsoDay(referenceDate.toMillis() + dayMs - 1)).toBe(text);
    }),
  );
});

test.each(['2024-2-29', '2024-02-29T00:00', ' 2024-02-29', '2024-02-29 ', '20240229', '+02024-02-29', ''])(
  'isIsoDay rejects %j',
  (text) => expect(isIsoDay(text)).toBe(false),
);
