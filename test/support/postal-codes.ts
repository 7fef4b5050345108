import type { PostalCodeRow, PostalCodes } from '../../db/queries/postal-codes.ts';
import { computePostalDistance } from '../../subgraphs/geo/postal/resolvers.ts';

const emptyRow: Omit<PostalCodeRow, 'country' | 'key' | 'code' | 'city'> = {
  cityLocal: null,
  localities: [],
  district: null,
  districtName: null,
  districtNameLocal: null,
  state: null,
  stateName: null,
  stateNameLocal: null,
  latitude: null,
  longitude: null,
  population: null,
  populationPeriod: null,
};

/** Returns a row with the given values. All other values are null. */
export const buildPostalRow = (
  row: Pick<PostalCodeRow, 'country' | 'code' | 'city'> & Partial<PostalCodeRow>,
): PostalCodeRow => ({ ...emptyRow, key: row.code.toUpperCase().replace(/[\s-]/g, ''), ...row });

/** Returns postal codes in memory that replace a store. */
export function createPostalCodes(rows: Iterable<Partial<PostalCodeRow>>): PostalCodes {
  // Rows of an importer can have undefined in place of null.
  const completeRows = [...rows].map(
    (row) =>
      ({
        ...emptyRow,
        ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
      }) as PostalCodeRow,
  );
  const rowsByKey = groupRows(completeRows);
  const countries = [...new Set(completeRows.map(({ country }) => country))];
  return {
    find: async (key) => rowsByKey.get(key) ?? [],
    countries: async () => countries,
    async named({ country }, names, limit) {
      return completeRows
        .filter((row) => row.country === country)
        .filter(({ city, localities }) => [city, ...localities].some((name) => names.includes(name)))
        .slice(0, limit);
    },
    placesIn: async ({ country }) =>
      completeRows.flatMap((row) => (row.country === country ? [row.city, ...row.localities] : [])),
    async near({ country, latitude, longitude, radius }, limit) {
      const centre = buildPostalRow({ country, code: '', city: '', latitude, longitude });
      return completeRows
        .filter((row) => row.country === country)
        .map((row) => ({ row, distance: computePostalDistance(centre, row) ?? Infinity }))
        .filter(({ distance }) => distance <= radius)
        .sort((a, b) => a.distance - b.distance || (a.row.key < b.row.key ? -1 : 1))
        .slice(0, limit);
    },
  };
}

function groupRows(rows: readonly PostalCodeRow[]): Map<string, PostalCodeRow[]> {
  const groups = new Map<string, PostalCodeRow[]>();
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  return groups;
}
