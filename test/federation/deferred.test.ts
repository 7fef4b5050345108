import {
  Kind,
  parse,
  print,
  visit,
  type DirectiveNode,
  type InlineFragmentNode,
  type SelectionNode,
} from 'graphql';
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OperationContext } from '../../router/operation-context/operation-context.ts';
import type { Graph, Result } from '../../router/graph.ts';
import type { DeliveryFormat } from '../../router/http/graphql/media-type.ts';
import { createPayloadFormat } from '../../router/http/graphql/payloads.ts';
import { createSeededRandom } from '../support/seeded.ts';
import { createTestGraph, fixtureNow } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { worldSubgraphs } from './fixtures/world.ts';
import { generateQueries, type GeneratedQuery } from './generate-queries.ts';
import { findNullPaths } from './parity.ts';

const samples = {
  'Query.city.id': ['1', '2', '3', '4', '5', '6', 'bad'],
  'Query.place.id': ['1', 'NO', 'XX', '?'],
  'Query.country.code': ['NO', 'SE', 'XK', 'XX', '??'],
  'Query.search.text': ['o', 'nor', 'zz'],
  'Query.currency.code': ['NOK', 'EUR', 'XXX'],
  'Query.timezone.id': ['Europe/Oslo', 'Mars/Olympus'],
  'Query.cities.country': ['NO', null],
};

/** Adds `@defer` to some fragments of a query, and moves some of its fields into deferred fragments. */
function addDefer({ document, variables }: GeneratedQuery, random: () => number): GeneratedQuery {
  let count = 0;
  const createDeferDirective = (): DirectiveNode => {
    const [directive] = (
      parse(`{ ... @defer${random() < 0.5 ? `(label: "l${count++}")` : ''} { a } }`)
        .definitions[0] as unknown as {
        selectionSet: { selections: InlineFragmentNode[] };
      }
    ).selectionSet.selections.flatMap((each) => each.directives ?? []);
    return directive as DirectiveNode;
  };
  const deferSometimes = <T extends SelectionNode>(node: T): T =>
    random() < 0.5 ? { ...node, directives: [...(node.directives ?? []), createDeferDirective()] } : node;
  const deferredDocument = visit(parse(document), {
    FragmentSpread: { leave: deferSometimes },
    InlineFragment: { leave: deferSometimes },
    SelectionSet: {
      leave: (set) => ({
        ...set,
        selections: set.selections.map((each): SelectionNode =>
          each.kind === Kind.FIELD && random() < 0.2
            ? {
                kind: Kind.INLINE_FRAGMENT,
                directives: [createDeferDirective()],
                selectionSet: { kind: Kind.SELECTION_SET, selections: [each] },
              }
            : each,
        ),
      }),
    },
  });
  return { document: print(deferredDocument), variables };
}

/** Returns the payloads as a client receives them. */
async function collectPayloads(
  graph: Graph,
  { document, variables }: GeneratedQuery,
  form: DeliveryFormat,
): Promise<readonly object[]> {
  const bound = graph.prepare(document).bind(variables);
  if (bound.errors !== undefined) throw new Error(JSON.stringify(bound.errors));
  const { variant, values } = bound;
  const context = new OperationContext({
    now: fixtureNow,
    client: { signal: new AbortController().signal },
    timeoutMs: 10_000,
  });
  const createAbortError = () => ({ message: 'ended' });
  const multipartDelivery = await variant.deliver({
    variables: values,
    context,
    abortError: createAbortError,
  });
  if (multipartDelivery.pending.length === 0) return [(await multipartDelivery.outcome()).result];
  const payloadWriter = createPayloadFormat(form);
  const payloadTexts = [
    JSON.stringify(payloadWriter.first(multipartDelivery.result, multipartDelivery.pending)),
  ];
  for await (const deliveredPart of multipartDelivery.rest()) {
    payloadTexts.push(JSON.stringify(payloadWriter.later(deliveredPart, !deliveredPart.isLast)));
  }
  return payloadTexts.map((text) => JSON.parse(text) as object);
}

/** Merges the payloads with Apollo Client. */
function mergePayloads(sent: readonly object[], form: DeliveryFormat, document: string): Result {
  const [first] = sent;
  if (sent.length === 1 && first !== undefined && !('hasNext' in first)) return first;
  const query = parse(document);
  const request =
    form === 'deferSpec=20220824'
      ? new Defer20220824Handler().startRequest({ query })
      : new GraphQL17Alpha9Handler().startRequest({
          query: new GraphQL17Alpha9Handler().documentTransform.transformDocument(query),
        });
  let result: unknown;
  for (const payload of sent) result = request.handle(undefined, payload as never);
  expect(request.hasNext, document).toBe(false);
  return result as Result;
}

/** Whether a result contains all values of the complete one; a null caused by an error may have a value instead. */
function isCovered(whole: unknown, other: unknown): boolean {
  if (whole === null) return true;
  if (Array.isArray(whole)) {
    return (
      Array.isArray(other) &&
      whole.length === other.length &&
      whole.every((each, i) => isCovered(each, other[i]))
    );
  }
  if (typeof whole !== 'object') return whole === other;
  if (typeof other !== 'object' || other === null) return false;
  const otherObject = other as Readonly<Record<string, unknown>>;
  return Object.entries(whole).every(
    ([key, value]) => key in otherObject && isCovered(value, otherObject[key]),
  );
}

const random = createSeededRandom(2026);
const graph = createTestGraph(worldSubgraphs);
const queries = generateQueries(graph.apiSchema, 20261122, 250, samples).map((each) =>
  addDefer(each, random),
);
const deliveryForms: readonly DeliveryFormat[] = ['deferSpec=20220824', 'incrementalSpec=v0.2'];

async function expectWhole(requested: Graph, query: GeneratedQuery, form: DeliveryFormat): Promise<number> {
  const completeResult = JSON.parse(
    JSON.stringify(await requested.prepare(query.document).execute(query.variables, { now: fixtureNow })),
  ) as Result;
  const payloadList = await collectPayloads(requested, query, form);
  const { data, errors = [] } = mergePayloads(payloadList, form, query.document);
  const failureText = `${query.document}\n${JSON.stringify(query.variables)}\n${JSON.stringify(payloadList)}`;
  if (completeResult.errors === undefined) {
    expect(errors, failureText).toEqual([]);
    expect(data, failureText).toEqual(completeResult.data);
  } else {
    expect(isCovered(completeResult.data, data), failureText).toBe(true);
    // Executors stop at the first error below a null, so only the location of nulls caused by errors is compared.
    for (const nullPath of findNullPaths(completeResult)) {
      const parentPath = nullPath.slice(0, -1);
      const isReported = errors.some(({ path }) => JSON.stringify(path ?? []).startsWith(parentPath));
      expect(isReported, `${nullPath} ${failureText}`).toBe(true);
    }
  }
  return payloadList.length;
}

describe('parts of a deferred response', () => {
  let subgraphServers: RunningSubgraphs;
  beforeAll(async () => {
    subgraphServers = await startSubgraphs(worldSubgraphs);
  });
  afterAll(() => subgraphServers.close());

  test.each(deliveryForms)(
    'deferred parts in the format %s merge to the complete response when subgraphs run in process',
    async (form) => {
      let deliveredInParts = 0;
      for (const query of queries) deliveredInParts += (await expectWhole(graph, query, form)) > 1 ? 1 : 0;
      expect(deliveredInParts).toBeGreaterThan(100);
    },
  );

  test('deferred parts merge to the complete response when subgraphs are queried over HTTP', async () => {
    const remoteGraph = createTestGraph(worldSubgraphs, { subgraphs: subgraphServers.clients });
    for (const query of queries.slice(0, 60)) await expectWhole(remoteGraph, query, 'incrementalSpec=v0.2');
  });

  test('deferred parts merge to the complete response when there is no query planner', async () => {
    const plannerlessGraph = createTestGraph(worldSubgraphs, { loadPlanner: () => null });
    for (const query of queries.slice(0, 100))
      await expectWhole(plannerlessGraph, query, 'deferSpec=20220824');
  });
});
