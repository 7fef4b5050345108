import { resolve } from 'node:path';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { usAddress } from '../tables/us-address.ts';
import { toHouseNumberKey, toStreetKey } from '../../facts/us-street.ts';
import { parseCsvFields } from './csv.ts';
import { parseDegrees } from './degrees.ts';
import { readLines } from './lines.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof usAddress.$inferInsert;
/** Returns the value of a column in a record; the empty text when the column is missing. */
type ColumnReader = (column: string) => string;

/** One column, or several columns with joined values. The result is empty when the first column is empty. */
type Column = string | readonly [main: string, ...all: string[]];

/** The columns of a file format by field. If a field has several columns, the first column with a value is used. */
interface AddressLayout {
  readonly number: readonly Column[];
  readonly street: readonly Column[];
  readonly unit: readonly string[];
  readonly city: readonly string[];
  readonly municipality: readonly string[];
  readonly county: readonly string[];
  readonly state: readonly string[];
  readonly postal: readonly string[];
  readonly latitude: readonly string[];
  readonly longitude: readonly string[];
}

/**
 * Returns the columns of the parts of a street name in the order of FGDC-STD-016. @param name column of the name @param part
 * prefix of the columns of the parts
 */
const listStreetColumns = (name: string, part: string): Column => [
  name,
  ...['premod', 'predir', 'pretyp', 'presep'].map((each) => `${part}_${each}`),
  name,
  ...['postyp', 'posdir', 'posmod'].map((each) => `${part}_${each}`),
];

/**
 * Columns of the National Address Database's text file, in lower case. Newer releases contain complete numbers and names in
 * addition to their parts. Older releases contain only the parts, some of them under other column names.
 */
const nadLayout: AddressLayout = {
  number: ['addnum_full', ['add_number', 'addnum_pre', 'add_number', 'addnum_suf']],
  street: ['stnam_full', listStreetColumns('st_name', 'st'), listStreetColumns('streetname', 'stn')],
  unit: ['unit'],
  city: ['post_city', 'post_comm', 'inc_muni', 'uninc_comm'],
  municipality: ['inc_muni'],
  county: ['county'],
  state: ['state'],
  postal: ['zip_code'],
  latitude: ['latitude'],
  longitude: ['longitude'],
};

/** Columns of OpenAddresses' CSV files, which are also the properties of its GeoJSON. */
const openAddressesLayout: AddressLayout = {
  number: ['number'],
  street: ['street'],
  unit: ['unit'],
  city: ['city'],
  municipality: ['city'],
  county: ['district'],
  state: ['region'],
  postal: ['postcode'],
  latitude: ['lat'],
  longitude: ['lon'],
};

/** Replaces the database's texts for unknown values by the empty text. */
const removePlaceholder = (value: string) =>
  /^(not stated|unknown|unincorporated|n\/a)$/i.test(value) ? '' : value;

const readFirstValue = (read: ColumnReader, columns: readonly Column[]): string | null => {
  for (const column of columns) {
    const [main, ...all] = typeof column === 'string' ? [column] : column;
    const value = removePlaceholder(read(main).trim());
    if (value === '') continue;
    if (all.length === 0) return value;
    return all.flatMap((each) => removePlaceholder(read(each).trim()) || []).join(' ');
  }
  return null;
};

/** Creates a row. @returns the row, the reason for a rejection, or null for an unused address */
function toRow(read: ColumnReader, form: AddressLayout, stateOfFile: string): Row | string | null {
  if (/retired|proposed|abandoned/i.test(read('lifecycle'))) return null;
  const number = toHouseNumberKey(readFirstValue(read, form.number) ?? '');
  const street = readFirstValue(read, form.street);
  // A parcel without a number or street is not an address.
  if (number === null || street === null) return null;
  const key = toStreetKey(street);
  const state = readFirstValue(read, form.state)?.toUpperCase() ?? stateOfFile;
  const latitude = parseDegrees(readFirstValue(read, form.latitude), 90);
  const longitude = parseDegrees(readFirstValue(read, form.longitude), 180);
  if (key === '') return `invalid street ${JSON.stringify(street.slice(0, 40))}`;
  if (!/^[A-Z]{2}$/.test(state)) return `invalid state ${JSON.stringify(state.slice(0, 40))}`;
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) {
    return 'the coordinates are missing';
  }
  const city = readFirstValue(read, form.city);
  const municipality = readFirstValue(read, form.municipality);
  return {
    number,
    street,
    streetKey: key,
    unit: readFirstValue(read, form.unit),
    city,
    municipality: municipality?.toLowerCase() === city?.toLowerCase() ? null : municipality,
    county: readFirstValue(read, form.county),
    state,
    postal: /^\d{5}/.exec(readFirstValue(read, form.postal) ?? '')?.[0] ?? null,
    latitude,
    longitude,
  };
}

const toParsedEntry = (line: number, row: Row | string): ParsedEntry<Row> =>
  typeof row === 'string' ? { line, rejected: row } : { line, row };

/** Returns the properties of a GeoJSON feature, including its coordinates. */
function parseFeature(text: string): ColumnReader | null {
  const value = JSON.parse(text) as {
    readonly properties?: Readonly<Record<string, unknown>> | null;
    readonly geometry?: { readonly coordinates?: readonly unknown[] } | null;
  };
  const properties = value.properties ?? null;
  if (properties === null) return null;
  const [lon, lat] = value.geometry?.coordinates ?? [];
  const allProperties: Readonly<Record<string, unknown>> = { ...properties, lat, lon };
  return (column) => {
    const value = allProperties[column];
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  };
}

/** Returns the state in the path of an OpenAddresses file, such as us/ny/. Most files have an empty state column. */
const parseStateFromPath = (path: string): string =>
  /[\\/]us[\\/]([a-z]{2})[\\/][^\\/]+$/i.exec(path)?.[1]?.toUpperCase() ?? '';

async function* read(path: string): AsyncGenerator<ParsedEntry<Row>> {
  const state = parseStateFromPath(resolve(path));
  let header: { readonly form: AddressLayout; readonly places: ReadonlyMap<string, number> } | undefined;
  for await (const { line, text } of readLines(path)) {
    if (text === '') continue;
    if (header === undefined && (line > 1 || text.startsWith('{'))) {
      yield* readFeatureRow(line, text, state);
      continue;
    }
    const fields = line === 1 ? parseCsvFields(text.replace(/^\uFEFF/, '')) : parseRecord(text);
    if (fields === null) {
      yield { line, rejected: 'a quote is not closed' };
      continue;
    }
    if (header === undefined) {
      const columnPositions = new Map(fields.map((name, place) => [name.trim().toLowerCase(), place]));
      header = { places: columnPositions, form: findLayout(columnPositions) };
      continue;
    }
    const { form, places } = header;
    const row = toRow((column) => fields[places.get(column) ?? -1] ?? '', form, state);
    if (row !== null) yield toParsedEntry(line, row);
  }
}

function* readFeatureRow(line: number, text: string, state: string): Generator<ParsedEntry<Row>> {
  try {
    const feature = parseFeature(text);
    const row = feature === null ? null : toRow(feature, openAddressesLayout, state);
    if (row !== null) yield toParsedEntry(line, row);
  } catch {
    yield { line, rejected: 'not a GeoJSON feature' };
  }
}

function parseRecord(text: string): readonly string[] | null {
  try {
    return parseCsvFields(text);
  } catch {
    return null;
  }
}

const requiredFields = ['number', 'street', 'state', 'latitude', 'longitude'] as const;
const getMainColumn = (column: Column) => (typeof column === 'string' ? column : column[0]);

function findLayout(columns: ReadonlyMap<string, number>): AddressLayout {
  const listMissing = (form: AddressLayout) =>
    requiredFields
      .map((field) => form[field].map(getMainColumn))
      .filter((names) => !names.some((name) => columns.has(name)))
      .map((names) => names.join(' or '));
  for (const form of [nadLayout, openAddressesLayout]) if (listMissing(form).length === 0) return form;
  throw new UserFacingError(
    'dataset',
    `us_addresses: line 1 has neither the columns of the National Address Database (missing: ${listMissing(nadLayout).join(', ')}) ` +
      `nor those of OpenAddresses (missing: ${listMissing(openAddressesLayout).join(', ')})`,
  );
}

/** Address points of the United States. There is no bundled source, because the national file contains 80 million addresses. */
export const usAddresses: Dataset<typeof usAddress> = {
  name: 'us_addresses',
  table: usAddress,
  revision: 1,
  licence: 'Public domain (National Address Database); by source (OpenAddresses)',
  attribution:
    'US address points: U.S. Department of Transportation, National Address Database; OpenAddresses',
  about: 80_000_000,
  file: 'the text file of the National Address Database (https://www.transportation.gov/gis/national-address-database, compressed or unpacked), or US files of OpenAddresses (.csv, or .geojson with a feature per line; a file without states in the folder of its state, such as us/ny/statewide.csv)',
  rows: (file = '') => read(file),
};
