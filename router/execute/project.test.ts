import { buildSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { toClientDocument } from '../document/document.ts';
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

function projectDocument(text: string, data: Json, redacted: readonly string[] = []) {
  const run = new Run({}, { now: 0 });
  run.data = data;
  const projection = new Projection(toClientDocument(parse(text)), schema, new Set(redacted));
  const projected = projection.project(run);
  return { answer: projected, errors: run.errors };
}
const projectData = (text: string, data: Json) => projectDocument(text, data).answer;
const createCity = (more: Json = {}) => ({ __typename: 'City', id: '1', population: 5, ...more });

describe('projection of a result', () => {
  test("the projection returns fields in document order under the client's names", () => {
    const projection = projectData('{ b: city { n: name id } a: city { id } }', {
      a: createCity({ name: 'x' }),
      b: createCity({ n: 'x' }),
      c: 1,
    });
    expect(JSON.stringify(projection)).toBe('{"b":{"n":"x","id":"1"},"a":{"id":"1"}}');
  });

  test('the projection returns merged fields at their first position', () => {
    const projection = projectData(
      '{ city { id } x: city { id } city { name twin { id } } ...F } fragment F on Query { city { twin { name } } }',
      { city: createCity({ name: 'x', twin: createCity({ name: 'y' }) }), x: null },
    );
    expect(JSON.stringify(projection)).toBe(
      '{"city":{"id":"1","name":"x","twin":{"id":"1","name":"y"}},"x":null}',
    );
  });

  test('the projection returns the type names of the schema, whatever a subgraph returns', () => {
    expect(projectData('{ __typename t: __typename city { __typename } }', { city: createCity() })).toEqual({
      __typename: 'Query',
      t: 'Query',
      city: { __typename: 'City' },
    });
  });

  test('the projection contains the fields of fragments that match the concrete type', () => {
    const text =
      '{ node { ...C ... on Zone { offset } ... on Node { name } ... { id } ... on Place { __typename } } } fragment C on City { population }';
    expect(projectData(text, { node: createCity({ name: 'x', offset: 9 }) })).toEqual({
      node: { population: 5, name: 'x', id: '1', __typename: 'City' },
    });
    expect(projectData(text, { node: { __typename: 'Zone', id: '2', offset: 9 } })).toEqual({
      node: { offset: 9, name: null, id: '2', __typename: 'Zone' },
    });
  });

  test('the projection of an interface needs no type name when the document selects none', () => {
    expect(projectData('{ node { id name } }', { node: { id: '1', name: 'x' } })).toEqual({
      node: { id: '1', name: 'x' },
    });
  });

  test('the projection returns null for an object whose type is not part of the abstract type', () => {
    expect(
      projectData('{ place { ... on City { id } } node { id } }', {
        place: { __typename: 'Query' },
        node: { __typename: 'Elsewhere', id: '1' },
      }),
    ).toEqual({ place: null, node: null });
    expect(projectData('{ place { ... on City { id } } }', { place: { id: '1' } })).toEqual({ place: null });
  });

  test('the projection returns null for an enum value that is hidden from clients', () => {
    expect(projectData('{ city { side } }', { city: createCity({ side: 'LEFT' }) })).toEqual({
      city: { side: 'LEFT' },
    });
    expect(projectData('{ city { side } }', { city: createCity({ side: 'SECRET' }) })).toEqual({
      city: { side: null },
    });
  });

  test('the projection returns lists and nested lists, and null where another value replaces a list', () => {
    const text = '{ city { far { id } grid } cities { id } }';
    expect(
      projectData(text, { city: createCity({ far: [createCity(), null], grid: [[1, 2], []] }), cities: [] }),
    ).toEqual({
      city: { far: [{ id: '1' }, null], grid: [[1, 2], []] },
      cities: [],
    });
    expect(
      projectData(text, { city: createCity({ far: 'x', grid: { a: 1 } }), cities: createCity() }),
    ).toEqual({
      city: { far: null, grid: null },
      cities: null,
    });
    expect(projectData(text, { city: 'x' })).toEqual({ city: null, cities: null });
  });

  test('the projection returns null without an error for redacted fields', () => {
    const { answer, errors } = projectDocument(
      '{ city { population name twin { population } } }',
      { city: createCity({ name: 'x', twin: createCity() }) },
      ['City.population', 'City.name'],
    );
    expect(answer).toEqual({ city: { population: null, name: null, twin: { population: null } } });
    expect(errors).toEqual([]);
  });

  test('the projection returns introspection results unchanged', () => {
    expect(
      projectData('{ __schema { queryType { name } } }', { __schema: { queryType: { name: 'Query' } } }),
    ).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});

describe('a null in a non-null field', () => {
  const createMissingError = (field: string, path: (string | number)[]) => ({
    message: `Cannot return null for non-nullable field ${field}.`,
    path,
    extensions: { code: 'server_error' },
  });

  test.each<[string, Json, Json | null, ReturnType<typeof createMissingError>[]]>([
    [
      '{ city { population } }',
      { city: createCity({ population: null }) },
      { city: null },
      [createMissingError('City.population', ['city', 'population'])],
    ],
    [
      '{ city { near { id } } }',
      { city: createCity({ near: [createCity(), null] }) },
      { city: null },
      [createMissingError('City.near', ['city', 'near', 1])],
    ],
    [
      '{ city { far { population } } }',
      { city: createCity({ far: [createCity(), createCity({ population: null })] }) },
      { city: { far: [{ population: 5 }, null] } },
      [createMissingError('City.population', ['city', 'far', 1, 'population'])],
    ],
    [
      '{ cities { near { id } } }',
      { cities: [createCity({ near: null })] },
      { cities: null },
      [createMissingError('City.near', ['cities', 0, 'near'])],
    ],
    [
      '{ city { grid } }',
      { city: createCity({ grid: [[1], [null]] }) },
      { city: { grid: null } },
      [createMissingError('City.grid', ['city', 'grid', 1, 0])],
    ],
    ['{ sure { id } }', { sure: null }, null, [createMissingError('Query.sure', ['sure'])]],
    [
      '{ s: sure { twin { population } } }',
      { s: createCity({ twin: createCity({ population: null }) }) },
      { s: { twin: null } },
      [createMissingError('City.population', ['s', 'twin', 'population'])],
    ],
  ])(
    'a null in a non-null field propagates to the nearest nullable parent, and is reported once at its path: %s',
    (text, data, answer, errors) => {
      const projected = projectDocument(text, data);
      expect(projected.answer).toEqual(answer);
      expect(projected.errors).toEqual(errors);
    },
  );

  test('the projection does not report a null in a nullable field', () => {
    expect(
      projectDocument('{ city { name twin { id } far { id } } }', {
        city: createCity({ name: null, twin: null, far: [null] }),
      }),
    ).toEqual({ answer: { city: { name: null, twin: null, far: [null] } }, errors: [] });
  });
});
