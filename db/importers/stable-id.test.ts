import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readBundledRows } from '../../test/support/places.ts';
import { cities } from './cities.ts';
import { fold } from '../../facts/fold.ts';
import { hash } from '../snapshot/name-index.ts';
import { createStableId } from './stable-id.ts';

describe('ids', () => {
  test('stable ids follow the documented rule: SHA-256 bytes below 248, modulo 31, in the alphabet of ids (GEO-048)', () => {
    const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
    const digits = [...createHash('sha256').update('geonames:2950159').digest()].filter((byte) => byte < 248);
    const expectedCharacters = digits.slice(0, 12).map((byte) => alphabet[byte % 31]);
    expect(createStableId('city', 'geonames:2950159')).toBe(`city_${expectedCharacters.join('')}`);
    expect(createStableId('co', 'geonames:2950159')).toBe(`co_${expectedCharacters.join('')}`);
  });

  // Clients have stored these ids, so they must never change. Computed by hand from the output of `printf
  // geonames:2950159 | sha256sum`.
  test.each([
    ['geonames:2950159', 'city_9dg2xygr9scy'],
    ['geonames:2988507', 'city_k4bsp4pe9vwm'],
    ['geonames:5128581', 'city_7pjsjnav7xr6'],
    ['geonames:3143244', 'city_8r3hmgzq7bku'],
    ['cik:0000320193', 'co_8gdv9rgx7f32'],
    ['ourairports:3622', 'airport_rdmvmzauvptv'],
  ])('the stable id of %s is always %s (GEO-048)', (source, id) => {
    expect(createStableId(id.slice(0, id.indexOf('_')), source)).toBe(id);
  });

  test('stable ids and name hashes have no collisions over all bundled cities (GEO-047, GEO-048)', async () => {
    const ids = new Set<string>();
    const names = new Set<string>();
    const characters = new Map<string, number>();
    let count = 0;
    for (const { id, name, asciiName, alternateNames } of await readBundledRows(cities)) {
      count++;
      ids.add(id);
      for (const character of id.slice(5)) characters.set(character, (characters.get(character) ?? 0) + 1);
      for (const text of [name, asciiName, ...alternateNames]) names.add(fold(text));
    }
    // The file has 199,568 records, of which 44 historical, abandoned or destroyed places and 19 duplicates are left
    // out. 147 additional places and those that only the file of 2026 has are included.
    expect(count).toBeGreaterThan(229_000);
    expect(ids.size).toBe(count);
    const hashes = new Set([...names].map((name) => hash(name).join(' ')));
    expect(hashes.size).toBe(names.size);
    // All 31 characters are equally likely, about 89,000 each; 2 % is more than five standard deviations.
    expect(characters.size).toBe(31);
    const fair = (count * 12) / 31;
    for (const seen of characters.values()) expect(Math.abs(seen - fair)).toBeLessThan(fair * 0.02);
  });
});
