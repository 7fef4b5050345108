import type { Database, Orm } from '../client/database.ts';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import { dataset } from '../tables/dataset.ts';
import { withFetchLock } from './staged-snapshots.ts';
import { listStoredFiles, type SnapshotFile } from './stored-file.ts';

interface WatchOptions {
  /** Opens snapshot files of an import before its rows become visible. */
  readonly prepare?: (staged: readonly SnapshotFile[], orm: Orm) => Promise<void>;
  /** Interval between two checks in milliseconds. */
  readonly intervalMs: number;
  /** Delay in milliseconds before the next check after a failure. */
  readonly retryDelayMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Polls the dataset versions in the store with a small query. Calls `refresh` when they change, so that all processes on a
 * database switch at nearly the same time. Unlike notifications, polling also works through a pooler.
 * @returns a function that stops the polling
 */
export function watchEditions(
  db: Database,
  refresh: () => Promise<void>,
  { prepare, intervalMs, retryDelayMs, onError }: WatchOptions,
): () => void {
  let lastSeen: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const { orm } = db;
  /** Files in the store at the last check. Files of the first check are opened on demand. */
  let knownFiles: ReadonlySet<string> | undefined;
  const lookForFiles = async () => {
    if (prepare === undefined || db.kind !== 'postgresql') return;
    const storedFiles = await listStoredFiles(orm);
    const filesBefore = knownFiles;
    knownFiles = new Set(storedFiles.map(getFileName));
    const newFiles =
      filesBefore === undefined ? [] : storedFiles.filter((file) => !filesBefore.has(getFileName(file)));
    if (newFiles.length === 0) return;
    // Ignore the error. Without the prepared file, the refresh only takes longer.
    await withFetchLock(db, (reading) => prepare(newFiles, reading)).catch(onError);
  };
  const checkEditions = async () => {
    await lookForFiles();
    const { name, contentHash, edition, source } = dataset;
    const rows = await orm
      .select({ name, contentHash, edition, source })
      .from(dataset)
      .orderBy(collateByCodePoint(name));
    const storedFiles = JSON.stringify(rows);
    if (lastSeen !== undefined && lastSeen !== storedFiles) await refresh();
    lastSeen = storedFiles;
  };
  const schedule = (milliseconds: number) => {
    if (isOver) return;
    timer = setTimeout(() => {
      checkEditions().then(
        () => schedule(intervalMs),
        (error: unknown) => {
          // Don't report an error of a check that was running when the polling was stopped.
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

const getFileName = ({
  name,
  version,
  madeAt,
}: Awaited<ReturnType<typeof listStoredFiles>>[number]): string => `${name} ${version} ${madeAt.getTime()}`;
