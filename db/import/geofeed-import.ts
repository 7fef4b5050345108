import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import type { Entry, Rejection } from './dataset.ts';
import { entriesOf, geofeeds, type GeofeedRow } from '../importers/geofeeds.ts';
import { importDataset, type ImportOptions, type ImportResult } from './import.ts';
import { provenanceOf } from './provenance.ts';
import { geofeedEntry } from '../tables/network.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Maximum number of feeds that the provenance names. With more feeds, it contains only their number. */
const maxNamedFeeds = 3;
/** Maximum share of invalid lines: one in a hundred. A greater share means that the file has another format. */
const tolerance = 0.01;

/**
 * Adds a feed to the imported ones: rows of the same feed are replaced, rows of other feeds stay.
 *
 * @throws UserFacingError when the feed is invalid; the store is unchanged
 */
export async function importGeofeed(
  db: Database,
  from: NonNullable<ImportOptions['from']>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const over = (await provenanceOf(db.orm, geofeeds.name))?.contentHash ?? null;
  const { rows, rejections } = await readFeed(from.path, from.source);
  const otherRows = await rowsOfOthers(db, from.source);
  const sources = [...new Set([...otherRows.map(({ source }) => source), from.source])].sort();
  const source = sources.length > maxNamedFeeds ? `${sources.length} feeds` : sources.join(', ');
  const all = [...otherRows, ...rows].sort(
    (a, b) => compare(a.source, b.source) || compare(a.network, b.network),
  );
  const merged = {
    ...geofeeds,
    *rows(): Generator<Entry<GeofeedRow>> {
      for (const [index, row] of all.entries()) yield { line: index + 1, row };
    },
  };
  const result = await importDataset(db, merged, { ...options, from: { ...from, source }, over });
  return { ...result, rejected: rejections.length, rejections: rejections.slice(0, 20) };
}

/** Pages of 8 KiB that one statement reads: about 2,000 rows. */
const pagesAtOnce = 24;

/**
 * Reads the rows of all other feeds. A statement for all rows would block an embedded database, and with it the service,
 * for seconds.
 */
async function rowsOfOthers(db: Database, source: string): Promise<GeofeedRow[]> {
  const [size] = await db.query(
    sql`select pg_relation_size('geofeed_entry') / current_setting('block_size')::int as pages`,
  );
  const rows: GeofeedRow[] = [];
  for (let page = 0; page < Number(size?.['pages'] ?? 0); page += pagesAtOnce) {
    const [first, end] = [`(${page},0)`, `(${page + pagesAtOnce},0)`];
    const isInPages = sql`ctid >= ${first}::tid and ctid < ${end}::tid`;
    rows.push(
      ...(await db.orm
        .select()
        .from(geofeedEntry)
        .where(and(ne(geofeedEntry.source, source), isInPages))),
    );
  }
  return rows;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Reads the rows and rejected lines of a feed. The first of duplicate blocks takes precedence. */
async function readFeed(path: string, source: string) {
  const rows = new Map<string, GeofeedRow>();
  const rejections: Rejection[] = [];
  for await (const entry of entriesOf(path, source)) {
    if ('rejected' in entry) rejections.push({ line: entry.line, reason: entry.rejected });
    else if (rows.has(entry.row.network))
      rejections.push({ line: entry.line, reason: `${entry.row.network} occurs twice` });
    else rows.set(entry.row.network, entry.row);
  }
  if (rejections.length > (rows.size + rejections.length) * tolerance) {
    const reasons = rejections.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`);
    throw new UserFacingError(
      'dataset',
      `geofeeds: ${rejections.length} lines are invalid: ${reasons.join('; ')}`,
    );
  }
  if (rows.size === 0) throw new UserFacingError('dataset', 'geofeeds: the feed has no entries');
  return { rows: [...rows.values()], rejections };
}
