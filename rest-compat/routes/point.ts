import { latitude, longitude } from '../parameters/coordinates.ts';
import { isBody } from '../formats/answer.ts';
import { withRecordFirst, unnest } from '../formats/reshape.ts';
import { versioned, type Body, type Route } from '../routing/route.ts';
import { inLanguages } from '../formats/name-languages.ts';

/** Puts the distance next to the fields of the nearest city, and its id last. */
function withNearestCity(body: Body): Body {
  const { deep } = body;
  if (!isBody(deep) || !isBody(deep['city'])) return body;
  const city = withRecordFirst(withRecordFirst(deep['city'], 'place'), 'named');
  const { id, ...rest } = city;
  return { ...body, deep: { ...deep, city: { ...rest, id } } };
}

/** The facts about a point: country, state, district, time zone and nearest city. */
export const pointRoutes: readonly Route[] = inLanguages([
  {
    name: 'point',
    family: 'point',
    path: '/point',
    summary: 'What is at a point: country, state, district, time zone, and the nearest city.',
    operation: versioned('point'),
    parameters: { lat: latitude, lon: longitude },
    deep: 'included',
    cache: 'facts',
    shape: (body) => withNearestCity(unnest(body, 'timezone', ['timezone'])),
    notes: [
      'State and district are by boundaries: of the US Census Bureau; elsewhere of Natural Earth, generalised to about a ' +
        'kilometre, with French departments and most British authorities, 5 km off coasts included. Where those do not tell, they are those of ' +
        'the nearest recorded place of the country (a district: of the state) within 50 km. method and district_method ' +
        'say which.',
      'Of 50,000 recorded cities, each asked for without its own record, the country is as recorded for 99.9 %, the state ' +
        'for 98.6 %, the US county for 99.1 %, the French department for 98.9 %.',
      'Disputed areas are filed as in ISO 3166-1. Zone boundaries: © OpenStreetMap contributors (ODbL).',
    ],
    examples: [
      { path: '/point?lat=40.7128&lon=-74.006', note: 'New York County.' },
      { path: '/point?lat=48.8566&lon=2.3522&deep=true', note: 'Paris, with the nearest city.' },
    ],
  },
]);
