import { expect, test } from 'vitest';
import { createRowOrm } from '../../test/support/orm-of-rows.ts';
import { airport, port } from '../tables/terminal.ts';
import { airportsAndPortsFormat, type AirportRow, type PortRow } from './airports-and-ports.ts';

const airports: AirportRow[] = [
  {
    id: 'airport_a',
    iata: 'VIE',
    icao: 'LOWW',
    name: 'Vienna',
    type: 'large_airport',
    scheduled: true,
    country: 'AT',
    state: 'AT-3',
    city: 'Vienna',
    latitude: 48.11,
    longitude: 16.57,
    elevation: 183,
    timezone: 'Europe/Vienna',
  },
  {
    id: 'airport_b',
    iata: null,
    icao: 'LOWW',
    name: 'Another of the code',
    type: 'heliport',
    scheduled: false,
    country: 'AT',
    state: null,
    city: null,
    latitude: 0,
    longitude: 0,
    elevation: 0,
    timezone: null,
  },
  {
    id: 'airport_c',
    iata: 'XXX',
    icao: null,
    name: 'Below the sea',
    type: 'small_airport',
    scheduled: true,
    country: 'NL',
    state: null,
    city: '',
    latitude: -1.5,
    longitude: -2.5,
    elevation: null,
    timezone: 'Europe/Vienna',
  },
];
const facts = { name: 'Rotterdam', country: 'NL', province: 'NL-ZH', city: 'Rotterdam' };
const ports: PortRow[] = [
  { id: 'NLRTM', unlocode: 'NLRTM', ...facts, latitude: 51.9, longitude: 4.5, timezone: 'Europe/Amsterdam' },
  {
    id: 'NLRTM-europoort',
    unlocode: 'NLRTM',
    name: 'Europoort',
    country: 'NL',
    province: null,
    city: null,
    latitude: null,
    longitude: null,
    timezone: null,
  },
];
const terminals = airportsAndPortsFormat.open(
  await airportsAndPortsFormat.build(createRowOrm([airport, airports], [port, ports])),
);

test('airports are read exactly as stored, and an empty city becomes null', () => {
  const [a, b, c] = airports;
  expect(terminals.airport('airport_a')).toEqual(a);
  expect(terminals.airport('airport_b')).toEqual(b);
  expect(terminals.airport('airport_c')).toEqual({ ...c, city: null });
  expect(terminals.airport('VIE')).toBeNull();
  expect(terminals.airport('')).toBeNull();
});

test('an airport code finds all airports that have it, separately for IATA and ICAO codes', () => {
  const listIds = (kind: 'iata' | 'icao', code: string) =>
    terminals.airportsWith(kind, code).map(({ id }) => id);
  expect(listIds('icao', 'LOWW')).toEqual(['airport_a', 'airport_b']);
  expect(listIds('iata', 'VIE')).toEqual(['airport_a']);
  expect(listIds('iata', 'XXX')).toEqual(['airport_c']);
  expect(listIds('iata', 'LOWW')).toEqual([]);
  expect(listIds('icao', 'VIE')).toEqual([]);
  // An unknown code is stored as empty and must not match.
  expect(listIds('iata', '')).toEqual([]);
  expect(listIds('icao', '')).toEqual([]);
});

test('ports are read exactly as stored, the main port of a code first', () => {
  expect(terminals.portsWith('NLRTM')).toEqual(ports);
  expect(terminals.port('NLRTM')).toEqual(ports[0]);
  expect(terminals.port('NLRTM-europoort')).toEqual(ports[1]);
  expect(terminals.port('europoort')).toBeNull();
  expect(terminals.portsWith('NLAMS')).toEqual([]);
});

test('with empty terminal tables, a lookup by id returns null and a search returns no rows', async () => {
  const emptyTerminals = airportsAndPortsFormat.open(await airportsAndPortsFormat.build(createRowOrm()));
  expect(emptyTerminals.airport('airport_a')).toBeNull();
  expect(emptyTerminals.airportsWith('iata', 'VIE')).toEqual([]);
  expect(emptyTerminals.portsWith('NLRTM')).toEqual([]);
});
