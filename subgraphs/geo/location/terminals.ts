import type { PlacesSource } from '../../../db/snapshot/places.ts';
import type { AirportsAndPortsSource } from '../../../db/snapshot/airports-and-ports.ts';
import { findStateOfAirport, findStateOfPort, findZoneOfAirport } from '../terminal/resolvers.ts';
import type { Candidate, PlaceSource } from './location.ts';

/** Airports as a source for `location`, by IATA or ICAO code. Every airport with the code is a candidate. */
export const createAirportPlaceSource = (
  places: PlacesSource,
  terminals: AirportsAndPortsSource,
  kind: 'iata' | 'icao',
): PlaceSource => ({
  label: 'ourairports',
  find: (code) =>
    terminals.current.airportsWith(kind, code).map((airport): Candidate => {
      const { id, name, country, latitude, longitude } = airport;
      const timezone = findZoneOfAirport(places.current, airport);
      const state = findStateOfAirport(places.current, airport)?.code.slice(3) ?? null;
      return { id, name, country, state, timezone, latitude, longitude };
    }),
});

/** Ports as a source for `location`, by UN/LOCODE. Every port with the code is a candidate. */
export const createPortPlaceSource = (
  places: PlacesSource,
  terminals: AirportsAndPortsSource,
): PlaceSource => ({
  label: 'port_index',
  find: (unlocode) =>
    terminals.current.portsWith(unlocode).map((port): Candidate => {
      const { id, name, country, timezone, latitude, longitude } = port;
      const state = findStateOfPort(places.current, port)?.code.slice(3) ?? null;
      return { id, name, country, state, timezone, latitude, longitude };
    }),
});
