import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { findOwnField } from './ownership.ts';

const member = {
  name: 'time',
  schema: buildSchema(`
    directive @key(fields: String!, resolvable: Boolean) repeatable on OBJECT
    directive @external on FIELD_DEFINITION | OBJECT
    type Query { city: City }
    type City @key(fields: "id") { id: ID! timezoneId: String @external now: String }
    type Point @key(fields: "latitude") @external { latitude: Float longitude: Float }
  `),
};
const ownsField = (type: string, field: string) => findOwnField(member, type, field) !== undefined;

test('a subgraph owns its fields and keys, but no external fields', () => {
  expect(ownsField('City', 'now')).toBe(true);
  expect(ownsField('City', 'id')).toBe(true);
  expect(ownsField('City', 'timezoneId')).toBe(false);
});

test('a subgraph owns only the keys of a type that it references', () => {
  expect(ownsField('Point', 'latitude')).toBe(true);
  expect(ownsField('Point', 'longitude')).toBe(false);
});

test('a subgraph owns no unknown fields', () => {
  expect([ownsField('City', 'name'), ownsField('Country', 'name'), ownsField('String', 'length')]).toEqual([
    false,
    false,
    false,
  ]);
});
