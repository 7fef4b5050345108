import { latitude, longitude } from '../parameters/coordinates.ts';
import { isBody } from '../formats/responses.ts';
import { moveRecordFirst, unnest } from '../formats/reshape.ts';
import { toNamesByVersion, type Body, type Route } from '../routing/route.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

/** Moves the distance next to the fields of the nearest city, and the city's id to the end. */
function addNearestCity(body: Body): Body {
  const { deep } = body;
  if (!isBody(deep) || !isBody(deep['city'])) return body;
  const city = moveRecordFirst(moveRecordFirst(deep['city'], 'place'), 'named');
  const { id, ...rest } = city;
  return { ...body, deep: { ...deep, city: { ...rest, id } } };
}

/** The facts about a point: country, state, district, time zone and nearest city. */
export const pointRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'point',
    family: 'point',
    path: '/point',
    summary: 'Reverse geocoding of a point: country, state, district, time zone and the nearest city.',
    operation: toNamesByVersion('point'),
    parameters: { lat: latitude, lon: longitude },
    deep: 'included',
    cache: 'facts',
    shape: (body) => addNearestCity(unnest(body, 'timezone', ['timezone'])),
    notes: [
      'State and district come from boundaries: US Census Bureau in the US, else Natural Earth, generalised to about one kilometre. ' +
        'French departments and most British authorities are included, with coasts up to 5 km offshore. ' +
        'Outside of these boundaries, the nearest recorded place within 50 km in the country (for a district: in the state) applies. method and district_method report the source.',
      'Measured on 50,000 recorded cities, each without its own record. Correct countries: 99.9 %, states: 98.6 %, US counties: 99.1 %, French departments: 98.9 %.',
      'Disputed areas are assigned as in ISO 3166-1. Zone boundaries: © OpenStreetMap contributors (ODbL).',
    ],
    examples: [
      { path: '/point?lat=40.7128&lon=-74.006', note: 'New York County.' },
      { path: '/point?lat=48.8566&lon=2.3522&deep=true', note: 'Paris, with the nearest city.' },
    ],
  },
]);
