import { isPromise, type PromiseOrValue } from '../../core/promise-or-value.ts';

/** Maximum number of records processed concurrently. */
const maxInFlight = 64;

/**
 * Processes any number of records and writes the results in the order of the records. Asynchronous processing runs concurrently.
 * Records are read no faster than results are written.
 * @param records batches of records, as they are read
 * @param drop called with each result that was computed but not written, when writing fails
 */
export async function mapInOrder<T, U>(
  records: AsyncIterable<readonly T[]>,
  work: (record: T) => PromiseOrValue<U>,
  write: (done: U) => void | Promise<void>,
  drop: (done: U) => void = () => undefined,
): Promise<void> {
  /** One promise for each record in flight; it resolves when the result is written. */
  const pendingTasks: Promise<void>[] = [];
  let isIdle = true;
  let lastWrite = Promise.resolve();
  const writeAfterPrevious = async (previous: Promise<void>, done: PromiseOrValue<U>): Promise<void> => {
    try {
      await previous;
    } catch (error) {
      Promise.resolve(done).then(drop, () => undefined);
      throw error;
    }
    await write(await done);
  };
  try {
    for await (const batch of records) {
      for (const record of batch) {
        const result = work(record);
        if (isIdle && !isPromise(result)) {
          const pendingWrite = write(result);
          if (pendingWrite !== undefined) await pendingWrite;
          continue;
        }
        isIdle = false;
        // The failure is reported when the result is due to be written. Until then, avoid an unhandled rejection.
        if (isPromise(result)) result.catch(() => undefined);
        const nextWrite = writeAfterPrevious(lastWrite, result);
        lastWrite = nextWrite;
        nextWrite.then(
          () => {
            isIdle = lastWrite === nextWrite;
          },
          () => undefined,
        );
        pendingTasks.push(nextWrite);
        if (pendingTasks.length >= maxInFlight) await pendingTasks.shift();
      }
    }
  } finally {
    await Promise.allSettled(pendingTasks);
  }
  await lastWrite;
}
