import type { CountryRow } from '../../../db/snapshot/countries.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { readCldrNames } from '../../../facts/names/cldr-names.ts';
import { listNamingLocales } from '../../../facts/names/country-by-name.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { languageTagRule } from '../../validation/language-tag.ts';
import { translateCountry } from '../language/translation.ts';

/** A name of a country, and the BCP 47 tag of the name's language. */
export interface CountryName {
  readonly tag: string;
  readonly name: string;
}

/** Maximum number of languages that one field returns. */
const maxLanguages = 150;

/**
 * Returns the country's names from Unicode CLDR in the requested languages. Default: every language in which CLDR has names for
 * most countries.
 * @throws invalid_request when a tag is malformed, or when the request has too many tags
 */
export function translateNames(
  country: CountryRow,
  languages: readonly string[] | null | undefined,
): readonly CountryName[] {
  if (languages === null || languages === undefined) {
    return listNamingLocales().flatMap((tag) => findNameIn(country, tag) ?? []);
  }
  if (languages.length > maxLanguages)
    throw createInvalidInputError(
      'languages',
      `languages must have at most ${maxLanguages} elements, not ${languages.length}: for example, use ["fr", "de"].`,
    );
  return languages.flatMap((tag) => findNameIn(country, languageTagRule.read(tag, 'languages')) ?? []);
}

/**
 * Returns the country's names in its own languages from Unicode CLDR, in the order of its languages. Null for a language
 * without a name in CLDR.
 */
export const listNativeNames = (country: CountryRow): readonly (string | null)[] =>
  country.languages.map((language) => findNameIn(country, `${language}-${country.code}`)?.name ?? null);

/**
 * Finds a name in a language. The result has the requested tag (`de-AT`), even when the name comes from the parent language
 * (`de`).
 */
function findNameIn(country: CountryRow, tag: string): CountryName | null {
  const name = /^en(?:-|$)/i.test(tag) ? country.name : translateCountry(country)(tag)?.text;
  return name === undefined ? null : { tag, name };
}

let aliasesByCode: ReadonlyMap<string, readonly string[]> | undefined;

function readAliases(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [key, name] of Object.entries(readCldrNames('territories', 'en'))) {
    const [code = '', kind] = key.split('-');
    if (kind === 'alt') names.set(code, [...(names.get(code) ?? []), name]);
  }
  for (const { code = '', names: own = '' } of readFacts('country-aliases')) {
    names.set(code, [...(names.get(code) ?? []), ...own.split(',')]);
  }
  return names;
}

/**
 * Returns the names of a country other than its short, local and official names: English variants of CLDR and the bundled
 * aliases.
 */
export function listAliases({ code, name, nameLocal, fullName }: CountryRow): readonly string[] {
  aliasesByCode ??= readAliases();
  const countryNames = [name, nameLocal, fullName];
  return [...new Set(aliasesByCode.get(code))].filter((alias) => !countryNames.includes(alias));
}
