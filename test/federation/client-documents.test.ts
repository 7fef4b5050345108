import { beforeAll, describe, expect, test } from 'vitest';
import type { Graph } from '../../router/graph.ts';
import { createCompleteGraph } from '../support/whole-graph.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const graphs: Graph[] = [];
beforeAll(async () => {
  graphs.push(await createCompleteGraph(), await createCompleteGraph({ loadPlanner: () => null }));
});

/** Runs a document with and without the planner. */
async function expectBoth(document: string, variables: object, expected: object): Promise<void> {
  for (const graph of graphs) {
    const result = await graph.prepare(document).execute({ ...variables }, { now });
    expect(JSON.parse(JSON.stringify(result))).toEqual(expected);
  }
}

describe('@inContext(language:)', () => {
  // Names of Unicode CLDR.
  const norwegian = {
    name: 'Norge',
    currency: { name: 'norske kroner' },
    capital: 'Oslo',
    german: 'Norwegen',
  };
  const selection = '{ name currency { name } capital german: name(lang: "de") }';

  test('@inContext(language:) sets the language of all names in all subgraphs, unless an argument names another language', () =>
    expectBoth(
      `query @inContext(language: "nb") { country(code: "NO") ${selection} }`,
      {},
      { data: { country: norwegian } },
    ));

  test('@inContext(language:) accepts a variable, and applies inside fragments', () =>
    expectBoth(
      `query Q($l: String!) @inContext(language: $l) { node(id: "country_NO") { ...F } } fragment F on Country ${selection}`,
      { l: 'nb' },
      { data: { node: norwegian } },
    ));

  test('an operation without @inContext returns English names', () =>
    expectBoth('{ country(code: "NO") { name } }', {}, { data: { country: { name: 'Norway' } } }));
});

test('integer literals of more than 18 digits in a document are accepted by the query planner', async () => {
  for (const graph of graphs) {
    const result = await graph
      .prepare('{ country(code: "NO") { timezones { id } } node(id: 12345678901234567890123) { id } }')
      .execute({}, { now });
    expect(result).toMatchObject({
      data: { country: { timezones: [{ id: 'Europe/Oslo' }] }, node: null },
      errors: [{ path: ['node'], extensions: { code: 'invalid_request', param: 'id' } }],
    });
  }
  for (const graph of graphs) {
    const { errors } = await graph
      .prepare('{ point(latitude: 12345678901234567890, longitude: 1) { timezone { id } } }')
      .execute({}, { now });
    expect(errors).toMatchObject([
      { path: ['point'], extensions: { code: 'invalid_request', param: 'latitude' } },
    ]);
  }
});
