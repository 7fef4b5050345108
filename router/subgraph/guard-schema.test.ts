import { buildSchema, execute, GraphQLObjectType, parse, type ExecutionResult } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Budget } from '../operation-context/budget.ts';
import { OperationContext } from '../operation-context/operation-context.ts';
import { Yielder } from '../operation-context/yielder.ts';
import { guardSchema } from './guard-schema.ts';

afterEach(() => void vi.restoreAllMocks());

const document = parse('{ places { name again: name } }');
const placeCount = 40;

/** Creates forty places. Resolving a name takes a millisecond of the fake clock, which otherwise stands still. */
function fixture({ isAsync, hasBudget }: { readonly isAsync: boolean; readonly hasBudget: boolean }) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const schema = buildSchema('type Query { places: [Place!]! } type Place { name: String! }');
  const records = Array.from({ length: placeCount }, (_, index) => ({ index }));
  const { places: list } = schema.getQueryType()?.getFields() ?? {};
  if (list !== undefined) list.resolve = () => (isAsync ? Promise.resolve(records) : records);
  const placeType = schema.getType('Place');
  const { name } = placeType instanceof GraphQLObjectType ? placeType.getFields() : {};
  let longestHoldMs = 0;
  let pendingCount = 0;
  if (name !== undefined) {
    name.resolve = ({ index }: { index: number }) => {
      now += 1;
      pendingCount += 1;
      longestHoldMs = Math.max(longestHoldMs, pendingCount);
      return `place ${index}`;
    };
  }
  const context = new OperationContext({
    now: 0,
    client: { signal: new AbortController().signal },
    timeoutMs: 1000,
  });
  if (hasBudget) {
    context.budget = new Budget({
      timeoutMs: 1000,
      signal: new AbortController().signal,
      lookups: 1000,
      calls: 1000,
      createSpentProblem: () => ({ code: 'invalid_request', param: 'query', message: 'no more' }),
      countLookups: () => 0,
      yielder: new Yielder(),
    });
  }
  let isDone = false;
  const serveOthers = () => {
    pendingCount = 0;
    if (!isDone) setImmediate(serveOthers);
  };
  serveOthers();
  return {
    schema: guardSchema(schema),
    context,
    /** Returns the longest time in milliseconds without yielding to the event loop. */
    longest: async (answer: ExecutionResult | Promise<ExecutionResult>) => {
      expect((await answer).data).toEqual({
        places: records.map(({ index }) => ({ name: `place ${index}`, again: `place ${index}` })),
      });
      isDone = true;
      return longestHoldMs;
    },
  };
}

describe.each([
  {
    by: 'graphql-js',
    run: ({ schema, context }: ReturnType<typeof fixture>) =>
      execute({ schema, document, contextValue: context }) as ExecutionResult | Promise<ExecutionResult>,
  },
  {
    by: 'graphql-jit',
    run: ({ schema, context }: ReturnType<typeof fixture>) => {
      const compiled = compileQuery(schema, document);
      if (!isCompiledQuery(compiled)) throw new Error('not compiled');
      return compiled.query(undefined, context, {});
    },
  },
])('a list of objects, executed by $by,', ({ run }) => {
  test.each([false, true])(
    'a guarded list yields to the event loop between its elements (async resolver: %s)',
    async (isAsync) => {
      const places = fixture({ isAsync, hasBudget: true });
      // The time slice of five milliseconds, plus the work of the last element.
      expect(await places.longest(run(places))).toBeLessThanOrEqual(8);
    },
  );

  test('a guarded list in an operation without a budget is returned unchanged', async () => {
    const places = fixture({ isAsync: false, hasBudget: false });
    const list = run(places);
    expect(list).not.toBeInstanceOf(Promise);
    expect(await places.longest(list)).toBe(2 * placeCount);
  });
});
