import { beforeAll, expect, test } from 'vitest';
import { createPlacesRest, type Get } from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let get: Get;
beforeAll(async () => {
  get = createPlacesRest(await readTestPlaces());
});

test('a country name that several countries share matches no country, and the error lists these countries', async () => {
  for (const name of ['Congo', 'Kongo', 'Конго']) {
    const { status, body: rejection } = await get(`/country/${encodeURIComponent(name)}`);
    expect([status, rejection['message']]).toEqual([
      404,
      `Did you mean CD or CG? "${name}" is a name of more than one country: for example, use CD.`,
    ]);
  }
  expect((await get('/country/Atlantis')).body['message']).toMatch(/^No country has the code or name/);
});
