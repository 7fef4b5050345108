import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { AirportRow, PortRow, TerminalsSource } from '../../../db/snapshot/terminals.ts';
import { recordedZoneAt } from '../../../facts/point/recorded-zone.ts';
import { invalid } from '../../../core/lookup-error.ts';
import {
  iata as iataCode,
  icao as icaoCode,
  unlocode as unlocodeCode,
} from '../../validation/terminal-code.ts';
import { otherZonesOf } from '../point/other-zones.ts';
import { nodeId } from '../../node-id.ts';
import { edgesOf, pageOf, positionOf, type Page } from '../../validation/page.ts';
import { areaOf } from '../city/resolvers.ts';
import type { AirportType, Resolvers } from '../schema.generated.ts';
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
    const zone = recordedZoneAt(latitude + north, longitude + east);
    if (zone !== null && zones.includes(zone)) return zone;
  }
  return timezone;
}

/** The state in the source's record, by code or name. */
export const stateOfPort = (places: Places, { country, province }: PortRow) =>
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
];

/** @throws Error for a type that the importer does not accept */
function airportType(text: string): AirportType {
  const type = airportTypes.find((each) => each === text);
  if (type === undefined) throw new Error(`unknown type of airport ${text}`);
  return type;
}

interface AirportCodes {
  readonly code?: string | null | undefined;
  readonly iata?: string | null | undefined;
  readonly icao?: string | null | undefined;
}

/** @throws invalid_request unless exactly one code is given, with three letters (IATA) or four (ICAO) */
function airportCodeOf({ code, iata, icao }: AirportCodes): readonly ['iata' | 'icao', string] {
  const [first, ...others] = [code, iata, icao].filter((each) => typeof each === 'string');
  if (first === undefined || others.length > 0)
    throw invalid('code', 'Use exactly one of code, iata and icao: use for example code=JFK.');
  if (typeof iata === 'string') return ['iata', iataCode.read(iata, 'iata')];
  if (typeof icao === 'string') return ['icao', icaoCode.read(icao, 'icao')];
  return first.trim().length === 4
    ? ['icao', icaoCode.read(first, 'code')]
    : ['iata', iataCode.read(first, 'code')];
}

export const terminalResolvers = (places: PlacesSource, terminals: TerminalsSource): Resolvers => ({
  Query: {
    airport(_, given) {
      const [by, code] = airportCodeOf(given);
      const [only, ...others] = terminals.current.airportsWith(by, code);
      return only === undefined || others.length > 0 ? null : only;
    },
    airportConnection(_, { country, state, airportTypes, scheduled, ...page }) {
      const area = areaOf(places.current, country, state);
      const isWanted = (row: AirportRow) =>
        (area?.country === undefined || row.country === area.country) &&
        (!area?.state || row.state === area.state.code) &&
        (!airportTypes || airportTypes.some((type) => type === row.type)) &&
        (typeof scheduled !== 'boolean' || row.scheduled === scheduled);
      return pageOf(area === null ? [] : terminals.current.airports().filter(isWanted), ({ id }) => id, page);
    },
    port(_, { unlocode }) {
      const wanted = unlocodeCode.read(unlocode, 'unlocode');
      const [only, ...others] = terminals.current.portsWith(wanted);
      return only === undefined || others.length > 0 ? null : only;
    },
  },
  AirportConnection: {
    edges: edgesOf,
    nodes: ({ items }) => [...items],
    pageInfo: positionOf,
    totalCount: ({ total }) => total,
  },
  Airport: {
    type: ({ type }) => airportType(type),
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
