import type { CountryRow } from '../../../db/snapshot/countries.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { cldrNames } from '../../../facts/names/cldr-names.ts';
import { namingLocales } from '../../../facts/names/country-named.ts';
import { invalid } from '../../../core/lookup-error.ts';
import { languageTag } from '../../validation/language-tag.ts';
import { ofCountry } from '../language/translation.ts';

/** A name of a country, and the BCP 47 tag of the language that it is in. */
export interface CountryName {
  readonly tag: string;
  readonly name: string;
}

/** How many languages one field asks for. */
const most = 150;

/**
 * Names by Unicode CLDR in the languages asked for, or in all that name most countries.
 * @throws invalid_request for a tag that is malformed, or too many
 */
export function translationsOf(
  country: CountryRow,
  languages: readonly string[] | null | undefined,
): readonly CountryName[] {
  if (languages === null || languages === undefined) {
    return namingLocales().flatMap((tag) => nameIn(country, tag) ?? []);
  }
  if (languages.length > most)
    throw invalid(
      'languages',
      `languages must have at most ${most} elements, not ${languages.length}: use for example ["fr", "de"].`,
    );
  return languages.flatMap((tag) => nameIn(country, languageTag.read(tag, 'languages')) ?? []);
}

/** Names in its own languages by Unicode CLDR, in their order and as it writes them itself; null where none is known. */
export const nativeNamesOf = (country: CountryRow): readonly (string | null)[] =>
  country.languages.map((language) => nameIn(country, `${language}-${country.code}`)?.name ?? null);

/** The tag stays as it was asked for: what answers may be its parent (`de` for `de-AT`). */
function nameIn(country: CountryRow, tag: string): CountryName | null {
  const name = /^en(?:-|$)/i.test(tag) ? country.name : ofCountry(country)(tag)?.text;
  return name === undefined ? null : { tag, name };
}

let listed: ReadonlyMap<string, readonly string[]> | undefined;

function read(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [key, name] of Object.entries(cldrNames('territories', 'en'))) {
    const [code = '', kind] = key.split('-');
    if (kind === 'alt') names.set(code, [...(names.get(code) ?? []), name]);
  }
  for (const { code = '', names: own = '' } of readFacts('country-aliases')) {
    names.set(code, [...(names.get(code) ?? []), ...own.split(',')]);
  }
  return names;
}

/** What it is called besides its short, local and official name: by CLDR in English, and by facts of our own. */
export function aliasesOf({ code, name, nameLocal, fullName }: CountryRow): readonly string[] {
  listed ??= read();
  const known = [name, nameLocal, fullName];
  return [...new Set(listed.get(code))].filter((alias) => !known.includes(alias));
}
