import type { PostalCodeRow, PostalCodes } from '../../db/queries/postal-codes.ts';
import { distanceBetween } from '../../subgraphs/geo/postal/resolvers.ts';

const none: Omit<PostalCodeRow, 'country' | 'key' | 'code' | 'city'> = {
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

/** Returns a row with the given facts; the others are null. */
export const postalRow = (
  row: Pick<PostalCodeRow, 'country' | 'code' | 'city'> & Partial<PostalCodeRow>,
): PostalCodeRow => ({ ...none, key: row.code.toUpperCase().replace(/[\s-]/g, ''), ...row });

/** Returns postal codes in memory in place of a store. */
export function postalCodesOf(rows: Iterable<Partial<PostalCodeRow>>): PostalCodes {
  const all = [...rows].map((row) => ({ ...none, ...row }) as PostalCodeRow);
  const byKey = group(all);
  const countries = [...new Set(all.map(({ country }) => country))];
  return {
    find: async (key) => byKey.get(key) ?? [],
    countries: async () => countries,
    async named({ country }, names, limit) {
      return all
        .filter((row) => row.country === country)
        .filter(({ city, localities }) => [city, ...localities].some((name) => names.includes(name)))
        .slice(0, limit);
    },
    placesIn: async ({ country }) =>
      all.flatMap((row) => (row.country === country ? [row.city, ...row.localities] : [])),
    async near({ country, latitude, longitude, radius }, limit) {
      const centre = postalRow({ country, code: '', city: '', latitude, longitude });
      return all
        .filter((row) => row.country === country)
        .map((row) => ({ row, distance: distanceBetween(centre, row) ?? Infinity }))
        .filter(({ distance }) => distance <= radius)
        .sort((a, b) => a.distance - b.distance || (a.row.key < b.row.key ? -1 : 1))
        .slice(0, limit);
    },
  };
}

function group(rows: readonly PostalCodeRow[]): Map<string, PostalCodeRow[]> {
  const groups = new Map<string, PostalCodeRow[]>();
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  return groups;
}
