import { expect, test, vi } from 'vitest';
import type { Graph } from '../../router/graph.ts';
import type { Problem } from '../../router/errors.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import { Suggestions } from './suggestions.ts';

type Answer = (variables: object) => object;
const context = {} as LookupContext;
const problem: Problem = { code: 'not_found', message: 'There is no such currency.' };

function createSuggestions(answer: Answer) {
  const requestedVariables: object[] = [];
  const prepare = vi.fn(() => ({
    execute: (variables: object) => {
      requestedVariables.push(variables);
      return { data: answer(variables) };
    },
  }));
  const clock = { now: 1_000_000 };
  const suggestionsUnderTest = new Suggestions({ prepare } as unknown as Graph, () => clock.now);
  return { made: suggestionsUnderTest, requested: requestedVariables, prepare, clock };
}
const createParameter = (words?: Parameter['words']) =>
  ({ ...(words === undefined ? {} : { words }) }) as Parameter;
const createRoute = (
  path: readonly (readonly [string, Parameter])[],
  query: readonly (readonly [string, Parameter])[] = [],
) => ({ path, query }) satisfies Pick<PreparedRoute, 'path' | 'query'>;
const currencies = createRoute([['code', createParameter('currencies')]]);

const createMoneyData = () => ({
  currencies: [
    { word: 'Euro', code: 'EUR' },
    { word: 'Japanese Yen', code: 'JPY' },
    { word: 'Swiss Franc', code: 'CHF' },
    { word: 'CFA Franc', code: 'XOF' },
    { word: 'Österreichischer Schilling', code: 'ATS' },
    { word: 'Nowhere', code: null },
  ],
  plain: ['Europe/Vienna', 'Europe/Paris'],
});
async function findIntended(text: string, answer: Answer = createMoneyData) {
  const { made } = createSuggestions(answer);
  const { message } = await made.for(
    problem,
    currencies,
    undefined,
    { values: [encodeURIComponent(text)], query: {} },
    context,
  );
  return (
    /^Did you mean (.*)\? There is no such currency\.$/.exec(message)?.[1] ??
    (message === 'There is no such currency.' ? null : message)
  );
}

test.each([
  ['a word that is nearly one, with its code', 'Eurro', 'EUR (Euro)'],
  ['a name without its marks', 'Osterreichischer Schiling', 'ATS (Österreichischer Schilling)'],
  ['the last word of a name', 'yen', 'JPY (Japanese Yen)'],
  ['it in any case', 'YEN', 'JPY (Japanese Yen)'],
  ['the city of a time zone', 'vienna', 'Europe/Vienna'],
  ['a last word that several have', 'franc', null],
  ['a word without a code', 'Nowere', 'Nowhere'],
  ['a text of a list', 'Europe/Viena', 'Europe/Vienna'],
  ['three letters are a code, and not a name', 'Eur', null],
  ['a known word in the same spelling', 'Nowhere', null],
  ['a known word in another case', 'europe/paris', null],
  ['an unknown word', 'Quatloo', null],
])('the error for %s suggests a known word: %s', async (_, text, expected) =>
  expect(await findIntended(text)).toBe(expected),
);

test('the suggestion for a list corrects the first misspelled of its first ten entries', async () => {
  expect(await findIntended('zzzzzz, Eurro ,Nowere')).toBe('EUR (Euro)');
  expect(await findIntended(`${'zzzzzz,'.repeat(9)}Eurro`)).toBe('EUR (Euro)');
  expect(await findIntended(`${'zzzzzz,'.repeat(10)}Eurro`)).toBeNull();
});

test('suggestions fetch the words of a vocabulary once a minute, and city names separately for each text', async () => {
  const { made, requested, prepare, clock } = createSuggestions(createMoneyData);
  const suggestCurrency = (query: Query = {}, of = currencies) =>
    made.for(problem, of, undefined, { values: ['Eurro'], query }, context);
  await suggestCurrency();
  clock.now += 59_999;
  await suggestCurrency();
  expect(requested).toEqual([{}]);
  clock.now += 1;
  await suggestCurrency();
  expect(requested).toEqual([{}, {}]);
  // A clock that was set back must not keep the words permanently.
  clock.now -= 60_000;
  await suggestCurrency();
  expect(requested).toHaveLength(3);
  expect(prepare).toHaveBeenCalledTimes(1);
  requested.length = 0;
  const cities = createRoute([['name', createParameter('cities')]]);
  await suggestCurrency({}, cities);
  await suggestCurrency({ country: 'AT' }, cities);
  await suggestCurrency({ country: 'AT', state: 'AT-9', other: 'x' }, cities);
  expect(requested).toEqual([
    { text: 'Eurro' },
    { text: 'Eurro', country: 'AT' },
    { text: 'Eurro', country: 'AT', state: 'AT-9' },
  ]);
});

test('an empty vocabulary of suggestions is fetched again', async () => {
  const { made, requested } = createSuggestions(() => ({ currencies: null }));
  const suggestAgain = () =>
    made.for(problem, currencies, undefined, { values: ['Eurro'], query: {} }, context);
  expect(await suggestAgain()).toBe(problem);
  await suggestAgain();
  expect(requested).toHaveLength(2);
});

test('only the parameter with the error gets a suggestion, and only when the parameter has a vocabulary', async () => {
  const { made, requested } = createSuggestions(createMoneyData);
  const routeWithBoth = createRoute(
    [['id', createParameter()]],
    [
      ['zone', createParameter('zones')],
      ['to', createParameter('currencies')],
    ],
  );
  const suggestForRoute = (
    remapped: string | undefined,
    query: Query,
    of = routeWithBoth,
    values = ['Eurro'],
  ) => made.for(problem, of, remapped, { values, query }, context);
  expect(await suggestForRoute('id', { to: 'Eurro' })).toBe(problem);
  expect(await suggestForRoute('to', {})).toBe(problem);
  expect(await suggestForRoute('to', { to: 'Eurro' })).toMatchObject({
    message: 'Did you mean EUR (Euro)? There is no such currency.',
  });
  expect(await suggestForRoute(undefined, { zone: 'Nowere', to: 'Eurro' })).toMatchObject({
    message: 'Did you mean Nowhere? There is no such currency.',
  });
  expect(requested.length).toBe(2);
  expect(await suggestForRoute(undefined, {}, currencies, ['%E0%A4%A'])).toBe(problem);
  expect(await suggestForRoute(undefined, {}, currencies, [])).toBe(problem);
  // The query is already decoded: a percent sign is literal.
  expect(await suggestForRoute('to', { to: 'Nowere%20' })).toBe(problem);
});
