import type { LanguageRow } from '../../../db/snapshot/languages.ts';
import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { languageCodeRule, scriptCodeRule } from '../../validation/language-code.ts';
import { connectionFields, createPage, type Page } from '../../validation/page.ts';
import { createCldrTranslator, listLanguages, toLocalName } from '../../local-name.ts';
import { findCldrName } from '../../../facts/names/cldr-names.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

/** A page of languages. */
export type LanguagePage = Page<LanguageRow>;

export const languageResolvers = (source: PlacesSource): Resolvers => ({
  Query: {
    language: (_, { code }) => source.current.languages.find(languageCodeRule.read(code, 'code')),
    languages: (_, { codes }) =>
      resolveBatch('places', codes, 'codes', (code) =>
        source.current.languages.find(languageCodeRule.read(code, 'codes')),
      ),
    languageConnection(_, { scopes, languageTypes, script, country, ...page }) {
      const { languages, countries } = source.current;
      const requestedScript = scriptCodeRule.optional(script, 'script');
      const home = countryCodeRule.optional(country, 'country');
      const spokenLanguages = home === null ? null : new Set(countries.find(home)?.languages ?? []);
      const isWanted = (row: LanguageRow) =>
        (!scopes || scopes.includes(row.scope)) &&
        (!languageTypes || languageTypes.includes(row.type)) &&
        (requestedScript === null || row.script?.toUpperCase() === requestedScript) &&
        (spokenLanguages === null || spokenLanguages.has(row.code));
      return createPage(languages.all.filter(isWanted), ({ code }) => code, page);
    },
  },
  LanguageConnection: connectionFields,
  Language: {
    __resolveReference: ({ code }) => source.current.languages.find(code),
    id: ({ code }) => nodeId.of('language', code),
    name: (row, wanted) => toLocalName(row.name, wanted, createCldrTranslator('languages', row.code)),
    scriptName: ({ script }, wanted) =>
      script === null
        ? null
        : toLocalName(
            findCldrName('scripts', script, 'en')?.text ?? script,
            wanted,
            createCldrTranslator('scripts', script),
          ),
    nameLanguages: (row, wanted) =>
      listLanguages(wanted, [row.name, createCldrTranslator('languages', row.code)]),
    macrolanguage: ({ macrolanguage }) =>
      macrolanguage === null ? null : source.current.languages.find(macrolanguage),
    countryCodes: ({ code }) => [...source.current.languages.homesOf(code)],
    countries: ({ code }) => source.current.countries.select(source.current.languages.homesOf(code)),
    deep: (row) => row,
  },
});
