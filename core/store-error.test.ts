import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { guardStoreCall, formatErrorReason, toStoreError, StoreError } from './store-error.ts';

afterEach(() => void vi.useRealTimers());

const createError = (fields: object, message = 'why') => Object.assign(new Error(message), fields);

describe('toStoreError', () => {
  test.each<[string, unknown, string | undefined, string]>([
    [
      'a rejection by PostgreSQL',
      createError({ name: 'PostgresError', code: '53300' }),
      '53300',
      ': why (53300)',
    ],
    ['a rejection by PGlite', createError({ name: 'error', code: '42P01' }), '42P01', ': why (42P01)'],
    ['a socket', createError({ errno: -111, code: 'ECONNREFUSED' }), 'ECONNREFUSED', ': why (ECONNREFUSED)'],
    [
      'a time-out of the driver',
      createError({ code: 'CONNECT_TIMEOUT' }),
      'CONNECT_TIMEOUT',
      ': why (CONNECT_TIMEOUT)',
    ],
    [
      'an error of Node',
      createError({ code: 'ERR_SOCKET_CLOSED' }),
      'ERR_SOCKET_CLOSED',
      ': why (ERR_SOCKET_CLOSED)',
    ],
    [
      'a query of the mapper',
      new DrizzleQueryError('select', ['secret'], createError({ code: '57014' })),
      '57014',
      ': why (57014)',
    ],
    ['one without a reason', new DrizzleQueryError('select', ['secret']), undefined, ': no reason given'],
    ['one without a message', createError({ errno: 1, name: 'Silence' }, ''), undefined, ': Silence'],
    [
      'an invalid value, which is not reported',
      createError({ name: 'error', code: '22P02' }, 'invalid: "secret"'),
      '22P02',
      ' (22P02)',
    ],
  ])('toStoreError converts a driver error to a StoreError: %s', (_, error, code, stated) => {
    const converted = toStoreError(error);
    expect(converted).toBeInstanceOf(StoreError);
    expect(converted).toMatchObject({
      name: 'StoreError',
      code,
      message: `the database did not respond${stated}`,
    });
    expect(String(converted)).not.toContain('secret');
  });

  test('toStoreError returns a StoreError unchanged, even when a query error wraps it', () => {
    const storeError = new StoreError('down');
    expect(toStoreError(storeError)).toBe(storeError);
    expect(toStoreError(new DrizzleQueryError('select', [], storeError))).toBe(storeError);
  });

  test.each<[unknown]>([
    [new TypeError('ours')],
    [createError({ code: 'mine' })],
    [createError({ code: 'E1' })],
    [createError({ code: 7 })],
    ['text'],
    [null],
  ])('toStoreError does not convert %s, which is not an error of the store', (error) => {
    expect(toStoreError(error)).toBe(error);
  });
});

describe('guardStoreCall', () => {
  test('guardStoreCall returns the result of the call, or rejects with a StoreError', async () => {
    expect(await guardStoreCall(() => Promise.resolve(7))).toBe(7);
    expect(await guardStoreCall(() => Promise.resolve(7), 1000)).toBe(7);
    await expect(guardStoreCall(() => Promise.reject(createError({ errno: 1 })))).rejects.toBeInstanceOf(
      StoreError,
    );
    await expect(
      guardStoreCall(() => Promise.reject(createError({ errno: 1 })), 1000),
    ).rejects.toBeInstanceOf(StoreError);
  });

  test('guardStoreCall rejects at its time limit and calls onLimit once', async () => {
    vi.useFakeTimers();
    const onLimit = vi.fn();
    const work = guardStoreCall(() => new Promise(() => undefined), 2500, onLimit);
    const rejection = expect(work).rejects.toThrow('the database did not respond within 2500 ms');
    await vi.advanceTimersByTimeAsync(2499);
    expect(onLimit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersToNextTimerAsync();
    expect(onLimit).toHaveBeenCalledTimes(1);
    await rejection;
  });

  test('guardStoreCall accepts a result that arrived while the process was busy at the time limit', async () => {
    vi.useFakeTimers();
    // The result arrives after the time limit, but in the same turn of the event loop in which the limit is noticed.
    const work = guardStoreCall(
      () => new Promise<number>((resolve) => setTimeout(() => resolve(7), 2500)),
      2500,
    );
    await vi.advanceTimersByTimeAsync(2501);
    expect(await work).toBe(7);
  });

  test('guardStoreCall clears its timer when the call is complete', async () => {
    vi.useFakeTimers();
    await guardStoreCall(() => Promise.resolve(), 2500);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('formatErrorReason describes known file system errors in words and returns the message of other errors', () => {
  expect(formatErrorReason(createError({ code: 'ENOSPC' }))).toBe('the disk is full (ENOSPC)');
  expect(formatErrorReason(createError({ code: 'EOTHER' }))).toBe('why');
  expect(formatErrorReason(createError({}))).toBe('why');
  expect(formatErrorReason('text')).toBe('text');
});
