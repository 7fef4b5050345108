import { countryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { readBin } from './bin.ts';

export const binResolvers: Resolvers = {
  Query: { bin: (_, { bin }) => readBin(bin) },
  Bin: {
    country: ({ countryCode }) => countryReference(countryCode),
    lengths: ({ lengths }) => [...lengths],
    deep: (bin) => bin,
  },
};
