import { expect, test } from 'vitest';
import { cell, fieldOf, flat, isMissing, listIn } from './fields.ts';

const body = { a: { 'b.c': 1 }, 'x.y': 2, list: [{ n: 'one' }, { n: 'two' }], none: null };

test.each([
  ['list.1.n', 'two'],
  ['list.0', { n: 'one' }],
  ['list.2.n', undefined],
  ['list.n', undefined],
  ['list.length', undefined],
  ['x.y', 2],
  ['a.b', undefined],
  ['none.n', undefined],
  ['toString', undefined],
])('%s is a value by its dotted name', (name, value) => {
  expect(fieldOf(body, name)).toEqual(value);
});

test('a field is missing where nothing could have it', () => {
  expect(['a.z', 'list.n', 'none.n', 'q'].map((name) => isMissing(body, name))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the list of a body is the only one of records', () => {
  expect(listIn(body)).toEqual({ name: 'list', records: [{ n: 'one' }, { n: 'two' }] });
  expect(listIn({ ...body, other: [{ n: 1 }] })).toBeNull();
  expect(listIn({ plain: [1, 2], empty: [], mixed: [{}, 1] })).toBeNull();
});

test('records are fields by dotted names, and values are cells', () => {
  expect(flat({ a: { b: { c: 1 } }, d: {}, e: [1] })).toEqual({ 'a.b.c': 1, d: {}, e: [1] });
  expect([null, undefined, 'x', 1, true, ['a', null, 2], [{ a: 1 }], { a: 1 }].map(cell)).toEqual([
    ...['', '', 'x', '1', 'true', 'a, , 2', '[{"a":1}]', '{"a":1}'],
  ]);
});
