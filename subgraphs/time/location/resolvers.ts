import type { CountryLocationResolvers, LocationResolvers, Resolvers } from '../schema.generated.ts';
import { countryAlpha2Rule } from '../../validation/country-code.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { createSourceClock, type ClockRequest } from '../clock/source-clock.ts';
import { useEdition, type Editions } from '../editions/editions.ts';
import { listCountryZones, type CountryZone } from '../../../facts/zone-tab.ts';

/** The fields of a Location that the geo subgraph provides for its clock. */
export interface LocationReference {
  readonly id: string;
  readonly timezoneId?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** The model of a country as a clock source. The time zones of the country are the candidates. */
export interface CountryLocationModel {
  readonly country: string;
  readonly zones: readonly CountryZone[];
}

/** Creates the model of a country as a clock source. @throws invalid_request when the code does not have two letters */
function locateCountry(country: string): CountryLocationModel {
  const code = countryAlpha2Rule.read(country, 'country');
  return { country: code, zones: listCountryZones(code) };
}

type PlaceRequest = ClockRequest & { readonly edition?: string | null | undefined };

/**
 * Creates the resolver for the clock of a place. The clock's fields are null when the place has no time zone, or when the
 * edition lacks that time zone.
 */
const createPlaceClockResolver =
  (editions: Editions) =>
  (
    { timezoneId, latitude = null, longitude = null }: LocationReference,
    { edition: version, ...request }: PlaceRequest,
    { now }: LookupContext,
  ) =>
    useEdition(editions.findEdition(version), (edition) => {
      const id = timezoneId === undefined || timezoneId === null ? undefined : edition.findZoneId(timezoneId);
      return createSourceClock(edition, id, request, now, { latitude, longitude });
    });

const createLocationFields = (editions: Editions): LocationResolvers => ({
  __resolveReference: (reference) => reference,
  id: ({ id }) => id,
  clock: createPlaceClockResolver(editions),
});

const createCountryLocationFields = (editions: Editions): CountryLocationResolvers => ({
  input: ({ country }) => ({ type: 'country', value: country }),
  status: ({ zones }) => (zones.length === 1 ? 'resolved' : zones.length === 0 ? 'not_found' : 'ambiguous'),
  candidates: ({ zones }) =>
    zones.map(({ country, timezone, latitude, longitude }) => ({
      placeId: null,
      name: null,
      countryCode: country,
      stateCode: null,
      timezoneId: timezone,
      latitude,
      longitude,
    })),
  truncated: () => false,
  source: () => 'iana_zone_tab',
  clock: ({ country, zones }, request, context) => {
    const [zone] = zones.length === 1 ? zones : [];
    const { timezone: timezoneId = null, latitude = null, longitude = null } = zone ?? {};
    return createPlaceClockResolver(editions)(
      { id: country, timezoneId, latitude, longitude },
      request,
      context,
    );
  },
});

export const createLocationResolvers = (editions: Editions): Resolvers => ({
  Query: { countryLocation: (_, { country }) => locateCountry(country) },
  Location: createLocationFields(editions),
  CountryLocation: createCountryLocationFields(editions),
});
