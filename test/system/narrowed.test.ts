import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalSource } from '../../cli/local.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import { selectRouteFields } from '../../rest-compat/formats/selected-fields.ts';
import { getDocumentText } from '../../rest-compat/routing/route-documents.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { getField } from '../../rest-compat/formats/fields.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { isJson } from '../../router/document/result.ts';
import { createGraph } from '../../router/graph.ts';
import { openRealSubgraphs, type RealSubgraphs } from './real-graph.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const sdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');

let realSubgraphs: RealSubgraphs;
let source: LocalSource;
beforeAll(async () => {
  realSubgraphs = await openRealSubgraphs(() => now);
  const graph = createGraph({ sdl, subgraphs: realSubgraphs.local });
  const lookups = new Lookups({ routes, graph, clock: () => now });
  source = new LocalSource({ lookups, graph, close: () => realSubgraphs.close(), suggests: false });
});
afterAll(() => source.close());

/** Returns the dotted names of the fields of a body; a list counts as one field. */
const listFields = (body: object, prefix = ''): string[] =>
  Object.entries(body).flatMap(([key, value]) => [
    prefix + key,
    ...(isJson(value) && !Array.isArray(value) ? listFields(value, `${prefix}${key}.`) : []),
  ]);

/** Returns the same list object for the same names, since a route is prepared once per list. */
const lists = new Map<string, readonly string[]>();
function listPaths(fields: readonly string[]): readonly string[] {
  const name = fields.join();
  const cachedList = lists.get(name) ?? fields;
  lists.set(name, cachedList);
  return cachedList;
}

const requestRecord = (path: string, fields?: readonly string[]) => Promise.resolve(source.ask(path, fields));

test.each(routes.map((route) => [route.path, route.when?.join() ?? '', route] as const))(
  'the request %s %s returns the same values for selected fields as in the complete response',
  async (_path, _when, route: Route) => {
    // A route without a shape function needs only one example.
    for (const { path } of route.shape === undefined ? route.examples.slice(0, 1) : route.examples) {
      const completeRecord = await requestRecord(path);
      const fields = listFields(completeRecord.body);
      // Selects every second field, then the other fields. A field derived from two fields must be correct with only one of
      // them selected.
      for (const remainder of [0, 1]) {
        const selectedPaths = listPaths(fields.filter((_, index) => index % 2 === remainder));
        const { status, body } = await requestRecord(path, selectedPaths);
        expect(status, path).toBe(completeRecord.status);
        if (status !== 200) expect(body).toEqual(completeRecord.body);
        else
          for (const field of selectedPaths)
            expect(getField(body, field), field).toEqual(getField(completeRecord.body, field));
      }
    }
  },
);

test('the enrichment columns that are used most are read with a query of only these fields', () => {
  const columns = {
    '/ip/{ip}': ['country', 'asn', 'deep.city'],
    '/phone/{number}': ['country', 'valid', 'type', 'international'],
    '/city/{name}': ['country', 'state', 'timezone', 'latitude', 'population'],
    '/email/{email}': ['valid', 'disposable', 'free'],
    '/country/{code}': ['name', 'currency', 'capital'],
    '/vat/{number}': ['valid'],
    '/iban/{iban}': ['valid', 'bank_name'],
    '/mac/{mac}': ['vendor'],
    '/postal/{code}': ['city', 'state'],
  };
  for (const [path, fields] of Object.entries(columns)) {
    const route = routes.find((each) => each.path === path);
    if (route === undefined) throw new Error(path);
    for (const field of fields)
      expect(
        selectRouteFields(route, getDocumentText(route, latestVersion), [field]),
        `${path} ${field}`,
      ).not.toBeNull();
  }
});
