import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { buildZoneTable } from '../scripts/zone-tab.ts';
import { findZoneId } from '../subgraphs/time/tz/edition.ts';
import { findZoneRow, listCountryZones } from './zone-tab.ts';

test('LOC-030 the committed table of zones equals the output of its script', () => {
  expect(readFileSync(new URL('./tables/zone-tab.tsv', import.meta.url), 'utf8')).toBe(buildZoneTable());
});

test('LOC-030 the table of zones has 418 zones of 247 countries, all in the current edition', () => {
  const { countries } = createRequire(import.meta.url)('moment-timezone/data/meta/latest.json') as {
    countries: Record<string, { zones: string[] }>;
  };
  expect(Object.keys(countries)).toHaveLength(247);
  const zones = Object.keys(countries).flatMap((country) => listCountryZones(country));
  expect(zones).toHaveLength(418);
  for (const { timezone } of zones) expect(findZoneId(timezone)).toBe(timezone);
  for (const [country, { zones: kept }] of Object.entries(countries)) {
    const countryZones = zones
      .filter(({ countries }) => countries.includes(country))
      .map(({ timezone }) => timezone);
    expect(countryZones.sort(), country).toEqual(kept.sort());
  }
});

// The file zone.tab of the IANA database has these coordinates in degrees and minutes of arc.
test.each([
  ['Europe/London', 51 + 30 / 60 + 30 / 3600, -(7 / 60 + 31 / 3600)],
  ['America/Antigua', 17 + 3 / 60, -(61 + 48 / 60)],
  ['Pacific/Galapagos', -54 / 60, -(89 + 36 / 60)],
  ['Antarctica/McMurdo', -(77 + 50 / 60), 166 + 36 / 60],
])('the coordinates of the zone %s equal those in zone.tab', (zone, latitude, longitude) => {
  expect(findZoneRow(zone)?.latitude).toBeCloseTo(latitude, 4);
  expect(findZoneRow(zone)?.longitude).toBeCloseTo(longitude, 4);
});

test('LOC-085 the countries, their zones, the order and the coordinates equal those of zone.tab', () => {
  const zoneTab = readFileSync(new URL('../test/truth/zone-tab-2026c.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
  expect(zoneTab.length).toBeGreaterThan(400);
  const parseDegrees = (text: string) => {
    const digits = text.slice(1);
    const degreeDigits = digits.length === 4 || digits.length === 6 ? 2 : 3;
    const [minutes, seconds] = [
      digits.slice(degreeDigits, degreeDigits + 2),
      digits.slice(degreeDigits + 2) || '0',
    ];
    return (
      Number(`${text[0]}1`) *
      (Number(digits.slice(0, degreeDigits)) + Number(minutes) / 60 + Number(seconds) / 3600)
    );
  };
  for (const country of new Set(zoneTab.map(([code = '']) => code))) {
    const rows = zoneTab.filter(([code]) => code === country);
    const countryZones = listCountryZones(country);
    expect(countryZones.map(({ timezone }) => timezone)).toEqual(rows.map(([, , zone]) => zone));
    countryZones.forEach(({ latitude, longitude }, index) => {
      const [, north = '', east = ''] = /^([+-]\d+)([+-]\d+)$/.exec(rows[index]?.[1] ?? '') ?? [];
      expect(latitude).toBeCloseTo(parseDegrees(north), 3);
      expect(longitude).toBeCloseTo(parseDegrees(east), 3);
    });
  }
});
