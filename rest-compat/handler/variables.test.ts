import { describe, expect, test } from 'vitest';
import type { Request } from '../../router/exchange.ts';
import { flagParameter } from '../parameters/flag.ts';
import { integerParameter } from '../parameters/integer.ts';
import { textParameter } from '../parameters/text.ts';
import type { PreparedOperation, PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import type { Route } from '../routing/route.ts';
import { findMistyped, listUnknownNames, parseVariables } from './variables.ts';

const name = textParameter('A name.', { in: 'path', maximum: 20, example: 'oslo' });
const limit = integerParameter('How many.', { minimum: 1, maximum: 50, fallback: 10 });
const q = { ...textParameter('What.', { maximum: 20, example: 'a b' }), required: true };
const note = textParameter('A note.', { maximum: 20, example: 'x' });

function prepareRoute(route: Partial<Route> = {}, query = { limit, note }): PreparedRoute {
  return {
    route,
    path: [['name', name]],
    query: Object.entries(query),
    names: Object.keys(query),
  } as unknown as PreparedRoute;
}
const createOperation = (requested: readonly string[] = []) =>
  ({ requested }) as unknown as PreparedOperation;
const request = { headers: { x: '1' } } as unknown as Request;
const parseFor = (
  query: Query,
  route: PreparedRoute = prepareRoute(),
  values = ['oslo'],
  requested: string[] = [],
) => parseVariables(route, createOperation(requested), request, values, query);

describe('the variables of a request', () => {
  test('the variables of a request are its decoded and parsed parameters, with defaults for omitted parameters', () => {
    expect(parseFor({ limit: '5', note: ' a ' }, prepareRoute(), ['S%C3%A3o%20Paulo'])).toEqual({
      name: 'São Paulo',
      limit: 5,
      note: 'a',
    });
    expect(parseFor({})).toEqual({ name: 'oslo', limit: 10 });
  });

  test('the variables of a request contain the has_ flags that the document declares', () => {
    expect(parseFor({ note: 'x' }, prepareRoute(), ['oslo'], ['note', 'limit'])).toMatchObject({
      has_note: true,
      has_limit: false,
    });
    expect(parseFor({ note: 'x' })).not.toHaveProperty('has_note');
  });

  test('the variables of a request contain data about the caller, and the values that the check of the route changes', () => {
    const readCaller: Route['caller'] = ({ headers }) => ({ own: headers['x'] });
    expect(parseFor({}, prepareRoute({ caller: readCaller }))).toEqual({ own: '1', name: 'oslo', limit: 10 });
    expect(parseFor({}, prepareRoute({ check: (all) => ({ ...all, checked: true }) }))).toEqual({
      name: 'oslo',
      limit: 10,
      checked: true,
    });
    expect(parseFor({}, prepareRoute({ check: () => undefined }))).toEqual({ name: 'oslo', limit: 10 });
  });
});

test.each<[string, Query, PreparedRoute, string, RegExp]>([
  [
    'a required one is missing',
    {},
    prepareRoute({}, { limit, note: q }),
    'note',
    /^note is required, for example note=a%20b\.$/,
  ],
  [
    'one is empty',
    { note: '' },
    prepareRoute(),
    'note',
    /^note must not be empty\. For example, use x, or omit it\.$/,
  ],
  ['one breaks its rule', { limit: '51' }, prepareRoute(), 'limit', /^limit must/],
  ['one has a control character', { note: 'a\u0000' }, prepareRoute(), 'note', /note/],
  ['strict is not a flag', { strict: 'maybe' }, prepareRoute(), 'strict', /^strict must be true or false/],
  [
    'an unknown one, as strict says',
    { noet: 'x', strict: 'true' },
    prepareRoute(),
    'noet',
    /^Did you mean note\? "noet" is not a parameter of this path\. Valid parameters: limit, note\.$/,
  ],
  [
    'an unknown one, as the row says',
    { zzzzz: 'x' },
    prepareRoute({ strict: true }),
    'zzzzz',
    /^"zzzzz" is not a parameter of this path\. Valid parameters: limit, note\.$/,
  ],
])('variablesOf rejects %s with the parameter name', (_, query, route, param, message) => {
  expect(() => parseFor(query, route)).toThrow(message);
  expect(() => parseFor(query, route)).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ param }) }),
  );
});

const blamesName = expect.objectContaining({ extensions: expect.objectContaining({ param: 'name' }) });

test('an invalid path value is rejected with the parameter name', () => {
  expect(() => parseFor({}, prepareRoute(), ['%E0%A4%A'])).toThrow(blamesName);
  expect(() => parseFor({}, prepareRoute(), ['%00'])).toThrow(blamesName);
  expect(() => parseFor({}, prepareRoute(), [])).toThrow(blamesName);
});

test('an empty parameter value is passed to the parser when the parameter allows it', () => {
  const blank = { ...flagParameter('x'), blank: true, parse: (given: string) => given === '' };
  expect(parseFor({ note: '' }, prepareRoute({}, { limit, note: blank } as never))).toMatchObject({
    note: true,
  });
});

test('unknown parameters are ignored unless the request is strict', () => {
  expect(parseFor({ noet: 'x', strict: 'false' })).toEqual({ name: 'oslo', limit: 10 });
  expect(listUnknownNames(prepareRoute(), { b: '1', limit: '1', a: '1', strict: 'true' })).toEqual([
    'b',
    'a',
  ]);
});

test('findMistyped finds an unknown parameter that is similar to the missing parameter', () => {
  expect(findMistyped(prepareRoute(), { limti: '5' }, 'limit')).toBe('limti');
  expect(findMistyped(prepareRoute(), { limti: '5', limit: '1' }, 'limit')).toBeNull();
  expect(findMistyped(prepareRoute(), { limti: '5' }, 'note')).toBeNull();
  expect(findMistyped(prepareRoute(), {}, 'limit')).toBeNull();
  // Only the first ten of thousands are compared.
  const createQuery = (count: number) =>
    Object.fromEntries([...Array.from({ length: count }, (_, n) => [`zzzzzzz${n}`, '']), ['limti', '']]);
  expect(findMistyped(prepareRoute(), createQuery(9), 'limit')).toBe('limti');
  expect(findMistyped(prepareRoute(), createQuery(10), 'limit')).toBeNull();
});
