import { beforeAll, describe, expect, test } from 'vitest';
import type { Handler, Response } from '../../router/exchange.ts';
import { createMeteredFixture, noon, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import { createRest } from './handler.ts';
import { RecentResponses, type RecentResponse } from './recent-answers.ts';
import { routes } from '../routes/index.ts';

const answer = (text: string): RecentResponse => ({
  text,
  type: 'application/json',
  etag: '"1"',
  headers: [],
  unmetered: false,
});

/** Caches a response whose address is requested for the second time. */
function keepAgain(recent: RecentResponses, address: string, given: RecentResponse): void {
  recent.keep(address, given);
  recent.keep(address, given);
}

describe('the cache of recent responses', () => {
  test('a recent response is returned from the cache for a quarter of a second', () => {
    const recent = new RecentResponses();
    expect(recent.find('/a', noon)).toBeUndefined();
    keepAgain(recent, '/a', answer('a'));
    expect(recent.find('/a', noon + 249)?.text).toBe('a');
    expect(recent.find('/b', noon + 249)).toBeUndefined();
    expect(recent.find('/a', noon + 250)).toBeUndefined();
    expect(recent.find('/a', noon + 251)).toBeUndefined();
  });

  test('the cache of recent responses stores only responses that were requested twice within the period', () => {
    const recent = new RecentResponses();
    recent.find('/a', noon);
    recent.keep('/a', answer('first'));
    expect(recent.find('/a', noon + 1)).toBeUndefined();
    recent.keep('/a', answer('second'));
    expect(recent.find('/a', noon + 2)?.text).toBe('second');
    recent.find('/a', noon + 250);
    recent.keep('/a', answer('third'));
    expect(recent.find('/a', noon + 251)).toBeUndefined();
  });

  test('clears the cache of recent responses when the clock jumps back', () => {
    const recent = new RecentResponses();
    recent.find('/a', noon);
    keepAgain(recent, '/a', answer('a'));
    expect(recent.find('/a', noon - 1)).toBeUndefined();
  });

  test('limits the cache of recent responses in entries, in total length and in the length of one text', () => {
    const keptOf = (count: number, length: number) => {
      const recent = new RecentResponses();
      recent.find('', noon);
      const addresses = Array.from({ length: count }, (_, i) => `/${i}`);
      for (const address of addresses) keepAgain(recent, address, answer('x'.repeat(length)));
      return addresses.filter((address) => recent.find(address, noon) !== undefined).length;
    };
    expect(keptOf(600, 1)).toBe(512);
    expect(keptOf(50, 100_000)).toBe(20);
    expect(keptOf(1, 100_001)).toBe(0);
  });

  test('the cache of recent responses stores responses again after the period', () => {
    const recent = new RecentResponses();
    for (const now of [noon, noon + 250]) {
      recent.find('', now);
      for (let i = 0; i < 20; i += 1) keepAgain(recent, `/${now} ${i}`, answer('x'.repeat(100_000)));
      expect(recent.find(`/${now} 19`, now)).toBeDefined();
    }
  });
});

describe('a cached response', () => {
  let deep: MeteredFixture;
  let plain: MeteredFixture;
  beforeAll(async () => {
    const places = await readTestPlaces();
    deep = await createMeteredFixture({ places });
    plain = await createMeteredFixture({ places, plan: { deep: false } });
  });

  const restOf = ({ graph, access, state }: MeteredFixture, recent?: RecentResponses): Handler =>
    createRest({
      routes,
      graph,
      access,
      baseUrl: 'http://localhost',
      clock: () => state.now,
      ...(recent === undefined ? {} : { recent }),
    });

  async function ask(rest: Handler, fixture: MeteredFixture, target: string, headers = {}, base?: string) {
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
    const { status, headers: responseHeaders, body, info: info } = response;
    return { status, headers: responseHeaders, body, units: info?.units, template: info?.template };
  }

  const counted = () => {
    const recent = new RecentResponses();
    let again = 0;
    const find = recent.find.bind(recent);
    recent.find = (address, now) => {
      const found = find(address, now);
      if (found !== undefined) again += 1;
      return found;
    };
    return { recent, again: () => again };
  };

  test('a cached response equals the first response, for every documented example', async () => {
    const { recent, again } = counted();
    const [without, withRecent] = [restOf(deep), restOf(deep, recent)];
    for (const { path } of routes.flatMap((route) => route.examples)) {
      const expected = await ask(without, deep, path);
      for (const how of ['computed', 'kept', 'given again'])
        expect(await ask(withRecent, deep, path), `${path}, ${how}`).toEqual(expected);
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
    const { recent, again } = counted();
    const rest = restOf(deep, recent);
    const usual = await ask(rest, deep, '/country/FR');
    await ask(rest, deep, '/country/FR');
    expect((await ask(rest, deep, '/country/FR')).body).toBe(usual.body);
    expect(again()).toBe(1);
    const expected = await ask(restOf(deep), deep, target, headers);
    expect(expected).not.toEqual(usual);
    expect(await ask(rest, deep, target, headers)).toEqual(expected);
  });

  test('the cache of recent responses has a separate response for plans with other fields', async () => {
    const recent = new RecentResponses();
    const target = '/country/FR?deep=true';
    await ask(restOf(deep, recent), deep, target);
    const rich = await ask(restOf(deep, recent), deep, target);
    const poor = await ask(restOf(plain, recent), plain, target);
    expect(poor).toEqual(await ask(restOf(plain), plain, target));
    expect(poor.body).not.toBe(rich.body);
  });

  test("responses with hints are not cached, because their links contain the client's base URL", async () => {
    const rest = restOf(deep, new RecentResponses());
    const linksFrom = async (base: string): Promise<Response['headers']> =>
      (await ask(rest, deep, '/country/FR?contry=DE', {}, base)).headers;
    for (const how of ['computed', 'kept'])
      expect((await linksFrom('https://a.example')).join(), how).toContain('https://a.example/docs');
    expect((await linksFrom('https://b.example')).join()).toContain('https://b.example/docs');
  });

  test('a cached response never contains clocks or data about the caller', async () => {
    const { recent, again } = counted();
    const rest = restOf(deep, recent);
    for (const target of ['/time/Europe/Paris', '/ip', '/useragent', '/nothing-there']) {
      for (let times = 0; times < 3; times += 1) await ask(rest, deep, target);
    }
    expect(again()).toBe(0);
  });
});
