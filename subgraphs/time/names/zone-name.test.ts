import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildNameTable } from '../../../scripts/zone-names.ts';
import { pinnedEdition, zoneIds } from '../tz/edition.ts';
import { languages } from './languages.ts';
import { findZoneName } from './zone-name.ts';

const parseSeconds = (text: string) => Date.parse(text) / 1000;
const findName = (id: string, at: string, language: (typeof languages)[number] = 'en') =>
  findZoneName(pinnedEdition, id, parseSeconds(at), language)?.name ?? null;

test('the committed tables of zone names equal the output of their generator', () => {
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
  // The standard time of this zone has changed since CLDR's publication.
  ['Africa/Casablanca', '2026-11-20T00:00Z', null],
  ['America/Vancouver', '2026-11-20T00:00Z', null],
  ['America/Edmonton', '2026-11-20T00:00Z', null],
  ['Europe/Paris', '1900-01-01T00:00Z', null],
  ['Etc/GMT+3', '2026-07-01T00:00Z', null],
])('the display name of the zone %s at %s is %s', (id, at, expected) => {
  expect(findName(id, at)).toBe(expected);
});

test('zone names equal the generic names of the platform wherever the rules agree with CLDR', () => {
  // The platform formats zones without a name as a UTC offset, and has other names for UTC and GMT.
  const instant = new Date('2026-03-01T00:00Z');
  let comparedCount = 0;
  for (const timeZone of zoneIds) {
    const ownName = findName(timeZone, instant.toISOString());
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' });
    const icuName = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    if (ownName === null || icuName.startsWith('GMT')) continue;
    expect(ownName, timeZone).toBe(icuName);
    comparedCount += 1;
  }
  expect(comparedCount).toBeGreaterThan(500);
});
