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
import { formatColumns, createRowWriter } from './copy-text.ts';

const thingsTable = pgTable('thing"s', {
  id: integer('id').primaryKey(),
  name: text('full name').notNull(),
  size: doublePrecision('size'),
  count: bigint('count', { mode: 'number' }),
  tags: text('tags').array(),
  isOld: boolean('is_old'),
  more: jsonb('more'),
});
const pairsTable = pgTable('pairs', { a: text('a').notNull(), b: text('b').notNull() }, ({ a, b }) => [
  primaryKey({ columns: [a, b] }),
]);
const looseTable = pgTable('loose', { a: text('a') });

const thingRow = { id: 1, name: 'a' };

test('the column list of COPY text is quoted and in the order of the fields', () => {
  const writer = createRowWriter(thingsTable);
  expect(formatColumns(thingsTable)).toBe('"id", "full name", "size", "count", "tags", "is_old", "more"');
  expect(
    writer.write({ ...thingRow, size: 0.5, count: 7, tags: ['x', 'y'], isOld: false, more: { a: 1 } }),
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
])('COPY text represents the text %j as %j', (name, written) => {
  expect(createRowWriter(thingsTable).write({ ...thingRow, name })).toEqual({
    text: `1\t${written}\t\\N\t\\N\t\\N\t\\N\t\\N\n`,
  });
});

describe('invalid rows of COPY text', () => {
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
    expect(createRowWriter(thingsTable).write({ ...thingRow, ...changes })).toEqual({ rejected });
  });

  test('COPY text accepts numbers at the bounds of their types', () => {
    const row = { ...thingRow, id: -(2 ** 31), count: 2 ** 53 - 1, size: 1e308 };
    expect(createRowWriter(thingsTable).write(row)).toMatchObject({
      text: expect.stringContaining('-2147483648\ta\t1e+308\t9007199254740991'),
    });
  });
});

test('COPY text rejects a duplicate key, also a key of several columns', () => {
  const thingsWriter = createRowWriter(thingsTable);
  thingsWriter.write(thingRow);
  expect(thingsWriter.write({ ...thingRow, name: 'b' })).toEqual({ rejected: '1 occurs twice' });
  expect(thingsWriter.write({ ...thingRow, id: 2 })).toHaveProperty('text');
  const pairsWriter = createRowWriter(pairsTable);
  pairsWriter.write({ a: 'x', b: 'y' });
  expect(pairsWriter.write({ a: 'x', b: 'z' })).toHaveProperty('text');
  expect(pairsWriter.write({ a: 'x', b: 'y' })).toEqual({ rejected: 'x y occurs twice' });
  const looseWriter = createRowWriter(looseTable);
  looseWriter.write({ a: 'x' });
  expect(looseWriter.write({ a: 'x' })).toEqual({ text: 'x\n' });
});

test('COPY text skips duplicate keys without an error in the mode takesFirst', () => {
  const writer = createRowWriter(pairsTable, true);
  expect(writer.write({ a: 'x', b: 'y' })).toEqual({ text: 'x\ty\n' });
  expect(writer.write({ a: 'x', b: 'y' })).toBeNull();
  expect(writer.write({ a: 'x', b: 'z' })).toEqual({ text: 'x\tz\n' });
});
