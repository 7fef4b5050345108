import { batch, settleAll } from '../../validation/batch.ts';
import type { Resolvers } from '../schema.generated.ts';
import { parseId, locate, type LocationModel, type PlaceSources } from './location.ts';

const findSinglePlace = ({ status, candidates }: LocationModel) =>
  status === 'resolved' ? candidates[0] : undefined;

/** Resolvers of `Query.location` and its types. @param sources the loaded datasets of places */
export const locationResolvers = (sources: PlaceSources) =>
  ({
    Query: {
      location: (_, selectors) => locate(selectors, sources),
      locations: (_, { selectors }) =>
        settleAll(batch('values', selectors, 'selectors', async (selector) => locate(selector, sources))),
    },
    Location: {
      __resolveReference: ({ id }) => locate(parseId(id), sources),
      candidates: ({ candidates }) => [...candidates],
      timezoneId: (location) => findSinglePlace(location)?.timezone ?? null,
      latitude: (location) => findSinglePlace(location)?.latitude ?? null,
      longitude: (location) => findSinglePlace(location)?.longitude ?? null,
    },
    LocationCandidate: {
      placeId: ({ id }) => id,
      matchedName: (candidate) => candidate.matchedName?.() ?? null,
      countryCode: ({ country }) => country,
      stateCode: ({ state }) => state,
      timezoneId: ({ timezone }) => timezone,
    },
  }) satisfies Resolvers;
