import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { formatClockText } from './clock-text.ts';
import { LuxonEditionZone } from './luxon-zone.ts';
import { zoneIds, zoneOf } from '../tz/edition.ts';

const createInstant = (text: string) => ({ unix: Date.parse(text) / 1000, milliseconds: 0 });
/** Some ICU releases write a narrow no-break space before AM. */
const replaceSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('DES-009: Luxon formats with the offsets of the pinned edition', () => {
  test('the clock text of Alberta is in CST all year in edition 2026c, whatever the time-zone data of the host', () => {
    expect(
      replaceSpaces(
        formatClockText(zoneOf('America/Edmonton'), createInstant('2026-12-01T12:00:00Z'), 'full', 'en'),
      ),
    ).toBe('December 1, 2026 at 6:00 AM CST');
  });

  test('a clock text contains the era only in year 0 and earlier', () => {
    // In ISO 8601, the year 0000 is 1 BC.
    expect(
      replaceSpaces(formatClockText(zoneOf('UTC'), createInstant('0000-12-31T12:00:00Z'), 'full', 'en')),
    ).toMatch(/December 31, 1 BC/);
    expect(formatClockText(zoneOf('UTC'), createInstant('0001-01-01T12:00:00Z'), 'full', 'en')).not.toMatch(
      /A|BC/,
    );
  });

  test.each([
    ['en', 'huge', 'Wednesday, July 1, 2026 at 2:00 PM CEST'],
    ['de', 'huge', 'Mittwoch, 1. Juli 2026 um 14:00 CEST'],
    ['fr', 'medium', '1 juil. 2026, 14:00'],
    ['en-GB', 'short', '01/07/2026, 14:00'],
  ] as const)('the clock text of Paris is formatted in %s with the style %s', (language, style, expected) => {
    expect(
      replaceSpaces(
        formatClockText(zoneOf('Europe/Paris'), createInstant('2026-07-01T12:00:00Z'), style, language),
      ),
    ).toBe(expected);
  });

  test('the clock text of every zone has the same local time as in ICU', () => {
    const instant = Date.parse('2026-11-21T12:34:56Z');
    const utc = new Intl.DateTimeFormat('en', { ...DateTime.DATETIME_SHORT, timeZone: 'UTC' });
    for (const id of zoneIds) {
      const localMs = instant + zoneOf(id).at(instant / 1000).offset * 1000;
      expect(
        replaceSpaces(formatClockText(zoneOf(id), { unix: instant / 1000, milliseconds: 0 }, 'short', 'en')),
        id,
      ).toBe(replaceSpaces(utc.format(localMs)));
    }
  });
});

test('RuledZone supports historical offsets with seconds', () => {
  const paris = DateTime.fromISO('1900-01-01T00:00:00Z', {
    zone: new LuxonEditionZone(zoneOf('Europe/Paris')),
  });
  expect([paris.hour, paris.minute, paris.second]).toEqual([0, 9, 21]);
});
