import { createInvalidInputError } from '../../core/lookup-error.ts';
import { choiceParameter } from '../parameters/choice.ts';
import { cityKindsParameter } from '../parameters/city-kinds.ts';
import { latitude, longitude } from '../parameters/coordinates.ts';
import { countryQueryParameter } from '../parameters/country.ts';
import { pageSizeParameter as page } from '../parameters/integer.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { locationSelectors } from '../parameters/location.ts';
import { positionParameter } from '../parameters/positions.ts';
import { cityIdParameter, radius, stateQueryParameter } from '../parameters/place.ts';
import { textParameter } from '../parameters/text.ts';
import { moveRecordFirst, moveRecordsFirst } from '../formats/reshape.ts';
import { toNamesByVersion, type Route, type Variables } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';
import { extend } from '../../core/extend.ts';

const cityNameParameter: Parameter<string> = {
  ...textParameter('Exact name in any language or script. Case and accents are ignored.', {
    in: 'path',
    example: 'Oslo',
    maximum: 200,
  }),
  words: 'cities',
};
const areaParameters = {
  country: countryQueryParameter('Restricts the search to a country: ISO 3166-1 code.'),
  state: stateQueryParameter,
};
const pageSize = page('Maximum number of cities.');
const describeMissingCity = ({ name, country, state }: Variables) => {
  const places = [state, country]
    .filter((place) => place !== undefined && place !== null)
    .map(toParameterText);
  const placeSuffix = places.length === 0 ? '' : ` in ${places.join(', ')}`;
  // The suggestion includes a country, because the suggested city can have the same name in another country.
  return `No city${placeSuffix} is named exactly ${toParameterText(name)}. For example, use Oslo with country=NO, or search by prefix with /city?q=osl.`;
};

function rejectPoint({ lat, lon }: Variables): void {
  if (lat === undefined && lon === undefined) return;
  throw createInvalidInputError(
    'q',
    'Use either q or lat and lon: /city?q=osl works. To rank names by distance, add near=59.9,10.7.',
  );
}

const optionalRule = { required: false } as const;

/** Cities by name, name prefix, point, surroundings and id. */
export const cityRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'city',
    family: 'city',
    path: '/city/{name}',
    summary: 'The most populous city with exactly this name; matches counts all of them.',
    operation: toNamesByVersion('city'),
    parameters: { name: cityNameParameter, ...areaParameters },
    deep: 'paid',
    cache: 'facts',
    missing: describeMissingCity,
    shape: (body) => moveRecordFirst(body, 'city'),
    examples: [
      { path: '/city/Oslo?country=NO', note: 'Oslo.' },
      { path: '/city/Springfield?country=US&state=IL', note: 'Restricted to one state.' },
      { path: '/city/M%C3%BCnchen', note: 'The name in German.' },
    ],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city',
    when: ['q'],
    summary: 'Autocompletes city names; tolerates typos.',
    operation: toNamesByVersion('city-search'),
    parameters: {
      q: textParameter('Start of the name.', { example: 'san fr', maximum: 200, required: true }),
      ...areaParameters,
      limit: pageSize,
      lat: { ...latitude, ...optionalRule, summary: 'Not together with q.' },
      lon: { ...longitude, ...optionalRule, summary: 'Not together with q.' },
      near: positionParameter('Location of the end user. Closer cities rank higher.'),
      ip: {
        ...locationSelectors.ip,
        summary:
          'IP address of the end user, as an alternative to near. Cities in its city, or else in its country, rank higher. ' +
          'An IP address without a location has no effect.',
      },
      types: cityKindsParameter,
    },
    check: rejectPoint,
    deep: 'paid',
    cache: 'facts',
    shape: (body, { q, country, state }) => ({
      q,
      ...(country === undefined ? {} : { country }),
      ...(state === undefined ? {} : { state }),
      ...body,
    }),
    examples: [
      { path: '/city?q=san+fr', note: 'San Francisco and others.' },
      { path: '/city?q=lancaster&near=54.05,-2.8', note: 'The English city ranks first.' },
      { path: '/city?q=zuri&types=city', note: 'Without quarters of cities.' },
    ],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city',
    when: ['lat', 'lon'],
    summary: 'The city nearest to a point, with its distance in kilometres and miles.',
    operation: toNamesByVersion('city-nearest'),
    parameters: { lat: latitude, lon: longitude },
    deep: 'paid',
    cache: 'facts',
    shape: (body) => moveRecordFirst(body, 'place'),
    examples: [{ path: '/city?lat=59.91&lon=10.75', note: 'Oslo.' }],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city/{name}/nearby',
    summary: 'Cities around a city, by distance.',
    operation: toNamesByVersion('city-nearby'),
    parameters: {
      name: cityNameParameter,
      ...areaParameters,
      radius,
      unit: choiceParameter('Unit of radius and distances.', ['km', 'mi'], 'km'),
      limit: pageSize,
    },
    deep: 'paid',
    cache: 'facts',
    missing: describeMissingCity,
    shape: ({ nearby, ...city }, { radius: farthest, unit }) =>
      extend(city, { radius: farthest, unit, nearby: moveRecordsFirst(nearby, 'place') }),
    examples: [{ path: '/city/Oslo/nearby?country=NO&radius=20', note: 'Within 20 km.' }],
  },
  {
    name: 'city',
    family: 'city',
    path: '/city/id/{id}',
    summary: 'A city by its stable ID.',
    operation: toNamesByVersion('city-id'),
    parameters: { id: cityIdParameter },
    deep: 'paid',
    cache: 'facts',
    missing: ({ id }) => `No city has the ID ${toParameterText(id)}. Find IDs with /city?q=osl.`,
    examples: [{ path: '/city/id/city_8r3hmgzq7bku', note: 'Oslo.' }],
  },
]);
