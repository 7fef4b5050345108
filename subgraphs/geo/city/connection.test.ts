import { beforeAll, expect, test } from 'vitest';
import type { Graph } from '../../../router/graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createPlacesGraph } from '../../../test/support/places-graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = createPlacesGraph(await readTestPlaces());
});

interface Page {
  readonly nodes: readonly {
    readonly id: string;
    readonly name: string;
    readonly population: number | null;
  }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
  readonly totalCount: number;
}

const connectionFields = `{
  totalCount nodes { id name population } edges { cursor node { id } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
}`;

async function fetchPage(field: string, first: number, after: string | null): Promise<Page> {
  const document = `query ($first: Int, $after: String) { it: ${field} { cityConnection(first: $first, after: $after) ${connectionFields} } }`;
  const { data, errors } = await graph.prepare(document).execute({ first, after }, { now: 0 });
  expect(errors).toBeUndefined();
  return (data?.['it'] as { cityConnection: Page }).cityConnection;
}

test.each([
  ['country(code: "LU")', 'Luxembourg'],
  ['state(code: "US-WY")', 'Cheyenne'],
])('the pages of cities of %s contain every city once, the largest first', async (field, largest) => {
  const ids: string[] = [];
  const populations: number[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Page = await fetchPage(field, 50, after);
    if (after === null) expect(page.nodes[0]?.name).toBe(largest);
    expect(page.pageInfo['hasPreviousPage']).toBe(after !== null);
    expect(page.edges.map(({ node }) => node.id)).toEqual(page.nodes.map(({ id }) => id));
    expect(page.pageInfo).toMatchObject({
      startCursor: page.edges[0]?.cursor,
      endCursor: page.edges.at(-1)?.cursor,
    });
    ids.push(...page.nodes.map(({ id }) => id));
    populations.push(...page.nodes.map(({ population }) => population ?? 0));
    if (page.pageInfo['hasNextPage'] !== true) {
      expect(page.totalCount).toBe(ids.length);
      break;
    }
    after = page.edges.at(-1)?.cursor ?? null;
  }
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
  expect(populations).toEqual(populations.toSorted((a, b) => b - a));
});

test.each(['', 'x', 'bm9wZQ', Buffer.from('city_8r3hmgzq7bku').toString('base64url')])(
  'a cursor that the list has not returned (%s) is an invalid_request error',
  async (after) => {
    const document =
      'query ($after: String) { country(code: "LU") { cityConnection(after: $after) { totalCount } } }';
    const { data, errors } = await graph.prepare(document).execute({ after }, { now: 0 });
    expect(data).toEqual({ country: { cityConnection: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'invalid_request', param: 'after' } }]);
  },
);

// Members and currencies as the European Union publishes them; languages by Unicode CLDR.
test.each([
  ['currency: "EUR", bloc: "EU", subregion: "northern europe"', ['EE', 'FI', 'IE', 'LT', 'LV']],
  ['bloc: "BENELUX"', ['BE', 'LU', 'NL']],
  ['continent: "SA", language: "nld"', ['SR']],
  ['currency: "CHF"', ['CH', 'LI']],
  ['bloc: "EU", continent: "SA"', []],
])('the query countries(%s) returns the page %j', async (filters, codes) => {
  const { data, errors } = await graph.prepare(`{ countries(${filters}) { code } }`).execute({}, { now: 0 });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ countries: codes.map((code) => ({ code })) });
});

test.each([
  ['currency: "E"', 'currency'],
  ['bloc: "?"', 'bloc'],
  ['language: "1"', 'language'],
  ['subregion: " "', 'subregion'],
])('the query countries(%s) fails with an error that names %s', async (filters, param) => {
  const { errors } = await graph.prepare(`{ countries(${filters}) { code } }`).execute({}, { now: 0 });
  expect(errors).toMatchObject([{ extensions: { code: 'invalid_request', param } }]);
});
