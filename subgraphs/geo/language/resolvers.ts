import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { batch } from '../../rules/batch.ts';
import { languageCode } from '../../rules/language-code.ts';
import type { Resolvers } from '../schema.generated.ts';

export const languageResolvers = (source: PlacesSource): Resolvers => ({
  Query: {
    language: (_, { code }) => source.current.languages.find(languageCode.read(code, 'code')),
    languages: (_, { codes }) =>
      batch('places', codes, 'codes').map((code) => source.current.languages.find(code)),
  },
  Language: {
    __resolveReference: ({ code }) => source.current.languages.find(code),
    macrolanguage: ({ macrolanguage }) =>
      macrolanguage === null ? null : source.current.languages.find(macrolanguage),
    countryCodes: ({ code }) => [...source.current.languages.homesOf(code)],
    countries: ({ code }) => source.current.countries.select(source.current.languages.homesOf(code)),
    deep: (row) => row,
  },
});
