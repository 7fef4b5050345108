import { countryQueryParameter } from '../parameters/country.ts';
import { statePathParameter } from '../parameters/place.ts';
import { toNamesByVersion, type Route, type Variables } from '../routing/route.ts';
import { toParameterText } from './parameter-text.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

const describeMissingState = ({ code, country }: Variables): string =>
  `No state has the code ${toParameterText(code)}${country === undefined ? '' : ` in ${toParameterText(country)}`}. For example, use US-CA.`;

/** Divisions of ISO 3166-2. */
export const stateRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'state',
    family: 'state',
    path: '/state/{code}',
    summary:
      'A state, province or other division by ISO 3166-2 code. Population, area, area codes and tax are null or empty if no reliable value is recorded.',
    operation: toNamesByVersion('state'),
    parameters: {
      code: statePathParameter,
      country: countryQueryParameter(
        'ISO 3166-1 code of the country. Required if several countries use the code.',
      ),
    },
    deep: 'paid',
    cache: 'facts',
    missing: describeMissingState,
    examples: [
      { path: '/state/CA?country=US', note: 'California.' },
      { path: '/state/JP-13', note: 'A complete ISO 3166-2 code needs no country.' },
    ],
  },
]);

/** The districts of a division, and its subdivisions. */
export const stateDistrictRoutes: readonly Route[] = addNameLanguages([
  {
    name: 'state_districts',
    family: 'state',
    path: '/state/{code}/districts',
    summary: 'The districts of a state; empty outside the United States, France and the United Kingdom.',
    operation: 'state-districts',
    parameters: {
      code: statePathParameter,
      country: countryQueryParameter(
        'ISO 3166-1 code of the country. Required if several countries use the code.',
      ),
    },
    deep: 'paid',
    cache: 'facts',
    missing: describeMissingState,
    examples: [{ path: '/state/CA/districts?country=US', note: 'The 58 counties of California.' }],
  },
  {
    name: 'state_children',
    family: 'state',
    path: '/state/{code}/children',
    summary:
      'The direct subdivisions of a state by ISO 3166-2, such as the provinces of a region or the councils of England; empty for a state without subdivisions.',
    operation: 'state-children',
    parameters: {
      code: statePathParameter,
      country: countryQueryParameter(
        'ISO 3166-1 code of the country. Required if several countries use the code.',
      ),
    },
    cache: 'facts',
    missing: describeMissingState,
    examples: [{ path: '/state/IT-25/children', note: 'The twelve provinces of Lombardy.' }],
  },
]);
