import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ReconnectingServer } from './reconnecting-server.ts';
import { StoreError } from '../../core/store-error.ts';

/** The time of a fake clock in milliseconds. It advances immediately when code waits. */
let nowMs = 0;
const pauses: number[] = [];
beforeEach(() => {
  nowMs = 1000;
  pauses.length = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    milliseconds = 0,
  ) => {
    pauses.push(milliseconds);
    nowMs += milliseconds;
    // Code that never stops waiting would block the test permanently.
    if (pauses.length > 1000) throw new Error('waits without end');
    queueMicrotask(run);
  }) as unknown as typeof setTimeout);
  return () => {
    clock.mockRestore();
    timers.mockRestore();
  };
});

const createFailure = (code: string | undefined, message = 'why') => new StoreError(message, code);
/** Creates work that fails a number of times and then succeeds. */
const createFailingWork = (times: number, error: unknown) => {
  let callCount = 0;
  const work = vi.fn(async () => {
    callCount += 1;
    if (callCount <= times) throw error;
    return 'answer';
  });
  return work;
};
const ignore = () => undefined;

describe.each([true, false])('a statement, read-only: %s', (isReadOnly) => {
  // SQLSTATE codes: too many connections, and a server that starts or stops. The last two messages come from a pooler.
  test.each([
    ['53300', 'sorry, too many clients already'],
    ['ECONNREFUSED', 'x'],
    ['CONNECT_TIMEOUT', 'x'],
    ['57P03', 'the database system is starting up'],
    ['08P01', 'server login has been failing'],
    ['08P01', 'cannot connect to server'],
    ['08P01', 'the pooler is shutting down'],
  ])('a statement is retried after the database error %s: %s', async (code, message) => {
    const reportedErrors: StoreError[] = [];
    const error = createFailure(code, message);
    const work = createFailingWork(3, error);
    await expect(
      new ReconnectingServer().bridge(work, isReadOnly, (each) => reportedErrors.push(each)),
    ).resolves.toBe('answer');
    expect(work).toHaveBeenCalledTimes(4);
    expect(reportedErrors).toEqual([error, error, error]);
    for (const pause of pauses) {
      expect(pause).toBeGreaterThanOrEqual(20);
      expect(pause).toBeLessThanOrEqual(60);
    }
  });

  test.each([
    ['23505', 'duplicate key'],
    ['57014', 'canceled'],
    ['57P04', 'database dropped'],
    ['08P01', 'unsupported startup parameter'],
    ['XECONNREFUSED', 'x'],
    ['ECONNREFUSEDX', 'x'],
    ['57P011', 'x'],
    ['X57P01', 'x'],
    [undefined, 'cannot connect'],
  ])('a statement is not retried after the database error %s: %s', async (code, message) => {
    const error = createFailure(code, message);
    const work = createFailingWork(1, error);
    await expect(new ReconnectingServer().bridge(work, isReadOnly, ignore)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
    expect(pauses).toEqual([]);
  });

  test('an error that is not a StoreError is rethrown unchanged and without a retry', async () => {
    const error = new TypeError('ours');
    const work = createFailingWork(1, error);
    await expect(new ReconnectingServer().bridge(work, isReadOnly, ignore)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('only read-only statements are retried after an aborted connection', async () => {
    for (const code of [
      'CONNECTION_CLOSED',
      'ECONNRESET',
      'EPIPE',
      '57P01',
      '57P02',
      '08000',
      '08003',
      '08006',
    ]) {
      const error = createFailure(code);
      const work = createFailingWork(1, error);
      const bridgedCall = new ReconnectingServer().bridge(work, isReadOnly, ignore);
      await (isReadOnly
        ? expect(bridgedCall).resolves.toBe('answer')
        : expect(bridgedCall).rejects.toBe(error));
      expect(work).toHaveBeenCalledTimes(isReadOnly ? 2 : 1);
    }
    const poolerError = createFailure('08P01', 'server conn crashed');
    const bridgedWork = new ReconnectingServer().bridge(
      createFailingWork(1, poolerError),
      isReadOnly,
      ignore,
    );
    await (isReadOnly
      ? expect(bridgedWork).resolves.toBe('answer')
      : expect(bridgedWork).rejects.toBe(poolerError));
  });
});

test('a statement waits at most two seconds for a server that restarts', async () => {
  const error = createFailure('ECONNREFUSED');
  await expect(
    new ReconnectingServer().bridge(createFailingWork(Infinity, error), true, ignore),
  ).rejects.toBe(error);
  expect(nowMs - 1000).toBeGreaterThanOrEqual(2000);
  expect(nowMs - 1000).toBeLessThanOrEqual(2060);
});

test('errors of the PostgreSQL driver itself cause retries and are rethrown unchanged', async () => {
  const error = Object.assign(new Error('refused'), { errno: -111, code: 'ECONNREFUSED' });
  await expect(new ReconnectingServer().bridge(createFailingWork(2, error), false, ignore)).resolves.toBe(
    'answer',
  );
  await expect(
    new ReconnectingServer().bridge(createFailingWork(Infinity, error), false, ignore),
  ).rejects.toBe(error);
});

test('statements fail immediately after the wait for an unreachable server has expired, until one of them succeeds', async () => {
  const server = new ReconnectingServer();
  const error = createFailure('57P03');
  await expect(server.bridge(createFailingWork(Infinity, error), true, ignore)).rejects.toBe(error);
  pauses.length = 0;
  const nextWork = createFailingWork(1, error);
  await expect(server.bridge(nextWork, true, ignore)).rejects.toBe(error);
  expect(nextWork).toHaveBeenCalledTimes(1);
  expect(pauses).toEqual([]);
  await expect(server.bridge(createFailingWork(0, error), true, ignore)).resolves.toBe('answer');
  await expect(server.bridge(createFailingWork(3, error), true, ignore)).resolves.toBe('answer');
});

test('a failed write marks the server as unreachable for other statements too', async () => {
  const server = new ReconnectingServer();
  const brokenConnection = createFailure('ECONNRESET');
  await expect(server.bridge(createFailingWork(1, brokenConnection), false, ignore)).rejects.toBe(
    brokenConnection,
  );
  nowMs += 2000;
  const error = createFailure('ECONNREFUSED');
  await expect(server.bridge(createFailingWork(1, error), true, ignore)).rejects.toBe(error);
  expect(pauses).toEqual([]);
});

test('the maximum wait for a free connection starts separately for each statement', async () => {
  const server = new ReconnectingServer();
  const error = createFailure('53300');
  await expect(server.bridge(createFailingWork(Infinity, error), true, ignore)).rejects.toBe(error);
  await expect(server.bridge(createFailingWork(3, error), true, ignore)).resolves.toBe('answer');
});
