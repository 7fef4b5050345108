import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { AirportRow, PortRow, TerminalsSource } from '../../../db/snapshot/terminals.ts';
import { findRecordedZone } from '../../../facts/point/recorded-zone.ts';
import { invalid } from '../../../core/lookup-error.ts';
import {
  iata as iataCode,
  icao as icaoCode,
  unlocode as unlocodeCode,
} from '../../validation/terminal-code.ts';
import { listOtherZonesOfPlace } from '../point/other-zones.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';
import { findStateByName } from '../state/state-named.ts';

const toReference = (id: string | null) => (id === null ? null : { id });

/**
 * Returns the state that the source gives for an airport.
 * @returns null for codes that only the source uses, and for former codes
 */
export const findStateOfAirport = (places: Places, { state }: AirportRow) =>
  state === null ? null : places.states.find(state);

/** Maximum distance in degrees from a border of time zones at which an airport counts as on the border. */
const borderDegrees = 0.03;

/**
 * Returns the time zone of an airport. An airport on a border of zones has the zone of the state that the source
 * gives: Gold Coast Airport uses the time of Queensland.
 */
export function findZoneOfAirport(places: Places, row: AirportRow): string | null {
  const { timezone, latitude, longitude } = row;
  const zones = findStateOfAirport(places, row)?.timezones ?? [];
  if (timezone === null || zones.length === 0 || zones.includes(timezone)) return timezone;
  for (const [north, east] of [
    [borderDegrees, 0],
    [-borderDegrees, 0],
    [0, borderDegrees],
    [0, -borderDegrees],
  ] as const) {
    const zone = findRecordedZone(latitude + north, longitude + east);
    if (zone !== null && zones.includes(zone)) return zone;
  }
  return timezone;
}

/** Finds the state in the source's record, by code or name. */
export const findStateOfPort = (places: Places, { country, province }: PortRow) =>
  province === null ? null : (places.states.find(province) ?? findStateByName(places, country, province));

export const terminalResolvers = (places: PlacesSource, terminals: TerminalsSource): Resolvers => ({
  Query: {
    airport(_, { iata, icao }) {
      const [by, code] =
        typeof iata === 'string'
          ? (['iata', iataCode.read(iata, 'iata')] as const)
          : (['icao', icaoCode.read(icao ?? '', 'icao')] as const);
      if (typeof iata === 'string' && typeof icao === 'string')
        throw invalid('icao', 'icao cannot be combined with iata: use for example only iata=JFK.');
      const [only, ...others] = terminals.current.airportsWith(by, code);
      return only === undefined || others.length > 0 ? null : only;
    },
    port(_, { unlocode }) {
      const wantedCode = unlocodeCode.read(unlocode, 'unlocode');
      const [only, ...others] = terminals.current.portsWith(wantedCode);
      return only === undefined || others.length > 0 ? null : only;
    },
  },
  Airport: {
    __resolveReference: ({ id }) => terminals.current.airport(id),
    cityName: ({ city }) => city,
    country: ({ country }) => places.current.countries.find(country),
    state: (row) => findStateOfAirport(places.current, row),
    timezone: (row) => toReference(findZoneOfAirport(places.current, row)),
    otherTimezones: (row) => listOtherZonesOfPlace(row, findZoneOfAirport(places.current, row)),
  },
  Port: {
    __resolveReference: ({ id }) => terminals.current.port(nodeId.keyIn('port', id)),
    id: ({ id }) => nodeId.of('port', id),
    cityName: ({ city }) => city,
    country: ({ country }) => places.current.countries.find(country),
    state: (row) => findStateOfPort(places.current, row),
    timezone: ({ timezone }) => toReference(timezone),
    otherTimezones: (row) => listOtherZonesOfPlace(row, row.timezone),
  },
});
