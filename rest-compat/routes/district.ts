import { countryQuery } from '../parameters/country.ts';
import { statePath } from '../parameters/place.ts';
import { code } from '../parameters/code.ts';
import { districtCode } from '../../subgraphs/rules/division-code.ts';
import type { Route } from '../route.ts';

const shown = (value: unknown) => (typeof value === 'string' ? value : '');

/** Districts by the official codes of their countries. */
export const districtRoutes: readonly Route[] = [
  {
    name: 'district',
    family: 'district',
    path: '/district/{code}',
    summary:
      'A district by code: US county FIPS, French INSEE department or British GSS. Areas, property tax, and the population of counties and British authorities are null until the operator imports official files.',
    operation: { '1.0.0': 'district-v1', '2.0.0': 'district' },
    parameters: {
      code: code(
        districtCode,
        'US county FIPS, French INSEE department or British GSS code, in either case.',
        {
          in: 'path',
          asWritten: true,
        },
      ),
      country: countryQuery('ISO 3166-1 code of the country: needed when several countries have the code.'),
    },
    deep: 'paid',
    cache: 'facts',
    missing: ({ code, country }) =>
      `No district has the code ${shown(code)}${country === undefined ? '' : ` in ${shown(country)}`}. One that exists: 06037.`,
    examples: [
      { path: '/district/06037', note: 'Los Angeles County.' },
      { path: '/district/2A?deep=true', note: 'Corse-du-Sud, with its population.' },
      { path: '/district/E09000033', note: 'Westminster.' },
    ],
  },
  {
    name: 'state_districts',
    family: 'state',
    path: '/state/{code}/districts',
    summary: 'The districts of a state; empty outside the United States, France and the United Kingdom.',
    operation: 'state-districts',
    parameters: {
      code: statePath,
      country: countryQuery('ISO 3166-1 code of the country: needed when several countries have the code.'),
    },
    deep: 'paid',
    cache: 'facts',
    missing: ({ code, country }) =>
      `No state has the code ${shown(code)}${country === undefined ? '' : ` in ${shown(country)}`}. One that exists: US-CA.`,
    examples: [{ path: '/state/CA/districts?country=US', note: 'The 58 counties of California.' }],
  },
];
