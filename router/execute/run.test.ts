import { describe, expect, test } from 'vitest';
import { toResponseError, type Json } from '../document/result.ts';
import { Run } from './run.ts';

const createRun = () => new Run({}, { now: 0 });
const createNullError = (path: (string | number)[]) => ({
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
  ])('a null in a non-null field is reported unless an error explains it: %s', (_, path, isReported) => {
    const run = createRun();
    if (path !== undefined) run.errors.push({ message: 'why', path });
    run.reportNull('T.f', ['a', 0, 'f']);
    expect(run.errors.slice(path === undefined ? 0 : 1)).toEqual(
      isReported ? [createNullError(['a', 0, 'f'])] : [],
    );
  });

  test('a null in a non-null field is reported in addition to a request error without a path', () => {
    const run = createRun();
    run.errors.push({ message: 'down' });
    run.reportNull('T.f', ['a']);
    expect(run.errors).toHaveLength(2);
  });

  test('a null in an object that another error explains is not reported', () => {
    const run = createRun();
    const [explained, other]: Json[] = [{}, {}];
    if (explained !== undefined) run.explain(explained);
    run.reportNull('T.f', ['a'], explained);
    expect(run.errors).toEqual([]);
    run.reportNull('T.f', ['b'], other);
    expect(run.errors).toEqual([createNullError(['b'])]);
  });

  test('errorUnder finds errors that are added later, and returns the first of several errors', () => {
    const run = createRun();
    run.errors.push({ message: 'first', path: ['a', 'f'] });
    expect(run.errorUnder(['a'])?.message).toBe('first');
    expect(run.errorUnder(['b'])).toBeUndefined();
    run.errors.push({ message: 'second', path: ['a', 'g'] }, { message: 'third', path: ['b'] });
    expect(run.errorUnder(['a'])?.message).toBe('first');
    expect(run.errorUnder(['a', 'g'])?.message).toBe('second');
    expect(run.errorUnder(['b'])?.message).toBe('third');
    expect(run.errorUnder(['a', 'f', 'x'])).toBeUndefined();
  });
});

describe('a failed fetch', () => {
  test('only the fields that a failed fetch should have added report its error', () => {
    const run = createRun();
    const [target, other]: [Json, Json] = [{}, {}];
    run.fail([target], new Set(['f', 'g']), { message: 'down', extensions: { code: 'x' } });
    run.reportMissing(target, 'f', ['a']);
    run.reportMissing(target, 'g', ['a']);
    run.reportMissing(target, 'h', ['a']);
    run.reportMissing(other, 'f', ['b']);
    expect(run.errors).toEqual([
      { message: 'down', path: ['a', 'f'], extensions: { code: 'x' } },
      { message: 'down', path: ['a', 'g'], extensions: { code: 'x' } },
    ]);
    expect(run.clientErrors({ a: { f: null, g: null } })).toHaveLength(2);
  });

  test('a missing field reports the error of the fetch that should have added it, and failureOf returns the first failure', () => {
    const run = createRun();
    const target: Json = {};
    run.fail([target], new Set(['f']), { message: 'first' });
    run.fail([target], new Set(['g']), { message: 'second' });
    run.reportMissing(target, 'g', []);
    expect(run.errors).toEqual([{ message: 'second', path: ['g'] }]);
    expect(run.failureOf(target)).toEqual({ message: 'first' });
    expect(run.failureOf({})).toBeUndefined();
  });

  test('a failed fetch is reported once without a path when no field reports it', () => {
    const run = createRun();
    run.fail([{}, {}], new Set(['f']), { message: 'down' });
    expect(run.clientErrors({})).toEqual([{ message: 'down' }]);
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
  const run = createRun();
  run.errors.push({ message: 'why', ...(path === undefined ? {} : { path }) });
  const data = { a: { f: 1 }, l: [{ f: 1 }, { f: 2 }], n: null };
  expect(run.clientErrors(data)).toHaveLength(isShown ? 1 : 0);
  expect(run.clientErrors(null)).toHaveLength(1);
});

test('toResponseError keeps only the message, the path and non-empty extensions', () => {
  const error = { message: 'm', path: ['a'], extensions: {}, locations: [{ line: 1, column: 1 }] };
  expect(toResponseError(error)).toEqual({ message: 'm', path: ['a'] });
  expect(toResponseError({ ...error, extensions: { code: 'x' } }, ['b'])).toEqual({
    message: 'm',
    path: ['b'],
    extensions: { code: 'x' },
  });
  expect(Object.keys(toResponseError({ message: 'm' }))).toEqual(['message']);
});
