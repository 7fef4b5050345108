import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { SubgraphModule } from '../../router/subgraph/local.ts';
import { createTestGraph, createLocalSubgraphs, fixtureNow } from './fixtures/graph.ts';

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@interfaceObject"])';

const workRecords = [
  { __typename: 'Book', id: '1', title: 'Sult', pages: 232 },
  { __typename: 'Film', id: '2', title: 'Max Manus', minutes: 118 },
];

/** One subgraph defines the implementations; the other declares the interface as an object type. */
const modules: Record<string, SubgraphModule> = {
  catalogue: {
    typeDefs: parse(`${link}
      type Query { works: [Work!]! }
      interface Work @key(fields: "id") { id: ID! title: String! }
      type Book implements Work @key(fields: "id") { id: ID! title: String! pages: Int! }
      type Film implements Work @key(fields: "id") { id: ID! title: String! minutes: Int! }
    `),
    resolvers: {
      Query: { works: () => workRecords },
      Work: { __resolveReference: ({ id }: { id: string }) => workRecords.find((work) => work.id === id) },
      Book: { __resolveReference: ({ id }: { id: string }) => workRecords.find((work) => work.id === id) },
      Film: { __resolveReference: ({ id }: { id: string }) => workRecords.find((work) => work.id === id) },
    },
  },
  reviews: {
    typeDefs: parse(`${link}
      type Query { best: Work }
      type Work @key(fields: "id") @interfaceObject { id: ID! stars: Int! }
    `),
    resolvers: {
      Query: { best: () => ({ id: '2' }) },
      Work: { stars: ({ id }: { id: string }) => (id === '1' ? 4 : 5) },
    },
  },
};

const graph = createTestGraph(modules);
const run = async (document: string) => graph.prepare(document).execute({}, { now: fixtureNow });

describe('@interfaceObject', () => {
  test('fields of an @interfaceObject are available on every implementation', async () => {
    expect(await run('{ works { title stars } }')).toEqual({
      data: {
        works: [
          { title: 'Sult', stars: 4 },
          { title: 'Max Manus', stars: 5 },
        ],
      },
    });
  });

  test('fields of an @interfaceObject are available within type conditions', async () => {
    expect(await run('{ works { ... on Book { pages stars } ... on Film { minutes } } }')).toEqual({
      data: { works: [{ pages: 232, stars: 4 }, { minutes: 118 }] },
    });
  });

  test('the concrete type of an @interfaceObject comes from the subgraph that defines the interface', async () => {
    expect(
      await run('{ best { __typename title stars ... on Film { minutes } ... on Book { pages } } }'),
    ).toEqual({ data: { best: { __typename: 'Film', title: 'Max Manus', stars: 5, minutes: 118 } } });
  });

  test('representations for an @interfaceObject have the interface as their type name', async () => {
    const shownValues: unknown[] = [];
    const subgraphs = createLocalSubgraphs(modules);
    const { reviews } = subgraphs;
    if (reviews === undefined) throw new Error('There are two subgraphs.');
    const listening = {
      name: 'reviews',
      execute: (...call: Parameters<typeof reviews.execute>) => {
        shownValues.push(call[1]['representations']);
        return reviews.execute(...call);
      },
    };
    await createTestGraph(modules, { subgraphs: { ...subgraphs, reviews: listening } })
      .prepare('{ works { stars } }')
      .execute({}, { now: fixtureNow });
    expect(shownValues).toEqual([
      [
        { __typename: 'Work', id: '1' },
        { __typename: 'Work', id: '2' },
      ],
    ]);
  });
});

describe('an external field of an @interfaceObject', () => {
  const modulesWithRequires: Record<string, SubgraphModule> = {
    ...modules,
    reviews: {
      typeDefs: parse(`${link.replace('"@key"', '"@key", "@external", "@requires"')}
        type Query { best: Work }
        type Work @key(fields: "id") @interfaceObject {
          id: ID!
          title: String! @external
          blurb: String! @requires(fields: "title")
        }
      `),
      resolvers: {
        Query: { best: () => ({ id: '2' }) },
        Work: { blurb: ({ title }: { title: string }) => `${title}: five stars` },
      },
    },
  };

  test('an external field of an @interfaceObject is fetched from the subgraph that owns it', async () => {
    const result = createTestGraph(modulesWithRequires).prepare('{ best { blurb title } works { blurb } }');
    expect(await result.execute({}, { now: fixtureNow })).toEqual({
      data: {
        best: { blurb: 'Max Manus: five stars', title: 'Max Manus' },
        works: [{ blurb: 'Sult: five stars' }, { blurb: 'Max Manus: five stars' }],
      },
    });
  });
});
