import { beforeAll, describe, expect, test } from 'vitest';
import { fold } from '../../facts/fold.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { findRowsByName } from '../../subgraphs/geo/city/rows-by-name.ts';
import { readTestPlaces } from '../support/places.ts';

/*
 * Every stored city of at least 15,000 people, searched by variants of its name. The expected city is the one that the stored
 * name finds. Where not all variants find it, another city has exactly that spelling.
 */
const apostrophes = /['’‘`´ʻʼ]/gu;
const spellings: readonly (readonly [
  what: string,
  has: RegExp,
  change: (name: string) => string,
  leastPercent: number,
])[] = [
  ['capitals', /./, (name) => name.toUpperCase(), 100],
  ['a dot at the end', /./, (name) => `${name}.`, 100],
  ['combining accents', /[^\0-\x7f]/, (name) => name.normalize('NFD'), 100],
  ['no accents', /[^\0-\x7f]/, (name) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), 100],
  [
    'ae, oe, ue',
    /[äöü]/i,
    (name) => name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue'),
    99.5,
  ],
  [
    'aa, ae, oe',
    /[åæø]/i,
    (name) => name.replace(/å/gi, 'aa').replace(/æ/gi, 'ae').replace(/ø/gi, 'oe'),
    100,
  ],
  [
    'letters without a stroke',
    /[øłđðı]/i,
    (name) => name.replace(/ø/gi, 'o').replace(/ł/gi, 'l').replace(/[đð]/gi, 'd').replace(/ı/g, 'i'),
    100,
  ],
  ['a typographic apostrophe', apostrophes, (name) => name.replace(apostrophes, '’'), 100],
  ['no apostrophe', apostrophes, (name) => name.replace(apostrophes, ''), 100],
  ['a space for the apostrophe', /\p{L}['’‘`´ʻʼ]\p{L}/u, (name) => name.replace(apostrophes, ' '), 100],
  ['a space for the hyphen', /-/, (name) => name.replaceAll('-', ' '), 100],
  ['a dash for the hyphen', /-/, (name) => name.replaceAll('-', '–'), 100],
  ['no hyphen', /-/, (name) => name.replaceAll('-', ''), 99],
  ['a hyphen for the space', / /, (name) => name.replaceAll(' ', '-'), 100],
  ['two spaces', / /, (name) => name.replaceAll(' ', '  '), 100],
  ['no space', / /, (name) => name.replaceAll(' ', ''), 96],
  ['St. for Saint', /\bSaint\b/, (name) => name.replace(/\bSaint\b/g, 'St.'), 100],
  ['Saint for St.', /\bSt\.? /, (name) => name.replace(/\bSt\.? /g, 'Saint '), 100],
  ['Mt. for Mount', /\bMount\b/, (name) => name.replace(/\bMount\b/g, 'Mt.'), 100],
  ['Ft. for Fort', /\bFort /, (name) => name.replace(/\bFort /g, 'Ft. '), 100],
];

let places: Places;
let names: readonly string[];
beforeAll(async () => {
  places = await readTestPlaces();
  const { cities } = places;
  const rows = Array.from({ length: cities.length }, (_, row) => row);
  names = rows.filter((row) => (cities.population(row) ?? 0) >= 15_000).map((row) => cities.name.at(row));
});

const findFirst = (name: string): number | undefined => findRowsByName(places, name, {})[0];

describe('city names in other spellings', () => {
  test.each(spellings)('a city is found by its name with %s', (_, has, change, leastPercent) => {
    const changedNames = names.filter((name) => name.search(has) !== -1 && change(name) !== name);
    expect(changedNames.length).toBeGreaterThan(5);
    const violations = changedNames.filter((name) => {
      const foundRow = findFirst(change(name));
      // Another place may have the changed spelling as its name: Lapaz.
      const isNamesake = fold(places.cities.name.at(foundRow ?? -1)) === fold(change(name));
      return foundRow !== findFirst(name) && !isNamesake;
    });
    expect(
      100 - (100 * violations.length) / changedNames.length,
      violations.slice(0, 10).join(),
    ).toBeGreaterThanOrEqual(leastPercent);
  });

  test('a city is found when spaces are at other positions, but not when letters differ', () => {
    const [angeles] = findRowsByName(places, 'Los Angeles', {});
    expect(findRowsByName(places, 'losangeles', {})[0]).toBe(angeles);
    expect(findRowsByName(places, 'lo sangeles', {})[0]).toBe(angeles);
    expect(findRowsByName(places, 'losangele', {})).toEqual([]);
    // Lapaz in India has exactly this name.
    expect(places.cities.name.at(findFirst('LaPaz') ?? -1)).toBe('Lapaz');
  });
});
