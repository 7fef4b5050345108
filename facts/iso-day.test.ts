import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { dayMs, isIsoDay, isoDay } from './iso-day.ts';

test("isIsoDay agrees with Luxon's calendar", () => {
  const day = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  fc.assert(
    fc.property(day, ([year, month, date]) => {
      const text = `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`;
      const known = DateTime.fromISO(text, { zone: 'utc' });
      expect(isIsoDay(text)).toBe(known.isValid);
      if (!known.isValid) return;
      expect(isoDay(known.toMillis())).toBe(text);
      expect(isoDay(known.toMillis() + dayMs - 1)).toBe(text);
    }),
  );
});

test.each(['2024-2-29', '2024-02-29T00:00', ' 2024-02-29', '2024-02-29 ', '20240229', '+02024-02-29', ''])(
  'isIsoDay rejects %j',
  (text) => expect(isIsoDay(text)).toBe(false),
);
