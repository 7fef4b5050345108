import { expect, test } from 'vitest';
import { formatCell, getField, flattenRecord, isMissing, findRecords } from './fields.ts';

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
])('getField returns %s by its dotted name', (name, value) => {
  expect(getField(body, name)).toEqual(value);
});

test('isMissing is true only for fields that no record can have', () => {
  expect(['a.z', 'list.n', 'none.n', 'q'].map((name) => isMissing(body, name))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('findRecords returns the only list of records in a body', () => {
  expect(findRecords(body)).toEqual({ name: 'list', records: [{ n: 'one' }, { n: 'two' }] });
  expect(findRecords({ ...body, other: [{ n: 1 }] })).toBeNull();
  expect(findRecords({ plain: [1, 2], empty: [], mixed: [{}, 1] })).toBeNull();
});

test('flattenRecord returns dotted names, and formatCell returns the text of a value', () => {
  expect(flattenRecord({ a: { b: { c: 1 } }, d: {}, e: [1] })).toEqual({ 'a.b.c': 1, d: {}, e: [1] });
  expect([null, undefined, 'x', 1, true, ['a', null, 2], [{ a: 1 }], { a: 1 }].map(formatCell)).toEqual([
    ...['', '', 'x', '1', 'true', 'a, , 2', '[{"a":1}]', '{"a":1}'],
  ]);
});
