import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import moment from 'moment-timezone';
import { describe, expect, test } from 'vitest';
import { buildRepairTable } from '../../../scripts/until-repairs.ts';
import { canonicalId, defaultVersion, equivalentIds, findZoneId, zoneIds, zoneOf } from './edition.ts';
import type { LocalTimeType } from './compile.ts';

/** Lists each change of the formatted properties before an instant. */
function listChanges(id: string, until: number, show: (type: LocalTimeType) => string): string[] {
  const zone = zoneOf(id);
  const changeRows: string[] = [];
  let last = show(zone.typeOf(0));
  for (let period = 1; zone.startOf(period) < until; period += 1) {
    const nextText = show(zone.typeOf(period));
    if (nextText !== last) changeRows.push(`${zone.startOf(period)} ${nextText}`);
    last = nextText;
  }
  return changeRows;
}

describe('edition 2026c', () => {
  test('TZC-005, TZC-006, TIM-022: edition 2026c has 597 identifiers sorted by code points, without Factory', () => {
    expect(defaultVersion).toBe('2026c');
    expect(zoneIds).toHaveLength(597);
    expect(zoneIds[0]).toBe('Africa/Abidjan');
    expect(zoneIds.at(-1)).toBe('Zulu');
    expect(zoneIds).toEqual([...zoneIds].sort());
    expect(findZoneId('Factory')).toBeUndefined();
    expect(() => zoneOf('Factory')).toThrow('2026c has no zone Factory');
  });

  test('TIM-017: an edition finds a zone identifier in any case and returns the spelling of the database', () => {
    expect(findZoneId('america/new_york')).toBe('America/New_York');
    expect(findZoneId('america/gotham')).toBeUndefined();
  });

  test('edition 2026c has the same aliases as moment-timezone', () => {
    const { links } = JSON.parse(
      readFileSync(
        new URL('../../../node_modules/moment-timezone/data/packed/latest.json', import.meta.url),
        'utf8',
      ),
    ) as { links: string[] };
    for (const link of links) {
      const [one = '', other = ''] = link.split('|');
      expect(canonicalId(other), link).toBe(canonicalId(one));
    }
    expect(canonicalId('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(equivalentIds('Asia/Kolkata')).toEqual(['Asia/Calcutta', 'Asia/Kolkata']);
  });

  test('edition 2026c has the offsets and abbreviations of moment-timezone at every transition until 2037', () => {
    const until = Date.UTC(2037, 0) / 1000;
    let compared = 0;
    for (const id of zoneIds) {
      const momentZone = moment.tz.zone(id);
      const expected = (momentZone?.abbrs ?? [])
        .map((abbreviation, period) => ({
          at: Math.round((momentZone?.untils[period - 1] ?? NaN) / 1000),
          what: `${Math.round(-(momentZone?.offsets[period] ?? NaN) * 60) || 0} ${abbreviation}`,
        }))
        .filter(({ at }, period) => period > 0 && at < until)
        .map(({ at, what }) => `${at} ${what}`);
      expect(
        listChanges(id, until, ({ offset, abbreviation }) => `${offset} ${abbreviation}`),
        id,
      ).toEqual(expected);
      compared += expected.length;
    }
    expect(compared).toBeGreaterThan(40_000);
  });

  test('the committed file until-repairs.tsv equals the output of its generator', () => {
    expect(readFileSync(new URL('until-repairs.tsv', import.meta.url), 'utf8')).toBe(buildRepairTable());
  });

  test('the tables of all time zones need less than 2 MB of memory', () => {
    const sizes = new Set(zoneIds.map(zoneOf));
    expect(sizes.size).toBe(340);
    expect([...sizes].reduce((sum, { size }) => sum + size, 0)).toBeLessThan(2_000_000);
  });
});

test('the pinned edition agrees with zdump in every transition from 1800 to 2099, including the DST flag', () => {
  const lines = readFileSync(new URL('../../../test/truth/zdump-2026c.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1);
  const expected = new Map(lines.map((line) => [line.split('\t')[0], line]));
  const formatType = ({ offset, dst, abbreviation }: LocalTimeType) => `${offset} ${dst} ${abbreviation}`;
  let compared = 0;
  for (const id of zoneIds) {
    const rows = listChanges(id, Date.UTC(2100, 0) / 1000, formatType);
    const digest = createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 24);
    // The table omits zones without a transition.
    expect(rows.length === 0 ? undefined : `${id}\t${rows.length}\t${digest}`).toBe(expected.get(id));
    compared += rows.length;
  }
  expect(compared).toBe(64_725);
});
