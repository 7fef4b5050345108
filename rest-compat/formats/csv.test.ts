import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { formatCsv, formatCsvLine, formatSafeCell } from './csv.ts';
import { formatCell } from './fields.ts';

const fields = ['plain', 'a;b', 'a,b', 'say "x"', 'l\nm', 'l\rm', '', ' led '];

test.each([',', ';', '\t'])('a CSV record with the delimiter %j is read back unchanged', (delimiter) => {
  expect(parse(formatCsvLine(fields, delimiter), { delimiter })).toEqual([fields]);
});

test('a CSV field is quoted only when RFC 4180 requires it', () => {
  expect(formatCsvLine(['a;b', 'c'])).toBe('a;b,c');
  expect(formatCsvLine(['a;b', 'c'], ';')).toBe('"a;b";c');
  expect(formatCsvLine(['a,b', 'c'], ';')).toBe('a,b;c');
  expect(formatCsvLine(['say "x"'])).toBe('"say ""x"""');
});

test('a single JSON record becomes one CSV row, and a list becomes one row each, with all field names as columns', () => {
  expect(formatCsv({ a: 1, b: { c: null } })).toBe('a,b.c\n1,\n');
  expect(formatCsv({ of: 'x', list: [{ a: 1 }, { b: 'y' }] })).toBe('a,b\n1,\n,y\n');
});

test.each([
  // Examples of OWASP's page on CSV injection.
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['=1+1";=1+1', `'=1+1";=1+1`],
  ['@SUM(1+1)*cmd|x', "'@SUM(1+1)*cmd|x"],
  ["+cmd|'/C calc'!A0", "'+cmd|'/C calc'!A0"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  // Values that begin with a sign are not formulas.
  ['-12.5', '-12.5'],
  ['+47 22 86 44 00', '+47 22 86 44 00'],
  ['+01:00', '+01:00'],
  ['(-1)', '(-1)'],
  ['Oslo=', 'Oslo='],
])('a spreadsheet program shows the CSV cell %j as text and does not run it', (text, cell) => {
  expect(formatSafeCell(text)).toBe(cell);
  expect(parse(formatCsv({ name: text }))).toEqual([['name'], [cell]]);
  expect(parse(formatCsv({ name: text }, formatCell))).toEqual([['name'], [text]]);
});
