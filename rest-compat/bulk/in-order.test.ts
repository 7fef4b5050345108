import { expect, test } from 'vitest';
import { mapInOrder } from './in-order.ts';

async function* batches<T>(...all: readonly (readonly T[])[]) {
  for (const batch of all) yield batch;
}
/** A promise that the test resolves. */
function pending<T>() {
  let end: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = new Promise<T>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { done, end, fail };
}
const turn = async () => {
  for (let each = 0; each < 5; each += 1) await new Promise(setImmediate);
};

test('mapInOrder writes synchronous results immediately, one after the other', async () => {
  const written: string[] = [];
  await mapInOrder(
    batches([1, 2], [], [3]),
    (record) => {
      written.push(`work ${record}`);
      return record * 10;
    },
    (done) => void written.push(`write ${done}`),
  );
  expect(written).toEqual(['work 1', 'write 10', 'work 2', 'write 20', 'work 3', 'write 30']);
});

test('mapInOrder waits for a writer that returns a promise', async () => {
  const first = pending<undefined>();
  const worked: number[] = [];
  const over = mapInOrder(
    batches([1, 2]),
    (record) => {
      worked.push(record);
      return record;
    },
    (done) => (done === 1 ? first.done : undefined),
  );
  await turn();
  expect(worked).toEqual([1]);
  first.end(undefined);
  await over;
  expect(worked).toEqual([1, 2]);
});

test('mapInOrder writes a result only after the results before it', async () => {
  const slow = pending<string>();
  const written: string[] = [];
  const over = mapInOrder(
    batches(['slow', 'quick', 'plain']),
    (record) => (record === 'slow' ? slow.done : record === 'quick' ? Promise.resolve(record) : record),
    (done) => void written.push(done),
  );
  await turn();
  expect(written).toEqual([]);
  slow.end('slow');
  await over;
  expect(written).toEqual(['slow', 'quick', 'plain']);
});

test('mapInOrder writes synchronous results immediately again after asynchronous ones are written', async () => {
  const written: string[] = [];
  const next = pending<undefined>();
  async function* records() {
    yield ['a'];
    await next.done;
    yield ['b'];
  }
  const over = mapInOrder(
    records(),
    (record) => (record === 'a' ? Promise.resolve(record) : record),
    (done) => {
      written.push(done);
    },
  );
  await turn();
  expect(written).toEqual(['a']);
  next.end(undefined);
  await over;
  expect(written).toEqual(['a', 'b']);
});

test('mapInOrder processes at most 64 records concurrently', async () => {
  const all = Array.from({ length: 70 }, () => pending<number>());
  let started = 0;
  const written: number[] = [];
  const over = mapInOrder(
    batches(all),
    (record) => {
      started += 1;
      return record.done;
    },
    (done) => void written.push(done),
  );
  await turn();
  expect(started).toBe(64);
  all[1]?.end(1);
  await turn();
  expect(started).toBe(64);
  all[0]?.end(0);
  await turn();
  // Two results are written, so two more records may start.
  expect(written).toEqual([0, 1]);
  expect(started).toBe(66);
  all.forEach((each, index) => each.end(index));
  await over;
  expect(written).toEqual(all.map((_, index) => index));
});

test('mapInOrder drops unwritten results and rejects when writing fails', async () => {
  const [first, second, third] = [pending<string>(), pending<string>(), pending<string>()];
  const dropped: string[] = [];
  const over = mapInOrder(
    batches([first, second, third]),
    (record) => record.done,
    (done) => {
      if (done === 'first') throw new Error('gone');
    },
    (done) => void dropped.push(done),
  );
  const failed = expect(over).rejects.toThrow('gone');
  first.end('first');
  second.end('second');
  await turn();
  third.end('third');
  await failed;
  await turn();
  expect(dropped).toEqual(['second', 'third']);
});

test('mapInOrder rejects when it reaches the failed record, with nothing left in flight', async () => {
  const written: string[] = [];
  const [slow, bad] = [pending<string>(), pending<string>()];
  const over = mapInOrder(
    batches([slow, bad]),
    (record) => record.done,
    (done) => void written.push(done),
  );
  const failed = expect(over).rejects.toThrow('broken');
  bad.fail(new Error('broken'));
  await turn();
  slow.end('slow');
  await failed;
  expect(written).toEqual(['slow']);
});

test('mapInOrder writes the results in flight before it rejects because the input failed', async () => {
  const slow = pending<string>();
  const written: string[] = [];
  async function* records() {
    yield [slow];
    throw new Error('cut off');
  }
  const over = mapInOrder(
    records(),
    (record) => record.done,
    (done) => void written.push(done),
  );
  const failed = expect(over).rejects.toThrow('cut off');
  await turn();
  slow.end('slow');
  await failed;
  expect(written).toEqual(['slow']);
});
