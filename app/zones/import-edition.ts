import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Database } from '../../db/client/client.ts';
import type { Dataset, ParsedEntry } from '../../db/import/dataset.ts';
import { importDataset } from '../../db/import/import.ts';
import { readProvenance } from '../../db/import/provenance.ts';
import { timezones } from '../../db/importers/timezones.ts';
import { timezoneEdition } from '../../db/schema.ts';
import { createEdition, pinnedEdition, type Edition } from '../../subgraphs/time/tz/edition.ts';
import { parseZic } from '../../subgraphs/time/tz/zic-source.ts';
import { readEditionSource } from './edition-source.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

/** Maximum number of imported editions, in addition to the bundled one. IANA publishes about as many editions in four years. */
const MAX_EDITIONS = 16;

type Row = typeof timezoneEdition.$inferInsert;

export interface EditionImport {
  /** `unchanged` when the edition is bundled or was already imported with the same text. */
  readonly status: 'imported' | 'unchanged';
  readonly version: string;
  readonly zones: number;
  /** The oldest edition, if it was removed because of the maximum; otherwise null. */
  readonly removed: string | null;
}

/** Compiles the source text of an edition. @throws UserFacingError that names the line */
export function compileEdition(text: string): Edition {
  try {
    return createEdition(parseZic(text));
  } catch (error) {
    if (isUserFacing(error, 'dataset')) throw new UserFacingError('dataset', `timezones: ${error.message}`);
    throw error;
  }
}

/** Removes comments and blank lines, about a megabyte in each release, and puts the version into the first line. */
const stripSource = (text: string, version: string): string =>
  [
    `# version ${version}`,
    ...text.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== ''),
    '',
  ].join('\n');

interface EditionOptions {
  readonly now: Date;
  readonly force?: boolean | undefined;
  /** The recorded source of the file. Default: its name. */
  readonly source?: string | undefined;
  /** Whether the newest edition is requested. Nothing is imported when the bundled edition is the newest. */
  readonly newest?: boolean | undefined;
}

/**
 * Imports an additional edition. All its zones are compiled first, as a check. Importing a version again replaces the stored
 * edition.
 * @throws UserFacingError when the edition is invalid, is the bundled edition, or has less than half of its zones (without
 * `force`); StoreError
 */
export async function importEdition(
  db: Database,
  path: string,
  { now, force = false, source: name = basename(path), newest = false }: EditionOptions,
): Promise<EditionImport> {
  const source = await readEditionSource(path);
  const edition = compileEdition(source);
  const { version } = edition;
  const zones = edition.zoneIds.length;
  if (version === pinnedEdition.version && newest)
    return { status: 'unchanged', version, zones, removed: null };
  if (version === pinnedEdition.version)
    throw new UserFacingError(
      'dataset',
      `timezones: ${version} is the bundled edition, which cannot be replaced`,
    );
  if (zones < pinnedEdition.zoneIds.length / 2 && !force) {
    throw new UserFacingError(
      'dataset',
      `timezones: ${zones} zones are less than half of the ${pinnedEdition.zoneIds.length} of ${pinnedEdition.version}. If that is correct, import them with --force.`,
    );
  }
  for (const id of edition.zoneIds) edition.zoneOf(id);
  const text = stripSource(source, version);
  const hash = createHash('sha256').update(text).digest('hex');
  const previousHash = (await readProvenance(db.orm, timezones.name))?.contentHash ?? null;
  const currentRows = await db.orm.select().from(timezoneEdition);
  if (currentRows.some((row) => row.version === version && row.hash === hash))
    return { status: 'unchanged', version, zones, removed: null };
  const otherRows = currentRows.filter((row) => row.version !== version).sort(compareVersions);
  const removedRow = otherRows.length < MAX_EDITIONS ? null : otherRows.shift();
  const rows = [...otherRows, { version, zones, source: name, importedAt: now, hash, text }].sort(
    compareVersions,
  );
  const dataset: Dataset<typeof timezoneEdition> = {
    ...timezones,
    *rows(): Generator<ParsedEntry<Row>> {
      for (const [index, row] of rows.entries()) yield { line: index + 1, row };
    },
  };
  await importDataset(db, dataset, {
    from: { path, edition: rows.map((row) => row.version).join(', '), source: name },
    // The check for lost rows is not needed, because the number of zones was compared above.
    force: true,
    over: previousHash,
    now,
  });
  return { status: 'imported', version, zones, removed: removedRow?.version ?? null };
}

const compareVersions = (a: Row, b: Row): number => (a.version < b.version ? -1 : 1);
