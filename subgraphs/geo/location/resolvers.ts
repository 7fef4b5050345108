import { batch, settled } from '../../validation/batch.ts';
import type { Resolvers } from '../schema.generated.ts';
import { argumentsOf, locate, type LocationModel, type PlaceSources } from './location.ts';

const placeOf = ({ status, candidates }: LocationModel) =>
  status === 'resolved' ? candidates[0] : undefined;

/** Resolvers of `Query.location` and its types. @param sources the loaded datasets of places */
export const locationResolvers = (sources: PlaceSources) =>
  ({
    Query: {
      location: (_, selectors) => locate(selectors, sources),
      locations: (_, { selectors }) =>
        settled(batch('values', selectors, 'selectors', async (selector) => locate(selector, sources))),
    },
    Location: {
      __resolveReference: ({ id }) => locate(argumentsOf(id), sources),
      candidates: ({ candidates }) => [...candidates],
      timezoneId: (location) => placeOf(location)?.timezone ?? null,
      latitude: (location) => placeOf(location)?.latitude ?? null,
      longitude: (location) => placeOf(location)?.longitude ?? null,
    },
    LocationCandidate: {
      placeId: ({ id }) => id,
      matchedName: (candidate) => candidate.matchedName?.() ?? null,
      countryCode: ({ country }) => country,
      stateCode: ({ state }) => state,
      timezoneId: ({ timezone }) => timezone,
    },
  }) satisfies Resolvers;
