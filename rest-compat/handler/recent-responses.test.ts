import { beforeAll, describe, expect, test } from 'vitest';
import type { Handler, Response } from '../../router/exchange.ts';
import { createMeteredFixture, noon, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import { createRest } from './handler.ts';
import { RecentResponses, type RecentResponse } from './recent-responses.ts';
import { routes } from '../routes/index.ts';

const createResponse = (text: string): RecentResponse => ({
  text,
  type: 'application/json',
  etag: '"1"',
  headers: [],
  unmetered: false,
});

/** Caches a response whose address is requested for the second time. */
function keepTwice(recent: RecentResponses, address: string, given: RecentResponse): void {
  recent.keep(address, given);
  recent.keep(address, given);
}

describe('the cache of recent responses', () => {
  test('a recent response is returned from the cache for a quarter of a second', () => {
    const recent = new RecentResponses();
    expect(recent.find('/a', noon)).toBeUndefined();
    keepTwice(recent, '/a', createResponse('a'));
    expect(recent.find('/a', noon + 249)?.text).toBe('a');
    expect(recent.find('/b', noon + 249)).toBeUndefined();
    expect(recent.find('/a', noon + 250)).toBeUndefined();
    expect(recent.find('/a', noon + 251)).toBeUndefined();
  });

  test('the cache of recent responses stores a response only after two requests within the period', () => {
    const recent = new RecentResponses();
    recent.find('/a', noon);
    recent.keep('/a', createResponse('first'));
    expect(recent.find('/a', noon + 1)).toBeUndefined();
    recent.keep('/a', createResponse('second'));
    expect(recent.find('/a', noon + 2)?.text).toBe('second');
    recent.find('/a', noon + 250);
    recent.keep('/a', createResponse('third'));
    expect(recent.find('/a', noon + 251)).toBeUndefined();
  });

  test('the cache of recent responses is cleared when the clock jumps back', () => {
    const recent = new RecentResponses();
    recent.find('/a', noon);
    keepTwice(recent, '/a', createResponse('a'));
    expect(recent.find('/a', noon - 1)).toBeUndefined();
  });

  test('the cache of recent responses is limited in entries, in total length and in the length of each text', () => {
    const countKept = (count: number, length: number) => {
      const recent = new RecentResponses();
      recent.find('', noon);
      const addresses = Array.from({ length: count }, (_, i) => `/${i}`);
      for (const address of addresses) keepTwice(recent, address, createResponse('x'.repeat(length)));
      return addresses.filter((address) => recent.find(address, noon) !== undefined).length;
    };
    expect(countKept(600, 1)).toBe(512);
    expect(countKept(50, 100_000)).toBe(20);
    expect(countKept(1, 100_001)).toBe(0);
  });

  test('the cache of recent responses stores a response again after the period', () => {
    const recent = new RecentResponses();
    for (const now of [noon, noon + 250]) {
      recent.find('', now);
      for (let i = 0; i < 20; i += 1) keepTwice(recent, `/${now} ${i}`, createResponse('x'.repeat(100_000)));
      expect(recent.find(`/${now} 19`, now)).toBeDefined();
    }
  });
});

describe('a cached response', () => {
  let deepFixture: MeteredFixture;
  let plainFixture: MeteredFixture;
  beforeAll(async () => {
    const placePaths = await readTestPlaces();
    deepFixture = await createMeteredFixture({ places: placePaths });
    plainFixture = await createMeteredFixture({ places: placePaths, plan: { deep: false } });
  });

  const createHandler = ({ graph, access, state }: MeteredFixture, recent?: RecentResponses): Handler =>
    createRest({
      routes,
      graph,
      access,
      baseUrl: 'http://localhost',
      clock: () => state.now,
      ...(recent === undefined ? {} : { recent }),
    });

  async function requestTarget(
    rest: Handler,
    fixture: MeteredFixture,
    target: string,
    headers = {},
    base?: string,
  ) {
    const [path = '', query = ''] = target.split('?');
    const response = await rest({
      method: 'GET',
      path,
      query,
      headers: { 'x-api-key': fixture.key, ...headers },
      ip: '192.0.2.1',
      id: 'test',
      base,
      signal: new AbortController().signal,
      body: async () => '',
    });
    const { status, headers: responseHeaders, body, info } = response;
    return { status, headers: responseHeaders, body, units: info?.units, template: info?.template };
  }

  const countExecutions = () => {
    const recent = new RecentResponses();
    let repeatCount = 0;
    const find = recent.find.bind(recent);
    recent.find = (address, now) => {
      const foundResponse = find(address, now);
      if (foundResponse !== undefined) repeatCount += 1;
      return foundResponse;
    };
    return { recent, again: () => repeatCount };
  };

  test('a cached response equals the uncached response for every documented example', async () => {
    const { recent, again } = countExecutions();
    const [without, withRecent] = [createHandler(deepFixture), createHandler(deepFixture, recent)];
    for (const { path } of routes.flatMap((route) => route.examples)) {
      const expectedResponse = await requestTarget(without, deepFixture, path);
      for (const attempt of ['computed', 'kept', 'given again'])
        expect(await requestTarget(withRecent, deepFixture, path), `${path}, ${attempt}`).toEqual(
          expectedResponse,
        );
    }
    expect(again()).toBeGreaterThan(40);
  });

  test.each([
    ['another version', '/version/1.0.0/country/FR', {}],
    ['another version by its header', '/country/FR', { 'api-version': '1.0.0' }],
    ['a table', '/country/FR', { accept: 'text/csv' }],
    ['another form', '/country/FR?pretty=true', {}],
    ['another language', '/country/FR?lang=de', {}],
    ['a refusal', '/country/FR?strict=true&x=1', {}],
    ['a response that the client already has', '/country/FR', { 'if-none-match': '*' }],
  ])('the cache of recent responses has a separate response for %s', async (_, target, headers) => {
    const { recent, again } = countExecutions();
    const restHandler = createHandler(deepFixture, recent);
    const usualResponse = await requestTarget(restHandler, deepFixture, '/country/FR');
    await requestTarget(restHandler, deepFixture, '/country/FR');
    expect((await requestTarget(restHandler, deepFixture, '/country/FR')).body).toBe(usualResponse.body);
    expect(again()).toBe(1);
    const expectedResponse = await requestTarget(createHandler(deepFixture), deepFixture, target, headers);
    expect(expectedResponse).not.toEqual(usualResponse);
    expect(await requestTarget(restHandler, deepFixture, target, headers)).toEqual(expectedResponse);
  });

  test('the cache of recent responses has a separate response for price plans with other fields', async () => {
    const recent = new RecentResponses();
    const target = '/country/FR?deep=true';
    await requestTarget(createHandler(deepFixture, recent), deepFixture, target);
    const richResponse = await requestTarget(createHandler(deepFixture, recent), deepFixture, target);
    const poorResponse = await requestTarget(createHandler(plainFixture, recent), plainFixture, target);
    expect(poorResponse).toEqual(await requestTarget(createHandler(plainFixture), plainFixture, target));
    expect(poorResponse.body).not.toBe(richResponse.body);
  });

  test("responses with hints are not cached, because their links contain the client's base URL", async () => {
    const restHandler = createHandler(deepFixture, new RecentResponses());
    const getLinks = async (base: string): Promise<Response['headers']> =>
      (await requestTarget(restHandler, deepFixture, '/country/FR?contry=DE', {}, base)).headers;
    for (const attempt of ['computed', 'kept'])
      expect((await getLinks('https://a.example')).join(), attempt).toContain('https://a.example/docs');
    expect((await getLinks('https://b.example')).join()).toContain('https://b.example/docs');
  });

  test('cached responses never contain clocks or data about the caller', async () => {
    const { recent, again } = countExecutions();
    const restHandler = createHandler(deepFixture, recent);
    for (const target of ['/time/Europe/Paris', '/ip', '/useragent', '/nothing-there']) {
      for (let times = 0; times < 3; times += 1) await requestTarget(restHandler, deepFixture, target);
    }
    expect(again()).toBe(0);
  });
});
