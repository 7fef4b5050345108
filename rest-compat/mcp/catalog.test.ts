import { describe, expect, test } from 'vitest';
import { apiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { routes } from '../routes/index.ts';
import { Catalog } from './catalog.ts';
import { definitions } from './tools.ts';

const catalog = new Catalog(routes, apiSchema(readSupergraph()));
const found = (query: string) =>
  catalog
    .search(query)
    .split('\n')
    .filter((line) => !line.startsWith('  '))
    .map((line) => line.split(':')[0]);

describe('search', () => {
  test.each([
    ['zip code', '/postal/{code}'],
    ['exchange rate euro dollar', '/currency/{base}/{quote}'],
    ['is this email disposable', '/email/{email}'],
    ['public holidays of a country', '/holiday/{country}'],
    ['where is this ip address', '/ip/{ip}'],
    ['weather forecast', '/weather'],
    ['stock ticker', '/company'],
    ['distance between postal codes', '/postal/{code}/distance/{other}'],
    ['check vat number', '/vat/{number}'],
    ['time zones', '/time/zones'],
    ['browser from user agent', '/useragent'],
    ['long weekends', '/holiday/{country}/bridges'],
    ['weathr', '/weather'],
    ['phone carrier', '/carrier/{number}'],
  ])('%s finds %s among the first three', (query, path) => {
    expect(found(query).slice(0, 3)).toContain(path);
  });

  test('tells six at most, each with an example, in little text', () => {
    const answer = catalog.search('city country code time number');
    expect(answer.split('\n')).toHaveLength(12);
    expect(answer.length).toBeLessThan(2500);
    expect(answer).toMatch(/\n {2}run \//);
  });

  test('of what is not there it tells what there is', () => {
    expect(catalog.search('qqqqqq')).toMatch(/There are: .*city.*currency/);
    expect(catalog.search('the of and')).toContain('There are:');
  });
});

describe('describe', () => {
  test('a path: parameters, price, examples, fields with their units, and the same by GraphQL', () => {
    const text = catalog.describe('GET /point?lat=1') ?? '';
    expect(text).toMatch(/- lat \(.*\): .*Example: /);
    expect(text).toContain('Price: One pooled request');
    expect(text).toMatch(/- elevation_m|metres|- latitude/);
    expect(text).toContain('The same by GraphQL:');
  });

  test('a type, a root field, and the list of root fields', () => {
    expect(catalog.describe('City')).toContain('type City');
    expect(catalog.describe('citySearch')).toContain('citySearch(query: String!');
    expect(catalog.describe('Query')).toMatch(/^country\(code: ID!\): Country$/m);
    expect(catalog.describe('__Type')).toBeNull();
    expect(catalog.describe('Ctiy')).toBeNull();
    expect(catalog.near('Ctiy')).toBe('City');
    expect(catalog.near('/cty/{name}')).toBe('/city/{name}');
  });

  test('every path that search tells is described, and not at any length', () => {
    for (const { path, versions } of routes) {
      if (versions !== undefined && !versions.includes('2.0.0')) continue;
      const text = catalog.describe(path);
      if (text === null) continue;
      expect(text.length, path).toBeLessThan(9200);
      expect(text, path).toContain('Parameters:');
    }
  });
});

/** At least as many as any usual tokenizer counts: a word of up to six letters is one, a sign is one. */
const tokens = (text: string) => (text.match(/[A-Za-z]{1,6}|\d{1,3}|[^\sA-Za-z\d]/g) ?? []).length;

test('the three definitions together are at most 1,000 tokens', () => {
  const tools = Object.entries(definitions).map(([name, definition]) => ({ name, ...definition }));
  expect(tools).toHaveLength(3);
  expect(tokens(JSON.stringify(tools))).toBeLessThanOrEqual(1000);
});
