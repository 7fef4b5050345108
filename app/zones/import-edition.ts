import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Database } from '../../db/client/client.ts';
import { DatasetError, type Dataset, type Entry } from '../../db/import/dataset.ts';
import { importDataset } from '../../db/import/import.ts';
import { provenanceOf } from '../../db/import/provenance.ts';
import { timezones } from '../../db/importers/timezones.ts';
import { timezoneEdition } from '../../db/schema.ts';
import { editionOf, pinned, type Edition } from '../../subgraphs/time/tz/edition.ts';
import { readZic, ZicError } from '../../subgraphs/time/tz/zic-source.ts';
import { readEditionSource } from './edition-source.ts';

/** How many editions are kept beside the pinned one: as many as IANA publishes in some four years. */
const MANY = 16;

type Row = typeof timezoneEdition.$inferInsert;

export interface EditionImport {
  /** `unchanged`: it was there, with the same text, or is the pinned one. */
  readonly status: 'imported' | 'unchanged';
  readonly version: string;
  readonly zones: number;
  /** The edition that gave way, since no more are kept. */
  readonly gone: string | null;
}

/** The edition that a text says. @throws DatasetError that names the line */
export function compiled(text: string): Edition {
  try {
    return editionOf(readZic(text));
  } catch (error) {
    if (error instanceof ZicError) throw new DatasetError(`timezones: ${error.message}`);
    throw error;
  }
}

/** Without comments and blank lines, of which a release has a megabyte; the first line names the version. */
const stripped = (text: string, version: string): string =>
  [
    `# version ${version}`,
    ...text.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== ''),
    '',
  ].join('\n');

interface EditionOptions {
  readonly now: Date;
  readonly force?: boolean | undefined;
  /** Where the file is from. Default: its name. */
  readonly source?: string | undefined;
  /** True: whoever asks for the newest edition wants nothing when that is the pinned one. */
  readonly newest?: boolean | undefined;
}

/**
 * Lays an edition beside those that are there: every zone of it is compiled before. Importing it again replaces it.
 * @throws DatasetError when it is broken, is the pinned one, or has lost more than half of the zones; StoreError
 */
export async function importEdition(
  db: Database,
  path: string,
  { now, force = false, source: name = basename(path), newest = false }: EditionOptions,
): Promise<EditionImport> {
  const source = await readEditionSource(path);
  const edition = compiled(source);
  const { version } = edition;
  const zones = edition.zoneIds.length;
  if (version === pinned.version && newest) return { status: 'unchanged', version, zones, gone: null };
  if (version === pinned.version)
    throw new DatasetError(`timezones: ${version} is here already, and is never replaced`);
  if (zones < pinned.zoneIds.length / 2 && !force) {
    throw new DatasetError(
      `timezones: ${zones} zones are less than half of the ${pinned.zoneIds.length} of ${pinned.version}; --force takes them`,
    );
  }
  for (const id of edition.zoneIds) edition.zoneOf(id);
  const text = stripped(source, version);
  const hash = createHash('sha256').update(text).digest('hex');
  const over = (await provenanceOf(db.orm, timezones.name))?.contentHash ?? null;
  const present = await db.orm.select().from(timezoneEdition);
  if (present.some((row) => row.version === version && row.hash === hash))
    return { status: 'unchanged', version, zones, gone: null };
  const others = present.filter((row) => row.version !== version).sort(byVersion);
  const gone = others.length < MANY ? null : others.shift();
  const rows = [...others, { version, zones, source: name, importedAt: now, hash, text }].sort(byVersion);
  const laid: Dataset<typeof timezoneEdition> = {
    ...timezones,
    *rows(): Generator<Entry<Row>> {
      for (const [index, row] of rows.entries()) yield { line: index + 1, row };
    },
  };
  await importDataset(db, laid, {
    from: { path, edition: rows.map((row) => row.version).join(', '), source: name },
    // Whether too much is lost was judged by zones.
    force: true,
    over,
    now,
  });
  return { status: 'imported', version, zones, gone: gone?.version ?? null };
}

const byVersion = (a: Row, b: Row): number => (a.version < b.version ? -1 : 1);
