import { beforeAll, expect, test } from 'vitest';
import { createPlacesGraph } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import type { Graph } from '../../../router/graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = createPlacesGraph(await readTestPlaces());
});

const pointFields = 'countryCode countryName stateCode stateName districtCode state { iso31662 }';
const queryPoint = async (latitude: number, longitude: number): Promise<unknown> => {
  const { data } = await graph
    .prepare(`{ point(latitude: ${latitude}, longitude: ${longitude}) { ${pointFields} } }`)
    .execute({}, { now: 0 });
  return data?.['point'];
};

// ISO 3166-2, ANSI INCITS 31.
test.each([
  ['City Hall of New York', 40.7128, -74.006, 'US', 'NY', 'New York', '36061'],
  ['the Eiffel Tower', 48.8584, 2.2945, 'FR', 'IDF', 'Île-de-France', '75'],
  ['the Brandenburg Gate', 52.5163, 13.3777, 'DE', 'BE', 'Berlin', null],
] as const)(
  '/point returns the state and the district of %s',
  async (_, latitude, longitude, country, state, stateName, district) => {
    expect(await queryPoint(latitude, longitude)).toMatchObject({
      countryCode: country,
      stateCode: state,
      stateName,
      districtCode: district,
      state: { iso31662: `${country}-${state}` },
    });
  },
);

// South of 60° S no territorial claim applies (Antarctic Treaty, article VI); Southern Thule, at 59.4° S, belongs to
// GS.
test.each([
  ['between Southern Thule and the treaty’s parallel', -59.7, -27.2],
  ['east of Southern Thule', -59.4, -25],
  ['in the Weddell Sea', -72, -45],
  ['in the Gulf of Guinea', 0, 0],
])('/point returns no country for a point at sea: %s', async (_, latitude, longitude) => {
  expect(await queryPoint(latitude, longitude)).toEqual({
    countryCode: null,
    countryName: null,
    stateCode: null,
    stateName: null,
    districtCode: null,
    state: null,
  });
});
