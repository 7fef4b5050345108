import { and, between, eq, inArray, or, sql } from 'drizzle-orm';
import DataLoader from 'dataloader';
import type { Database } from './database.ts';
import { geonamesPostal, postal } from './tables/postal.ts';

export type PostalCodeRow = typeof postal.$inferSelect;
export interface NearbyPostalCode {
  readonly row: PostalCodeRow;
  /** Kilometres. */
  readonly distance: number;
}
export interface Circle {
  readonly country: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
}

/** Postal codes in the store. Every function throws a StoreError when the store does not answer. */
export interface PostalCodes {
  /** The rows of every country that have the key, by country; see `postalKey`. */
  find(key: string): Promise<readonly PostalCodeRow[]>;
  /** Rows within the circle by distance, then by code. */
  near(circle: Circle, limit: number): Promise<readonly NearbyPostalCode[]>;
}

/** Mean radius of the Earth, kilometres. */
export const earthRadius = 6371.0088;
const kilometresPerDegree = (earthRadius * Math.PI) / 180;
/** Keys of one statement. */
const maximum = 200;

/**
 * A package's record goes before that of an imported export, which fills in what the package does not know.
 * Lookups of the same moment are one statement.
 */
export function postalCodes({ orm }: Database): PostalCodes {
  const tables = [postal, geonamesPostal] as const;
  const loader = new DataLoader<string, readonly PostalCodeRow[]>(
    async (keys) => {
      const found = new Map<string, PostalCodeRow[]>();
      for (const table of tables) {
        const rows = await orm
          .select()
          .from(table)
          .where(inArray(table.key, [...keys]));
        for (const row of rows) add(found, row);
      }
      return keys.map((key) => (found.get(key) ?? []).toSorted((a, b) => (a.country < b.country ? -1 : 1)));
    },
    { cache: false, maxBatchSize: maximum },
  );
  return {
    find: (key) => loader.load(key),
    async near({ country, latitude, longitude, radius }, limit) {
      const nearest = new Map<string, NearbyPostalCode>();
      for (const table of tables) {
        const distance = sql<number>`${2 * earthRadius}::float8 * asin(least(1, sqrt(
          sin(radians(${table.latitude} - ${latitude}::float8) / 2) ^ 2 +
          cos(radians(${latitude}::float8)) * cos(radians(${table.latitude})) *
          sin(radians(${table.longitude} - ${longitude}::float8) / 2) ^ 2)))`;
        const rows = await orm
          .select({ row: table, distance: distance.as('distance') })
          .from(table)
          .where(and(eq(table.country, country), within(table), sql`${distance} <= ${radius}::float8`))
          .orderBy(sql`distance`, table.key)
          .limit(limit);
        for (const one of rows) if (!nearest.has(one.row.key)) nearest.set(one.row.key, one);
      }
      return [...nearest.values()]
        .sort((a, b) => a.distance - b.distance || (a.row.key < b.row.key ? -1 : 1))
        .slice(0, limit);

      function within(table: (typeof tables)[number]) {
        const height = radius / kilometresPerDegree;
        const band = between(table.latitude, latitude - height, latitude + height);
        const narrowest = Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180);
        const width = height / Math.max(narrowest, 1e-6);
        if (width >= 180) return band;
        const [west, east] = [longitude - width, longitude + width];
        const box = [between(table.longitude, west, east)];
        // The box may lie on both sides of the antimeridian.
        if (west < -180) box.push(between(table.longitude, west + 360, 180));
        if (east > 180) box.push(between(table.longitude, -180, east - 360));
        return and(band, or(...box));
      }
    },
  };
}

/** The first of two records of one code stays; the other fills what it leaves open. */
function add(found: Map<string, PostalCodeRow[]>, row: PostalCodeRow): void {
  const rows = found.get(row.key);
  const place = rows?.findIndex(({ country }) => country === row.country) ?? -1;
  const first = rows?.[place];
  if (rows === undefined) found.set(row.key, [row]);
  else if (first === undefined) rows.push(row);
  else rows[place] = { ...first, ...(first.latitude === null ? pointOf(row) : {}), ...stateOf(first, row) };
}

const pointOf = ({ latitude, longitude }: PostalCodeRow) => ({ latitude, longitude });
const stateOf = (first: PostalCodeRow, { state, stateName }: PostalCodeRow) =>
  first.state === null && first.stateName === null ? { state, stateName } : {};
