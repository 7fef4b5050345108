import type { CountryLocationResolvers, LocationResolvers } from '../schema.generated.ts';
import { countryAlpha2 } from '../../rules/country-code.ts';
import type { LookupContext } from '../../context.ts';
import { sourceClock, type ClockRequest } from '../clock/source-clock.ts';
import { findZoneId } from '../rules/edition.ts';
import { zonesOfCountry, type CountryZone } from '../../../facts/zone-tab.ts';

/** A location that another subgraph found: what its clock needs to be known of it. */
export interface LocationReference {
  readonly id: string;
  readonly timezone?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** A country as a source: its zones are what it can mean. */
export interface CountryLocationModel {
  readonly country: string;
  readonly zones: readonly CountryZone[];
}

/** @throws invalid_request when the code is not of two letters */
export function locateCountry(country: string): CountryLocationModel {
  const code = countryAlpha2.read(country, 'country');
  return { country: code, zones: zonesOfCountry(code) };
}

/** The clock of a place; with null fields when its zone is not known, or not one of the edition. */
function clockOfPlace(place: LocationReference, request: ClockRequest, { now }: LookupContext) {
  const id = place.timezone === undefined || place.timezone === null ? undefined : findZoneId(place.timezone);
  return sourceClock(id, request, now, {
    latitude: place.latitude ?? null,
    longitude: place.longitude ?? null,
  });
}

export const locationResolvers: LocationResolvers = {
  __resolveReference: (reference) => reference,
  id: ({ id }) => id,
  clock: clockOfPlace,
};

export const countryLocationResolvers: CountryLocationResolvers = {
  input: ({ country }) => ({ type: 'country', value: country }),
  status: ({ zones }) => (zones.length === 1 ? 'resolved' : zones.length === 0 ? 'not_found' : 'ambiguous'),
  candidates: ({ zones }) =>
    zones.map(({ country, timezone, latitude, longitude }) => ({
      id: null,
      name: null,
      country,
      state: null,
      timezone,
      latitude,
      longitude,
    })),
  truncated: () => false,
  source: () => 'iana_zone_tab',
  clock: ({ country, zones }, request, context) => {
    const [zone] = zones.length === 1 ? zones : [];
    return clockOfPlace({ id: country, ...zone }, request, context);
  },
};
