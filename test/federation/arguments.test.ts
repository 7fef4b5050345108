import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSubgraph, subgraphNames } from '../../router/compose/supergraph.ts';
import type { Graph, Result } from '../../router/graph.ts';
import type { SubgraphResolvers } from '../../router/subgraph/local.ts';
import { createTestGraph, fixtureNow, type Modules } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';

/** The real subgraphs with one record: arguments are coerced before any lookup. */
const resolvers: SubgraphResolvers = {
  Query: { country: () => ({ code: 'FR' }), countries: () => [{ code: 'FR' }] },
};
const modules: Modules = Object.fromEntries(
  subgraphNames.map((name) => [
    name,
    { typeDefs: readSubgraph(name), resolvers: name === 'geo' ? resolvers : {} },
  ]),
);
const plannedGraph = createTestGraph(modules);
const unplanned = createTestGraph(modules, { loadPlanner: () => null });
let subgraphServers: RunningSubgraphs;
let remoteGraph: Graph;
beforeAll(async () => {
  subgraphServers = await startSubgraphs(modules);
  remoteGraph = createTestGraph(modules, { subgraphs: subgraphServers.clients });
});
afterAll(() => subgraphServers.close());

/** Returns a literal of a type. */
function formatLiteral(type: GraphQLInputType): string {
  if (isNonNullType(type)) return formatLiteral(type.ofType);
  if (isListType(type)) return `[${formatLiteral(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const fields = type.isOneOf ? all.slice(0, 1) : all.filter((field) => isNonNullType(field.type));
    return `{${fields.map((field) => `${field.name}: ${formatLiteral(field.type)}`).join(' ')}}`;
  }
  return { Int: '1', Float: '1.5', Boolean: 'true' }[type.name] ?? '"FR"';
}

interface Case {
  readonly title: string;
  readonly argument: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const fields = Object.values(plannedGraph.apiSchema.getQueryType()?.getFields() ?? {});

/** Returns a call of each root field with one argument replaced, next to a valid field. */
const buildCases = (
  replace: (type: GraphQLInputType) => { readonly variable?: string; readonly value: string } | null,
): readonly Case[] =>
  fields.flatMap(({ name, args, type }) =>
    args.flatMap((argument) => {
      const replacement = replace(argument.type);
      if (replacement === null) return [];
      const requiredArguments = args.filter((each) => each !== argument && isNonNullType(each.type));
      const argumentTexts = [
        `${argument.name}: ${replacement.value}`,
        ...requiredArguments.map((each) => `${each.name}: ${formatLiteral(each.type)}`),
      ];
      const isLeaf = !('getFields' in getNamedType(type));
      const call = `bad: ${name}(${argumentTexts.join(' ')})${isLeaf ? '' : ' { __typename }'}`;
      const operationHead = replacement.variable === undefined ? '' : `query(${replacement.variable}) `;
      return {
        title: `${name}(${argument.name}: ${replacement.value})`,
        argument: argument.name,
        document: `${operationHead}{ ${call} country(code: "FR") { code } }`,
        variables: replacement.variable === undefined ? {} : { v: null },
      };
    }),
  );

const nulls = buildCases((type) =>
  isNonNullType(type)
    ? { variable: `$v: ${String(type.ofType)} = ${formatLiteral(type)}`, value: '$v' }
    : null,
);
const nestedNulls = buildCases((type) => {
  const listType = isNonNullType(type) ? type.ofType : type;
  if (!isListType(listType) || !isNonNullType(listType.ofType)) return null;
  return {
    variable: `$v: ${String(listType.ofType.ofType)} = ${formatLiteral(listType.ofType)}`,
    value: '[$v]',
  };
});
const infiniteCases = buildCases((type) => {
  const text = formatLiteral(type);
  return text.includes('1.5') ? { value: text.replace('1.5', '1e400') } : null;
});

const executeCase = async (graph: Graph, { document, variables }: Case): Promise<readonly Result[]> => {
  const results: Result[] = [];
  // The first execution is interpreted, later ones are compiled.
  for (let time = 0; time < 3; time++)
    results.push(
      JSON.parse(
        JSON.stringify(await graph.prepare(document).execute(variables, { now: fixtureNow })),
      ) as Result,
    );
  return results;
};

const expectRejected = async (graph: Graph, given: Case, rule: string): Promise<void> => {
  for (const { data, errors } of await executeCase(graph, given)) {
    expect(data, given.document).toEqual({ bad: null, country: { code: 'FR' } });
    expect(errors, given.document).toEqual([
      {
        message: expect.stringMatching(new RegExp(`^${given.argument} must .*${rule}`)) as string,
        path: ['bad'],
        extensions: { code: 'invalid_request', param: given.argument },
      },
    ]);
  }
};

describe.each([
  ['in process', () => plannedGraph],
  ['over HTTP', () => remoteGraph],
  ['without a planner', () => unplanned],
])('a null that an argument does not allow is an error of its field (%s)', (_where, graph) => {
  test(`a null for each of ${nulls.length} non-null root arguments results in a field error`, async () => {
    expect(nulls.length).toBeGreaterThan(90);
    for (const given of nulls) await expectRejected(graph(), given, 'not be null');
  });

  test(`a null in each of ${nestedNulls.length} lists of non-null values results in a field error`, async () => {
    expect(nestedNulls.length).toBeGreaterThan(5);
    for (const given of nestedNulls) await expectRejected(graph(), given, 'not contain null');
  });

  test(`a non-finite number in each of ${infiniteCases.length} arguments results in a field error`, async () => {
    expect(infiniteCases.length).toBeGreaterThan(10);
    for (const given of infiniteCases) await expectRejected(graph(), given, 'finite');
  });

  test('a null argument below the root results in an error at each object of a list', async () => {
    const document =
      'query($type: HolidayFilter = public) { countries(codes: ["FR"]) { code holidays(type: $type) { year } } }';
    const { data, errors } = await graph().prepare(document).execute({ type: null }, { now: fixtureNow });
    expect(data).toEqual({ countries: [{ code: 'FR', holidays: null }] });
    expect(errors).toEqual([
      {
        message:
          'type must not be null. Send a value of type HolidayFilter, or leave the variable out to use its default.',
        path: ['countries', 0, 'holidays'],
        extensions: { code: 'invalid_request', param: 'type' },
      },
    ]);
  });

  test('a null type name in introspection results in a field error', async () => {
    const document = 'query($n: String = "City") { __type(name: $n) { name } country(code: "FR") { code } }';
    const { data, errors } = await graph().prepare(document).execute({ n: null }, { now: fixtureNow });
    expect(data).toEqual({ __type: null, country: { code: 'FR' } });
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['__type'],
        extensions: { code: 'invalid_request', param: 'name' },
      }),
    ]);
  });
});

test('a variable value or default that is not finite is rejected with the request', async () => {
  const document = 'query($v: Float!) { cityNearest(latitude: $v, longitude: 0) { distance } }';
  const sentVariables = JSON.parse('{"v":1e400}') as Record<string, unknown>;
  expect(await plannedGraph.prepare(document).execute(sentVariables, { now: fixtureNow })).toEqual({
    errors: [
      {
        message: expect.stringContaining('"$v"') as string,
        extensions: { code: 'invalid_request' },
      },
    ],
  });
  const defaultDocument =
    'query($v: Float! = 1e400) { cityNearest(latitude: $v, longitude: 0) { distance } }';
  expect(() => plannedGraph.prepare(defaultDocument)).toThrow(
    'The default of variable "$v" must be a finite number',
  );
});
