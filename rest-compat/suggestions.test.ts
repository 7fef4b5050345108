import { expect, test } from 'vitest';
import type { Graph } from '../router/graph.ts';
import type { LookupContext } from '../subgraphs/context.ts';
import type { Parameter } from './parameters/parameter.ts';
import { Suggestions, type Asked, type Vocabulary } from './suggestions.ts';

const parameter = (where: 'path' | 'query', words?: Vocabulary): Parameter => ({
  ...{ in: where, summary: '', schema: {}, example: '', parse: (text: string) => text },
  ...(words === undefined ? {} : { words }),
});
const context = {} as LookupContext;

/** Suggestions over a graph that answers every list of words with the same, and notes what it was asked. */
function over(data: unknown) {
  const asked: object[] = [];
  const graph = {
    prepare: (text: string) => ({
      execute: (variables: object) => {
        asked.push({ [/query (\w+)/.exec(text)?.[1] ?? '']: variables });
        return { data };
      },
    }),
  } as unknown as Graph;
  let now = 1_000_000;
  const suggestions = new Suggestions(graph, () => now);
  const after = (ms: number) => (now += ms);
  const told = async (
    given: Asked,
    path: readonly (readonly [string, Parameter])[],
    query: readonly (readonly [string, Parameter])[] = [],
    blamed?: string,
  ) =>
    (await suggestions.for({ code: 'not_found', message: 'No.' }, { path, query }, blamed, given, context))
      .message;
  return { asked, after, told };
}

const money = {
  currencies: [
    { word: 'US Dollar', code: 'USD' },
    { word: 'Canadian Dollar', code: 'CAD' },
    { word: 'Japanese Yen', code: 'JPY' },
    { word: 'Euro', code: 'EUR' },
    { word: 'Forint', code: null },
    'Bitcoin',
    7,
    null,
  ],
};
const inPath = (text: string): Asked => ({ values: [text], query: {} });

test.each<[string, string]>([
  ['euroo', 'No. Did you mean EUR (Euro)?'],
  ['Fornit', 'No. Did you mean Forint?'],
  ['bitcion', 'No. Did you mean Bitcoin?'],
  // What a name ends with is enough, unless several end so.
  ['yen', 'No. Did you mean JPY (Japanese Yen)?'],
  ['dollar', 'No.'],
  ['US Dolar', 'No. Did you mean USD (US Dollar)?'],
  // Three letters are a code that does not exist.
  ['eur', 'No.'],
  ['Eru', 'No.'],
  // What is known as it was given is not to blame.
  ['bitcoin', 'No.'],
  ['Xyzzyx', 'No.'],
  ['', 'No.'],
  // Of a list the first one that is near.
  ['Xyzzyx, euroo ,bitcion', 'No. Did you mean EUR (Euro)?'],
  [`${'Xyzzyx,'.repeat(9)}euroo`, 'No. Did you mean EUR (Euro)?'],
  [`${'Xyzzyx,'.repeat(10)}euroo`, 'No.'],
  ['Fornit%20', 'No. Did you mean Forint?'],
  ['Fornit%E4', 'No.'],
])('%s: %s', async (text, message) => {
  expect(await over(money).told(inPath(text), [['code', parameter('path', 'currencies')]])).toBe(message);
});

test('the parameter that is to blame is meant, in the path or in the query', async () => {
  const { told, asked } = over(money);
  const [plain, words] = [parameter('path'), parameter('query', 'currencies')];
  const given = { values: ['x', 'euroo'], query: { to: 'fornit', add: '5' } };
  const path = [['first', plain] as const, ['from', parameter('path', 'currencies')] as const];
  const query = [['add', parameter('query')] as const, ['to', words] as const];
  expect(await told(given, path, query)).toContain('EUR');
  expect(await told(given, path, query, 'to')).toContain('Forint');
  expect(await told(given, path, query, 'from')).toContain('EUR');
  expect(asked).toHaveLength(1);
  for (const blamed of ['add', 'first', 'none']) expect(await told(given, path, query, blamed)).toBe('No.');
  expect(await told({ values: [], query: {} }, path, query, 'to')).toBe('No.');
});

test('a table is read once a minute, also by a clock that jumps, and again where it was empty', async () => {
  const { told, asked, after } = over(money);
  const ask = () => told(inPath('euroo'), [['code', parameter('path', 'currencies')]]);
  for (const [ms, times] of [
    [0, 1],
    [59_999, 1],
    [1, 2],
    [-59_999, 2],
    [-1, 3],
  ] as const) {
    after(ms);
    await ask();
    expect(asked).toHaveLength(times);
  }
  await told(inPath('euroo'), [['code', parameter('path', 'languages')]]);
  expect(asked.at(-1)).toEqual({ WordsLanguages: {} });
  const none = over({});
  for (const times of [1, 2]) {
    expect(await none.told(inPath('euroo'), [['code', parameter('path', 'currencies')]])).toBe('No.');
    expect(none.asked).toHaveLength(times);
  }
});

test('cities are searched each time, in the country and the state of the question', async () => {
  const { told, asked } = over({ citySearch: { results: [{ word: 'Oslo' }] } });
  const path = [['city', parameter('path', 'cities')] as const];
  for (const query of [{}, { country: 'NO' }, { country: 'US', state: 'MN', other: 'x' }])
    expect(await told({ values: ['Olso'], query }, path)).toBe('No. Did you mean Oslo?');
  expect(asked).toEqual([
    { WordsCities: { text: 'Olso' } },
    { WordsCities: { text: 'Olso', country: 'NO' } },
    { WordsCities: { text: 'Olso', country: 'US', state: 'MN' } },
  ]);
});
