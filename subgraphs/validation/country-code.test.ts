import { beforeAll, describe, expect, test } from 'vitest';
import { buildCountryRows } from '../../db/importers/country-rows.ts';
import { Countries } from '../../db/snapshot/countries.ts';
import { readPackageJson } from '../../core/package-file.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { countryAlpha2Rule, countryCodeRule, countryCodeOrNameRule } from './country-code.ts';

/** Codes of an independent package, which the product does not use. Its code of Kosovo is UNK. */
const listedCountries = readPackageJson<{ readonly cca2: string; readonly cca3: string }[]>(
  'world-countries/countries.json',
).filter(({ cca2 }) => cca2 !== 'XK');

const isoCodes = new Map<string, string>([
  ...listedCountries.flatMap(({ cca2, cca3 }) => [[cca2, cca2] as const, [cca3, cca2] as const]),
  // User-assigned and in common use.
  ['XK', 'XK'],
  ['XKX', 'XK'],
]);

/** Abbreviations used by governments and the United Nations: see facts/tables/country-abbreviations.tsv. */
const abbreviations = new Map([
  ['UK', 'GB'],
  ['UAE', 'AE'],
  ['KSA', 'SA'],
  ['RSA', 'ZA'],
  ['DRC', 'CD'],
  ['PRC', 'CN'],
]);

const findExpectedCode = (letters: string) => isoCodes.get(letters) ?? abbreviations.get(letters) ?? null;

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second));
const triples = pairs.flatMap((pair) => alphabet.map((third) => pair + third));

let countries: Countries;
beforeAll(() => {
  countries = new Countries(buildCountryRows());
});

/** Finds a country as the REST path of a country does. */
function findByCodeOrName(text: string): string | null {
  const parsedText = countryCodeOrNameRule.read(text, 'code');
  return (countries.find(parsedText) ?? countries.named(parsedText))?.code ?? null;
}

const findByCode = (text: string): string | null =>
  countries.find(countryCodeRule.read(text, 'country'))?.code ?? null;

/** Returns null when the text is rejected. */
function findOrNull(find: () => string | null): string | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof LookupError) return null;
    throw error;
  }
}

const listDifferences = (texts: readonly string[], find: (text: string) => string | null) =>
  texts.flatMap((text) => {
    const [found, right] = [find(text), findExpectedCode(text.toUpperCase().replace(/[^A-Z]/g, ''))];
    return found === right ? [] : [`${JSON.stringify(text)}: ${String(found)}, not ${String(right)}`];
  });

test('the independent list of country codes in this test is complete', () => {
  expect(listedCountries).toHaveLength(249);
  expect([pairs.length, triples.length]).toEqual([676, 17_576]);
});

describe.each([
  ['the path of a country', findByCodeOrName],
  ['a parameter for a country', findByCode],
])('country lookup by %s', (_, find) => {
  test('a country code is accepted exactly when it is in ISO 3166-1 or in the list of abbreviations', () => {
    expect(listDifferences(pairs, find)).toEqual([]);
    expect(listDifferences(triples, find)).toEqual([]);
    const lowerCasePairs = pairs.map((pair) => pair.toLowerCase());
    expect(listDifferences(lowerCasePairs, find)).toEqual([]);
  });

  test.each([' ', '.', '\u00a0', '\t'])(
    'a country code is accepted with %j after its two letters',
    (sign) => {
      expect(
        listDifferences(
          pairs.map((pair) => pair + sign),
          find,
        ),
      ).toEqual([]);
    },
  );

  test.each(['-', ' -', ',', '’', '()', '&'])(
    'a country code with %j after its two letters is not read as another country',
    (sign) => {
      const acceptedPairs = pairs.filter((pair) => {
        const code = findOrNull(() => find(pair + sign));
        return code !== null && code !== findExpectedCode(pair);
      });
      expect(acceptedPairs).toEqual([]);
    },
  );
});

test('a parameter for two-letter codes accepts two-letter abbreviations and rejects three letters', () => {
  const find = (text: string) =>
    findOrNull(() => countries.find(countryAlpha2Rule.read(text, 'country'))?.code ?? null);
  expect(listDifferences(pairs, find)).toEqual([]);
  expect(triples.filter((text) => find(text) !== null)).toEqual([]);
});

describe('country by name', () => {
  test.each([
    ['中国', 'CN'],
    ['日本', 'JP'],
    ['США', 'US'],
    ['한국', 'KR'],
    ['不丹', 'BT'],
    ['Irak', 'IQ'],
    ['Chine', 'CN'],
    ['Espana', 'ES'],
    ['Amerika', 'US'],
    ['Österreich', 'AT'],
    ['the UK', 'GB'],
    ['The UAE', 'AE'],
    ['Níger', 'NE'],
  ])('the country name %s finds the country %s', (name, code) => {
    expect(findByCodeOrName(name)).toBe(code);
  });

  test.each([
    // The Latvian name of Niger without its accent, and the Albanian name of Nigeria.
    'Nigera',
    'Nigeri',
    'Malli',
    'Virgin Islands',
    'The Virgin Islands',
    'Islas Vírgenes',
    'Îles Vierges',
    'Korea',
    'Corea',
    'Congo',
    // Words of several countries' names, and names of three letters in other languages.
    'Unis',
    'Unidos',
    'Republic of AN',
    'the SU',
    'Čad',
  ])('the country name %s finds no country', (name) => {
    expect(findByCodeOrName(name)).toBeNull();
  });

  test('an English country name with one wrong letter finds no other country, except where that is the French name', () => {
    const misspellings = countries.all.flatMap(({ code, name }) =>
      Array.from(name).flatMap((_, at) =>
        ['', 'a', 'e', 'i', 'l', 'n'].flatMap((letter) => [
          { code, name, text: name.slice(0, at) + letter + name.slice(at + 1) },
          { code, name, text: name.slice(0, at) + letter + name.slice(at) },
        ]),
      ),
    );
    const ownNames = new Set(countries.all.map(({ name }) => name));
    const wrongMatches = misspellings.flatMap(({ code, name, text }) => {
      const foundCode = ownNames.has(text) ? code : (countries.named(text)?.code ?? code);
      return foundCode === code ? [] : [`${name} as ${text}: ${foundCode}`];
    });
    expect(wrongMatches.sort()).toEqual([
      'Chile as Chine: CN',
      'Guyana as Guyane: GF',
      'Saint Martin as Saint Marin: SM',
    ]);
  });
});
