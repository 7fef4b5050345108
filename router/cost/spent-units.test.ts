import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { prices, schema } from '../../test/support/priced-graph.ts';
import { toClientDocument } from '../document/document.ts';
import type { Json } from '../document/result.ts';
import { CostReader } from './cost-tree.ts';
import { countFields, countPooledUnits } from './spent-units.ts';

const reader = new CostReader(schema, prices);

test.each<[string, Json, number]>([
  ['{ find(q: "x") { name } }', { find: [] }, 1],
  ['{ find(q: "x") { name } }', { find: null }, 0],
  // The data is not fetched yet.
  ['{ find(q: "x") { name } }', {}, 0],
  ['{ find(q: "x") { age } }', { find: [{ age: 1 }, null, { age: null }] }, 3],
  ['{ person(id: 1) { name } }', { person: { name: null } }, 1],
  ['{ person(id: 1) { deep { day { at } } } }', { person: { deep: { day: { at: 'x' } } } }, 1],
  ['{ person(id: 1) { deep { day { at } } } }', { person: { deep: { day: null } } }, 0],
  // A REST call lists the children with their keys and names. Other fields cost a call per child.
  ['{ person(id: 1) { children { name } } }', { person: { children: [{ name: 'a' }, { name: 'b' }] } }, 1],
  ['{ person(id: 1) { children { id } } }', { person: { children: [{ id: 'a' }, { id: 'b' }] } }, 1],
  ['{ person(id: 1) { children { id age } } }', { person: { children: [{ id: 'a' }, { id: 'b' }] } }, 3],
  ['{ page { nodes { name } } }', { page: { nodes: [{ name: 'a' }, { name: 'b' }] } }, 1],
  ['{ page { nodes { age } } }', { page: { nodes: [{ age: 1 }, { age: 2 }] } }, 3],
  ['{ find(q: "x") { children { name } } }', { find: [{ children: [{ name: 'a' }] }] }, 2],
  ['{ person(id: 1) { friends { name } } }', { person: { friends: [{ name: 'a' }, { name: 'b' }] } }, 3],
])('the operation %s with %j costs %i', (text, data, units) => {
  const { nodes } = reader.read(toClientDocument(parse(text, { noLocation: true })));
  expect(countPooledUnits(nodes, data)).toBe(units);
});

test.each([
  [null, 0],
  ['text', 0],
  [{}, 0],
  [{ a: 1, b: null }, 2],
  [{ a: { b: 1 }, c: [{ d: 1 }, { d: 2 }, 3] }, 5],
  [[{ a: 1 }, [{ a: 1 }]], 2],
])('the cost of the value %j counts %i fields', (value, count) => {
  expect(countFields(value)).toBe(count);
});
