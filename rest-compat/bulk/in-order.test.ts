import { expect, test } from 'vitest';
import { mapInOrder } from './in-order.ts';

async function* batches<T>(...all: readonly (readonly T[])[]) {
  for (const batch of all) yield batch;
}
/** A promise that the test resolves. */
function createPending<T>() {
  let resolvePending: (value: T) => void = () => undefined;
  let rejectPending: (error: Error) => void = () => undefined;
  const pendingResult = new Promise<T>((resolve, reject) => {
    resolvePending = resolve;
    rejectPending = reject;
  });
  return { done: pendingResult, end: resolvePending, fail: rejectPending };
}
const waitForTurns = async () => {
  for (let count = 0; count < 5; count += 1) await new Promise(setImmediate);
};

test('mapInOrder writes synchronous results immediately, one after the other', async () => {
  const writtenResults: string[] = [];
  await mapInOrder(
    batches([1, 2], [], [3]),
    (record) => {
      writtenResults.push(`work ${record}`);
      return record * 10;
    },
    (done) => void writtenResults.push(`write ${done}`),
  );
  expect(writtenResults).toEqual(['work 1', 'write 10', 'work 2', 'write 20', 'work 3', 'write 30']);
});

test('mapInOrder waits for a writer that returns a promise', async () => {
  const firstResult = createPending<undefined>();
  const startedRecords: number[] = [];
  const mapping = mapInOrder(
    batches([1, 2]),
    (record) => {
      startedRecords.push(record);
      return record;
    },
    (done) => (done === 1 ? firstResult.done : undefined),
  );
  await waitForTurns();
  expect(startedRecords).toEqual([1]);
  firstResult.end(undefined);
  await mapping;
  expect(startedRecords).toEqual([1, 2]);
});

test('mapInOrder writes a result only after the results before it', async () => {
  const slowResult = createPending<string>();
  const writtenResults: string[] = [];
  const mapping = mapInOrder(
    batches(['slow', 'quick', 'plain']),
    (record) => (record === 'slow' ? slowResult.done : record === 'quick' ? Promise.resolve(record) : record),
    (done) => void writtenResults.push(done),
  );
  await waitForTurns();
  expect(writtenResults).toEqual([]);
  slowResult.end('slow');
  await mapping;
  expect(writtenResults).toEqual(['slow', 'quick', 'plain']);
});

test('mapInOrder writes synchronous results immediately again after asynchronous ones are written', async () => {
  const writtenResults: string[] = [];
  const nextResult = createPending<undefined>();
  async function* records() {
    yield ['a'];
    await nextResult.done;
    yield ['b'];
  }
  const mapping = mapInOrder(
    records(),
    (record) => (record === 'a' ? Promise.resolve(record) : record),
    (done) => {
      writtenResults.push(done);
    },
  );
  await waitForTurns();
  expect(writtenResults).toEqual(['a']);
  nextResult.end(undefined);
  await mapping;
  expect(writtenResults).toEqual(['a', 'b']);
});

test('mapInOrder processes at most 64 records concurrently', async () => {
  const results = Array.from({ length: 70 }, () => createPending<number>());
  let startedCount = 0;
  const writtenResults: number[] = [];
  const mapping = mapInOrder(
    batches(results),
    (record) => {
      startedCount += 1;
      return record.done;
    },
    (done) => void writtenResults.push(done),
  );
  await waitForTurns();
  expect(startedCount).toBe(64);
  results[1]?.end(1);
  await waitForTurns();
  expect(startedCount).toBe(64);
  results[0]?.end(0);
  await waitForTurns();
  // Two results are written, so two more records may start.
  expect(writtenResults).toEqual([0, 1]);
  expect(startedCount).toBe(66);
  results.forEach((each, index) => each.end(index));
  await mapping;
  expect(writtenResults).toEqual(results.map((_, index) => index));
});

test('mapInOrder drops unwritten results and rejects when writing fails', async () => {
  const [first, second, third] = [createPending<string>(), createPending<string>(), createPending<string>()];
  const droppedResults: string[] = [];
  const mapping = mapInOrder(
    batches([first, second, third]),
    (record) => record.done,
    (done) => {
      if (done === 'first') throw new Error('gone');
    },
    (done) => void droppedResults.push(done),
  );
  const failedResults = expect(mapping).rejects.toThrow('gone');
  first.end('first');
  second.end('second');
  await waitForTurns();
  third.end('third');
  await failedResults;
  await waitForTurns();
  expect(droppedResults).toEqual(['second', 'third']);
});

test('mapInOrder rejects when it reaches the failed record, and leaves nothing in flight', async () => {
  const writtenResults: string[] = [];
  const [slow, bad] = [createPending<string>(), createPending<string>()];
  const mapping = mapInOrder(
    batches([slow, bad]),
    (record) => record.done,
    (done) => void writtenResults.push(done),
  );
  const rejection = expect(mapping).rejects.toThrow('broken');
  bad.fail(new Error('broken'));
  await waitForTurns();
  slow.end('slow');
  await rejection;
  expect(writtenResults).toEqual(['slow']);
});

test('mapInOrder writes the results in flight before it rejects because the input failed', async () => {
  const slowResult = createPending<string>();
  const writtenResults: string[] = [];
  async function* records() {
    yield [slowResult];
    throw new Error('cut off');
  }
  const mapping = mapInOrder(
    records(),
    (record) => record.done,
    (done) => void writtenResults.push(done),
  );
  const rejection = expect(mapping).rejects.toThrow('cut off');
  await waitForTurns();
  slowResult.end('slow');
  await rejection;
  expect(writtenResults).toEqual(['slow']);
});
