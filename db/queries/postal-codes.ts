import { and, between, eq, getTableColumns, getTableName, or, sql } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import { union, unionAll } from 'drizzle-orm/pg-core';
import DataLoader from 'dataloader';
import type { Database, Orm } from '../client/database.ts';
import { writeTextArray } from '../client/text-array.ts';
import { geonamesPostal, postal } from '../tables/postal.ts';

export type PostalCodeRow = typeof postal.$inferSelect;
export interface NearbyPostalCode {
  readonly row: PostalCodeRow;
  /** Kilometres. */
  readonly distance: number;
}
export interface SearchCircle {
  readonly country: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
}

/** Postal codes in the store. Every function throws a StoreError when the store does not respond. */
export interface PostalCodes {
  /** Returns the rows of all countries with a key, sorted by country. See `toPostalKey` for keys. */
  find(key: string): Promise<readonly PostalCodeRow[]>;
  /** Returns the ISO 3166-1 alpha-2 codes of the countries with at least one row. */
  countries(): Promise<readonly string[]>;
  /** Returns the distinct names of all places with a code in the bounding box of the circle. */
  placesIn(circle: SearchCircle): Promise<readonly string[]>;
  /** Returns the rows of the named places in the bounding box of the circle, sorted by code. */
  named(circle: SearchCircle, names: readonly string[], limit: number): Promise<readonly PostalCodeRow[]>;
  /** Returns the rows within the circle, sorted by distance, then by code. */
  near(circle: SearchCircle, limit: number): Promise<readonly NearbyPostalCode[]>;
}

/** Mean radius of the Earth in kilometres. */
export const earthRadius = 6371.0088;
const kilometresPerDegree = (earthRadius * Math.PI) / 180;
/** Maximum number of keys per statement. */
const maxKeys = 200;

const tables = [postal, geonamesPostal] as const;
type Table = (typeof tables)[number];

/**
 * Creates the lookup of postal codes. Rows from npm packages take precedence; rows of an imported GeoNames file add missing
 * facts. Lookups in the same turn of the event loop run as one prepared statement.
 */
export function createPostalCodes(db: Database): PostalCodes {
  const { orm } = db.reads;
  const lookupStatement = selectByKeys(orm);
  const nearbyStatements = tables.map((table) => selectRowsInCircle(orm, table));
  const nameStatement = selectNames(orm);
  const namedStatements = tables.map((table) => selectNamedPlaces(orm, table));
  const postalCodeLoader = new DataLoader<string, readonly PostalCodeRow[]>(
    async (keys) => {
      const foundRows = new Map<string, PostalCodeRow[]>();
      const rows = await lookupStatement.execute({ keys: writeTextArray([...new Set(keys)]) });
      const read = rows.map(({ imported, ...row }) => ({ imported, row }));
      for (const { row } of read.sort((a, b) => a.imported - b.imported)) addRow(foundRows, row);
      return keys.map((key) =>
        (foundRows.get(key) ?? []).toSorted((a, b) => (a.country < b.country ? -1 : 1)),
      );
    },
    { cache: false, maxBatchSize: maxKeys },
  );
  return {
    find: (key) => postalCodeLoader.load(key),
    async countries() {
      const rows = await db.reads.query(countriesWithRows);
      return rows.flatMap(({ country }) => (typeof country === 'string' ? [country] : []));
    },
    async placesIn(circle) {
      const { country } = circle;
      const rows = await nameStatement.execute({ country, ...computeBox(circle) });
      return rows.map(({ name }) => name);
    },
    async named(circle, names, limit) {
      const foundRows = new Map<string, PostalCodeRow[]>();
      const { country } = circle;
      for (const statement of namedStatements) {
        const rows = await statement.execute({
          country,
          limit,
          names: writeTextArray(names),
          ...computeBox(circle),
        });
        for (const row of rows) addRow(foundRows, row);
      }
      return [...foundRows.values()]
        .flat()
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .slice(0, limit);
    },
    async near(circle, limit) {
      const nearestByCode = new Map<string, NearbyPostalCode>();
      const { country, latitude, longitude, radius } = circle;
      for (const statement of nearbyStatements) {
        const rows = await statement.execute({
          country,
          latitude,
          longitude,
          radius,
          limit,
          ...computeBox(circle),
        });
        for (const nearbyRow of rows)
          if (!nearestByCode.has(nearbyRow.row.key)) nearestByCode.set(nearbyRow.row.key, nearbyRow);
      }
      return [...nearestByCode.values()]
        .sort((a, b) => a.distance - b.distance || (a.row.key < b.row.key ? -1 : 1))
        .slice(0, limit);
    },
  };
}

/**
 * Returns the countries with rows. The query steps from one country to the next in the index of the primary key. Its duration
 * therefore does not depend on the number of rows.
 */
const countriesWithRows = sql.join(
  tables.map(
    (table) => sql`select country from (
      with recursive present(country) as (
        (select min(${table.country}) from ${table})
        union all
        select (select min(${table.country}) from ${table} where ${table.country} > present.country)
        from present where present.country is not null
      ) select country from present where country is not null) as ${sql.identifier(`${getTableName(table)}_countries`)}`,
  ),
  sql` union `,
);

/** Selects the rows with the keys in both tables. `imported` is 1 for a GeoNames export and 0 for a package. */
function selectByKeys(orm: Orm) {
  const createKeyCondition = (table: Table) =>
    sql`${table.key} = any(${sql.placeholder('keys')}::text::text[])`;
  return unionAll(
    orm
      .select({ ...getTableColumns(postal), imported: sql<number>`0`.as('imported') })
      .from(postal)
      .where(createKeyCondition(postal)),
    orm
      .select({ ...getTableColumns(geonamesPostal), imported: sql<number>`1`.as('imported') })
      .from(geonamesPostal)
      .where(createKeyCondition(geonamesPostal)),
  ).prepare('postal_codes');
}

const createNumberPlaceholder = (name: string) => sql`${sql.placeholder(name)}::float8`;

const createBoxCondition = (table: Table) =>
  and(
    eq(table.country, sql.placeholder('country')),
    between(table.latitude, createNumberPlaceholder('south'), createNumberPlaceholder('north')),
    or(
      between(table.longitude, createNumberPlaceholder('west'), createNumberPlaceholder('east')),
      between(table.longitude, createNumberPlaceholder('west2'), createNumberPlaceholder('east2')),
    ),
  );

/** Returns the names of places in a bounding box. */
function selectNames(orm: Orm) {
  const selectOwnNames = (table: Table) =>
    orm
      .select({ name: sql<string>`unnest(array_append(${table.localities}, ${table.city}))`.as('name') })
      .from(table)
      .where(createBoxCondition(table));
  return union(selectOwnNames(postal), selectOwnNames(geonamesPostal)).prepare('postal_places');
}

/** Returns the rows of the named places in a bounding box. */
function selectNamedPlaces(orm: Orm, table: Table) {
  const names = sql`${sql.placeholder('names')}::text::text[]`;
  return orm
    .select()
    .from(table)
    .where(
      and(createBoxCondition(table), sql`(${table.city} = any(${names}) or ${table.localities} && ${names})`),
    )
    .orderBy(collateByCodePoint(table.key))
    .limit(sql.placeholder('limit'))
    .prepare(`named_${getTableName(table)}`);
}

/**
 * Selects the rows within a radius in kilometres, by distance. A bounding box limits the number of rows whose distance is
 * computed.
 */
function selectRowsInCircle(orm: Orm, table: Table) {
  const [latitude, longitude] = [createNumberPlaceholder('latitude'), createNumberPlaceholder('longitude')];
  const distance = sql<number>`${2 * earthRadius}::float8 * asin(least(1, sqrt(
    sin(radians(${table.latitude} - ${latitude}) / 2) ^ 2 +
    cos(radians(${latitude})) * cos(radians(${table.latitude})) *
    sin(radians(${table.longitude} - ${longitude}) / 2) ^ 2)))`;
  return orm
    .select({ row: table, distance: distance.as('distance') })
    .from(table)
    .where(and(createBoxCondition(table), sql`${distance} <= ${createNumberPlaceholder('radius')}`))
    .orderBy(sql`distance`, collateByCodePoint(table.key))
    .limit(sql.placeholder('limit'))
    .prepare(`near_${getTableName(table)}`);
}

/** Returns the bounding box in degrees. A box across the antimeridian has a second range of longitudes. */
function computeBox({ latitude, longitude, radius }: SearchCircle) {
  const height = radius / kilometresPerDegree;
  const minLongitudeScale = Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180);
  const width = Math.min(height / Math.max(minLongitudeScale, 1e-6), 180);
  const [west, east] = width === 180 ? [-180, 180] : [longitude - width, longitude + width];
  const boundingBox = { south: latitude - height, north: latitude + height, west, east };
  if (west < -180) return { ...boundingBox, west2: west + 360, east2: 180 };
  if (east > 180) return { ...boundingBox, west2: -180, east2: east - 360 };
  return { ...boundingBox, west2: west, east2: east };
}

/** Merges two records of one code. The first record takes precedence; the second adds missing facts. */
function addRow(found: Map<string, PostalCodeRow[]>, row: PostalCodeRow): void {
  const rows = found.get(row.key);
  const index = rows?.findIndex(({ country }) => country === row.country) ?? -1;
  const firstRow = rows?.[index];
  if (rows === undefined) found.set(row.key, [row]);
  else if (firstRow === undefined) rows.push(row);
  else
    rows[index] = {
      ...firstRow,
      ...(firstRow.latitude === null ? getPosition(row) : {}),
      ...getState(firstRow, row),
    };
}

const getPosition = ({ latitude, longitude }: PostalCodeRow) => ({ latitude, longitude });
const getState = (first: PostalCodeRow, { state, stateName }: PostalCodeRow) =>
  first.state === null && first.stateName === null ? { state, stateName } : {};
