import { resolveBatch, settleAll } from '../../validation/batch.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { requireExactlyOne } from '../../validation/exactly-one.ts';
import type { PlaceSelectorInput, Resolvers } from '../schema.generated.ts';
import {
  parseId,
  locate,
  type LocationArguments,
  type LocationModel,
  type PlaceSources,
} from './location.ts';

const findSinglePlace = ({ status, candidates }: LocationModel) =>
  status === 'resolved' ? candidates[0] : undefined;

/** Converts a selector to the arguments of `locate`. */
function toLocationArguments({ cityName, usAddress, ...selectors }: PlaceSelectorInput): LocationArguments {
  if (cityName) return { city: cityName.name, country: cityName.country, state: cityName.state };
  return usAddress ? { address: usAddress.address, state: usAddress.state } : selectors;
}

/** Creates the resolvers of `Query.location` and its types. @param sources the loaded datasets of places */
export const locationResolvers = (sources: PlaceSources) =>
  ({
    Query: {
      location: (_, { by, ...selectors }) => {
        const isFormer = Object.values(selectors).some((value) => typeof value === 'string');
        if (by && isFormer)
          throw createInvalidInputError('by', 'by cannot be combined with other arguments: use only by.');
        return locate(by ? toLocationArguments(by) : selectors, sources);
      },
      locations: (_, { places, selectors }) => {
        requireExactlyOne({ places, selectors }, 'places=[{ iata: "JFK" }]');
        const locatePlace = (given: LocationArguments) =>
          Promise.resolve().then(() => locate(given, sources));
        return settleAll(
          places
            ? resolveBatch('values', places, 'places', (place) => locatePlace(toLocationArguments(place)))
            : resolveBatch('values', selectors ?? [], 'selectors', locatePlace),
        );
      },
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
