import { requireKnownWord } from '../../../core/known-word.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { AirportRow, PortRow, AirportsAndPortsSource } from '../../../db/snapshot/airports-and-ports.ts';
import { findRecordedZone } from '../../../facts/point/recorded-zone.ts';
import { requireExactlyOne } from '../../validation/exactly-one.ts';
import {
  iataRule as iataCode,
  icaoRule as icaoCode,
  unlocodeRule as unlocodeCode,
} from '../../validation/terminal-code.ts';
import { listOtherZonesOfPlace } from '../point/other-zones.ts';
import { nodeId } from '../../node-id.ts';
import { connectionFields, createPage, type Page } from '../../validation/page.ts';
import { parseArea } from '../city/resolvers.ts';
import type { AirportType, Resolvers } from '../schema.generated.ts';
import { findStateByName } from '../state/state-by-name.ts';

const toReference = (id: string | null) => (id === null ? null : { id });

/**
 * Returns the state of an airport according to the source.
 * @returns null for former codes, and for codes that are unknown outside the source
 */
export const findStateOfAirport = (places: Places, { state }: AirportRow) =>
  state === null ? null : places.states.find(state);

/** Maximum distance in degrees between an airport and a border of time zones at which the airport counts as on the border. */
const borderDegrees = 0.03;

/**
 * Returns the time zone of an airport. An airport on a border of zones has the zone of its state in the source: Gold Coast
 * Airport uses the time of Queensland.
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

/** Finds the state of a port by the code or name in the source's record. */
export const findStateOfPort = (places: Places, { country, province }: PortRow) =>
  province === null ? null : (places.states.find(province) ?? findStateByName(places, country, province));

/** A page of airports. */
export type AirportPage = Page<AirportRow>;

const airportTypes: readonly AirportType[] = [
  'large_airport',
  'medium_airport',
  'small_airport',
  'heliport',
  'seaplane_base',
  'balloonport',
  'closed',
];

interface AirportCodes {
  readonly code?: string | null | undefined;
  readonly iata?: string | null | undefined;
  readonly icao?: string | null | undefined;
}

/**
 * Validates the airport code of a request. @throws invalid_request unless the request has exactly one code, of three letters
 * (IATA) or four (ICAO)
 */
function parseAirportCode({ code, iata, icao }: AirportCodes): readonly ['iata' | 'icao', string] {
  requireExactlyOne({ code, iata, icao }, 'code=JFK');
  if (typeof iata === 'string') return ['iata', iataCode.read(iata, 'iata')];
  if (typeof icao === 'string') return ['icao', icaoCode.read(icao, 'icao')];
  const text = code ?? '';
  return text.trim().length === 4
    ? ['icao', icaoCode.read(text, 'code')]
    : ['iata', iataCode.read(text, 'code')];
}

export const terminalResolvers = (places: PlacesSource, terminals: AirportsAndPortsSource): Resolvers => ({
  Query: {
    airport(_, given) {
      const [by, code] = parseAirportCode(given);
      const [only, ...others] = terminals.current.airportsWith(by, code);
      return only === undefined || others.length > 0 ? null : only;
    },
    airportConnection(_, { country, state, airportTypes, scheduled, ...page }) {
      const area = parseArea(places.current, country, state);
      const isWanted = (row: AirportRow) =>
        (area?.country === undefined || row.country === area.country) &&
        (!area?.state || row.state === area.state.code) &&
        (!airportTypes || airportTypes.some((type) => type === row.type)) &&
        (typeof scheduled !== 'boolean' || row.scheduled === scheduled);
      return createPage(
        area === null ? [] : terminals.current.airports().filter(isWanted),
        ({ id }) => id,
        page,
      );
    },
    port(_, { unlocode }) {
      const requestedCode = unlocodeCode.read(unlocode, 'unlocode');
      const [only, ...others] = terminals.current.portsWith(requestedCode);
      return only === undefined || others.length > 0 ? null : only;
    },
  },
  AirportConnection: connectionFields,
  Airport: {
    type: ({ type }) => requireKnownWord(airportTypes, type, 'airports'),
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
