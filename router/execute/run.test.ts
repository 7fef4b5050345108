import { describe, expect, test } from 'vitest';
import { responseError, type Json } from '../document/result.ts';
import { Run } from './run.ts';

const run = () => new Run({}, { now: 0 });
const isNull = (path: (string | number)[]) => ({
  message: 'Cannot return null for non-nullable field T.f.',
  path,
  extensions: { code: 'server_error' },
});

describe('a null in a non-null field', () => {
  test.each<[string, (string | number)[] | undefined, boolean]>([
    ['without another error', undefined, true],
    ['with an error at the path', ['a', 0, 'f'], false],
    ['with an error below the path', ['a', 0, 'f', 'g'], false],
    ['with an error above the path', ['a', 0], false],
    ['with an error far above the path', ['a'], false],
    ['with an error at a sibling field', ['a', 0, 'g'], true],
    ['with an error at another list element', ['a', 1, 'f'], true],
    ['with an error at a string key that equals the index', ['a', '0', 'f'], true],
  ])('reports a null in a non-null field unless an error explains it: %s', (_, path, isReported) => {
    const one = run();
    if (path !== undefined) one.errors.push({ message: 'why', path });
    one.reportNull('T.f', ['a', 0, 'f']);
    expect(one.errors.slice(path === undefined ? 0 : 1)).toEqual(isReported ? [isNull(['a', 0, 'f'])] : []);
  });

  test('reports a null in a non-null field in addition to a request error without a path', () => {
    const one = run();
    one.errors.push({ message: 'down' });
    one.reportNull('T.f', ['a']);
    expect(one.errors).toHaveLength(2);
  });

  test('a null in an object that another error explains is not reported', () => {
    const one = run();
    const [explained, other]: Json[] = [{}, {}];
    if (explained !== undefined) one.explain(explained);
    one.reportNull('T.f', ['a'], explained);
    expect(one.errors).toEqual([]);
    one.reportNull('T.f', ['b'], other);
    expect(one.errors).toEqual([isNull(['b'])]);
  });

  test('errorUnder finds errors added later, and returns the first of several', () => {
    const one = run();
    one.errors.push({ message: 'first', path: ['a', 'f'] });
    expect(one.errorUnder(['a'])?.message).toBe('first');
    expect(one.errorUnder(['b'])).toBeUndefined();
    one.errors.push({ message: 'second', path: ['a', 'g'] }, { message: 'third', path: ['b'] });
    expect(one.errorUnder(['a'])?.message).toBe('first');
    expect(one.errorUnder(['a', 'g'])?.message).toBe('second');
    expect(one.errorUnder(['b'])?.message).toBe('third');
    expect(one.errorUnder(['a', 'f', 'x'])).toBeUndefined();
  });
});

describe('a failed fetch', () => {
  test('exactly the fields that a failed fetch should have added report its error', () => {
    const one = run();
    const [target, other]: [Json, Json] = [{}, {}];
    one.fail([target], new Set(['f', 'g']), { message: 'down', extensions: { code: 'x' } });
    one.reportMissing(target, 'f', ['a']);
    one.reportMissing(target, 'g', ['a']);
    one.reportMissing(target, 'h', ['a']);
    one.reportMissing(other, 'f', ['b']);
    expect(one.errors).toEqual([
      { message: 'down', path: ['a', 'f'], extensions: { code: 'x' } },
      { message: 'down', path: ['a', 'g'], extensions: { code: 'x' } },
    ]);
    expect(one.clientErrors({ a: { f: null, g: null } })).toHaveLength(2);
  });

  test('a missing field reports the error of the fetch that should have added it; failureOf returns the first failure', () => {
    const one = run();
    const target: Json = {};
    one.fail([target], new Set(['f']), { message: 'first' });
    one.fail([target], new Set(['g']), { message: 'second' });
    one.reportMissing(target, 'g', []);
    expect(one.errors).toEqual([{ message: 'second', path: ['g'] }]);
    expect(one.failureOf(target)).toEqual({ message: 'first' });
    expect(one.failureOf({})).toBeUndefined();
  });

  test('reports a failed fetch once without a path when no field reports it', () => {
    const one = run();
    one.fail([{}, {}], new Set(['f']), { message: 'down' });
    expect(one.clientErrors({})).toEqual([{ message: 'down' }]);
  });
});

test.each<[(string | number)[] | undefined, boolean]>([
  [undefined, true],
  [['a'], true],
  [['a', 'f'], true],
  [['a', 'x'], false],
  [['x'], false],
  [['l', 1, 'f'], true],
  [['l', 0, 'x'], false],
  [['l', 1, 'x'], false],
  [['n', 'x', 'y'], true],
  [['a', 'f', 'x'], true],
])('an error at %j is included in the response: %s', (path, isShown) => {
  const one = run();
  one.errors.push({ message: 'why', ...(path === undefined ? {} : { path }) });
  const data = { a: { f: 1 }, l: [{ f: 1 }, { f: 2 }], n: null };
  expect(one.clientErrors(data)).toHaveLength(isShown ? 1 : 0);
  expect(one.clientErrors(null)).toHaveLength(1);
});

test('responseError keeps only message, path and non-empty extensions', () => {
  const error = { message: 'm', path: ['a'], extensions: {}, locations: [{ line: 1, column: 1 }] };
  expect(responseError(error)).toEqual({ message: 'm', path: ['a'] });
  expect(responseError({ ...error, extensions: { code: 'x' } }, ['b'])).toEqual({
    message: 'm',
    path: ['b'],
    extensions: { code: 'x' },
  });
  expect(Object.keys(responseError({ message: 'm' }))).toEqual(['message']);
});
