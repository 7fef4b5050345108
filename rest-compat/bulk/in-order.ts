import { isPromise, type PromiseOrValue } from '../../core/promise-or-value.ts';

/** Pieces of work that are under way at once, where they take time. */
const atOnce = 64;

/**
 * Works through records of any number, many at a time where that takes time, and writes what comes of each as soon as
 * those before it are written. Waits for whoever writes: no more is read than can be written.
 * @param records as many together as are there at once
 * @param drop gets what is done and not written, where writing fails on the way
 */
export async function inOrder<T, U>(
  records: AsyncIterable<readonly T[]>,
  work: (record: T) => PromiseOrValue<U>,
  write: (done: U) => void | Promise<void>,
  drop: (done: U) => void = () => undefined,
): Promise<void> {
  /** Each ends when its record is written. */
  const underWay: Promise<void>[] = [];
  let isFree = true;
  let last = Promise.resolve();
  const after = async (before: Promise<void>, done: PromiseOrValue<U>): Promise<void> => {
    try {
      await before;
    } catch (error) {
      Promise.resolve(done).then(drop, () => undefined);
      throw error;
    }
    await write(await done);
  };
  try {
    for await (const batch of records) {
      for (const record of batch) {
        const done = work(record);
        if (isFree && !isPromise(done)) {
          const waits = write(done);
          if (waits !== undefined) await waits;
          continue;
        }
        isFree = false;
        // What fails before its turn has come is told then: nobody listens to it until.
        if (isPromise(done)) done.catch(() => undefined);
        const written = after(last, done);
        last = written;
        written.then(
          () => {
            isFree = last === written;
          },
          () => undefined,
        );
        underWay.push(written);
        if (underWay.length >= atOnce) await underWay.shift();
      }
    }
  } finally {
    await Promise.allSettled(underWay);
  }
  await last;
}
