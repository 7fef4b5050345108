import { asc } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import { memoize } from '../../core/memoize.ts';
import { airport, port } from '../tables/terminal.ts';
import {
  openCodedColumn,
  createCodedSections,
  getSection,
  openTextColumn,
  createTextSections,
} from './columns.ts';
import type { Sections } from './section-file.ts';
import type { SnapshotFormat } from './snapshot.ts';
import { createTextFinder } from './text-order.ts';

export type AirportRow = typeof airport.$inferSelect;
export type PortRow = typeof port.$inferSelect;

/** Airports and ports in memory. */
export interface AirportsAndPorts {
  airport(id: string): AirportRow | null;
  /** Returns all airports, sorted by id. */
  airports(): readonly AirportRow[];
  /** Returns all airports with a code. There is usually one airport, but the source can repeat a code. @param code upper case */
  airportsWith(kind: 'iata' | 'icao', code: string): readonly AirportRow[];
  port(id: string): PortRow | null;
  /** Returns all ports with a code, the main port first. @param unlocode five characters, upper case */
  portsWith(unlocode: string): readonly PortRow[];
}

/**
 * Airports and ports in memory. `current` changes when a new version is swapped in; an earlier value of `current` stays
 * consistent.
 */
export interface AirportsAndPortsSource {
  readonly current: AirportsAndPorts;
}

const airportTextColumns = ['id', 'iata', 'icao', 'name', 'city'] as const;
const airportCodedColumns = ['type', 'country', 'state', 'timezone'] as const;
const portTextColumns = ['id', 'unlocode', 'name', 'city', 'province'] as const;
const portCodedColumns = ['country', 'timezone'] as const;

export const airportsAndPortsFormat: SnapshotFormat<AirportsAndPorts> = {
  name: 'terminals',
  datasets: ['airports', 'ports'],
  revision: 2,
  async build(orm) {
    const airports = await orm.select().from(airport).orderBy(asc(airport.id));
    const ports = await orm
      .select()
      .from(port)
      .orderBy(asc(collateByCodePoint(port.id)));
    return {
      ...createColumns('airport', airports, airportTextColumns, airportCodedColumns),
      'airport.scheduled': Uint8Array.from(airports, ({ scheduled }) => (scheduled ? 1 : 0)),
      'airport.elevation': Float64Array.from(airports, ({ elevation }) => elevation ?? NaN),
      ...createColumns('port', ports, portTextColumns, portCodedColumns),
    };
  },
  open: openTerminals,
};

/** Creates the sections of the position columns, which both tables have, and of text columns. */
function createColumns<
  Row extends { latitude: number | null; longitude: number | null },
  Name extends string,
>(
  table: string,
  rows: readonly (Row & Readonly<Record<Name, string | null>>)[],
  texts: readonly Name[],
  codes: readonly Name[],
): Sections {
  const getTexts = (name: Name) => rows.map((row) => row[name]);
  let sections: Sections = {
    [`${table}.latitude`]: Float64Array.from(rows, ({ latitude }) => latitude ?? NaN),
    [`${table}.longitude`]: Float64Array.from(rows, ({ longitude }) => longitude ?? NaN),
  };
  for (const name of texts) {
    const column = getTexts(name).map((text) => text ?? '');
    sections = { ...sections, ...createTextSections(`${table}.${name}`, column) };
  }
  for (const name of codes)
    sections = { ...sections, ...createCodedSections(`${table}.${name}`, getTexts(name)) };
  return sections;
}

/** Opens the sections. Rows are created from their columns on access. */
function openTerminals(sections: Sections): AirportsAndPorts {
  const [airport, port] = [createAirportReader(sections), createPortReader(sections)];
  const createFinder = (table: string, name: string) =>
    createTextFinder(openTextColumn(sections, `${table}.${name}`));
  const airportCount = getSection(sections, 'airport.scheduled', Uint8Array).length;
  const airportIds = createFinder('airport', 'id');
  const airportFinders = { iata: createFinder('airport', 'iata'), icao: createFinder('airport', 'icao') };
  const [portIds, unlocodes] = [createFinder('port', 'id'), createFinder('port', 'unlocode')];
  return {
    airports: memoize(() => Array.from({ length: airportCount }, (_, row) => airport(row))),
    airport: (id) => airportIds(id).map(airport)[0] ?? null,
    airportsWith: (kind, code) => airportFinders[kind](code).map(airport),
    port: (id) => portIds(id).map(port)[0] ?? null,
    portsWith: (unlocode) => unlocodes(unlocode).map(port),
  };
}

const toNullIfNaN = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? null : value;

function openReaders(sections: Sections, table: string) {
  const openTexts = (name: string) => openTextColumn(sections, `${table}.${name}`);
  const openCodes = (name: string) => openCodedColumn(sections, `${table}.${name}`);
  const openNumbers = (name: string) => getSection(sections, `${table}.${name}`, Float64Array);
  return { texts: openTexts, codes: openCodes, numbers: openNumbers };
}

function createAirportReader(sections: Sections): (row: number) => AirportRow {
  const { texts, codes, numbers } = openReaders(sections, 'airport');
  const [id, iata, icao, name, city] = [
    texts('id'),
    texts('iata'),
    texts('icao'),
    texts('name'),
    texts('city'),
  ];
  const [type, country, state, timezone] = [
    codes('type'),
    codes('country'),
    codes('state'),
    codes('timezone'),
  ];
  const [latitude, longitude, elevation] = [numbers('latitude'), numbers('longitude'), numbers('elevation')];
  const scheduledFlags = getSection(sections, 'airport.scheduled', Uint8Array);
  return (row) => ({
    id: id.at(row),
    iata: iata.at(row) || null,
    icao: icao.at(row) || null,
    name: name.at(row),
    type: type.at(row) ?? '',
    scheduled: scheduledFlags[row] === 1,
    country: country.at(row) ?? '',
    state: state.at(row),
    city: city.at(row) || null,
    latitude: latitude[row] ?? NaN,
    longitude: longitude[row] ?? NaN,
    elevation: toNullIfNaN(elevation[row]),
    timezone: timezone.at(row),
  });
}

function createPortReader(sections: Sections): (row: number) => PortRow {
  const { texts, codes, numbers } = openReaders(sections, 'port');
  const [id, unlocode, name, city, province] = [
    texts('id'),
    texts('unlocode'),
    texts('name'),
    texts('city'),
    texts('province'),
  ];
  const [country, timezone] = [codes('country'), codes('timezone')];
  const [latitude, longitude] = [numbers('latitude'), numbers('longitude')];
  return (row) => ({
    id: id.at(row),
    unlocode: unlocode.at(row),
    name: name.at(row),
    country: country.at(row) ?? '',
    province: province.at(row) || null,
    city: city.at(row) || null,
    latitude: toNullIfNaN(latitude[row]),
    longitude: toNullIfNaN(longitude[row]),
    timezone: timezone.at(row),
  });
}
