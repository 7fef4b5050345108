import { describe, expect, test } from 'vitest';
import type { RowResponse } from './row-response.ts';
import { Enricher } from './enricher.ts';
import type { FileRecord } from './records.ts';
import type { Task } from './task.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const routeOf = (path: string) => ({ path }) as unknown as Task['route'];
const city: Task = {
  family: 'city',
  route: routeOf('/city/{name}'),
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
function caller(answer: RowResponse = { status: 200, body: oslo }) {
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
  test('enrichment requests contain the encoded values of the record; the first request has all fields', async () => {
    const { ask, calls } = caller();
    const made = enricher();
    await made.enriched(record({ Town: ' São / Paulo ', Land: 'BR' }), ask);
    await made.enriched(record({ Town: 'Oslo', Land: '  ' }), ask);
    expect(calls).toEqual([
      ['/city/S%C3%A3o%20%2F%20Paulo?country=BR', undefined],
      ['/city/Oslo', ['timezone', 'deep.area']],
    ]);
  });

  test('enrichment requests contain deep=true for a field in deep, and several path parameters', async () => {
    const { ask, calls } = caller();
    const from = [{ parameter: 'zone', column: 'Zone', inPath: true }];
    const task = { deep: true, from, route: routeOf('/zone/{zone+}') };
    await enricher(task).enriched(record({ Zone: '$&Europe/Oslo' }), ask);
    expect(calls[0]?.[0]).toBe('/zone/%24%26Europe%2FOslo?deep=true');
  });

  test('enrichment sends no request when the first value or a path parameter is empty', async () => {
    const { ask, calls } = caller();
    const empty = {
      status: 'empty',
      text: '[null,null,"empty",null]',
      message: null,
      column: null,
      isRejected: false,
    };
    expect(await enricher().enriched(record({ Land: 'BR' }), ask)).toEqual(empty);
    const byQuery = [
      { parameter: 'lat', column: 'Lat', inPath: false },
      { parameter: 'lon', column: 'Lon', inPath: false },
    ];
    const point = enricher({ from: byQuery, route: routeOf('/point') });
    expect(await point.enriched(record({ Lon: '1' }), ask)).toEqual(empty);
    const inPath = byQuery.map((each) => ({ ...each, inPath: each.parameter === 'lon' }));
    const odd = enricher({ from: inPath, route: routeOf('/point/{lon}') });
    expect(await odd.enriched(record({ Lat: '1' }), ask)).toEqual(empty);
    expect(calls).toEqual([]);
    await point.enriched(record({ Lat: '1' }), ask);
    expect(calls).toEqual([['/point?lat=1', undefined]]);
  });

  test('enrichment sends no request for a record that cannot be read, whose status is invalid', async () => {
    const { ask, calls } = caller();
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
    enricher({}, { emptiesAmbiguous }).enriched(record({ Town: 'Oslo' }), caller({ status, body }).ask);

  test('the result has the fields of the response and the status found', async () => {
    expect(await resultOf(200, oslo)).toEqual({
      status: 'found',
      message: null,
      column: null,
      isRejected: false,
      text: '["Europe/Oslo",454,"found",null]',
    });
    expect((await resultOf(200, { timezone: null, deep: null })).text).toBe('[null,null,"found",null]');
    const two = { ...oslo, matches: 2 };
    expect((await resultOf(200, two)).text).toBe('["Europe/Oslo",454,"ambiguous",null]');
    expect((await resultOf(200, two, true)).text).toBe(
      '[null,null,"ambiguous","The name matches 2 places."]',
    );
  });

  test.each([
    [1, 'found'],
    [2, 'ambiguous'],
    ['2', 'found'],
    [undefined, 'found'],
  ])('the result for %j matches has the status %s', async (matches, status) => {
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
  ])('response status %i yields the result %s, with isRejected %s', async (status, named, isRejected) => {
    expect(await resultOf(status, { message: 'Why.', param: 'country' }, true)).toEqual({
      status: named,
      message: 'Why.',
      column: 'Land',
      isRejected,
      text: `[null,null,"${named}","Why."]`,
    });
    expect((await resultOf(status, { message: 'Why.', param: 'key' })).column).toBeNull();
  });

  test("Enricher rejects a field that responses don't have at the first found record", async () => {
    const made = enricher({ fields: ['timezone', 'area'] });
    const { ask } = caller({ status: 200, body: { timezone: 'x', name: 'y' } });
    expect(() => made.enriched(record({ Town: 'Oslo' }), ask)).toThrow(
      new UserFacingError('usage', '/city/Oslo has no field area. Valid fields: timezone, name.'),
    );
    // An error response doesn't show which fields exist, so the next request still asks for all fields.
    const { ask: failing, calls } = caller({ status: 404, body: { message: 'x' } });
    const other = enricher();
    await other.enriched(record({ Town: 'A' }), failing);
    await other.enriched(record({ Town: 'B' }), failing);
    expect(calls.map(([, fields]) => fields)).toEqual([undefined, undefined]);
  });
});

describe('the cache of Enricher', () => {
  const ask = async (made: Enricher, names: readonly string[], answer?: RowResponse) => {
    const { ask: one, calls } = caller(answer);
    for (const Town of names) await made.enriched(record({ Town }), one);
    return calls.length;
  };
  const letters = (count: number, first = 0) => Array.from({ length: count }, (_, n) => `n${first + n}`);

  test('enrichment caches responses, including not_found', async () => {
    const made = enricher({}, { cacheSize: 100 });
    expect(await ask(made, ['Oslo', 'Oslo', 'Rome', 'Oslo'])).toBe(2);
    expect(await ask(made, ['None', 'None'], { status: 404, body: {} })).toBe(1);
    expect(await ask(enricher(), ['Oslo', 'Oslo'])).toBe(2);
  });

  test('enrichment does not cache unavailable results', async () => {
    const made = enricher({}, { cacheSize: 100 });
    expect(await ask(made, ['Oslo', 'Oslo'], { status: 503, body: {} })).toBe(2);
    expect(await ask(made, ['Oslo', 'Oslo'])).toBe(1);
  });

  test('the cache of enrichment drops its older half when the newer half is full', async () => {
    const made = enricher({}, { cacheSize: 8 });
    // Each value is requested twice, so that caching is worthwhile.
    const twice = (names: readonly string[]) => names.flatMap((name) => [name, name]);
    expect(await ask(made, twice(letters(4)))).toBe(4);
    expect(await ask(made, twice(letters(4, 4)))).toBe(4);
    expect(await ask(made, letters(8))).toBe(0);
    expect(await ask(made, twice(letters(1, 8)))).toBe(1);
    expect(await ask(made, letters(4, 5))).toBe(0);
    expect(await ask(made, ['n0'])).toBe(1);
  });
});
