import { expect, test } from 'vitest';
import { cellText, fieldOf, flatRecord, isMissing, recordsIn } from './fields.ts';

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
])('fieldOf returns %s by its dotted name', (name, value) => {
  expect(fieldOf(body, name)).toEqual(value);
});

test('isMissing is true only for fields that no record can have', () => {
  expect(['a.z', 'list.n', 'none.n', 'q'].map((name) => isMissing(body, name))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('listIn returns the only list of records in a body', () => {
  expect(recordsIn(body)).toEqual({ name: 'list', records: [{ n: 'one' }, { n: 'two' }] });
  expect(recordsIn({ ...body, other: [{ n: 1 }] })).toBeNull();
  expect(recordsIn({ plain: [1, 2], empty: [], mixed: [{}, 1] })).toBeNull();
});

test('flat returns dotted names, and cell returns text', () => {
  expect(flatRecord({ a: { b: { c: 1 } }, d: {}, e: [1] })).toEqual({ 'a.b.c': 1, d: {}, e: [1] });
  expect([null, undefined, 'x', 1, true, ['a', null, 2], [{ a: 1 }], { a: 1 }].map(cellText)).toEqual([
    ...['', '', 'x', '1', 'true', 'a, , 2', '[{"a":1}]', '{"a":1}'],
  ]);
});
