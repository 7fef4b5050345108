import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apolloGateway, type GraphqlContext } from '../../router/http/graphql/gateway.ts';
import { GraphQLErrors } from '../../router/graph.ts';
import { graphOf, now } from './fixtures/graph.ts';
import { world } from './fixtures/world.ts';

const graph = graphOf(world);
const server = new ApolloServer<GraphqlContext>({
  gateway: apolloGateway(graph),
  introspection: true,
  includeStacktraceInErrorResponses: false,
  stopOnTerminationSignals: false,
  plugins: [ApolloServerPluginInlineTraceDisabled()],
});

interface Question {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

const post = async (body: Question) => {
  const { status, body: answer } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body,
    },
    context: async () => ({
      now,
      async run(document: string) {
        try {
          return await graph.prepare(document, body.operationName).execute(body.variables ?? {}, { now });
        } catch (error) {
          if (error instanceof GraphQLErrors) return { errors: error.errors.map((each) => each.toJSON()) };
          throw error;
        }
      },
    }),
  });
  const text = answer.kind === 'complete' ? answer.string : '';
  return { status: status ?? 200, text, json: JSON.parse(text) as Record<string, unknown> };
};

describe('Apollo Server in front of the graph (DES-003, DES-015)', () => {
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  it.each([
    ['{ city(id: 1) { name timezone { now { at } } country { callingCode } } }', {}],
    ['query($id: ID!) { c: city(id: $id) { name } }', { id: '2' }],
    ['{ cities { timezone { strict } } fails }', {}],
    ['{ city(id: "bad") { name } }', {}],
    ['{ failsHard { name } }', {}],
  ])('answers %s as the graph does, byte for byte', async (query, variables) => {
    const own = await graph.prepare(query).execute(variables, { now });
    const { text, json, status } = await post({ query, variables });
    expect(status).toBe(200);
    expect(json).toEqual(JSON.parse(JSON.stringify(own)));
    expect(JSON.stringify(json['data'])).toBe(JSON.stringify(own.data));
    expect(text).not.toContain('stack');
  });

  it('answers introspection from the API schema', async () => {
    const { json } = await post({
      query: '{ __schema { queryType { name } } __type(name: "City") { name } }',
    });
    expect(json).toEqual({ data: { __schema: { queryType: { name: 'Query' } }, __type: { name: 'City' } } });
  });

  it('picks operations by name', async () => {
    const query = 'query A { numberingPlan } query B { city(id: 3) { name } }';
    expect((await post({ query, operationName: 'B' })).json).toEqual({
      data: { city: { name: 'Stockholm' } },
    });
    expect((await post({ query })).status).toBe(400);
  });

  it.each([
    [{ query: '{ nope }' }, 'Cannot query field'],
    [{ query: '{' }, 'Syntax Error'],
    [{ query: 'query($id: ID!) { city(id: $id) { name } }' }, 'was not provided'],
    [{ query: 'query($n: Int) { cities(limit: $n) { id } }', variables: { n: 'x' } }, 'Int cannot represent'],
    [{ query: '{ city(id: 1) { __proto__: name } }' }, 'reserved'],
  ])('%j is a bad request without data', async (body, message) => {
    const { status, json } = await post(body);
    expect(status).toBe(400);
    expect(json).not.toHaveProperty('data');
    expect(JSON.stringify(json['errors'])).toContain(message);
  });
});
