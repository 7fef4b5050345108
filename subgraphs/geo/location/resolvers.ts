import type { Resolvers } from '../schema.generated.ts';
import { locate, type LocationModel, type PlaceSources } from './location.ts';

const placeOf = ({ status, candidates }: LocationModel) =>
  status === 'resolved' ? candidates[0] : undefined;

/** `Query.location` and its type. @param sources the datasets of places that are loaded */
export const locationResolvers = (sources: PlaceSources) =>
  ({
    Query: { location: (_, selectors) => locate(selectors, sources) },
    Location: {
      // The clock's subgraph refers to a location only after this one has found it: nothing is looked up again.
      id: ({ input }) => `${input.type}:${input.value}`,
      candidates: ({ candidates }) => [...candidates],
      timezone: (location) => placeOf(location)?.timezone ?? null,
      latitude: (location) => placeOf(location)?.latitude ?? null,
      longitude: (location) => placeOf(location)?.longitude ?? null,
    },
  }) satisfies Resolvers;
