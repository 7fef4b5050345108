import { parse, Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Graph } from '../../router/graph.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { prepareRoute, type OperationControl } from './prepared-route.ts';
import type { Route } from '../routing/route.ts';

const preparedDocuments: { text: string; reading: unknown }[] = [];
/** A graph that plans nothing and only reports the root fields of a document. */
const graph = {
  prepare(text: string, _name: unknown, reading: unknown) {
    preparedDocuments.push({ text, reading });
    const [operation] = parse(text).definitions;
    const selections = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
    return {
      rootFields: selections.flatMap((each) =>
        each.kind === Kind.FIELD ? [(each.alias ?? each.name).value] : [],
      ),
    };
  },
} as unknown as Graph;
const createParameter = (where: 'path' | 'query') =>
  ({ in: where, summary: 'x', schema: {}, example: 'x' }) as unknown as Parameter;
const createRoute = (text: string, facts: object = {}) =>
  ({
    name: 'city',
    family: 'city',
    path: '/city/{name}',
    operation: 'city',
    text,
    parameters: { name: createParameter('path'), limit: createParameter('query') },
    ...facts,
  }) as unknown as Route;
const simpleQuery = 'query A($name: String!) { city(name: $name) { name } }';

describe('a prepared route', () => {
  test('a prepared route lists path parameters in path order, then query parameters in declared order, then common parameters', () => {
    const parameters = {
      b: createParameter('path'),
      y: createParameter('query'),
      a: createParameter('path'),
      x: createParameter('query'),
    };
    const preparedRoute = prepareRoute(createRoute(simpleQuery, { path: '/x/{a}/{b}', parameters }), graph);
    expect(preparedRoute.path.map(([name]) => name)).toEqual(['a', 'b']);
    expect(preparedRoute.query.map(([name]) => name)).toEqual(['y', 'x']);
    expect(preparedRoute.names).toEqual(['y', 'x', 'deep', 'pretty', 'format']);
  });

  test('prepareRoute rejects a path parameter that either the template or the route lacks', () => {
    expect(() => prepareRoute(createRoute(simpleQuery, { path: '/city/{id}' }), graph)).toThrow(
      '/city/{id}: no path parameter id in the row.',
    );
    expect(() => prepareRoute(createRoute(simpleQuery, { path: '/city/{limit}' }), graph)).toThrow(
      '/city/{limit}: no path parameter limit in the row.',
    );
    expect(() => prepareRoute(createRoute(simpleQuery, { path: '/city' }), graph)).toThrow(
      '/city: a path parameter of the row is not in the path.',
    );
  });

  test('a prepared route requires a key that allows its family and feature, unless the route specifies otherwise', () => {
    expect(prepareRoute(createRoute(simpleQuery), graph).need).toEqual({
      key: true,
      limited: true,
      family: 'city',
    });
    expect(prepareRoute(createRoute(simpleQuery, { key: false, feature: 'hlr' }), graph).need).toEqual({
      key: false,
      limited: true,
      family: 'city',
      feature: 'hlr',
    });
  });

  test('a prepared custom operation has neither a fixed price nor a family', () => {
    const control = { demand: {}, reading: {} } as unknown as OperationControl;
    preparedDocuments.length = 0;
    const preparedRoute = prepareRoute(createRoute(simpleQuery), graph, control);
    expect(preparedRoute.need).toEqual({ key: true, limited: true, isDocument: true });
    expect(preparedRoute.costs).toEqual({ plain: [], deep: [] });
    expect(preparedRoute.demand).toBe(control.demand);
    expect(preparedDocuments[0]?.reading).toBe(control.reading);
    expect(prepareRoute(createRoute(simpleQuery), graph)).toMatchObject({
      demand: null,
      metering: null,
      calendar: null,
    });
    expect(prepareRoute(createRoute(simpleQuery), graph).costs.plain.length).toBeGreaterThan(0);
  });
});

describe('a prepared document', () => {
  const prepareOperation = (text: string, facts = {}) =>
    prepareRoute(createRoute(text, facts), graph).operations['2.0.0'];

  test('the body of a prepared document is one root field, unless the route returns all root fields', () => {
    expect(prepareOperation(simpleQuery).bodyKey).toBe('city');
    expect(prepareOperation('{ town: city { name } }').bodyKey).toBe('town');
    const queryOfTwo = '{ a: city { name } b: city { name } }';
    expect(() => prepareOperation(queryOfTwo)).toThrow('must have exactly one root field');
    expect(prepareOperation(queryOfTwo, { body: 'whole' }).bodyKey).toBeNull();
    expect(() => prepareOperation('{ ... on Query { city { name } } }', { body: 'whole' })).toThrow(
      'must have exactly one root field',
    );
  });

  test('a document that both API versions share is prepared once', () => {
    preparedDocuments.length = 0;
    const firstRoute = prepareRoute(createRoute(simpleQuery), graph);
    expect(firstRoute.operations['1.0.0']).toBe(firstRoute.operations['2.0.0']);
    expect(preparedDocuments).toHaveLength(1);
    const operation = { '1.0.0': 'city-v1', '2.0.0': 'city' };
    const secondRoute = prepareRoute(createRoute(simpleQuery, { operation }), graph);
    expect(secondRoute.operations['1.0.0']).not.toBe(secondRoute.operations['2.0.0']);
  });

  test('a prepared operation lists its has_ variables, and its variables by argument', () => {
    const prepareBroken =
      prepareOperation(`query A($name: String!, $has_limit: Boolean! = false, $limit: Int, $lat: Float) {
      city(q: $name, at: { latitude: $lat }, most: 3) { near(limit: $limit) @include(if: $has_limit) { name } }
    }`);
    expect(prepareBroken.requested).toEqual(['limit']);
    expect([...prepareBroken.argued]).toEqual([
      ['q', 'name'],
      ['latitude', 'lat'],
      ['limit', 'limit'],
      ['if', 'has_limit'],
    ]);
  });

  test('a prepared operation lists the paths of its deep groups, including those in fragments', () => {
    const text = `query A($deep: Boolean!, $other: Boolean!) {
      city { deep @include(if: $deep) { name } near { deep @include(if: $deep) { name } } ... on City { country { ...C } } ...Unknown }
    } fragment C on Country { rich: deep @include(if: $deep) { code } all: capital { ...D } } fragment D on City { deep @include(if: $deep) { deep @include(if: $deep) { x } } }`;
    const paths = [
      ['deep'],
      ['near', 'deep'],
      ['country', 'all', 'deep'],
      ['country', 'all', 'deep', 'deep'],
    ];
    expect(prepareOperation(text).deepPaths).toEqual(paths);
    expect(prepareOperation(text, { body: 'whole' }).deepPaths).toEqual(
      paths.map((path) => ['city', ...path]),
    );
  });

  test.each([
    'deep { name }',
    'deep @include(if: $other) { name }',
    'deep @skip(if: $deep) { name }',
    'deep @include(if: true) { name }',
    'deeper @include(if: $deep) { name }',
  ])('a prepared operation does not treat %s as a deep group', (field) =>
    expect(
      prepareOperation(`query A($deep: Boolean!, $other: Boolean!) { city { ${field} } }`).deepPaths,
    ).toEqual([]),
  );
});
