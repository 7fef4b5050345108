import type { Database, Orm } from '../client/database.ts';
import { byCodePoint } from '../client/by-code-point.ts';
import { dataset } from '../tables/dataset.ts';
import { whileFetching } from './staged.ts';
import { storedFiles, type SnapshotFile } from './stored-file.ts';

interface Options {
  /** Opens files of snapshots that an import has put into the store before its rows appear. */
  readonly prepare?: (staged: readonly SnapshotFile[], orm: Orm) => Promise<void>;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** The same after a look that failed. */
  readonly afterFailureMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Looks which editions the store has, by one small statement, and has others taken over: so all processes on a database
 * change over within a moment, behind a pooler too, where nobody can be notified.
 * @returns ends it
 */
export function watchEditions(
  db: Database,
  refresh: () => Promise<void>,
  { prepare, everyMs, afterFailureMs, onError }: Options,
): () => void {
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const { orm } = db;
  let files: ReadonlySet<string> | undefined;
  /** What is there at the first look is opened by whoever needs it. */
  const lookForFiles = async () => {
    if (prepare === undefined || db.kind !== 'postgresql') return;
    const present = await storedFiles(orm);
    const before = files;
    files = new Set(present.map(nameOf));
    const staged = before === undefined ? [] : present.filter((file) => !before.has(nameOf(file)));
    if (staged.length === 0) return;
    // The edition is taken over without it too, only later.
    await whileFetching(db, (reading) => prepare(staged, reading)).catch(onError);
  };
  const look = async () => {
    await lookForFiles();
    const { name, contentHash, edition, source } = dataset;
    const rows = await orm
      .select({ name, contentHash, edition, source })
      .from(dataset)
      .orderBy(byCodePoint(name));
    const present = JSON.stringify(rows);
    if (known !== undefined && known !== present) await refresh();
    known = present;
  };
  const again = (milliseconds: number) => {
    if (isOver) return;
    timer = setTimeout(() => {
      look().then(
        () => again(everyMs),
        (error: unknown) => {
          // Closed in the middle of it: whoever closes the store knows.
          if (!isOver) onError(error);
          again(afterFailureMs);
        },
      );
    }, milliseconds);
    timer.unref();
  };
  again(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const nameOf = ({ name, version, madeAt }: Awaited<ReturnType<typeof storedFiles>>[number]): string =>
  `${name} ${version} ${madeAt.getTime()}`;
