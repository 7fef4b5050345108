import type { Database } from '../client/database.ts';
import { byCodePoint } from '../client/by-code-point.ts';
import { dataset } from '../tables/dataset.ts';

interface Options {
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
  { orm }: Database,
  refresh: () => Promise<void>,
  { everyMs, afterFailureMs, onError }: Options,
): () => void {
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
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
