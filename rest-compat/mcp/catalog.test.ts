import { describe, expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { routes } from '../routes/index.ts';
import { Catalog } from './catalog.ts';
import { definitions } from './tools.ts';

const catalog = new Catalog(routes, buildApiSchema(readSupergraph()));
const listFound = (query: string) =>
  catalog
    .search(query)
    .split('\n')
    .filter((line) => !line.startsWith('  '))
    .map((line) => line.split(':')[0]);

describe('searching the MCP catalogue', () => {
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
  ])('a search of the MCP catalogue for %s finds %s among the first three results', (query, path) => {
    expect(listFound(query).slice(0, 3)).toContain(path);
  });

  test('a search of the MCP catalogue returns at most six operations, each with an example, in a short text', () => {
    const searchResult = catalog.search('city country code time number');
    expect(searchResult.split('\n')).toHaveLength(12);
    expect(searchResult.length).toBeLessThan(2500);
    expect(searchResult).toMatch(/\n {2}run \//);
  });

  test('a search of the MCP catalogue returns the families when no operation matches', () => {
    expect(catalog.search('qqqqqq')).toMatch(/Families: .*city.*currency/);
    expect(catalog.search('the of and')).toContain('Families:');
  });
});

describe('describing an operation of the MCP catalogue', () => {
  test('the MCP catalogue describes a path by parameters, price, examples, fields with units, and its GraphQL query', () => {
    const text = catalog.describe('GET /point?lat=1') ?? '';
    expect(text).toMatch(/- lat \(.*\): .*Example: /);
    expect(text).toContain('Price: One pooled request');
    expect(text).toMatch(/- elevation_m|metres|- latitude/);
    expect(text).toContain('Equivalent GraphQL query:');
  });

  test('the MCP catalogue describes types and root fields, and lists the root fields of Query', () => {
    expect(catalog.describe('City')).toContain('type City');
    expect(catalog.describe('citySearch')).toContain('citySearch(query: String!');
    expect(catalog.describe('Query')).toMatch(/^country\(code: ID!\): Country$/m);
    expect(catalog.describe('__Type')).toBeNull();
    expect(catalog.describe('Ctiy')).toBeNull();
    expect(catalog.near('Ctiy')).toBe('City');
    expect(catalog.near('/cty/{name}')).toBe('/city/{name}');
  });

  test('every path of the MCP catalogue has a description of limited length', () => {
    for (const { path, versions } of routes) {
      if (versions !== undefined && !versions.includes('2.0.0')) continue;
      const text = catalog.describe(path);
      if (text === null) continue;
      expect(text.length, path).toBeLessThan(9200);
      expect(text, path).toContain('Parameters:');
    }
  });
});

/** About the count of usual tokenizers: up to seven letters are one token, as are up to three symbols of JSON (`":{`). */
const countTokens = (text: string) => (text.match(/[A-Za-z]{1,7}|\d{1,3}|[^\sA-Za-z\d]{1,3}/g) ?? []).length;

test('the three MCP tool definitions together have at most 350 tokens', () => {
  const tools = Object.entries(definitions).map(([name, definition]) => ({ name, ...definition }));
  expect(tools).toHaveLength(3);
  expect(countTokens(JSON.stringify(tools))).toBeLessThanOrEqual(350);
});
