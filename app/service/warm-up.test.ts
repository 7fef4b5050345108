import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { apiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { runWarmUp, warmUpSubgraph, warmUpQueries, firstTexts } from './warm-up.ts';

const schema = apiSchema(readSupergraph());

test.each(warmUpQueries)('%s is an operation that takes its variables', (name, variables) => {
  const [operation] = parse(readOperation(name)).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(name);
  const definitions = operation.variableDefinitions ?? [];
  expect(getVariableValues(schema, definitions, variables).errors).toBeUndefined();
  const known = definitions.map(({ variable }) => variable.name.value);
  expect(known).toEqual(expect.arrayContaining(Object.keys(variables)));
});

test('all are asked, and a question that fails keeps no service from starting', async () => {
  const asked: string[] = [];
  const graph = {
    prepare: () => ({
      execute: () => {
        asked.push('question');
        return Promise.reject(new Error('the subgraph is elsewhere, and away'));
      },
    }),
  };
  await runWarmUp(
    graph,
    ({ path }) => {
      asked.push(path);
      return { status: 200, headers: [], body: '' };
    },
    0,
  );
  expect(asked).toEqual([...warmUpQueries.map(() => 'question'), ...firstTexts, '/mcp']);
});

test('a subgraph that runs alone is asked what it has of them', async () => {
  const own = buildSchema(`
    type Query { mac(address: String!): Mac  emoji(key: String!): Emoji }
    type Mac { valid: Boolean }
    type Emoji { name: String }`);
  const asked: string[] = [];
  for (const field of Object.values(own.getQueryType()?.getFields() ?? {})) {
    field.resolve = () => {
      asked.push(field.name);
      throw new Error('its table cannot be read');
    };
  }
  await warmUpSubgraph(own, 0);
  expect(asked).toEqual(['mac', 'emoji']);
});
