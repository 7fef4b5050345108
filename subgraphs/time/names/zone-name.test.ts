import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildNameTable } from '../../../scripts/zone-names.ts';
import { pinned, zoneIds } from '../tz/edition.ts';
import { languages } from './languages.ts';
import { zoneNameOf } from './zone-name.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const name = (id: string, at: string, language: (typeof languages)[number] = 'en') =>
  zoneNameOf(pinned, id, seconds(at), language)?.name ?? null;

test('the name tables are identical to the output of the generator script', () => {
  for (const language of languages) {
    expect(readFileSync(new URL(`${language}.tsv`, import.meta.url), 'utf8')).toBe(buildNameTable(language));
  }
});

test.each([
  ['America/New_York', '2026-07-01T00:00Z', 'Eastern Time'],
  ['America/Phoenix', '2026-07-01T00:00Z', 'Mountain Standard Time'],
  ['Asia/Kolkata', '2026-07-01T00:00Z', 'India Standard Time'],
  ['Europe/London', '2026-07-01T00:00Z', 'United Kingdom Time'],
  ['Europe/Dublin', '2026-07-01T00:00Z', 'Ireland Time'],
  ['US/Eastern', '2026-07-01T00:00Z', 'Eastern Time'],
  ['UTC', '2026-07-01T00:00Z', 'Coordinated Universal Time'],
  ['Africa/Casablanca', '2026-05-20T00:00Z', 'Morocco Time'],
  // Standard time has changed since CLDR's publication.
  ['Africa/Casablanca', '2026-11-20T00:00Z', null],
  ['America/Vancouver', '2026-11-20T00:00Z', null],
  ['America/Edmonton', '2026-11-20T00:00Z', null],
  ['Europe/Paris', '1900-01-01T00:00Z', null],
  ['Etc/GMT+3', '2026-07-01T00:00Z', null],
])('the display name of the zone %s at %s is %s', (id, at, expected) => {
  expect(name(id, at)).toBe(expected);
});

test("zone names match the platform's generic names wherever the rules agree with CLDR", () => {
  // For zones without a name the platform prints the UTC offset, and the names of UTC and GMT have another form.
  const at = new Date('2026-03-01T00:00Z');
  let compared = 0;
  for (const timeZone of zoneIds) {
    const own = name(timeZone, at.toISOString());
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' });
    const other = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    if (own === null || other.startsWith('GMT')) continue;
    expect(own, timeZone).toBe(other);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(500);
});
