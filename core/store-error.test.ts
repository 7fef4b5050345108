import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { guardStoreCall, reasonOf, storeError, StoreError } from './store-error.ts';

afterEach(() => void vi.useRealTimers());

const errorOf = (fields: object, message = 'why') => Object.assign(new Error(message), fields);

describe('storeError converts errors of the driver or the database to a StoreError', () => {
  test.each<[string, unknown, string | undefined, string]>([
    ['a refusal by PostgreSQL', errorOf({ name: 'PostgresError', code: '53300' }), '53300', ': why (53300)'],
    ['a refusal by PGlite', errorOf({ name: 'error', code: '42P01' }), '42P01', ': why (42P01)'],
    ['a socket', errorOf({ errno: -111, code: 'ECONNREFUSED' }), 'ECONNREFUSED', ': why (ECONNREFUSED)'],
    [
      'a time-out of the driver',
      errorOf({ code: 'CONNECT_TIMEOUT' }),
      'CONNECT_TIMEOUT',
      ': why (CONNECT_TIMEOUT)',
    ],
    [
      'an error of Node',
      errorOf({ code: 'ERR_SOCKET_CLOSED' }),
      'ERR_SOCKET_CLOSED',
      ': why (ERR_SOCKET_CLOSED)',
    ],
    [
      'a query of the mapper',
      new DrizzleQueryError('select', ['secret'], errorOf({ code: '57014' })),
      '57014',
      ': why (57014)',
    ],
    ['one without a reason', new DrizzleQueryError('select', ['secret']), undefined, ': no reason given'],
    ['one without a message', errorOf({ errno: 1, name: 'Silence' }, ''), undefined, ': Silence'],
    [
      'an invalid value, which is not reported',
      errorOf({ name: 'error', code: '22P02' }, 'invalid: "secret"'),
      '22P02',
      ' (22P02)',
    ],
  ])('converts a driver error to a StoreError: %s', (_, error, code, stated) => {
    const found = storeError(error);
    expect(found).toBeInstanceOf(StoreError);
    expect(found).toMatchObject({
      name: 'StoreError',
      code,
      message: `the database did not respond${stated}`,
    });
    expect(String(found)).not.toContain('secret');
  });

  test('a StoreError is returned as it is, even when a query error wraps it', () => {
    const known = new StoreError('down');
    expect(storeError(known)).toBe(known);
    expect(storeError(new DrizzleQueryError('select', [], known))).toBe(known);
  });

  test.each<[unknown]>([
    [new TypeError('ours')],
    [errorOf({ code: 'mine' })],
    [errorOf({ code: 'E1' })],
    [errorOf({ code: 7 })],
    ['text'],
    [null],
  ])('does not convert %s, which is not an error of the store', (error) => {
    expect(storeError(error)).toBe(error);
  });
});

describe('guarded', () => {
  test('a guarded call returns the value of its work, or rejects with a StoreError', async () => {
    expect(await guardStoreCall(() => Promise.resolve(7))).toBe(7);
    expect(await guardStoreCall(() => Promise.resolve(7), 1000)).toBe(7);
    await expect(guardStoreCall(() => Promise.reject(errorOf({ errno: 1 })))).rejects.toBeInstanceOf(
      StoreError,
    );
    await expect(guardStoreCall(() => Promise.reject(errorOf({ errno: 1 })), 1000)).rejects.toBeInstanceOf(
      StoreError,
    );
  });

  test('a guarded call rejects at its time limit and calls onLimit once', async () => {
    vi.useFakeTimers();
    const reported = vi.fn();
    const work = guardStoreCall(() => new Promise(() => undefined), 2500, reported);
    const given = expect(work).rejects.toThrow('the database did not respond within 2500 ms');
    await vi.advanceTimersByTimeAsync(2499);
    expect(reported).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersToNextTimerAsync();
    expect(reported).toHaveBeenCalledTimes(1);
    await given;
  });

  test('a guarded call accepts a result that arrived while the process was busy at the time limit', async () => {
    vi.useFakeTimers();
    // The result arrives in the same turn of the event loop in which the limit is noticed, but after it.
    const work = guardStoreCall(
      () => new Promise<number>((resolve) => setTimeout(() => resolve(7), 2500)),
      2500,
    );
    await vi.advanceTimersByTimeAsync(2501);
    expect(await work).toBe(7);
  });

  test('clears its timer when the work is done', async () => {
    vi.useFakeTimers();
    await guardStoreCall(() => Promise.resolve(), 2500);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('reasonOf describes known file system errors in words and returns the message of other errors', () => {
  expect(reasonOf(errorOf({ code: 'ENOSPC' }))).toBe('the disk is full (ENOSPC)');
  expect(reasonOf(errorOf({ code: 'EOTHER' }))).toBe('why');
  expect(reasonOf(errorOf({}))).toBe('why');
  expect(reasonOf('text')).toBe('text');
});
