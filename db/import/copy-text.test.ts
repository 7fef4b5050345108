import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { columnsOf, rowWriter } from './copy-text.ts';

const things = pgTable('thing"s', {
  id: integer('id').primaryKey(),
  name: text('full name').notNull(),
  size: doublePrecision('size'),
  count: bigint('count', { mode: 'number' }),
  tags: text('tags').array(),
  isOld: boolean('is_old'),
  more: jsonb('more'),
});
const pairs = pgTable('pairs', { a: text('a').notNull(), b: text('b').notNull() }, ({ a, b }) => [
  primaryKey({ columns: [a, b] }),
]);
const loose = pgTable('loose', { a: text('a') });

const thing = { id: 1, name: 'a' };

test('columns are quoted and in the order of the fields', () => {
  const writer = rowWriter(things);
  expect(columnsOf(things)).toBe('"id", "full name", "size", "count", "tags", "is_old", "more"');
  expect(
    writer.write({ ...thing, size: 0.5, count: 7, tags: ['x', 'y'], isOld: false, more: { a: 1 } }),
  ).toEqual({
    text: '1\ta\t0.5\t7\t{"x","y"}\tfalse\t{"a":1}\n',
  });
});

// https://www.postgresql.org/docs/current/sql-copy.html, "Text Format"
test.each([
  ['a\\b', 'a\\\\b'],
  ['a\tb', 'a\\tb'],
  ['a\nb\r', 'a\\nb\\r'],
  ['\\N', '\\\\N'],
  ['', ''],
])('COPY text contains the text %j as %j', (name, written) => {
  expect(rowWriter(things).write({ ...thing, name })).toEqual({
    text: `1\t${written}\t\\N\t\\N\t\\N\t\\N\t\\N\n`,
  });
});

describe('an invalid row is rejected with the name of its column', () => {
  test.each<[string, object]>([
    ['full name is missing', { name: null }],
    ['full name is missing', { name: undefined }],
    ['full name contains a character that cannot be stored', { name: 'a\0' }],
    ['full name contains a character that cannot be stored', { name: 'a\ud800' }],
    ['size is not a number', { size: NaN }],
    ['size is not a number', { size: Infinity }],
    ['id cannot be 1.5', { id: 1.5 }],
    ['id cannot be 2147483648', { id: 2 ** 31 }],
    ['count cannot be 9007199254740992', { count: 2 ** 53 }],
    ['count cannot be 0.5', { count: 0.5 }],
  ])('COPY text rejects an invalid row: %s', (rejected, changes) => {
    expect(rowWriter(things).write({ ...thing, ...changes })).toEqual({ rejected });
  });

  test('COPY text accepts numbers at the bounds of their types', () => {
    const row = { ...thing, id: -(2 ** 31), count: 2 ** 53 - 1, size: 1e308 };
    expect(rowWriter(things).write(row)).toMatchObject({
      text: expect.stringContaining('-2147483648\ta\t1e+308\t9007199254740991'),
    });
  });
});

test('COPY text rejects a duplicate key, also of several columns', () => {
  const one = rowWriter(things);
  one.write(thing);
  expect(one.write({ ...thing, name: 'b' })).toEqual({ rejected: '1 occurs twice' });
  expect(one.write({ ...thing, id: 2 })).toHaveProperty('text');
  const two = rowWriter(pairs);
  two.write({ a: 'x', b: 'y' });
  expect(two.write({ a: 'x', b: 'z' })).toHaveProperty('text');
  expect(two.write({ a: 'x', b: 'y' })).toEqual({ rejected: 'x y occurs twice' });
  const none = rowWriter(loose);
  none.write({ a: 'x' });
  expect(none.write({ a: 'x' })).toEqual({ text: 'x\n' });
});

test('COPY text skips duplicate keys without an error in the mode takesFirst', () => {
  const writer = rowWriter(pairs, true);
  expect(writer.write({ a: 'x', b: 'y' })).toEqual({ text: 'x\ty\n' });
  expect(writer.write({ a: 'x', b: 'y' })).toBeNull();
  expect(writer.write({ a: 'x', b: 'z' })).toEqual({ text: 'x\tz\n' });
});
