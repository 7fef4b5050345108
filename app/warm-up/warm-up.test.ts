import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { runWarmUp, warmUpSubgraph, warmUpQueries, warmUpPaths } from './warm-up.ts';

const schema = buildApiSchema(readSupergraph());

test.each(warmUpQueries)('the warm-up query %s is a valid operation for its variables', (name, variables) => {
  const [operation] = parse(readOperation(name)).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(name);
  const definitions = operation.variableDefinitions ?? [];
  expect(getVariableValues(schema, definitions, variables).errors).toBeUndefined();
  const names = definitions.map(({ variable }) => variable.name.value);
  expect(names).toEqual(expect.arrayContaining(Object.keys(variables)));
});

test('the warm-up runs all its queries, even when some of them fail', async () => {
  const executedQueries: string[] = [];
  const createGraph = {
    prepare: () => ({
      execute: () => {
        executedQueries.push('question');
        return Promise.reject(new Error('the remote subgraph does not respond'));
      },
    }),
  };
  await runWarmUp(
    createGraph,
    ({ path }) => {
      executedQueries.push(path);
      return { status: 200, headers: [], body: '' };
    },
    0,
  );
  expect(executedQueries).toEqual([...warmUpQueries.map(() => 'question'), ...warmUpPaths, '/mcp']);
});

test('the warm-up of a single subgraph queries only the fields of that subgraph', async () => {
  const warmedSubgraph = buildSchema(`
    type Query { mac(address: String!): Mac  emoji(key: String!): Emoji }
    type Mac { valid: Boolean }
    type Emoji { name: String }`);
  const resolvedFields: string[] = [];
  for (const field of Object.values(warmedSubgraph.getQueryType()?.getFields() ?? {})) {
    field.resolve = () => {
      resolvedFields.push(field.name);
      throw new Error('its table cannot be read');
    };
  }
  await warmUpSubgraph(warmedSubgraph, 0);
  expect(resolvedFields).toEqual(['mac', 'emoji']);
});
