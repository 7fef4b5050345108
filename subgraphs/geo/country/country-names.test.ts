import { expect, test } from 'vitest';
import { buildCountryRows } from '../../../db/importers/country-rows.ts';
import { Countries } from '../../../db/snapshot/countries.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { aliasesOf, nativeNamesOf, translationsOf } from './country-names.ts';

const countries = new Countries(buildCountryRows());
function of(code: string) {
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
  const country = of(code);
  const found = nativeNamesOf(country);
  expect(found).toHaveLength(country.languages.length);
  expect(found.slice(0, names.length)).toEqual(names);
});

test("native names of countries are in the country's script, and equal the English name only in English", () => {
  expect(nativeNamesOf(of('TW'))).toContain('台灣');
  expect(nativeNamesOf(of('LK'))).toContain('ශ්‍රී ලංකාව');
  expect(nativeNamesOf(of('ZA'))).toContain('Suid-Afrika');
  // CLDR has no name in Nauruan.
  expect(nativeNamesOf(of('NR'))[of('NR').languages.indexOf('na')]).toBeNull();
});

test('translations keep the requested tag and leave out languages without a name', () => {
  expect(translationsOf(of('DE'), ['fr', 'en-GB', 'de-AT', 'x-none', 'ja'])).toEqual([
    { tag: 'fr', name: 'Allemagne' },
    { tag: 'en-GB', name: 'Germany' },
    { tag: 'de-AT', name: 'Deutschland' },
    { tag: 'ja', name: 'ドイツ' },
  ]);
  const all = translationsOf(of('DE'), null);
  expect(all.length).toBeGreaterThan(80);
  expect(new Set(all.map(({ tag }) => tag)).size).toBe(all.length);
});

test('translationsOf accepts 150 tags and rejects more, and malformed ones', () => {
  const tags = Array.from({ length: 150 }, () => 'fr');
  expect(translationsOf(of('DE'), tags)).toHaveLength(150);
  expect(() => translationsOf(of('DE'), [...tags, 'fr'])).toThrow(/at most 150 elements, not 151/);
  expect(() => translationsOf(of('DE'), ['d!'])).toThrow(LookupError);
});

test('aliases are unique and repeat no other name', () => {
  for (const country of countries.all) {
    const found = aliasesOf(country);
    expect(new Set(found).size, country.code).toBe(found.length);
    for (const name of [country.name, country.nameLocal, country.fullName]) expect(found).not.toContain(name);
  }
  expect(aliasesOf(of('NO'))).toContain('Kongeriket Norge');
});

// Names of CLDR's English territories that are not the country's own names.
test.each([
  ['CD', 'Congo (DRC)'],
  ['CG', 'Congo (Republic)'],
  ['NZ', 'Aotearoa New Zealand'],
  ['FK', 'Falkland Islands (Islas Malvinas)'],
])("the aliases of %s include %s and none of the country's own names", (code, alias) => {
  const { name, fullName } = of(code);
  const aliases = aliasesOf(of(code));
  expect(aliases).toContain(alias);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(aliases.filter((each) => each === name || each === fullName)).toEqual([]);
});
