import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { ownField } from './ownership.ts';

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
const owns = (type: string, field: string) => ownField(member, type, field) !== undefined;

test('a subgraph owns its fields and keys, but no external fields', () => {
  expect(owns('City', 'now')).toBe(true);
  expect(owns('City', 'id')).toBe(true);
  expect(owns('City', 'timezoneId')).toBe(false);
});

test('a subgraph owns only the keys of a type that it references', () => {
  expect(owns('Point', 'latitude')).toBe(true);
  expect(owns('Point', 'longitude')).toBe(false);
});

test('a subgraph owns no unknown fields', () => {
  expect([owns('City', 'name'), owns('Country', 'name'), owns('String', 'length')]).toEqual([
    false,
    false,
    false,
  ]);
});
