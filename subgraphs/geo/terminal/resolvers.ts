import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { AirportRow, PortRow, TerminalsSource } from '../../../db/snapshot/terminals.ts';
import { findRecordedZone } from '../../../facts/point/recorded-zone.ts';
import { invalid } from '../../../core/lookup-error.ts';
import {
  iata as iataCode,
  icao as icaoCode,
  unlocode as unlocodeCode,
} from '../../validation/terminal-code.ts';
import { otherZonesOf } from '../point/other-zones.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';
import { findStateByName } from '../state/state-named.ts';

const stub = (id: string | null) => (id === null ? null : { id });

/**
 * Returns the state that the source gives for an airport.
 * @returns null for codes that only the source uses, and for former codes
 */
export const stateOfAirport = (places: Places, { state }: AirportRow) =>
  state === null ? null : places.states.find(state);

/** Maximum distance in degrees from a border of time zones at which an airport counts as on the border. */
const border = 0.03;

/**
 * Time zone of an airport. An airport on a border of zones has the zone of the state that the source gives: Gold Coast Airport
 * uses the time of Queensland.
 */
export function zoneOfAirport(places: Places, row: AirportRow): string | null {
  const { timezone, latitude, longitude } = row;
  const zones = stateOfAirport(places, row)?.timezones ?? [];
  if (timezone === null || zones.length === 0 || zones.includes(timezone)) return timezone;
  for (const [north, east] of [
    [border, 0],
    [-border, 0],
    [0, border],
    [0, -border],
  ] as const) {
    const zone = findRecordedZone(latitude + north, longitude + east);
    if (zone !== null && zones.includes(zone)) return zone;
  }
  return timezone;
}

/** The state in the source's record, by code or name. */
export const stateOfPort = (places: Places, { country, province }: PortRow) =>
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
      const wanted = unlocodeCode.read(unlocode, 'unlocode');
      const [only, ...others] = terminals.current.portsWith(wanted);
      return only === undefined || others.length > 0 ? null : only;
    },
  },
  Airport: {
    __resolveReference: ({ id }) => terminals.current.airport(id),
    cityName: ({ city }) => city,
    country: ({ country }) => places.current.countries.find(country),
    state: (row) => stateOfAirport(places.current, row),
    timezone: (row) => stub(zoneOfAirport(places.current, row)),
    otherTimezones: (row) => otherZonesOf(row, zoneOfAirport(places.current, row)),
  },
  Port: {
    __resolveReference: ({ id }) => terminals.current.port(nodeId.keyIn('port', id)),
    id: ({ id }) => nodeId.of('port', id),
    cityName: ({ city }) => city,
    country: ({ country }) => places.current.countries.find(country),
    state: (row) => stateOfPort(places.current, row),
    timezone: ({ timezone }) => stub(timezone),
    otherTimezones: (row) => otherZonesOf(row, row.timezone),
  },
});
