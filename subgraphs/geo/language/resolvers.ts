import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { invalid } from '../../lookup-error.ts';
import { checkBatch } from '../batch.ts';
import type { Resolvers } from '../schema.generated.ts';

export const languageResolvers = (source: PlacesSource): Resolvers => ({
  Query: {
    language(_, { code }) {
      if (!/^[A-Za-z]{2,3}$/.test(code)) {
        throw invalid(
          'code',
          `code must be an ISO 639 code of two or three letters, not "${code}": use for example de or deu.`,
        );
      }
      return source.current.languages.find(code);
    },
    languages(_, { codes }) {
      checkBatch('codes', codes, '["de", "haw"]');
      return codes.map((code) => source.current.languages.find(code));
    },
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
