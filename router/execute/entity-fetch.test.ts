import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { Budget } from '../operation-context/budget.ts';
import { OperationContext } from '../operation-context/operation-context.ts';
import type {
  BatchFetchNode,
  FetchNode,
  FlattenNode,
  FlattenPath,
  RequiredSelection,
} from '../plan/plan-nodes.ts';
import { EntityFetch } from './entity-fetch.ts';
import { isJson, type Json, type Result } from '../document/result.ts';
import { Run } from './run.ts';

const schema = buildSchema('type Query { a: City } type City { id: ID }');
const createField = (name: string): RequiredSelection => ({
  kind: 'field',
  name,
  key: name,
  selections: null,
});
const requires = [createField('__typename'), createField('id')];
const createPath = (...keys: string[]): FlattenPath => keys.map((key) => ({ kind: 'field', key }));

const document =
  'query($representations: [_Any!]!) { _entities(representations: $representations) { ... on City { zone } } }';
const createFlattenNode = (...keys: string[]): FlattenNode => {
  const fetch: FetchNode = {
    kind: 'Fetch',
    operation: 'query',
    subgraph: 'time',
    document,
    variables: [],
    requires,
    inputRewrites: [],
    outputRewrites: [{ kind: 'rename', path: [{ kind: 'key', key: 'zone__1' }], key: 'zone' }],
  };
  return { kind: 'Flatten', path: createPath(...keys), node: fetch };
};

type Respond = (representations: readonly Json[], variables: Readonly<Json>) => Result | Promise<Result>;

/** Creates one fetch over existing data. */
function fixture(data: Json, plan: FlattenNode | BatchFetchNode, answer: Respond, context = { now: 0 }) {
  const requestedBatches: (readonly Json[])[] = [];
  const client = {
    name: 'time',
    execute: (_: unknown, variables: Readonly<Json>) => {
      const [given] = Object.values(variables);
      const representations = Array.isArray(given) ? given.filter(isJson) : [];
      requestedBatches.push(representations);
      return answer(representations, variables);
    },
  };
  const run = new Run({}, context);
  run.data = data;
  return { requested: requestedBatches, run, fetch: new EntityFetch(plan, client, schema) };
}

const createCity = (id: string | null, more: Json = {}): Json => ({ __typename: 'City', id, ...more });
const createRepresentations = (...ids: string[]) => ids.map((id) => ({ __typename: 'City', id }));
const respondWithZones: Respond = (representations) => ({
  data: { _entities: representations.map(({ id }) => ({ zone: `zone of ${String(id)}` })) },
});

describe('the entities in a request', () => {
  test('an entity fetch requests each entity once, and every occurrence gets the result', async () => {
    const { requested, run, fetch } = fixture(
      { a: [createCity('1'), createCity('2'), null, createCity('1')] },
      createFlattenNode('a'),
      respondWithZones,
    );
    await fetch.execute(run);
    expect(requested).toEqual([createRepresentations('1', '2')]);
    expect(run.data).toEqual({
      a: [
        createCity('1', { zone: 'zone of 1' }),
        createCity('2', { zone: 'zone of 2' }),
        null,
        createCity('1', { zone: 'zone of 1' }),
      ],
    });
  });

  test('entities that share a result get separate copies', () => {
    const { run, fetch } = fixture({ a: [createCity('1'), createCity('1')] }, createFlattenNode('a'), () => ({
      data: { _entities: [{ at: { lat: 1 } }] },
    }));
    void fetch.execute(run);
    const [one, other] = run.data['a'] as { at: Json }[];
    if (one === undefined) throw new Error('none');
    one.at['lon'] = 2;
    expect(other?.at).toEqual({ lat: 1 });
  });

  test('an entity fetch sends no request when there are no entities', () => {
    const { requested, run, fetch } = fixture(
      { a: [null, { id: '1' }] },
      createFlattenNode('a'),
      respondWithZones,
    );
    expect(fetch.execute(run)).toBeUndefined();
    expect(requested).toEqual([]);
  });

  test('entities stay unchanged when the response of the subgraph is not a list or is too short', () => {
    for (const response of [{ _entities: 'x' }, { _entities: [null] }, {}]) {
      const { run, fetch } = fixture({ a: createCity('1') }, createFlattenNode('a'), () => ({
        data: response,
      }));
      void fetch.execute(run);
      expect(run.data).toEqual({ a: createCity('1') });
    }
  });

  test('entities have their original field names where the plan renamed fields', () => {
    const { run, fetch } = fixture({ a: createCity('1') }, createFlattenNode('a'), () => ({
      data: { _entities: [{ zone__1: 'x' }] },
    }));
    void fetch.execute(run);
    expect(run.data).toEqual({ a: createCity('1', { zone: 'x' }) });
  });
});

describe('errors of a subgraph', () => {
  const respondWithFailure =
    (...errors: NonNullable<Result['errors']>): Respond =>
    (representations) => ({
      data: { _entities: representations.map(() => ({ zone: null })) },
      errors,
    });

  test("errors of a subgraph have the path in the client's response, with its names and list indices", () => {
    const { run, fetch } = fixture(
      { a: [createCity('1'), createCity('2'), createCity('1')] },
      createFlattenNode('a'),
      respondWithFailure({
        message: 'no zone',
        path: ['_entities', 0, 'zone__1', 3],
        extensions: { code: 'x' },
      }),
    );
    void fetch.execute(run);
    expect(run.errors).toEqual([
      { message: 'no zone', path: ['a', 0, 'zone', 3], extensions: { code: 'x' } },
      { message: 'no zone', path: ['a', 2, 'zone', 3], extensions: { code: 'x' } },
    ]);
  });

  test('each field of a failed entity reports the error of the entity, only at its own paths', () => {
    const { run, fetch } = fixture({ a: [createCity('1'), createCity('2')] }, createFlattenNode('a'), () => ({
      data: { _entities: [null, { zone: 'x' }] },
      errors: [{ message: 'no city', path: ['_entities', 0] }],
    }));
    void fetch.execute(run);
    expect(run.errors).toEqual([]);
    const [one, two] = run.data['a'] as [Json, Json];
    run.reportMissing(one, 'zone', ['a', 0]);
    run.reportMissing(two, 'zone', ['a', 1]);
    run.reportMissing(one, 'other', ['a', 0]);
    expect(run.errors).toEqual([{ message: 'no city', path: ['a', 0, 'zone'] }]);
  });

  test.each([[undefined], [['_entities']]])(
    'every entity of a failed request reports the error (path %j)',
    (path) => {
      const { run, fetch } = fixture(
        { a: [createCity('1'), createCity('2')] },
        createFlattenNode('a'),
        () => ({
          errors: [{ message: 'down', ...(path === undefined ? {} : { path }) }],
        }),
      );
      void fetch.execute(run);
      const entities = run.data['a'] as Json[];
      entities.forEach((entity, index) => run.reportMissing(entity, 'zone', ['a', index]));
      expect(run.errors.map((error) => error.path)).toEqual([
        ['a', 0, 'zone'],
        ['a', 1, 'zone'],
      ]);
    },
  );

  test('an error below a null entity explains the null', () => {
    const { run, fetch } = fixture({ a: createCity('1') }, createFlattenNode('a'), () => ({
      data: { _entities: [null] },
      errors: [{ message: 'no zone', path: ['_entities', 0, 'zone'] }],
    }));
    void fetch.execute(run);
    run.reportNull('City.zone', ['elsewhere'], run.data['a'] as Json);
    expect(run.errors).toEqual([{ message: 'no zone', path: ['a', 'zone'] }]);
  });

  test('an error below an existing entity does not explain nulls in other entities', () => {
    const { run, fetch } = fixture(
      { a: createCity('1') },
      createFlattenNode('a'),
      respondWithFailure({ message: 'no zone', path: ['_entities', 0, 'zone'] }),
    );
    void fetch.execute(run);
    run.reportNull('City.name', ['elsewhere'], run.data['a'] as Json);
    expect(run.errors).toHaveLength(2);
  });

  test('an entity whose key has an error is not requested, and its fields report that error', () => {
    const { requested, run, fetch } = fixture(
      { a: [createCity(null), createCity('2')] },
      createFlattenNode('a'),
      respondWithZones,
    );
    run.errors.push({ message: 'no id', path: ['a', 0, 'id'] });
    void fetch.execute(run);
    expect(requested).toEqual([createRepresentations('2')]);
    const [one] = run.data['a'] as Json[];
    if (one !== undefined) run.reportMissing(one, 'zone', ['a', 0]);
    expect(run.errors).toEqual([
      { message: 'no id', path: ['a', 0, 'id'] },
      { message: 'no id', path: ['a', 0, 'zone'] },
    ]);
  });

  test('an entity with an error in an earlier fetch is not requested', () => {
    const { requested, run, fetch } = fixture(
      { a: { __typename: 'City' } },
      createFlattenNode('a'),
      respondWithZones,
    );
    run.fail([run.data['a'] as Json], new Set(['id']), { message: 'down' });
    void fetch.execute(run);
    expect(requested).toEqual([]);
    run.reportMissing(run.data['a'] as Json, 'zone', ['a']);
    expect(run.errors).toEqual([{ message: 'down', path: ['a', 'zone'] }]);
  });

  test('an entity is requested when an error is at another path', () => {
    const { requested, run, fetch } = fixture(
      { a: createCity('1') },
      createFlattenNode('a'),
      respondWithZones,
    );
    run.errors.push({ message: 'x', path: ['b', 'id'] }, { message: 'y', path: ['a', 'name'] });
    void fetch.execute(run);
    expect(requested).toEqual([createRepresentations('1')]);
  });
});

describe('several batches in one request', () => {
  const createBatch = (key: string, ...keys: string[]) => ({
    key,
    representations: `of_${key}`,
    paths: [createPath(...keys)],
    requires,
    inputRewrites: [],
    outputRewrites: [],
  });
  const plan: BatchFetchNode = {
    kind: 'BatchFetch',
    subgraph: 'time',
    document: '{ x: _entities { ... on City { zone } } y: _entities { ... on City { day } } }',
    variables: [],
    batches: [createBatch('x', 'a'), createBatch('y', 'b')],
  };

  test('batches that share one request have separate representations, results and errors', () => {
    const { run, fetch } = fixture({ a: createCity('1'), b: createCity('2') }, plan, (_, variables) => {
      expect(variables).toEqual({ of_x: createRepresentations('1'), of_y: createRepresentations('2') });
      return {
        data: { x: [{ zone: 'z' }], y: [{ day: null }] },
        errors: [{ message: 'no day', path: ['y', 0, 'day'] }],
      };
    });
    void fetch.execute(run);
    expect(run.data).toEqual({ a: createCity('1', { zone: 'z' }), b: createCity('2', { day: null }) });
    expect(run.errors).toEqual([{ message: 'no day', path: ['b', 'day'] }]);
  });

  test('the fields of each batch report the error when the shared request fails', () => {
    const { run, fetch } = fixture({ a: createCity('1'), b: createCity('2') }, plan, () => ({
      errors: [{ message: 'down' }],
    }));
    void fetch.execute(run);
    const createPlaces = [
      ['a', 'zone'],
      ['a', 'day'],
      ['b', 'zone'],
      ['b', 'day'],
    ] as const;
    for (const [place, key] of createPlaces) run.reportMissing(run.data[place] as Json, key, [place]);
    expect(run.errors.map(({ path }) => path)).toEqual([
      ['a', 'zone'],
      ['b', 'day'],
    ]);
  });
});

describe('long lists of an operation with a budget', () => {
  const createCities = (count: number) => ({
    a: Array.from({ length: count }, (_, n) => createCity(`${n}`)),
  });
  function createBudgetContext(timeoutMs = 60_000) {
    const client = new AbortController();
    const context = new OperationContext({ now: 0, client, timeoutMs });
    context.budget = new Budget({
      timeoutMs,
      signal: client.signal,
      lookups: 10_000,
      calls: 10_000,
      countLookups: () => 0,
      createSpentProblem: () => ({ code: 'invalid_request', message: 'spent' }),
    });
    return { client, context };
  }

  test.each([
    [500, [500]],
    [501, [500, 1]],
    [1000, [500, 500]],
    [1001, [500, 500, 1]],
  ])('an entity fetch with a budget requests %i entities in chunks of %j', async (count, pieces) => {
    const { context } = createBudgetContext();
    const { requested, run, fetch } = fixture(
      createCities(count),
      createFlattenNode('a'),
      respondWithZones,
      context,
    );
    await fetch.execute(run);
    expect(requested.map(({ length }) => length)).toEqual(pieces);
    expect(run.data['a']).toEqual(
      createCities(count).a.map((one) => ({ ...one, zone: `zone of ${String(one['id'])}` })),
    );
  });

  test('an entity fetch without a budget sends one request for a long list', () => {
    const { requested, run, fetch } = fixture(createCities(1001), createFlattenNode('a'), respondWithZones);
    void fetch.execute(run);
    expect(requested.map(({ length }) => length)).toEqual([1001]);
  });

  test('an entity fetch sends no further chunks when the operation has ended', async () => {
    const { client, context } = createBudgetContext();
    const respond: Respond = (representations, variables) => {
      client.abort();
      return respondWithZones(representations, variables);
    };
    const { requested, run, fetch } = fixture(createCities(1001), createFlattenNode('a'), respond, context);
    await fetch.execute(run);
    expect(requested).toHaveLength(1);
  });

  test('an error in a chunk of a long list has its index in the complete list', async () => {
    const { context } = createBudgetContext();
    const respond: Respond = (representations) => ({
      data: { _entities: representations.map(() => ({ zone: null })) },
      errors: representations[0]?.['id'] === '500' ? [{ message: 'no', path: ['_entities', 1, 'zone'] }] : [],
    });
    const { run, fetch } = fixture(createCities(600), createFlattenNode('a'), respond, context);
    await fetch.execute(run);
    expect(run.errors).toEqual([{ message: 'no', path: ['a', 501, 'zone'] }]);
  });
});
