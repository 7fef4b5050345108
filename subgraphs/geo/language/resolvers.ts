import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { batch } from '../../validation/batch.ts';
import { languageCode } from '../../validation/language-code.ts';
import { createCldrTranslator, listLanguages, toLocalName } from '../../local-name.ts';
import { findCldrName } from '../../../facts/names/cldr-names.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

export const languageResolvers = (source: PlacesSource): Resolvers => ({
  Query: {
    language: (_, { code }) => source.current.languages.find(languageCode.read(code, 'code')),
    languages: (_, { codes }) =>
      batch('places', codes, 'codes', (code) =>
        source.current.languages.find(languageCode.read(code, 'codes')),
      ),
  },
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
