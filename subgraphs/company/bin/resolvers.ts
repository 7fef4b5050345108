import { batch } from '../../validation/batch.ts';
import { countryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { parseBin } from './bin.ts';

export const binResolvers: Resolvers = {
  Query: {
    bin: (_, { bin }) => parseBin(bin),
    bins: (_, { bins }) => batch('values', bins, 'bins', (bin) => parseBin(bin, 'bins')),
  },
  Bin: {
    country: ({ countryCode }) => countryReference(countryCode),
    lengths: ({ lengths }) => [...lengths],
    deep: (bin) => bin,
  },
};
