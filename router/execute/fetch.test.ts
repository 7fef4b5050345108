import { describe, expect, test } from 'vitest';
import type { FetchNode, Rewrite } from '../plan/plan-nodes.ts';
import type { SubgraphClient } from '../subgraph/client.ts';
import { toClientPath, Fetch, collectFetchedKeys } from './fetch.ts';
import type { Json, Result } from '../document/result.ts';
import { Run } from './run.ts';

const renameRewrite: Rewrite = {
  kind: 'rename',
  path: [
    { kind: 'types', names: ['City'] },
    { kind: 'key', key: 'name__1' },
  ],
  key: 'name',
};
const setRewrite: Rewrite = { kind: 'set', path: [{ kind: 'key', key: 'id' }], value: 'x' };

describe('the response keys that a fetch adds', () => {
  test.each<[string, string | null, string[]]>([
    ['{ city { id } zone { id } }', null, ['city', 'zone']],
    [
      '{ a: city { id } ... { zone { id } } ...F } fragment F on Query { b: city { id } }',
      null,
      ['a', 'zone', 'b'],
    ],
    ['{ _entities { ... on City { id name__1 } } }', '_entities', ['id', 'name']],
    ['{ x: _entities { ... on City { id } } y: _entities { ... on Zone { code } } }', 'y', ['code']],
    ['{ _entities { ...F } } fragment F on City { at { lat } }', '_entities', ['at']],
    ['{ _entities { ...G } } fragment F on City { at { lat } }', '_entities', []],
  ])('a fetch adds the response keys of the document %s, with renames undone', (document, key, expected) => {
    expect([...collectFetchedKeys(document, key, [setRewrite, renameRewrite])]).toEqual(expected);
  });
});

test("the error path of a subgraph is converted to the names and indices of the client's response", () => {
  expect(toClientPath(['a', 0, 'name__1', 'id'], [setRewrite, renameRewrite])).toEqual([
    'a',
    0,
    'name',
    'id',
  ]);
});

describe('a request', () => {
  const context = { now: 0 };
  function fixture(answer: () => Result | Promise<Result>, ...variables: string[]) {
    const sentVariables: Readonly<Json>[] = [];
    const node: FetchNode = {
      kind: 'Fetch',
      subgraph: 'geo',
      document: '{ city }',
      operation: 'query',
      variables,
      requires: null,
      inputRewrites: [],
      outputRewrites: [],
    };
    const client: SubgraphClient = {
      name: 'geo',
      execute: (_, given) => {
        sentVariables.push(given);
        return answer();
      },
    };
    return { requested: sentVariables, fetch: new Fetch(client, node) };
  }

  test('a request to a subgraph contains only the representations and the variables that it uses', () => {
    const run = new Run({ a: 1, b: 2, c: undefined }, context);
    const withoutVariables = fixture(() => ({}));
    void withoutVariables.fetch.send(run, null);
    void withoutVariables.fetch.send(run, { representations: [] });
    expect(withoutVariables.requested).toEqual([{}, { representations: [] }]);
    const withVariables = fixture(() => ({}), 'a', 'x');
    void withVariables.fetch.send(run, null);
    void withVariables.fetch.send(run, { representations: [1] });
    expect(withVariables.requested).toEqual([{ a: 1 }, { a: 1, representations: [1] }]);
  });

  test.each<[string, () => Result | Promise<Result>]>([
    [
      'throws',
      () => {
        throw new Error('secret');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret'))],
  ])('a fetch results in service_unavailable when the subgraph client %s', async (_, answer) => {
    expect(await fixture(answer).fetch.send(new Run({}, context), null)).toEqual({
      errors: [
        {
          message: 'The subgraph geo could not be queried.',
          extensions: { code: 'service_unavailable' },
        },
      ],
    });
  });
});
