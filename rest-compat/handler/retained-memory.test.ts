import { setImmediate } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { createMeteredFixture, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import { measureRetained } from '../../test/support/retained-after.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import { createRest } from './handler.ts';
import { routes } from '../routes/index.ts';

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: await readTestPlaces() });
});

/** Maximum growth in bytes per response. A hidden class takes 80 bytes, with descriptors of a few keys 200. */
const maxBytes = 60;
const count = 1000;

test.each([
  '/language/fr',
  '/city/Oslo?country=NO',
  '/city?q=osl',
  '/country/FR',
  '/time/Europe/Paris',
  '/time?lat=40.7128&lon=-74.006',
])('a response to %s retains no memory', async (target) => {
  const { graph, access, state, key } = fixture;
  const restHandler = createRest({
    routes,
    graph,
    access,
    baseUrl: 'http://localhost',
    clock: () => state.now,
  });
  const [path = '', query = ''] = target.split('?');
  const { signal } = new AbortController();
  const requestOnce = () =>
    restHandler({
      method: 'GET',
      path,
      query,
      headers: { 'x-api-key': key },
      ip: '192.0.2.1',
      id: 'test',
      signal,
      body: async () => '',
    });
  expect(await requestOnce()).toMatchObject({ status: 200 });
  expect(
    await measureRetained(count, (turn) => {
      const response = requestOnce();
      return turn % 50 === 0
        ? Promise.all([response, setImmediate()])
        : response instanceof Promise
          ? response
          : null;
    }),
  ).toBeLessThan(maxBytes);
});
