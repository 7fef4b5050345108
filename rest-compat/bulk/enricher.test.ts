import { describe, expect, test } from 'vitest';
import type { RowResponse } from './row-response.ts';
import { Enricher } from './enricher.ts';
import type { FileRecord } from './records.ts';
import type { Task } from './task.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const createRoute = (path: string) => ({ path }) as unknown as Task['route'];
const city: Task = {
  family: 'city',
  route: createRoute('/city/{name}'),
  from: [
    { parameter: 'name', column: 'Town', inPath: true },
    { parameter: 'country', column: 'Land', inPath: false },
  ],
  fields: ['timezone', 'deep.area'],
  deep: false,
};
const record = (columns: Readonly<Record<string, string>>, error: string | null = null): FileRecord => ({
  value: (column) => columns[column] ?? '',
  size: () => 0,
  written: (added) => JSON.stringify(added),
  violation: error,
  isWhole: true,
});
const oslo = { timezone: 'Europe/Oslo', deep: { area: 454 } };

/** Returns a lookup function with a fixed response, which records its calls. */
function createCaller(answer: RowResponse = { status: 200, body: oslo }) {
  const calls: [string, readonly string[] | undefined][] = [];
  const ask = (path: string, fields?: readonly string[]) => {
    calls.push([path, fields]);
    return answer;
  };
  return { ask, calls };
}
const enricher = (
  task: Partial<Task> = {},
  options: Partial<{ cacheSize: number; emptiesAmbiguous: boolean }> = {},
) => new Enricher({ ...city, ...task }, { cacheSize: 0, ...options });

describe('the request that Enricher sends for a record', () => {
  test('enrichment sends the encoded values of the record, and its first request has all fields', async () => {
    const { ask, calls } = createCaller();
    const enricherUnderTest = enricher();
    await enricherUnderTest.enriched(record({ Town: ' São / Paulo ', Land: 'BR' }), ask);
    await enricherUnderTest.enriched(record({ Town: 'Oslo', Land: '  ' }), ask);
    expect(calls).toEqual([
      ['/city/S%C3%A3o%20%2F%20Paulo?country=BR', undefined],
      ['/city/Oslo', ['timezone', 'deep.area']],
    ]);
  });

  test('enrichment sends deep=true for a field in deep, and supports several path parameters', async () => {
    const { ask, calls } = createCaller();
    const columnSources = [{ parameter: 'zone', column: 'Zone', inPath: true }];
    const task = { deep: true, from: columnSources, route: createRoute('/zone/{zone+}') };
    await enricher(task).enriched(record({ Zone: '$&Europe/Oslo' }), ask);
    expect(calls[0]?.[0]).toBe('/zone/%24%26Europe%2FOslo?deep=true');
  });

  test('enrichment sends no request when the first value or a path parameter is empty', async () => {
    const { ask, calls } = createCaller();
    const emptyTask = {
      status: 'empty',
      text: '[null,null,"empty",null]',
      message: null,
      column: null,
      isRejected: false,
    };
    expect(await enricher().enriched(record({ Land: 'BR' }), ask)).toEqual(emptyTask);
    const byQuery = [
      { parameter: 'lat', column: 'Lat', inPath: false },
      { parameter: 'lon', column: 'Lon', inPath: false },
    ];
    const point = enricher({ from: byQuery, route: createRoute('/point') });
    expect(await point.enriched(record({ Lon: '1' }), ask)).toEqual(emptyTask);
    const inPath = byQuery.map((each) => ({ ...each, inPath: each.parameter === 'lon' }));
    const oddEnricher = enricher({ from: inPath, route: createRoute('/point/{lon}') });
    expect(await oddEnricher.enriched(record({ Lat: '1' }), ask)).toEqual(emptyTask);
    expect(calls).toEqual([]);
    await point.enriched(record({ Lat: '1' }), ask);
    expect(calls).toEqual([['/point?lat=1', undefined]]);
  });

  test('enrichment sends no request for an unreadable record, and gives it the status invalid', async () => {
    const { ask, calls } = createCaller();
    expect(await enricher().enriched(record({ Town: 'Oslo' }, 'a quote is open'), ask)).toEqual({
      status: 'invalid',
      message: 'a quote is open',
      column: null,
      isRejected: false,
      text: '[null,null,"invalid","a quote is open"]',
    });
    expect(calls).toEqual([]);
  });
});

describe('the result that Enricher adds to a record', () => {
  const resultOf = async (status: number, body: RowResponse['body'], emptiesAmbiguous = false) =>
    enricher({}, { emptiesAmbiguous }).enriched(record({ Town: 'Oslo' }), createCaller({ status, body }).ask);

  test('an enriched record has the fields of the response and the status found', async () => {
    expect(await resultOf(200, oslo)).toEqual({
      status: 'found',
      message: null,
      column: null,
      isRejected: false,
      text: '["Europe/Oslo",454,"found",null]',
    });
    expect((await resultOf(200, { timezone: null, deep: null })).text).toBe('[null,null,"found",null]');
    const twoMatches = { ...oslo, matches: 2 };
    expect((await resultOf(200, twoMatches)).text).toBe('["Europe/Oslo",454,"ambiguous",null]');
    expect((await resultOf(200, twoMatches, true)).text).toBe(
      '[null,null,"ambiguous","The name matches 2 places."]',
    );
  });

  test.each([
    [1, 'found'],
    [2, 'ambiguous'],
    ['2', 'found'],
    [undefined, 'found'],
  ])('an enriched record with %j matches has the status %s', async (matches, status) => {
    expect((await resultOf(200, { ...oslo, matches })).status).toBe(status);
  });

  test.each([
    [400, 'invalid', false],
    [401, 'invalid', true],
    [403, 'invalid', true],
    [404, 'not_found', false],
    [428, 'invalid', false],
    [429, 'unavailable', false],
    [500, 'unavailable', false],
    [503, 'unavailable', false],
  ])(
    'an enriched record for response status %i is %s, with isRejected %s',
    async (status, named, isRejected) => {
      expect(await resultOf(status, { message: 'Why.', param: 'country' }, true)).toEqual({
        status: named,
        message: 'Why.',
        column: 'Land',
        isRejected,
        text: `[null,null,"${named}","Why."]`,
      });
      expect((await resultOf(status, { message: 'Why.', param: 'key' })).column).toBeNull();
    },
  );

  test('enrichment rejects a field that responses do not have at the first record that is found', async () => {
    const enricherUnderTest = enricher({ fields: ['timezone', 'area'] });
    const { ask } = createCaller({ status: 200, body: { timezone: 'x', name: 'y' } });
    expect(() => enricherUnderTest.enriched(record({ Town: 'Oslo' }), ask)).toThrow(
      new UserFacingError('usage', '/city/Oslo has no field area. Valid fields: timezone, name.'),
    );
    // An error response doesn't show which fields exist, so the next request still asks for all fields.
    const { ask: failing, calls } = createCaller({ status: 404, body: { message: 'x' } });
    const otherEnricher = enricher();
    await otherEnricher.enriched(record({ Town: 'A' }), failing);
    await otherEnricher.enriched(record({ Town: 'B' }), failing);
    expect(calls.map(([, fields]) => fields)).toEqual([undefined, undefined]);
  });
});

describe('the cache of Enricher', () => {
  const lookUpNames = async (made: Enricher, names: readonly string[], answer?: RowResponse) => {
    const { ask: one, calls } = createCaller(answer);
    for (const Town of names) await made.enriched(record({ Town }), one);
    return calls.length;
  };
  const createNames = (count: number, first = 0) => Array.from({ length: count }, (_, n) => `n${first + n}`);

  test('enrichment caches responses, including not_found', async () => {
    const cachingEnricher = enricher({}, { cacheSize: 100 });
    expect(await lookUpNames(cachingEnricher, ['Oslo', 'Oslo', 'Rome', 'Oslo'])).toBe(2);
    expect(await lookUpNames(cachingEnricher, ['None', 'None'], { status: 404, body: {} })).toBe(1);
    expect(await lookUpNames(enricher(), ['Oslo', 'Oslo'])).toBe(2);
  });

  test('enrichment does not cache the results of unavailable sources', async () => {
    const cachingEnricher = enricher({}, { cacheSize: 100 });
    expect(await lookUpNames(cachingEnricher, ['Oslo', 'Oslo'], { status: 503, body: {} })).toBe(2);
    expect(await lookUpNames(cachingEnricher, ['Oslo', 'Oslo'])).toBe(1);
  });

  test('the cache of enrichment drops its older half when its newer half is full', async () => {
    const smallCacheEnricher = enricher({}, { cacheSize: 8 });
    // Each value is requested twice, so that caching is worthwhile.
    const repeatNames = (names: readonly string[]) => names.flatMap((name) => [name, name]);
    expect(await lookUpNames(smallCacheEnricher, repeatNames(createNames(4)))).toBe(4);
    expect(await lookUpNames(smallCacheEnricher, repeatNames(createNames(4, 4)))).toBe(4);
    expect(await lookUpNames(smallCacheEnricher, createNames(8))).toBe(0);
    expect(await lookUpNames(smallCacheEnricher, repeatNames(createNames(1, 8)))).toBe(1);
    expect(await lookUpNames(smallCacheEnricher, createNames(4, 5))).toBe(0);
    expect(await lookUpNames(smallCacheEnricher, ['n0'])).toBe(1);
  });
});
