import { expect, test } from 'vitest';
import { groupByFamily } from '../routing/families.ts';
import { routes } from '../routes/index.ts';
import { parseBulkQuery, type BulkType } from './bulk-query.ts';

const families = groupByFamily(routes);
const ndjsonType = 'application/x-ndjson';
const table = 'text/csv';
const parseForm = (
  query: Readonly<Record<string, string>>,
  from: BulkType = ndjsonType,
  to: BulkType = from,
) => parseBulkQuery(query, families, { from, to });

test('without the parameter add, each bulk row names its path, and its fields are trimmed and keep their order', () => {
  expect(parseForm({})).toEqual({ task: null, fields: [] });
  expect(parseForm({ fields: ' name, timezone ,,code' })).toEqual({
    task: null,
    fields: ['name', 'timezone', 'code'],
  });
  expect(parseForm({ fields: 'name' }, ndjsonType, table)).toEqual({ task: null, fields: ['name'] });
});

test('with the parameter add, each bulk record gets the fields of a lookup, a status and an error column', () => {
  expect(parseForm({ add: 'city.timezone, city.population', by: 'name=Town,country' }, table)).toMatchObject({
    task: { family: 'city', fields: ['timezone', 'population'] },
    added: ['city.timezone', 'city.population', 'city.status', 'city.error'],
  });
});

test.each<[string, Readonly<Record<string, string>>, BulkType, BulkType, RegExp]>([
  [
    'another parameter',
    { add: 'city.name', feilds: 'x' },
    ndjsonType,
    ndjsonType,
    /^"feilds" is not a parameter of \/bulk\. Valid parameters: add, by, fields\.$/,
  ],
  ['a long one is cut', { ['x'.repeat(65)]: '' }, ndjsonType, ndjsonType, /^"x{64}" is not/],
  ['both', { add: 'city.name', fields: '' }, ndjsonType, ndjsonType, /^Use either fields or add\./],
  ['another form', { add: 'city.name' }, table, ndjsonType, /^Send Accept: text\/csv, or omit Accept\./],
  ['by alone', { by: 'name' }, ndjsonType, ndjsonType, /^by requires add, for example add=city\.timezone/],
  ['a table without columns', {}, ndjsonType, table, /^CSV output requires fields/],
  ['a table with an empty list', { fields: ' , ' }, table, table, /^CSV output requires fields/],
])('parseBulkForm rejects %s', (_, query, from, to, message) => {
  expect(() => parseForm(query, from, to)).toThrow(expect.objectContaining({ kind: 'usage' }));
  expect(() => parseForm(query, from, to)).toThrow(message);
});
