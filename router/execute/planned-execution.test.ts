import { buildSchema, parse } from 'graphql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Budget } from '../operation-context/budget.ts';
import { yielder } from '../operation-context/yielder.ts';
import { OperationContext } from '../operation-context/operation-context.ts';
import type { FetchNode, PlanNode, Rewrite } from '../plan/plan-nodes.ts';
import { applyConditions } from '../document/conditions.ts';
import { toClientDocument } from '../document/document.ts';
import { Introspection } from './introspection.ts';
import { PlannedExecution } from './planned-execution.ts';
import type { Json, Result } from '../document/result.ts';
import { split } from '../document/split.ts';
import { compileStep } from './steps.ts';

const api = buildSchema(`
  enum Side { LEFT RIGHT }
  type City { id: ID! name: String side: Side size: Int! }
  type Query { city: City other: City }
`);
const hiddenSchema = buildSchema(`
  enum Side { LEFT RIGHT SECRET }
  type City { id: ID! name: String side: Side size: Int! }
  type Query { city: City other: City }
`);

const createFetch = (subgraph: string, document: string, more: Partial<FetchNode> = {}): FetchNode => ({
  kind: 'Fetch',
  subgraph,
  document,
  operation: 'query',
  variables: [],
  requires: null,
  inputRewrites: [],
  outputRewrites: [],
  ...more,
});

interface FixtureOptions {
  readonly text: string;
  readonly plan: PlanNode | null;
  readonly answers: Readonly<Record<string, Result | Promise<Result>>>;
  readonly supergraph?: typeof api;
  readonly variables?: Json;
}

function fixture({ text, plan, answers, supergraph = api }: FixtureOptions) {
  const order: string[] = [];
  const client = toClientDocument(applyConditions(parse(text), {}));
  const subgraphs = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      {
        name,
        execute: () => {
          order.push(name);
          return answer;
        },
      },
    ]),
  );
  const execution = new PlannedExecution({
    client,
    plan,
    apiSchema: api,
    supergraph,
    subgraphs,
    redacted: new Set<string>(),
    split: split(client, api),
    introspection: new Introspection(api),
  });
  return { execution, order };
}
const context = { now: 0 };
const resolveLater = <T>(value: T) => new Promise<T>((go) => setImmediate(go, value));

describe('a plan with one fetch', () => {
  const plan = createFetch('a', '{ city { id name } }');
  const data = { city: { id: '1', name: 'x' } };

  test('a planned execution returns a result that needs no projection unchanged and synchronously', async () => {
    const { execution } = fixture({ text: '{ city { id name } }', plan, answers: { a: { data } } });
    const result = execution.execute({}, context);
    expect(result).not.toBeInstanceOf(Promise);
    expect((await result).data).toBe(data);
    expect(await execution.run({}, context)).toEqual({ result: { data }, fetched: data, observedKey: null });
  });

  test('a planned execution projects a result that has an error, and keeps the error path', async () => {
    const result = {
      data: { city: { id: null, name: 'x' } },
      errors: [{ message: 'no id', path: ['city', 'id'] }],
    };
    const { execution } = fixture({
      text: '{ city { id name } }',
      plan,
      answers: { a: resolveLater(result) },
    });
    const expected = { data: { city: null }, errors: [{ message: 'no id', path: ['city', 'id'] }] };
    expect(await execution.execute({}, context)).toEqual(expected);
    expect((await execution.run({}, context)).result).toEqual(expected);
  });

  test('a planned execution reports a failed fetch at the fields that it should have added', async () => {
    const { execution } = fixture({
      text: '{ city { id name } }',
      plan,
      answers: { a: { errors: [{ message: 'down' }] } },
    });
    expect(await execution.execute({}, context)).toEqual({
      data: { city: null },
      errors: [{ message: 'down', path: ['city'] }],
    });
  });

  test.each<[string, string, Partial<FixtureOptions>, Json]>([
    ['selects fields in another order', '{ city { name id } }', {}, { city: { name: 'x', id: '1' } }],
    ['selects fewer fields', '{ city { id } }', {}, { city: { id: '1' } }],
    [
      'may receive a hidden enum value',
      '{ city { id name } }',
      { supergraph: hiddenSchema },
      { city: { id: '1', name: 'x' } },
    ],
  ])('a planned execution projects its result when the client %s', async (_, text, more, expected) => {
    const { execution } = fixture({ text, plan, answers: { a: { data } }, ...more });
    const result = await execution.execute({}, context);
    expect(JSON.stringify(result.data)).toBe(JSON.stringify(expected));
    expect(result.data).not.toBe(data);
  });

  test('a planned execution returns null for a hidden enum value', async () => {
    const { execution } = fixture({
      text: '{ city { side } }',
      plan: createFetch('a', '{ city { side } }'),
      answers: { a: { data: { city: { side: 'SECRET' } } } },
      supergraph: hiddenSchema,
    });
    expect(await execution.execute({}, context)).toEqual({ data: { city: { side: null } } });
  });

  test('a planned execution restores the names that the plan changed', async () => {
    const outputRewrites: Rewrite[] = [
      { kind: 'rename', path: [{ kind: 'key', key: 'city__1' }], key: 'city' },
    ];
    const { execution } = fixture({
      text: '{ city { id } }',
      plan: createFetch('a', '{ city__1: city { id } }', { outputRewrites }),
      answers: { a: { data: { city__1: { id: '1' } } } },
    });
    expect(await execution.execute({}, context)).toEqual({ data: { city: { id: '1' } } });
  });
});

describe('a plan with several fetches', () => {
  const firstFetch = createFetch('a', '{ city { id } }');
  const secondFetch = createFetch('b', '{ other { id } }');
  const text = '{ city { id } other { id } }';
  const answers = { a: { data: { city: { id: '1' } } }, b: { data: { other: { id: '2' } } } };
  const completeResult = { data: { city: { id: '1' }, other: { id: '2' } } };

  test('a sequence in a plan starts each fetch when the previous fetch is complete', async () => {
    const plan: PlanNode = { kind: 'Sequence', nodes: [firstFetch, secondFetch] };
    expect(fixture({ text, plan, answers }).execution.execute({}, context)).toEqual(completeResult);
    const { execution, order } = fixture({ text, plan, answers: { ...answers, a: resolveLater(answers.a) } });
    const result = execution.execute({}, context);
    expect(order).toEqual(['a']);
    expect(await result).toEqual(completeResult);
    expect(order).toEqual(['a', 'b']);
  });

  test('a parallel node in a plan starts all fetches immediately and waits for all of them', async () => {
    const plan: PlanNode = { kind: 'Parallel', nodes: [firstFetch, secondFetch] };
    expect(fixture({ text, plan, answers }).execution.execute({}, context)).toEqual(completeResult);
    for (const slowSubgraph of ['a', 'b'] as const) {
      const { execution, order } = fixture({
        text,
        plan,
        answers: { ...answers, [slowSubgraph]: resolveLater(answers[slowSubgraph]) },
      });
      const result = execution.execute({}, context);
      expect(order).toEqual(['a', 'b']);
      expect(await result).toEqual(completeResult);
    }
  });

  test('a planned execution keeps the data of one fetch when another fetch fails', async () => {
    const plan: PlanNode = { kind: 'Parallel', nodes: [firstFetch, secondFetch] };
    const { execution } = fixture({
      text,
      plan,
      answers: { ...answers, a: { errors: [{ message: 'down' }] } },
    });
    expect(await execution.execute({}, context)).toEqual({
      data: { city: null, other: { id: '2' } },
      errors: [{ message: 'down', path: ['city'] }],
    });
  });

  test('a condition in a plan runs the else branch unless the variable is true', async () => {
    const plan: PlanNode = { kind: 'Condition', variable: 'v', then: firstFetch, otherwise: secondFetch };
    const listFetched = async (variables: Json) =>
      (await fixture({ text, plan, answers }).execution.run(variables, context)).fetched;
    expect(await listFetched({ v: true })).toEqual({ city: { id: '1' } });
    expect(await listFetched({ v: false })).toEqual({ other: { id: '2' } });
    expect(await listFetched({})).toEqual({ other: { id: '2' } });
    const emptyPlan: PlanNode = { kind: 'Condition', variable: 'v', then: null, otherwise: null };
    expect(
      (await fixture({ text, plan: emptyPlan, answers }).execution.run({ v: true }, context)).fetched,
    ).toEqual({});
  });

  test('a planned execution starts no further fetch and returns no result when the operation has ended', async () => {
    const client = new AbortController();
    const context = new OperationContext({ now: 0, client, timeoutMs: 60_000 });
    context.budget = new Budget({
      timeoutMs: 60_000,
      signal: client.signal,
      lookups: 9,
      calls: 9,
      countLookups: () => 0,
      createSpentProblem: () => ({ code: 'invalid_request', message: 'spent' }),
    });
    const slowResponse = resolveLater(answers.a).then((answer) => {
      client.abort();
      return answer;
    });
    const { execution, order } = fixture({
      text,
      plan: { kind: 'Sequence', nodes: [firstFetch, secondFetch] },
      answers: { ...answers, a: slowResponse },
    });
    expect(await execution.run({}, context)).toEqual({
      result: {},
      fetched: { city: { id: '1' } },
      observedKey: null,
    });
    expect(order).toEqual(['a']);
  });

  test('introspection ends at its byte limit, and yields before each object when its time slice is used up', async () => {
    const client = new AbortController();
    const createLimitedContext = (bytes: number) => {
      const context = new OperationContext({ now: 0, client, timeoutMs: 60_000 });
      const lookups = { lookups: 9, calls: 9, countLookups: () => 0 };
      const createSpentProblem = () => ({ code: 'invalid_request', message: 'spent' }) as const;
      context.budget = new Budget({
        timeoutMs: 60_000,
        signal: client.signal,
        bytes,
        createSpentProblem,
        ...lookups,
      });
      return context;
    };
    const { execution } = fixture({ text: '{ __schema { types { name } } }', plan: null, answers: {} });
    const turns = vi.spyOn(yielder, 'turn');
    onTestFinished(() => turns.mockRestore());
    const { result } = await execution.run({}, createLimitedContext(10_000));
    const types = Object.keys(api.getTypeMap());
    expect(result.data).toEqual({ __schema: { types: types.map((name) => ({ name })) } });
    expect(turns.mock.calls.length).toBeGreaterThan(types.length);
    const context = createLimitedContext(100);
    expect((await execution.run({}, context)).result).toEqual({});
    expect(context.budget?.problem).toMatchObject({ code: 'invalid_request', param: 'query' });
  });

  test('a plan is rejected before its execution when a subgraph has no client', () => {
    expect(() => compileStep(secondFetch, {}, api)).toThrow('subgraph without a client: b');
  });
});

describe('introspection', () => {
  test('introspection needs no fetch, and its result is merged with fetched data in document order', async () => {
    const introspectionAlone = fixture({
      text: '{ __schema { queryType { name } } }',
      plan: null,
      answers: {},
    });
    expect(introspectionAlone.execution.execute({}, context)).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    const introspectionWithFetch = fixture({
      text: '{ t: __type(name: "City") { kind } city { id } __typename }',
      plan: createFetch('a', '{ city { id } }'),
      answers: { a: { data: { city: { id: '1' } } } },
    });
    const result = await introspectionWithFetch.execution.execute({}, context);
    expect(JSON.stringify(result.data)).toBe(
      '{"t":{"kind":"OBJECT"},"city":{"id":"1"},"__typename":"Query"}',
    );
  });
});
