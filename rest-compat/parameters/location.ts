import { countryAlpha2 } from '../../subgraphs/validation/country-code.ts';
import { locationState } from '../../subgraphs/validation/location-source.ts';
import { ipWords, maxIpLength } from '../../subgraphs/validation/network.ts';
import { iata, icao, unlocode } from '../../subgraphs/validation/terminal-code.ts';
import { code } from './code.ts';
import type { Parameter } from './parameter.ts';
import { text } from './text.ts';

/** Parameters that select a place, by name. Only their form is checked here; the GraphQL layer finds the place. */
export const locationSelectors = {
  ip: {
    in: 'query',
    summary:
      'IPv4 or IPv6 address, at most 45 characters; never the caller’s own. Where it is, is an estimate: from ' +
      'declared geofeeds or measured coordinates where they are imported, else from its country. Private, special-use and ' +
      'unlocated addresses are not_found.',
    schema: { type: 'string', maxLength: maxIpLength },
    example: '8.8.8.8',
    parse(raw, name) {
      ipWords(raw, name);
      return raw.toLowerCase();
    },
  },
  city: text(
    'City: its exact stored name, or its id. Several matches are candidates, never a choice by size.',
    {
      maximum: 200,
      example: 'Reykjavik',
    },
  ),
  country: code(
    countryAlpha2,
    'Two-letter country code: alone, the source (its zones by zone.tab); with city or address, context.',
    { example: 'JP' },
  ),
  // Valid values depend on the country and on the other selectors, so the route's `check` validates it.
  state: {
    in: 'query',
    summary:
      'State or province of country: 1 to 3 characters, or with the country’s prefix. Only with city or address.',
    schema: { type: 'string', pattern: locationState.source },
    example: 'IL',
    parse: (raw) => raw,
  },
  iata: code(iata, 'Airport code of IATA.'),
  icao: code(icao, 'Airport code of ICAO.'),
  unlocode: code(
    unlocode,
    'UN/LOCODE of a port, with or without a blank behind the country. Only ports of the national port index resolve: ' +
      'its coverage of the UN/LOCODE directory is incomplete.',
  ),
  address: text(
    'US address, with country=US: matched exactly against existing address points, never estimated.',
    {
      maximum: 200,
      example: '1600 Pennsylvania Ave NW, Washington',
    },
  ),
} satisfies Readonly<Record<string, Parameter<string>>>;
