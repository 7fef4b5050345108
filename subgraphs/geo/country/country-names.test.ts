import { expect, test } from 'vitest';
import { buildCountryRows } from '../../../db/importers/country-rows.ts';
import { Countries } from '../../../db/snapshot/countries.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { listAliases, listNativeNames, translateNames } from './country-names.ts';

const countries = new Countries(buildCountryRows());
function getCountry(code: string) {
  const country = countries.find(code);
  if (country === null) throw new Error(`no country ${code}`);
  return country;
}

test.each([
  ['CH', ['Schweiz', 'Suisse', 'Svizzera', 'Svizra']],
  ['NO', ['Norge']],
  // The English name is the country's own name.
  ['US', ['United States']],
  ['PE', ['Perú', 'Perú', null]],
  // The main language has a name of its own, different from the English one.
  ['LU', ['Lëtzebuerg', 'Luxembourg', 'Luxemburg']],
])('the country %s has a native name in each of its languages', (code, names) => {
  const country = getCountry(code);
  const nativeNames = listNativeNames(country);
  expect(nativeNames).toHaveLength(country.languages.length);
  expect(nativeNames.slice(0, names.length)).toEqual(names);
});

test('the native names of a country are in its own script, and equal the English name only in English', () => {
  expect(listNativeNames(getCountry('TW'))).toContain('台灣');
  expect(listNativeNames(getCountry('LK'))).toContain('ශ්‍රී ලංකාව');
  expect(listNativeNames(getCountry('ZA'))).toContain('Suid-Afrika');
  // CLDR has no name in Nauruan.
  expect(listNativeNames(getCountry('NR'))[getCountry('NR').languages.indexOf('na')]).toBeNull();
});

test('the translations of a country name have the requested tags, and omit languages without a name', () => {
  expect(translateNames(getCountry('DE'), ['fr', 'en-GB', 'de-AT', 'x-none', 'ja'])).toEqual([
    { tag: 'fr', name: 'Allemagne' },
    { tag: 'en-GB', name: 'Germany' },
    { tag: 'de-AT', name: 'Deutschland' },
    { tag: 'ja', name: 'ドイツ' },
  ]);
  const translations = translateNames(getCountry('DE'), null);
  expect(translations.length).toBeGreaterThan(80);
  expect(new Set(translations.map(({ tag }) => tag)).size).toBe(translations.length);
});

test('translateNames accepts up to 150 tags, and rejects malformed tags', () => {
  const repeatedTags = Array.from({ length: 150 }, () => 'fr');
  expect(translateNames(getCountry('DE'), repeatedTags)).toHaveLength(150);
  expect(() => translateNames(getCountry('DE'), [...repeatedTags, 'fr'])).toThrow(
    /at most 150 elements, not 151/,
  );
  expect(() => translateNames(getCountry('DE'), ['d!'])).toThrow(LookupError);
});

test('the aliases of a country are unique, and differ from all its other names', () => {
  for (const country of countries.all) {
    const aliases = listAliases(country);
    expect(new Set(aliases).size, country.code).toBe(aliases.length);
    for (const name of [country.name, country.nameLocal, country.fullName])
      expect(aliases).not.toContain(name);
  }
  expect(listAliases(getCountry('NO'))).toContain('Kongeriket Norge');
});

// Names of CLDR's English territories that are not the country's own names.
test.each([
  ['CD', 'Congo (DRC)'],
  ['CG', 'Congo (Republic)'],
  ['NZ', 'Aotearoa New Zealand'],
  ['FK', 'Falkland Islands (Islas Malvinas)'],
])("the aliases of %s include %s and none of the country's own names", (code, alias) => {
  const { name, fullName } = getCountry(code);
  const aliases = listAliases(getCountry(code));
  expect(aliases).toContain(alias);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(aliases.filter((each) => each === name || each === fullName)).toEqual([]);
});
