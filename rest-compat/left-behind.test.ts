import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { beforeAll, expect, test } from 'vitest';
import { meteredHouse, type House } from '../test/support/metered-house.ts';
import { testPlaces } from '../test/support/places.ts';
import { createRest } from './handler.ts';
import { routes } from './routes.ts';

/**
 * What V8 collects only by stopping for everybody: objects that have lived for a while, and hidden classes. An answer that leaves
 * a class of its own behind is right, and makes all others wait some times a minute.
 */
const oldBytes = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => /^(?:old|map)_space$/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

let house: House;
beforeAll(async () => {
  house = await meteredHouse({ places: await testPlaces() });
});

/** A hidden class is 80 bytes, with the descriptors of a few keys 200. */
const most = 60;
const count = 1000;

test.each([
  '/language/fr',
  '/city/Oslo?country=NO',
  '/city?q=osl',
  '/country/FR',
  '/time/Europe/Paris',
  '/time?lat=40.7128&lon=-74.006',
])('an answer to %s leaves nothing behind', async (target) => {
  const { graph, access, state, key } = house;
  const rest = createRest({ routes, graph, access, baseUrl: 'http://localhost', clock: () => state.now });
  const [path = '', query = ''] = target.split('?');
  const { signal } = new AbortController();
  const ask = () =>
    rest({
      method: 'GET',
      path,
      query,
      headers: { 'x-api-key': key },
      ip: '192.0.2.1',
      id: 'test',
      signal,
      body: async () => '',
    });
  expect(await ask()).toMatchObject({ status: 200 });
  const grown: number[] = [];
  for (let round = 0; round < 48; round += 1) {
    const before = oldBytes();
    for (let asked = 0; asked < count; asked += 1) {
      const answer = ask();
      if (answer instanceof Promise) await answer;
      if (asked % 50 === 0) await setImmediate();
    }
    grown.push((oldBytes() - before) / count);
  }
  // The first rounds are for V8, which compiles meanwhile; in some it collects.
  const undisturbed = grown.slice(12).filter((bytes) => bytes >= 0);
  undisturbed.sort((a, b) => a - b);
  expect(undisturbed.length).toBeGreaterThan(5);
  expect(undisturbed[undisturbed.length >> 2]).toBeLessThan(most);
});
