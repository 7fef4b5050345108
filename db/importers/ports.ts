import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { listCountryZoneIds } from '../../facts/zone-tab.ts';
import { fold } from '../../facts/fold.ts';
import { port } from '../tables/terminal.ts';
import { findCountryAtPoint } from '../../facts/point/country-at-point.ts';
import { readCsvTable, type CsvRow } from './csv-table.ts';
import { parseDegrees } from './degrees.ts';
import { findZoneOfAirportOrPort } from './airport-port-zone.ts';
import { readBundledPackage, readPackageJson } from '../../core/package-file.ts';

type Row = typeof port.$inferInsert;

interface SeaPort {
  readonly name: string;
  readonly city?: string;
  readonly province?: string;
  /** Longitude, latitude. */
  readonly coordinates?: readonly number[];
  /** IANA zone identifier, which often belongs to another part of the country. */
  readonly timezone?: string;
}

/** Maximum distance in degrees between a port and land of its country. */
const maxOffsetDegrees = 0.1;

/**
 * Ports of the package sea-ports by UN/LOCODE. If the country at the position is not the country of the code, swapped
 * coordinates are corrected; otherwise the port is rejected. The package's zones are outdated, so that zones are computed from
 * positions.
 */
export const ports: Dataset<typeof port> = {
  name: 'ports',
  table: port,
  revision: 3,
  licence: 'MIT (sea-ports), public domain (World Port Index), by its publisher (UN/LOCODE)',
  attribution: 'Zones of ports: © OpenStreetMap contributors, ODbL',
  about: 1_610,
  bundled: () => readBundledPackage('sea-ports'),
  file: 'UpdatedPub150.csv of the World Port Index (https://msi.nga.mil/Publications/WPI), or the UN/LOCODE list as one CSV with a header (Country, Location, Name, Subdivision, Function, Coordinates)',
  rows: (file) => (file === undefined ? readBundledPorts() : readPublishedPorts(file)),
};

function* readBundledPorts(): Generator<ParsedEntry<Row>> {
  const records = readPackageJson<Record<string, SeaPort>>('sea-ports/lib/ports.json');
  for (const [index, [unlocode, record]] of Object.entries(records).entries()) {
    const line = index + 1;
    const row = toRow(unlocode, record);
    yield row === null ? { line, rejected: `${unlocode} is in another country` } : { line, row };
  }
}

const portColumnNames = {
  'the World Port Index': ['main port name', 'un/locode', 'latitude', 'longitude'],
  'UN/LOCODE': ['country', 'location', 'name', 'subdivision', 'function', 'coordinates'],
} as const;

/** Yields the ports of a published file. A position outside the country of the code is dropped. */
async function* readPublishedPorts(file: string): AsyncGenerator<ParsedEntry<Row>> {
  const seenKeys = new Set<string>();
  const isNew = (key: string) => !seenKeys.has(key) && seenKeys.add(key).size > 0;
  for await (const { line, form, read } of readCsvTable('ports', file, portColumnNames)) {
    const record = form === 'UN/LOCODE' ? parseLocodeRow(read) : parsePortIndexRow(read);
    if (record === null) continue;
    if (typeof record === 'string') {
      yield { line, rejected: record };
      continue;
    }
    const { unlocode, latitude, longitude } = record;
    const portId = `${unlocode}-${fold(record.name).replaceAll(' ', '-')}`;
    // The first port with a code is the main port. A repeated name is the same port.
    const isMainPort = isNew(unlocode);
    if (!isNew(portId)) continue;
    const id = isMainPort ? unlocode : portId;
    const country = unlocode.slice(0, 2);
    const hasValidPosition =
      latitude !== null && longitude !== null && isNear(country, { latitude, longitude });
    const row = hasValidPosition
      ? { id, ...record, country, timezone: findZoneOfAirportOrPort(country, { latitude, longitude }) }
      : { id, ...record, country, ...createPortWithoutPosition(country) };
    yield { line, row };
  }
}

type PublishedPort = Pick<Row, 'unlocode' | 'name' | 'city' | 'province'> & {
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const codePattern = /^[A-Z]{2}[A-Z0-9]{3}$/;

/** Converts a record of the World Port Index. @returns null for a port without a code */
function parsePortIndexRow(read: CsvRow['read']): PublishedPort | string | null {
  const unlocode = read('un/locode').toUpperCase().replace(/\s/g, '');
  const [latitude, longitude] = [parseDegrees(read('latitude'), 90), parseDegrees(read('longitude'), 180)];
  if (unlocode === '') return null;
  if (!codePattern.test(unlocode)) return `invalid UN/LOCODE ${JSON.stringify(unlocode.slice(0, 20))}`;
  if (read('main port name') === '') return 'the name is missing';
  if (latitude === null || longitude === null) return 'the coordinates are missing';
  return { unlocode, name: read('main port name'), city: null, province: null, latitude, longitude };
}

/**
 * Converts a record of the UN/LOCODE list. @returns null for places without a seaport, country lines, and entries marked for
 * removal
 */
function parseLocodeRow(read: CsvRow['read']): PublishedPort | string | null {
  const [country, location, subdivision] = [read('country'), read('location'), read('subdivision')];
  if (location === '' || !read('function').startsWith('1')) return null;
  if (read('change') === 'X' || read('status') === 'XX') return null;
  const unlocode = `${country}${location}`;
  if (!codePattern.test(unlocode)) return `invalid UN/LOCODE ${JSON.stringify(unlocode.slice(0, 20))}`;
  if (read('name') === '') return 'the name is missing';
  const text = read('coordinates');
  const point = text === '' ? { latitude: null, longitude: null } : parsePositionInMinutes(text);
  if (point === null) return `invalid coordinates ${JSON.stringify(text.slice(0, 20))}`;
  const province = /^[A-Z0-9]{1,3}$/.test(subdivision) ? `${country}-${subdivision}` : null;
  return { unlocode, name: read('name'), city: read('name'), province, ...point };
}

/** Parses coordinates in degrees and minutes: `5155N 00430E`. */
function parsePositionInMinutes(text: string) {
  const match = /^(\d{2})([0-5]\d)([NS]) (\d{3})([0-5]\d)([EW])$/.exec(text);
  if (match === null) return null;
  const [, y = '', yMinutes = '', north, x = '', xMinutes = '', east] = match;
  const latitude = (Number(y) + Number(yMinutes) / 60) * (north === 'S' ? -1 : 1);
  const longitude = (Number(x) + Number(xMinutes) / 60) * (east === 'W' ? -1 : 1);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: Number(latitude.toFixed(4)) + 0, longitude: Number(longitude.toFixed(4)) + 0 };
}

/** Creates the row of a port without a position. The zone is the zone of the country, if the country has only one. */
function createPortWithoutPosition(country: string) {
  const [zone, ...others] = listCountryZoneIds(country);
  return { latitude: null, longitude: null, timezone: others.length === 0 ? (zone ?? null) : null };
}

function toRow(unlocode: string, { name, city, province, coordinates, timezone }: SeaPort): Row | null {
  const country = unlocode.slice(0, 2);
  const facts = { id: unlocode, unlocode, name, country, city: city || null, province: province || null };
  const [x, y] = coordinates ?? [];
  if (x === undefined || y === undefined) return { ...facts, ...createPortWithoutPosition(country) };
  const point = [
    { latitude: y, longitude: x },
    { latitude: x, longitude: y },
  ].find((each) => Math.abs(each.latitude) <= 90 && isNear(country, each));
  return point === undefined
    ? null
    : { ...facts, ...point, timezone: findZoneOfAirportOrPort(country, point, timezone ?? null) };
}

function isNear(country: string, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  for (const northOffset of [0, maxOffsetDegrees, -maxOffsetDegrees])
    for (const eastOffset of [0, maxOffsetDegrees, -maxOffsetDegrees])
      if (findCountryAtPoint(latitude + northOffset, longitude + eastOffset) === country) return true;
  return false;
}
