import { iso31661 } from 'iso-3166';
import { expect, test } from 'vitest';
import { pinned, zoneIds } from '../tz/edition.ts';
import { cldrText, entriesAt, readCldr } from './cldr.ts';
import { zoneNameOf } from './zone-name.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** UTC offset in minutes of a zone by the platform's own rules. */
function offsetAt(timeZone: string, day: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const text = format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Offsets that a metazone has in a year: those of its reference zone. CLDR's metazones begin in 1970. */
function offsetsIn(reference: string, year: number): number[] {
  const ofYear = (each: number) => [`${each}-01-15`, `${each}-07-15`].map((day) => offsetAt(reference, day));
  // The smaller of two offsets is that of standard time.
  if (year < 1970) return [1970, 2025].map((each) => Math.min(...ofYear(each)));
  return [year - 1, year, year + 1].flatMap(ofYear);
}

const territories = new Intl.DisplayNames('en', { type: 'region' });
/** Names such as "Nepal Time", of a country's own time: they imply no offset. */
const ownNames = new Set(iso31661.map(({ alpha2 }) => `${territories.of(alpha2) ?? ''} Time`));

/** English names of CLDR's metazones, and the reference zone of each. */
function readReferences(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const zones = readCldr('cldr-core/supplemental/metaZones.json');
  const english = readCldr('cldr-dates-full/main/en/timeZoneNames.json');
  for (const [, entry] of entriesAt(zones, 'supplemental', 'metaZones', 'metazones')) {
    if (cldrText(entry, 'mapZone', '_territory') !== '001') continue;
    const metazone = cldrText(entry, 'mapZone', '_other');
    for (const [, text] of entriesAt(
      english,
      'main',
      'en',
      'dates',
      'timeZoneNames',
      'metazone',
      metazone,
      'long',
    ))
      if (typeof text === 'string') names.set(text, cldrText(entry, 'mapZone', '_type'));
  }
  return names;
}

test('the name of a time zone is null or has the standard offset of its metazone, in all zones from 1850 to 2030', () => {
  const references = readReferences();
  expect(references.get('Central European Time')).toBe('Europe/Paris');
  const wrong = new Map<string, string>();
  let named = 0;
  for (const id of zoneIds) {
    for (let step = 0; step < 40; step += 1) {
      const unix = Date.UTC(1850 + step * 4.5, (step * 5) % 12, 1 + step / 2) / 1000;
      const name = zoneNameOf(pinned, id, unix, 'en')?.name;
      const reference = name === undefined || ownNames.has(name) ? undefined : references.get(name);
      if (name === undefined || reference === undefined) continue;
      named += 1;
      const actual = pinned.zoneOf(id).at(unix).standardOffset / 60;
      if (!offsetsIn(reference, new Date(unix * 1000).getUTCFullYear()).includes(actual))
        wrong.set(
          `${name} at ${actual} minutes`,
          `${id} ${new Date(unix * 1000).toISOString().slice(0, 10)}`,
        );
    }
  }
  expect(named).toBeGreaterThan(5000);
  expect([...wrong]).toEqual([]);
});

test.each([
  ['Europe/Paris', '1930-01-15T12:00Z', null],
  ['Europe/Paris', '1950-01-15T12:00Z', 'Central European Standard Time'],
  ['Europe/Kyiv', '1927-01-15T12:00Z', null],
  ['Asia/Makassar', '1943-01-15T12:00Z', null],
])('%s at %s has the name %s', (id, at, expected) => {
  const name = zoneNameOf(pinned, id, Date.parse(at) / 1000, 'en')?.name ?? null;
  if (expected === null) expect(name === null || !/European|Moscow|Indonesia/.test(name)).toBe(true);
  else expect(name).toMatch(/^Central European (Standard )?Time$/);
});
