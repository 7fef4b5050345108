import { describe, expect, test } from 'vitest';
import { parsePlan } from './parse-plan.ts';

const fetchNode = { kind: 'Fetch', serviceName: 'geo', operation: '{ a }' };
const requires = [{ kind: 'Field', name: 'id' }];
const createPlan = (node: unknown) => ({ kind: 'QueryPlan', node });

describe('a plan', () => {
  test('parsePlan accepts an empty query plan', () => {
    expect(parsePlan({ kind: 'QueryPlan' })).toBeNull();
  });

  test('parsePlan converts a complete query plan to typed nodes', () => {
    const batchNode = {
      kind: 'Sequence',
      nodes: [
        { ...fetchNode, variableUsages: ['id'] },
        {
          kind: 'Flatten',
          path: [{ Field: 'list' }, '@', { TypeCondition: ['City'] }],
          node: {
            ...fetchNode,
            requires: [{ kind: 'InlineFragment', typeCondition: 'City', selections: requires }],
            outputRewrites: [
              { KeyRenamer: { path: [{ TypenameEquals: ['City'] }, { Key: 'x' }], renameKeyTo: 'y' } },
            ],
          },
        },
        { kind: 'Condition', condition: 'deep', ifClause: null, elseClause: fetchNode },
      ],
    };
    const plainFetch = {
      operation: 'query',
      variables: [],
      requires: null,
      inputRewrites: [],
      outputRewrites: [],
    };
    const parsedFetch = { kind: 'Fetch', subgraph: 'geo', document: '{ a }', ...plainFetch };
    expect(parsePlan(createPlan(batchNode))).toEqual({
      kind: 'Sequence',
      nodes: [
        { ...parsedFetch, variables: ['id'] },
        {
          kind: 'Flatten',
          path: [{ kind: 'field', key: 'list' }, { kind: 'list' }, { kind: 'types', names: ['City'] }],
          node: {
            ...parsedFetch,
            requires: [
              {
                kind: 'fragment',
                type: 'City',
                selections: [{ kind: 'field', name: 'id', key: 'id', selections: null }],
              },
            ],
            outputRewrites: [
              {
                kind: 'rename',
                path: [
                  { kind: 'types', names: ['City'] },
                  { kind: 'key', key: 'x' },
                ],
                key: 'y',
              },
            ],
          },
        },
        { kind: 'Condition', variable: 'deep', then: null, otherwise: parsedFetch },
      ],
    });
  });

  test.each([
    ['no plan', { kind: 'Plan' }],
    ['another kind of node', createPlan({ kind: 'Defer', primary: {} })],
    ['a subscription', createPlan({ ...fetchNode, operationKind: 'subscription' })],
    ['a flattened fetch of root fields', createPlan({ kind: 'Flatten', path: [], node: fetchNode })],
    [
      'another path segment',
      createPlan({ kind: 'Flatten', path: [{ Index: 1 }], node: { ...fetchNode, requires } }),
    ],
    ['another rewrite', createPlan({ ...fetchNode, outputRewrites: [{ Remove: {} }] })],
    [
      'a condition on a requirement',
      createPlan({
        ...fetchNode,
        requires: [{ kind: 'InlineFragment', typeCondition: 'A', selections: [], skipIf: 'x' }],
      }),
    ],
    [
      'a spread in a requirement',
      createPlan({ ...fetchNode, requires: [{ kind: 'FragmentSpread', value: 'F' }] }),
    ],
    ['a missing name', createPlan({ ...fetchNode, serviceName: undefined })],
  ])('parsePlan rejects a plan with %s, and never returns a part of it', (_what, given) => {
    expect(() => parsePlan(given)).toThrow(expect.objectContaining({ name: 'PlanError', kind: 'unknown' }));
  });
});
