import { expect, test } from 'vitest';
import { selectRouteFields } from './selected-fields.ts';
import { moveRecordFirst } from './reshape.ts';
import type { Route } from '../routing/route.ts';

const row: Route = {
  name: 'city',
  family: 'city',
  path: '/city/{name}',
  summary: 'A city.',
  operation: 'city',
  cache: 'facts',
  headers: () => ({ 'X-Name': 'x' }),
  hint: () => 'a hint',
  examples: [],
};
const document = `
query City($name: String!, $lang: String, $deep: Boolean! = false) {
  match(name: $name) {
    place {
      ...Main
      deep @include(if: $deep) { area people { count year } }
    }
    matches
  }
}
fragment Main on City { id name(lang: $lang) zone: zoneId country { code name(lang: $lang) } }`;

const selectText = (fields: readonly string[], more: Partial<Route> = {}) =>
  selectRouteFields({ ...row, ...more }, document, fields)?.text?.replace(/\s+/g, ' ') ?? null;
const flattenPlace = { shape: (body: Record<string, unknown>) => moveRecordFirst(body, 'place') };

test('a restricted document selects only the requested fields, also through its fragments', () => {
  expect(selectText(['place.zone'])).toBe(
    'query City($name: String!) { match(name: $name) { place { ... on City { zone: zoneId } } matches } }',
  );
  expect(selectText(['place.country'])).toContain('country { code name(lang: $lang) }');
  expect(selectText(['place.country.code'])).toContain('country { code } }');
  expect(selectText(['place.deep.people.year'])).toBe(
    'query City($name: String!, $deep: Boolean! = false) { match(name: $name) { place { deep @include(if: $deep) { people { year } } } matches } }',
  );
});

test('a restricted document includes fields that the shape of the route moves to another place', () => {
  expect(selectText(['zone', 'deep.area'], flattenPlace)).toBe(
    'query City($name: String!, $deep: Boolean! = false) { match(name: $name) { place { ... on City { zone: zoneId } deep @include(if: $deep) { area } } matches } }',
  );
  expect(selectText(['place.zone'], flattenPlace)).toBeNull();
});

test('a route cannot be restricted to a field whose source in the document is unknown', () => {
  expect(selectText(['place.mayor'])).toBeNull();
  // Computed by `shape` from several fields.
  expect(selectText(['title'], { shape: ({ matches }) => ({ title: `of ${String(matches)}` }) })).toBeNull();
  // Present only together with another field.
  expect(
    selectText(['matches'], { shape: ({ place, matches }) => (place === undefined ? {} : { matches }) }),
  ).toBeNull();
  // Its value depends on another field.
  const nextPage = {
    shape: ({ place, matches }: Record<string, unknown>) => ({ next: place === null ? null : matches }),
  };
  expect(selectText(['next'], nextPage)).toBeNull();
  expect(selectText([])).toContain('matches');
  expect(selectText([], flattenPlace)).toContain('matches');
  expect(selectRouteFields(row, 'query One { a { b } }', [])).toBeNull();
  expect(
    selectText(['matches'], {
      shape() {
        throw new TypeError('no list');
      },
    }),
  ).toBeNull();
  expect(selectRouteFields(row, 'query Two { a { b } c { d } }', ['b'])).toBeNull();
});

test('a route whose body consists of all root fields can be restricted', () => {
  const text = selectRouteFields({ ...row, body: 'whole' }, 'query Two { a { b x } c { d } }', [
    'a.b',
    'c',
  ])?.text;
  expect(text?.replace(/\s+/g, ' ')).toBe('query Two { a { b } c { d } }');
});

test('a route with selected fields has no functions for headers and hints', () => {
  const routeWithoutShape = selectRouteFields(row, document, ['matches']);
  expect(routeWithoutShape).not.toHaveProperty('headers');
  expect(routeWithoutShape).not.toHaveProperty('hint');
  expect(row.headers).toBeTypeOf('function');
});
