import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { compose } from '../../router/compose/compose.ts';
import { readSubgraph, subgraphNames } from '../../router/compose/supergraph.ts';
import { createGraph } from '../../router/graph.ts';
import { addFragments } from '../../router/plan/operation-documents.ts';
import { LocalSubgraph, buildExecutableSchema } from '../../router/subgraph/local.ts';
import { createTimeResolvers } from '../../subgraphs/time/index.ts';

const fixture = fileURLToPath(new URL('../../schema/', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'lookup-schema-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Inserts a line before another one. @throws Error unless the file contains that line exactly once */
function addLine(file: string, line: string, before: string): void {
  const path = join(copy, file);
  const [head, tail, ...more] = readFileSync(path, 'utf8').split(before);
  if (head === undefined || tail === undefined || more.length > 0) throw new Error(`${file}: ${before}`);
  writeFileSync(path, `${head}${line}${before}${tail}`);
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

const listChangedFiles = (): string[] =>
  listFiles(copy).filter(
    (file) => readFileSync(join(copy, file), 'utf8') !== readFileSync(join(fixture, file), 'utf8'),
  );

const osloRecord = {
  id: 'city_8r3hmgzq7bku',
  name: 'Oslo',
  type: 'capital',
  countryCode: 'NO',
  countryName: 'Norway',
  latitude: 59.91,
  longitude: 10.75,
  timezoneId: 'Europe/Oslo',
};

const nearOslo = { city: osloRecord, distance: 1 };

/** Resolvers of a graph in which cities have a motto. A maintainer would add only the resolver of City.motto. */
const resolvers = {
  Query: {
    city: () => osloRecord,
    cityMatch: () => ({ city: osloRecord, matches: 1 }),
    cityById: () => osloRecord,
    cityNearest: () => nearOslo,
    citySearch: () => ({ query: 'osl', results: [osloRecord] }),
    point: () => ({ latitude: 59.91, longitude: 10.75 }),
  },
  Point: { deep: (point: object) => point, nearestCity: () => nearOslo },
  City: {
    deep: (city: object) => city,
    nearby: () => [nearOslo],
    motto: () => 'Unanimiter et constanter',
  },
};

describe('a new field of City', () => {
  cpSync(fixture, copy, { recursive: true });
  addLine(
    'geo.graphql',
    '  "Motto of the city. Null: unknown."\n  motto: String\n',
    '  "Whether it is the capital of its country or of its state.',
  );
  addLine('operations/fragments/city-main.graphql', '  motto\n', '  population\n');

  test('a new City field changes two schema files in addition to the resolver', () => {
    expect(listChangedFiles()).toEqual(['geo.graphql', join('operations', 'fragments', 'city-main.graphql')]);
  });

  const sdl = compose(
    Object.fromEntries(
      subgraphNames.map((name) => [name, parse(readFileSync(join(copy, `${name}.graphql`), 'utf8'))]),
    ),
  );
  const schema = buildExecutableSchema({
    typeDefs: parse(readFileSync(join(copy, 'geo.graphql'), 'utf8')),
    resolvers,
  });
  const createLocalSubgraph = (name: string, subgraph: GraphQLSchema) =>
    new LocalSubgraph(name, subgraph, (error) => {
      throw error;
    });
  const time = buildExecutableSchema({ typeDefs: readSubgraph('time'), resolvers: createTimeResolvers() });
  const graph = createGraph({
    sdl,
    subgraphs: { geo: createLocalSubgraph('geo', schema), time: createLocalSubgraph('time', time) },
  });
  const read = (path: string) => readFileSync(join(copy, 'operations', path), 'utf8');

  test.each([
    ['city', { name: 'Oslo' }, 'cityMatch.city'],
    ['city-id', { id: 'city_8r3hmgzq7bku' }, 'cityById'],
    ['city-nearest', { lat: 59.91, lon: 10.75 }, 'cityNearest.place'],
    ['city-search', { q: 'osl' }, 'citySearch.cities.0'],
    ['city-nearby', { name: 'Oslo' }, 'city.nearby.0.place'],
    ['point', { lat: 59.91, lon: 10.75, deep: true }, 'point.deep.city.place'],
  ])('a new City field is returned by the operation %s', async (name, variables, path) => {
    const operation = graph.prepare(addFragments(`${name}.graphql`, read));
    const { data } = await operation.execute(variables, { now: 0 });
    const expectedValue = path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], data);
    expect(expectedValue).toMatchObject({ name: 'Oslo', motto: 'Unanimiter et constanter' });
  });

  test('a new City field is not returned by API version 1.0.0', () => {
    expect(addFragments('city-v1.graphql', read)).not.toContain('motto');
  });
});

test('CONTRIBUTING.md states how many files a new City field changes', () => {
  const text = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain('A new field of a city takes changes in three files');
});
