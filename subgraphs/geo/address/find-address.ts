import type { AddressArea, AddressStore, UsAddressRow } from '../../../db/queries/us-addresses.ts';
import { abbreviateStreetWords, splitStreetWords } from '../../../facts/us-street.ts';
import { LookupError, createUnavailableError } from '../../../core/lookup-error.ts';
import { toApartmentKey, type ParsedAddress } from './parse-address.ts';

/**
 * Maximum number of address points to read for one query. No combination of house number and street name occurs as often in the
 * United States.
 */
const maxRows = 5000;

/**
 * Awaits a query to the address store. @throws service_unavailable when no addresses are loaded, or the store does not respond
 */
export async function queryStore<T>(
  store: AddressStore | undefined,
  read: (store: AddressStore) => Promise<T>,
): Promise<T> {
  try {
    if (store !== undefined && (await store.loaded())) return await read(store);
  } catch (error) {
    if (error instanceof LookupError) throw error;
    throw createUnavailableError(
      'Addresses cannot be read because the database does not respond. Try again later.',
    );
  }
  throw createUnavailableError(
    'No US addresses are loaded: run `npm run data -- import us_addresses --from <file>` with the text file of the National Address Database, or with US files of OpenAddresses.',
  );
}

/** Comparison key of a place name: "St. Louis" and "Saint Louis" have the same key. */
export const toPlaceKey = (place: string): string => abbreviateStreetWords(splitStreetWords(place)).join(' ');

/** Comparison keys of the city and the municipality of an address. */
const listPlaces = ({ city, municipality }: UsAddressRow): string[] =>
  [city, municipality].flatMap((name) => (name === null ? [] : [toPlaceKey(name)]));

export const isInPlace = (row: UsAddressRow, place: string): boolean =>
  place === '' || listPlaces(row).includes(toPlaceKey(place));

export const isInPlaceStartingWith = (row: UsAddressRow, place: string): boolean =>
  place === '' || listPlaces(row).some((name) => name.startsWith(toPlaceKey(place)));

/**
 * Keeps one row for each address. For a building with units, the row is that of the requested unit, or else that of the
 * building.
 */
export function removeDuplicates(rows: readonly UsAddressRow[], unit: string | null): UsAddressRow[] {
  const rowsByKey = new Map<string, UsAddressRow>();
  for (const row of rows) {
    if (unit !== null && (row.unit === null || toApartmentKey(row.unit) !== unit)) continue;
    const key = [row.number, row.streetKey, toPlaceKey(row.city ?? ''), row.state, row.postal].join('|');
    const previousRow = rowsByKey.get(key);
    if (previousRow === undefined || (previousRow.unit !== null && row.unit === null))
      rowsByKey.set(key, row);
  }
  return [...rowsByKey.values()];
}

/**
 * Finds every recorded address that matches a text exactly, within an area. When the text can be split into street and place in
 * several ways, the match with the longest street name takes precedence.
 */
export async function findAddresses(
  store: AddressStore,
  address: ParsedAddress,
  area: AddressArea = {},
): Promise<readonly UsAddressRow[]> {
  const { number, readings, unit } = address;
  const [state, postal] = [address.state ?? area.state, address.postal ?? area.postal];
  if (area.state !== undefined && state !== area.state) return [];
  const streets = readings.map(({ street }) => street);
  const rows = await store.find(number, streets, [], { state, postal }, maxRows);
  for (const { street, place } of readings) {
    const matchingRows = rows.filter((row) => row.streetKey === street && isInPlace(row, place));
    if (matchingRows.length > 0) return removeDuplicates(matchingRows, unit);
  }
  return [];
}
