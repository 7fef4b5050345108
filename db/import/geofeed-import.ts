import { ne } from 'drizzle-orm';
import type { Database } from '../client/database.ts';
import { readRowsInParts } from '../client/table-parts.ts';
import type { ParsedEntry, Rejection } from './dataset.ts';
import { readEntries, geofeeds, type GeofeedRow } from '../importers/geofeeds.ts';
import { importDataset, type ImportOptions, type ImportResult } from './import.ts';
import { readProvenance } from './provenance.ts';
import { geofeedEntry } from '../tables/network.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Maximum number of feed names in the provenance. With more feeds, the provenance contains only the number of feeds. */
const maxNamedFeeds = 3;
/** Maximum share of invalid lines: one in a hundred. A file with a greater share has another format. */
const maxRejectedShare = 0.01;

/**
 * Adds a feed to the imported feeds. Rows of the same feed are replaced, rows of other feeds stay.
 *
 * @throws UserFacingError when the feed is invalid; the store is unchanged
 */
export async function importGeofeed(
  db: Database,
  from: NonNullable<ImportOptions['from']>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const previousHash = (await readProvenance(db.orm, geofeeds.name))?.contentHash ?? null;
  const { rows, rejections } = await readFeed(from.path, from.source);
  const otherRows = await readRowsInParts(db.orm, geofeedEntry, ne(geofeedEntry.source, from.source));
  const sources = [...new Set([...otherRows.map(({ source }) => source), from.source])].sort();
  const source = sources.length > maxNamedFeeds ? `${sources.length} feeds` : sources.join(', ');
  const allRows = [...otherRows, ...rows].sort(
    (a, b) => compareTexts(a.source, b.source) || compareTexts(a.network, b.network),
  );
  const mergedDataset = {
    ...geofeeds,
    *rows(): Generator<ParsedEntry<GeofeedRow>> {
      for (const [index, row] of allRows.entries()) yield { line: index + 1, row };
    },
  };
  const result = await importDataset(db, mergedDataset, {
    ...options,
    from: { ...from, source },
    over: previousHash,
  });
  return { ...result, rejected: rejections.length, rejections: rejections.slice(0, 20) };
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Reads the rows and rejected lines of a feed. Of duplicate blocks, the first takes precedence. */
async function readFeed(path: string, source: string) {
  const rows = new Map<string, GeofeedRow>();
  const rejections: Rejection[] = [];
  for await (const entry of readEntries(path, source)) {
    if ('rejected' in entry) rejections.push({ line: entry.line, reason: entry.rejected });
    else if (rows.has(entry.row.network))
      rejections.push({ line: entry.line, reason: `${entry.row.network} occurs twice` });
    else rows.set(entry.row.network, entry.row);
  }
  if (rejections.length > (rows.size + rejections.length) * maxRejectedShare) {
    const reasons = rejections.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`);
    throw new UserFacingError(
      'dataset',
      `geofeeds: ${rejections.length} lines are invalid: ${reasons.join('; ')}`,
    );
  }
  if (rows.size === 0) throw new UserFacingError('dataset', 'geofeeds: the feed has no entries');
  return { rows: [...rows.values()], rejections };
}
