import { countryQueryParameter } from '../parameters/country.ts';
import { pageSizeParameter } from '../parameters/integer.ts';
import { locationSelectors } from '../parameters/location.ts';
import { stateQueryParameter } from '../parameters/place.ts';
import { textParameter } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

const notes = [
  'US addresses only, from the National Address Database or OpenAddresses, which the operator imports. Matching is exact except for USPS abbreviations. ' +
    'Coordinates are never estimated. Before the import the response is 503.',
];

/** US addresses. */
export const addressRoutes: readonly Route[] = [
  {
    name: 'address',
    family: 'address',
    path: '/address/{address}',
    versions: ['2.0.0'],
    summary:
      'A US address with its coordinates. Details are null unless exactly one record matches; matches is the number of matching records.',
    operation: 'address',
    notes,
    parameters: {
      address: textParameter('US address in one line.', {
        in: 'path',
        example: '350 5th Ave, New York, NY 10118',
        maximum: 200,
      }),
    },
    cache: 'facts',
    examples: [
      { path: '/address/350%205th%20Ave,%20New%20York,%20NY%2010118', note: 'A building in New York.' },
    ],
  },
  {
    name: 'address_search',
    family: 'address',
    path: '/address',
    versions: ['2.0.0'],
    summary: 'Autocompletes US addresses. If there are no results, reason has the cause.',
    operation: 'address-search',
    notes,
    parameters: {
      q: textParameter('Start of the address: number, street, and optionally the place.', {
        example: '350 5th av',
        maximum: 200,
        required: true,
      }),
      postal: textParameter('Restricts results to this ZIP code.', { example: '10118', maximum: 10 }),
      city: textParameter('Restricts results to this city, by its complete name.', {
        example: 'New York',
        maximum: 200,
      }),
      state: {
        ...stateQueryParameter,
        summary: 'Restricts results to this state: NY or US-NY.',
        example: 'NY',
      },
      country: countryQueryParameter('Country; only US has data. Default: the country of ip, else US.'),
      ip: {
        ...locationSelectors.ip,
        summary:
          'IP address of the end user. Its country is the default of country. Outside the United States there are no results. An IP address without a location has no effect.',
      },
      limit: pageSizeParameter('Maximum number of addresses.'),
    },
    cache: 'facts',
    shape: (body, { q, postal, city, state, country }) => ({
      q,
      ...Object.fromEntries(
        Object.entries({ postal, city, state, country }).filter(([, value]) => value !== undefined),
      ),
      ...body,
    }),
    examples: [{ path: '/address?q=350+5th+av&state=NY', note: 'Autocompletion in New York State.' }],
  },
];
