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

test('a subgraph resolves its fields and its keys, and no field that it only mentions', () => {
  expect(owns('City', 'now')).toBe(true);
  expect(owns('City', 'id')).toBe(true);
  expect(owns('City', 'timezoneId')).toBe(false);
});

test('of a type that it only mentions it resolves the keys alone', () => {
  expect(owns('Point', 'latitude')).toBe(true);
  expect(owns('Point', 'longitude')).toBe(false);
});

test('it resolves nothing that it does not have', () => {
  expect([owns('City', 'name'), owns('Country', 'name'), owns('String', 'length')]).toEqual([
    false,
    false,
    false,
  ]);
});
