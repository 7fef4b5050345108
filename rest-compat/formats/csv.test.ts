import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csv, csvLine } from './csv.ts';

const fields = ['plain', 'a;b', 'a,b', 'say "x"', 'l\nm', 'l\rm', '', ' led '];

test.each([',', ';', '\t'])('a CSV record with the delimiter %j is read back unchanged', (delimiter) => {
  expect(parse(csvLine(fields, delimiter), { delimiter })).toEqual([fields]);
});

test('a CSV field is quoted only when necessary (RFC 4180)', () => {
  expect(csvLine(['a;b', 'c'])).toBe('a;b,c');
  expect(csvLine(['a;b', 'c'], ';')).toBe('"a;b";c');
  expect(csvLine(['a,b', 'c'], ';')).toBe('a,b;c');
  expect(csvLine(['say "x"'])).toBe('"say ""x"""');
});

test('a body becomes one CSV row, a list of records one row each, with the union of their fields as columns', () => {
  expect(csv({ a: 1, b: { c: null } })).toBe('a,b.c\n1,\n');
  expect(csv({ of: 'x', list: [{ a: 1 }, { b: 'y' }] })).toBe('a,b\n1,\n,y\n');
});
