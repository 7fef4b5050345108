import { countryQuery } from '../parameters/country.ts';
import { pageSize } from '../parameters/integer.ts';
import { locationSelectors } from '../parameters/location.ts';
import { stateQuery } from '../parameters/place.ts';
import { text } from '../parameters/text.ts';
import type { Route } from '../routing/route.ts';

const notes = [
  'US addresses only, and only those that are recorded: points of the National Address Database or of OpenAddresses, ' +
    'which the operator imports. Matches are exact (USPS abbreviations aside), no point is estimated. Before the import ' +
    'the answer is 503.',
];

/** US addresses. */
export const addressRoutes: readonly Route[] = [
  {
    name: 'address',
    family: 'address',
    path: '/address/{address}',
    versions: ['2.0.0'],
    summary:
      'A US address: whether it is recorded, and where. Several matches are none: matches says how many.',
    operation: 'address',
    notes,
    parameters: {
      address: text('US address in one line.', {
        in: 'path',
        example: '350 5th Ave, New York, NY 10118',
        maximum: 200,
      }),
    },
    cache: 'facts',
    examples: [
      { path: '/address/350%205th%20Ave,%20New%20York,%20NY%2010118', note: 'A house in New York.' },
    ],
  },
  {
    name: 'address_search',
    family: 'address',
    path: '/address',
    versions: ['2.0.0'],
    summary: 'US addresses that begin with what was typed so far; reason says why there are none.',
    operation: 'address-search',
    notes,
    parameters: {
      q: text('What was typed so far: number, street, and perhaps the place.', {
        example: '350 5th av',
        maximum: 200,
        required: true,
      }),
      postal: text('Only with this ZIP code.', { example: '10118', maximum: 10 }),
      city: text('Only in this city: its whole name.', { example: 'New York', maximum: 200 }),
      state: { ...stateQuery, summary: 'Only in this state: NY or US-NY.', example: 'NY' },
      country: countryQuery('Only US is recorded. Without it: US, or where ip is.'),
      ip: {
        ...locationSelectors.ip,
        summary:
          'IP address of whoever types, whose country stands for one that is not given: outside the United States ' +
          'nothing is found. Unlocated addresses tell nothing.',
      },
      limit: pageSize('How many addresses at most.'),
    },
    cache: 'facts',
    shape: (body, { q, postal, city, state, country }) => ({
      q,
      ...Object.fromEntries(
        Object.entries({ postal, city, state, country }).filter(([, value]) => value !== undefined),
      ),
      ...body,
    }),
    examples: [{ path: '/address?q=350+5th+av&state=NY', note: 'While somebody types.' }],
  },
];
