import { parse, Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Graph } from '../../router/graph.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { prepareRoute, type OperationControl } from './prepared-route.ts';
import type { Route } from '../routing/route.ts';

const prepared: { text: string; reading: unknown }[] = [];
/** A graph that plans nothing and only reports the root fields of a document. */
const graph = {
  prepare(text: string, _name: unknown, reading: unknown) {
    prepared.push({ text, reading });
    const [operation] = parse(text).definitions;
    const selections = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
    return {
      rootFields: selections.flatMap((each) =>
        each.kind === Kind.FIELD ? [(each.alias ?? each.name).value] : [],
      ),
    };
  },
} as unknown as Graph;
const parameter = (where: 'path' | 'query') =>
  ({ in: where, summary: 'x', schema: {}, example: 'x' }) as unknown as Parameter;
const route = (text: string, facts: object = {}) =>
  ({
    name: 'city',
    family: 'city',
    path: '/city/{name}',
    operation: 'city',
    text,
    parameters: { name: parameter('path'), limit: parameter('query') },
    ...facts,
  }) as unknown as Route;
const simple = 'query A($name: String!) { city(name: $name) { name } }';

describe('a prepared route', () => {
  test('a prepared route has path parameters in the order of the path, query parameters in declared order, and the common parameters', () => {
    const parameters = {
      b: parameter('path'),
      y: parameter('query'),
      a: parameter('path'),
      x: parameter('query'),
    };
    const made = prepareRoute(route(simple, { path: '/x/{a}/{b}', parameters }), graph);
    expect(made.path.map(([name]) => name)).toEqual(['a', 'b']);
    expect(made.query.map(([name]) => name)).toEqual(['y', 'x']);
    expect(made.names).toEqual(['y', 'x', 'deep', 'pretty', 'format']);
  });

  test('prepareRoute rejects a path parameter that is missing in the template or in the route', () => {
    expect(() => prepareRoute(route(simple, { path: '/city/{id}' }), graph)).toThrow(
      '/city/{id}: no path parameter id in the row.',
    );
    expect(() => prepareRoute(route(simple, { path: '/city/{limit}' }), graph)).toThrow(
      '/city/{limit}: no path parameter limit in the row.',
    );
    expect(() => prepareRoute(route(simple, { path: '/city' }), graph)).toThrow(
      '/city: a path parameter of the row is not in the path.',
    );
  });

  test('a prepared route requires a key with the family and the feature, unless the route specifies otherwise', () => {
    expect(prepareRoute(route(simple), graph).need).toEqual({ key: true, limited: true, family: 'city' });
    expect(prepareRoute(route(simple, { key: false, feature: 'hlr' }), graph).need).toEqual({
      key: false,
      limited: true,
      family: 'city',
      feature: 'hlr',
    });
  });

  test('a prepared custom operation has neither a fixed price nor a family', () => {
    const control = { demand: {}, reading: {} } as unknown as OperationControl;
    prepared.length = 0;
    const made = prepareRoute(route(simple), graph, control);
    expect(made.need).toEqual({ key: true, limited: true, isDocument: true });
    expect(made.costs).toEqual({ plain: [], deep: [] });
    expect(made.demand).toBe(control.demand);
    expect(prepared[0]?.reading).toBe(control.reading);
    expect(prepareRoute(route(simple), graph)).toMatchObject({
      demand: null,
      metering: null,
      calendar: null,
    });
    expect(prepareRoute(route(simple), graph).costs.plain.length).toBeGreaterThan(0);
  });
});

describe('a prepared document', () => {
  const operationOf = (text: string, facts = {}) =>
    prepareRoute(route(text, facts), graph).operations['2.0.0'];

  test('a prepared document has one root field as the body, unless all root fields are', () => {
    expect(operationOf(simple).bodyKey).toBe('city');
    expect(operationOf('{ town: city { name } }').bodyKey).toBe('town');
    const two = '{ a: city { name } b: city { name } }';
    expect(() => operationOf(two)).toThrow('must have exactly one root field');
    expect(operationOf(two, { body: 'whole' }).bodyKey).toBeNull();
    expect(() => operationOf('{ ... on Query { city { name } } }', { body: 'whole' })).toThrow(
      'must have exactly one root field',
    );
  });

  test('prepares a document once when both versions share it', () => {
    prepared.length = 0;
    const one = prepareRoute(route(simple), graph);
    expect(one.operations['1.0.0']).toBe(one.operations['2.0.0']);
    expect(prepared).toHaveLength(1);
    const operation = { '1.0.0': 'city-v1', '2.0.0': 'city' };
    const two = prepareRoute(route(simple, { operation }), graph);
    expect(two.operations['1.0.0']).not.toBe(two.operations['2.0.0']);
  });

  test('a prepared operation lists its has_ variables, and the variables by argument', () => {
    const made =
      operationOf(`query A($name: String!, $has_limit: Boolean! = false, $limit: Int, $lat: Float) {
      city(q: $name, at: { latitude: $lat }, most: 3) { near(limit: $limit) @include(if: $has_limit) { name } }
    }`);
    expect(made.requested).toEqual(['limit']);
    expect([...made.argued]).toEqual([
      ['q', 'name'],
      ['latitude', 'lat'],
      ['limit', 'limit'],
      ['if', 'has_limit'],
    ]);
  });

  test('a prepared operation lists the paths of its deep groups, in fragments too', () => {
    const text = `query A($deep: Boolean!, $other: Boolean!) {
      city { deep @include(if: $deep) { name } near { deep @include(if: $deep) { name } } ... on City { country { ...C } } ...Nobody }
    } fragment C on Country { rich: deep @include(if: $deep) { code } all: capital { ...D } } fragment D on City { deep @include(if: $deep) { deep @include(if: $deep) { x } } }`;
    const paths = [
      ['deep'],
      ['near', 'deep'],
      ['country', 'all', 'deep'],
      ['country', 'all', 'deep', 'deep'],
    ];
    expect(operationOf(text).deepPaths).toEqual(paths);
    expect(operationOf(text, { body: 'whole' }).deepPaths).toEqual(paths.map((path) => ['city', ...path]));
  });

  test.each([
    'deep { name }',
    'deep @include(if: $other) { name }',
    'deep @skip(if: $deep) { name }',
    'deep @include(if: true) { name }',
    'deeper @include(if: $deep) { name }',
  ])('a prepared operation does not treat %s as a deep group', (field) =>
    expect(operationOf(`query A($deep: Boolean!, $other: Boolean!) { city { ${field} } }`).deepPaths).toEqual(
      [],
    ),
  );
});
