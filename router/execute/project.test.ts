import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { asClientDocument } from '../document/document.ts';
import { Projection } from './project.ts';
import type { Json } from '../document/result.ts';
import { Run } from './run.ts';

const schema = buildSchema(`
  interface Node { id: ID! name: String }
  type City implements Node { id: ID! name: String population: Int! side: Side twin: City near: [City!]! far: [City] grid: [[Int!]!] }
  type Zone implements Node { id: ID! name: String offset: Int! }
  union Place = City | Zone
  enum Side { LEFT RIGHT }
  type Query { city: City sure: City! node: Node place: Place cities: [City!] nodes: [Node] __x: Int }
`);

function projected(text: string, data: Json, redacted: readonly string[] = []) {
  const run = new Run({}, { now: 0 });
  run.data = data;
  const projection = new Projection(asClientDocument(parse(text)), schema, new Set(redacted));
  const answer = projection.project(run);
  return { answer, errors: run.errors };
}
const answerOf = (text: string, data: Json) => projected(text, data).answer;
const city = (more: Json = {}) => ({ __typename: 'City', id: '1', population: 5, ...more });

describe('the projection contains only what the client selected', () => {
  test("projects fields in document order, with the client's names", () => {
    const answer = answerOf('{ b: city { n: name id } a: city { id } }', {
      a: city({ name: 'x' }),
      b: city({ n: 'x' }),
      c: 1,
    });
    expect(JSON.stringify(answer)).toBe('{"b":{"n":"x","id":"1"},"a":{"id":"1"}}');
  });

  test('projects merged fields at their first position', () => {
    const answer = answerOf(
      '{ city { id } x: city { id } city { name twin { id } } ...F } fragment F on Query { city { twin { name } } }',
      { city: city({ name: 'x', twin: city({ name: 'y' }) }), x: null },
    );
    expect(JSON.stringify(answer)).toBe(
      '{"city":{"id":"1","name":"x","twin":{"id":"1","name":"y"}},"x":null}',
    );
  });

  test("projects the schema's type names, whatever a subgraph returns", () => {
    expect(answerOf('{ __typename t: __typename city { __typename } }', { city: city() })).toEqual({
      __typename: 'Query',
      t: 'Query',
      city: { __typename: 'City' },
    });
  });

  test('the projection has the fields of fragments that match the concrete type', () => {
    const text =
      '{ node { ...C ... on Zone { offset } ... on Node { name } ... { id } ... on Place { __typename } } } fragment C on City { population }';
    expect(answerOf(text, { node: city({ name: 'x', offset: 9 }) })).toEqual({
      node: { population: 5, name: 'x', id: '1', __typename: 'City' },
    });
    expect(answerOf(text, { node: { __typename: 'Zone', id: '2', offset: 9 } })).toEqual({
      node: { offset: 9, name: null, id: '2', __typename: 'Zone' },
    });
  });

  test('projects an interface without a type name when no type was selected', () => {
    expect(answerOf('{ node { id name } }', { node: { id: '1', name: 'x' } })).toEqual({
      node: { id: '1', name: 'x' },
    });
  });

  test('projects null for a type outside the abstract type', () => {
    expect(
      answerOf('{ place { ... on City { id } } node { id } }', {
        place: { __typename: 'Query' },
        node: { __typename: 'Elsewhere', id: '1' },
      }),
    ).toEqual({ place: null, node: null });
    expect(answerOf('{ place { ... on City { id } } }', { place: { id: '1' } })).toEqual({ place: null });
  });

  test('projects null for an enum value hidden from clients', () => {
    expect(answerOf('{ city { side } }', { city: city({ side: 'LEFT' }) })).toEqual({
      city: { side: 'LEFT' },
    });
    expect(answerOf('{ city { side } }', { city: city({ side: 'SECRET' }) })).toEqual({
      city: { side: null },
    });
  });

  test('projects lists and nested lists, but null for other values in their place', () => {
    const text = '{ city { far { id } grid } cities { id } }';
    expect(answerOf(text, { city: city({ far: [city(), null], grid: [[1, 2], []] }), cities: [] })).toEqual({
      city: { far: [{ id: '1' }, null], grid: [[1, 2], []] },
      cities: [],
    });
    expect(answerOf(text, { city: city({ far: 'x', grid: { a: 1 } }), cities: city() })).toEqual({
      city: { far: null, grid: null },
      cities: null,
    });
    expect(answerOf(text, { city: 'x' })).toEqual({ city: null, cities: null });
  });

  test('projects null without an error for redacted fields', () => {
    const { answer, errors } = projected(
      '{ city { population name twin { population } } }',
      { city: city({ name: 'x', twin: city() }) },
      ['City.population', 'City.name'],
    );
    expect(answer).toEqual({ city: { population: null, name: null, twin: { population: null } } });
    expect(errors).toEqual([]);
  });

  test('projects introspection results unchanged', () => {
    expect(
      answerOf('{ __schema { queryType { name } } }', { __schema: { queryType: { name: 'Query' } } }),
    ).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('a null in a non-null field', () => {
  const missing = (field: string, path: (string | number)[]) => ({
    message: `Cannot return null for non-nullable field ${field}.`,
    path,
    extensions: { code: 'server_error' },
  });

  test.each<[string, Json, Json | null, ReturnType<typeof missing>[]]>([
    [
      '{ city { population } }',
      { city: city({ population: null }) },
      { city: null },
      [missing('City.population', ['city', 'population'])],
    ],
    [
      '{ city { near { id } } }',
      { city: city({ near: [city(), null] }) },
      { city: null },
      [missing('City.near', ['city', 'near', 1])],
    ],
    [
      '{ city { far { population } } }',
      { city: city({ far: [city(), city({ population: null })] }) },
      { city: { far: [{ population: 5 }, null] } },
      [missing('City.population', ['city', 'far', 1, 'population'])],
    ],
    [
      '{ cities { near { id } } }',
      { cities: [city({ near: null })] },
      { cities: null },
      [missing('City.near', ['cities', 0, 'near'])],
    ],
    [
      '{ city { grid } }',
      { city: city({ grid: [[1], [null]] }) },
      { city: { grid: null } },
      [missing('City.grid', ['city', 'grid', 1, 0])],
    ],
    ['{ sure { id } }', { sure: null }, null, [missing('Query.sure', ['sure'])]],
    [
      '{ s: sure { twin { population } } }',
      { s: city({ twin: city({ population: null }) }) },
      { s: { twin: null } },
      [missing('City.population', ['s', 'twin', 'population'])],
    ],
  ])(
    'a null in a non-null field propagates to the nearest nullable parent, and is reported once at its path: %s',
    (text, data, answer, errors) => {
      const found = projected(text, data);
      expect(found.answer).toEqual(answer);
      expect(found.errors).toEqual(errors);
    },
  );

  test('the projection does not report a null in a nullable field', () => {
    expect(
      projected('{ city { name twin { id } far { id } } }', {
        city: city({ name: null, twin: null, far: [null] }),
      }),
    ).toEqual({ answer: { city: { name: null, twin: null, far: [null] } }, errors: [] });
  });
});
