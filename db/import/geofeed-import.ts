import { asc, ne } from 'drizzle-orm';
import { byCodePoint } from '../client/by-code-point.ts';
import type { Database } from '../client/database.ts';
import { DatasetError, type Entry, type Rejection } from './dataset.ts';
import { entriesOf, geofeeds, type GeofeedRow } from '../importers/geofeeds.ts';
import { importDataset, type ImportOptions, type ImportResult } from './import.ts';
import { provenanceOf } from './provenance.ts';
import { geofeedEntry } from '../tables/network.ts';

/** Feeds by name in the provenance; of more only their number. */
const named = 3;
/** One unusable line of a hundred is a slip; more are another form of file. */
const tolerance = 0.01;

/**
 * Lays a feed over those that are there: rows of the same feed are replaced, rows of others stay.
 *
 * @throws DatasetError when the feed is broken; the store stays as it was
 */
export async function importGeofeed(
  db: Database,
  from: NonNullable<ImportOptions['from']>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const over = (await provenanceOf(db.orm, geofeeds.name))?.contentHash ?? null;
  const { rows, rejections } = await readFeed(from.path, from.source);
  const others = await db.orm
    .select()
    .from(geofeedEntry)
    .where(ne(geofeedEntry.source, from.source))
    .orderBy(asc(byCodePoint(geofeedEntry.source)), asc(byCodePoint(geofeedEntry.network)));
  const sources = [...new Set([...others.map(({ source }) => source), from.source])].sort();
  const source = sources.length > named ? `${sources.length} feeds` : sources.join(', ');
  const all = [...others, ...rows].sort(
    (a, b) => compare(a.source, b.source) || compare(a.network, b.network),
  );
  const laid = {
    ...geofeeds,
    *rows(): Generator<Entry<GeofeedRow>> {
      for (const [index, row] of all.entries()) yield { line: index + 1, row };
    },
  };
  const result = await importDataset(db, laid, { ...options, from: { ...from, source }, over });
  return { ...result, rejected: rejections.length, rejections: rejections.slice(0, 20) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A feed's rows, and the lines that are none; a block that stands there twice counts the first time. */
async function readFeed(path: string, source: string) {
  const rows = new Map<string, GeofeedRow>();
  const rejections: Rejection[] = [];
  for await (const entry of entriesOf(path, source)) {
    if ('rejected' in entry) rejections.push({ line: entry.line, reason: entry.rejected });
    else if (rows.has(entry.row.network))
      rejections.push({ line: entry.line, reason: `${entry.row.network} stands there twice` });
    else rows.set(entry.row.network, entry.row);
  }
  if (rejections.length > (rows.size + rejections.length) * tolerance) {
    const reasons = rejections.slice(0, 3).map(({ line, reason }) => `line ${line}: ${reason}`);
    throw new DatasetError(`geofeeds: ${rejections.length} lines are unusable: ${reasons.join('; ')}`);
  }
  if (rows.size === 0) throw new DatasetError('geofeeds: the feed has no entries');
  return { rows: [...rows.values()], rejections };
}
