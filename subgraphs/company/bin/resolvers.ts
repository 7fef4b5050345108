import { batch } from '../../validation/batch.ts';
import { countryReference } from '../country/resolvers.ts';
import type { Resolvers } from '../schema.generated.ts';
import { readBin } from './bin.ts';

export const binResolvers: Resolvers = {
  Query: {
    bin: (_, { bin }) => readBin(bin),
    bins: (_, { bins }) => batch('values', bins, 'bins', (bin) => readBin(bin, 'bins')),
  },
  Bin: {
    country: ({ countryCode }) => countryReference(countryCode),
    lengths: ({ lengths }) => [...lengths],
    deep: (bin) => bin,
  },
};
