import type { PlacesSource } from '../../../db/snapshot/places.ts';
import type { Resolvers } from '../schema.generated.ts';

/** Provenance: what the store holds, from whom, under which licence. */
export const datasetResolvers = (source: PlacesSource): Resolvers => ({
  Query: { datasets: () => [...source.current.datasets] },
  Dataset: { importedAt: ({ importedAt }) => importedAt.toISOString().replace('.000Z', 'Z') },
});
