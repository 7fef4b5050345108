import { continentCode } from '../parameters/place.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

/** Continents and their countries. */
export const continentRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'continent',
    family: 'continent',
    path: '/continent/{code}',
    summary: 'A continent by code: name, region, population and area.',
    operation: toNamesByVersion('continent'),
    parameters: { code: continentCode },
    cache: 'facts',
    examples: [{ path: '/continent/EU', note: 'Europe.' }],
  },
  {
    name: 'continent',
    family: 'continent',
    path: '/continent',
    summary: 'The seven continents.',
    operation: toNamesByVersion('continents'),
    body: 'whole',
    cache: 'facts',
    examples: [{ path: '/continent', note: 'All continents.' }],
  },
  {
    name: 'continent',
    family: 'continent',
    path: '/continent/{code}/countries',
    summary: 'The countries whose main continent has this code.',
    operation: 'continent-countries',
    parameters: { code: continentCode },
    cache: 'facts',
    examples: [{ path: '/continent/SA/countries', note: 'The countries of South America.' }],
  },
]);
