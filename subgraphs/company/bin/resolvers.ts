import { resolveBatch } from '../../validation/batch.ts';
import { toCountryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { parseBin } from './bin.ts';

export const binResolvers: Resolvers = {
  Query: {
    bin: (_, { bin }) => parseBin(bin),
    bins: (_, { bins }) => resolveBatch('values', bins, 'bins', (bin) => parseBin(bin, 'bins')),
  },
  Bin: {
    country: ({ countryCode }) => toCountryReference(countryCode),
    lengths: ({ lengths }) => [...lengths],
    deep: (bin) => bin,
  },
};
