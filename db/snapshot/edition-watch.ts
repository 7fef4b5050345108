import type { Database, Orm } from '../client/database.ts';
import { collateByCodePoint } from '../client/by-code-point.ts';
import { dataset } from '../tables/dataset.ts';
import { whileFetching } from './staged.ts';
import { storedFiles, type SnapshotFile } from './stored-file.ts';

interface Options {
  /** Opens snapshot files that an import has stored before its rows become visible. */
  readonly prepare?: (staged: readonly SnapshotFile[], orm: Orm) => Promise<void>;
  /** Milliseconds between two checks. */
  readonly intervalMs: number;
  /** Milliseconds until the next check after a failure. */
  readonly retryDelayMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Polls the dataset versions in the store with a small query and calls `refresh` when they change, so that all processes
 * on a database switch within a moment. Polling also works behind a pooler, where notifications do not.
 * @returns a function that stops the polling
 */
export function watchEditions(
  db: Database,
  refresh: () => Promise<void>,
  { prepare, intervalMs, retryDelayMs, onError }: Options,
): () => void {
  let lastSeen: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const { orm } = db;
  let files: ReadonlySet<string> | undefined;
  /** Files that already exist at the first check are opened on demand. */
  const lookForFiles = async () => {
    if (prepare === undefined || db.kind !== 'postgresql') return;
    const present = await storedFiles(orm);
    const before = files;
    files = new Set(present.map(nameOf));
    const staged = before === undefined ? [] : present.filter((file) => !before.has(nameOf(file)));
    if (staged.length === 0) return;
    // Ignore the error: without the prepared file, the refresh only takes longer.
    await whileFetching(db, (reading) => prepare(staged, reading)).catch(onError);
  };
  const checkEditions = async () => {
    await lookForFiles();
    const { name, contentHash, edition, source } = dataset;
    const rows = await orm
      .select({ name, contentHash, edition, source })
      .from(dataset)
      .orderBy(collateByCodePoint(name));
    const present = JSON.stringify(rows);
    if (lastSeen !== undefined && lastSeen !== present) await refresh();
    lastSeen = present;
  };
  const schedule = (milliseconds: number) => {
    if (isOver) return;
    timer = setTimeout(() => {
      checkEditions().then(
        () => schedule(intervalMs),
        (error: unknown) => {
          // Don't report the error of a check that was running when the watch was stopped.
          if (!isOver) onError(error);
          schedule(retryDelayMs);
        },
      );
    }, milliseconds);
    timer.unref();
  };
  schedule(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const nameOf = ({ name, version, madeAt }: Awaited<ReturnType<typeof storedFiles>>[number]): string =>
  `${name} ${version} ${madeAt.getTime()}`;
