import { iso31661 } from 'iso-3166';
import { expect, test } from 'vitest';
import { pinnedEdition, zoneIds } from '../tz/edition.ts';
import { readText, listEntries, readCldr } from './cldr.ts';
import { findZoneName } from './zone-name.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Returns the UTC offset of a zone in minutes by the platform's own rules. */
function findOffset(timeZone: string, day: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const text = format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Lists the offsets of a metazone in a year, which are those of its reference zone. CLDR's metazones begin in 1970. */
function listOffsets(reference: string, year: number): number[] {
  const listOffsetsOfYear = (each: number) =>
    [`${each}-01-15`, `${each}-07-15`].map((day) => findOffset(reference, day));
  // The smaller of two offsets is that of standard time.
  if (year < 1970) return [1970, 2025].map((each) => Math.min(...listOffsetsOfYear(each)));
  return [year - 1, year, year + 1].flatMap(listOffsetsOfYear);
}

const territoryNames = new Intl.DisplayNames('en', { type: 'region' });
/** Names of a country's own time, such as "Nepal Time", do not imply an offset. */
const ownNames = new Set(iso31661.map(({ alpha2 }) => `${territoryNames.of(alpha2) ?? ''} Time`));

/** Reads the reference zones of CLDR's metazones by their English names. */
function readReferences(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const zones = readCldr('cldr-core/supplemental/metaZones.json');
  const english = readCldr('cldr-dates-full/main/en/timeZoneNames.json');
  for (const [, entry] of listEntries(zones, 'supplemental', 'metaZones', 'metazones')) {
    if (readText(entry, 'mapZone', '_territory') !== '001') continue;
    const metazone = readText(entry, 'mapZone', '_other');
    for (const [, text] of listEntries(
      english,
      'main',
      'en',
      'dates',
      'timeZoneNames',
      'metazone',
      metazone,
      'long',
    ))
      if (typeof text === 'string') names.set(text, readText(entry, 'mapZone', '_type'));
  }
  return names;
}

test('the name of a time zone is null or belongs to its standard offset, in all zones from 1850 to 2030', () => {
  const references = readReferences();
  expect(references.get('Central European Time')).toBe('Europe/Paris');
  const wrongNames = new Map<string, string>();
  let namedCount = 0;
  for (const id of zoneIds) {
    for (let step = 0; step < 40; step += 1) {
      const unix = Date.UTC(1850 + step * 4.5, (step * 5) % 12, 1 + step / 2) / 1000;
      const name = findZoneName(pinnedEdition, id, unix, 'en')?.name;
      const reference = name === undefined || ownNames.has(name) ? undefined : references.get(name);
      if (name === undefined || reference === undefined) continue;
      namedCount += 1;
      const actualMinutes = pinnedEdition.zoneOf(id).at(unix).standardOffset / 60;
      if (!listOffsets(reference, new Date(unix * 1000).getUTCFullYear()).includes(actualMinutes))
        wrongNames.set(
          `${name} at ${actualMinutes} minutes`,
          `${id} ${new Date(unix * 1000).toISOString().slice(0, 10)}`,
        );
    }
  }
  expect(namedCount).toBeGreaterThan(5000);
  expect([...wrongNames]).toEqual([]);
});

test.each([
  ['Europe/Paris', '1930-01-15T12:00Z', null],
  ['Europe/Paris', '1950-01-15T12:00Z', 'Central European Standard Time'],
  ['Europe/Kyiv', '1927-01-15T12:00Z', null],
  ['Asia/Makassar', '1943-01-15T12:00Z', null],
])('the zone %s at %s has the name %s', (id, at, expected) => {
  const name = findZoneName(pinnedEdition, id, Date.parse(at) / 1000, 'en')?.name ?? null;
  if (expected === null) expect(name === null || !/European|Moscow|Indonesia/.test(name)).toBe(true);
  else expect(name).toMatch(/^Central European (Standard )?Time$/);
});
