import { countryAlpha2Rule } from '../../subgraphs/validation/country-code.ts';
import { locationStatePattern } from '../../subgraphs/validation/location-source.ts';
import { parseIpWords, maxIpLength } from '../../subgraphs/validation/network.ts';
import { iataRule, icaoRule, unlocodeRule } from '../../subgraphs/validation/terminal-code.ts';
import { codeParameter } from './code.ts';
import type { Parameter } from './parameter.ts';
import { textParameter } from './text.ts';

/** Parameters that select a place, by name. Only the form of the values is checked here; the GraphQL layer finds the place. */
export const locationSelectors = {
  ip: {
    in: 'query',
    summary:
      'IPv4 or IPv6 address, up to 45 characters. The address of the client is never used. ' +
      'The location is an estimate: from imported geofeeds or measured coordinates, else from the country of the address. Private, special-use and unlocated addresses return not_found.',
    schema: { type: 'string', maxLength: maxIpLength },
    example: '8.8.8.8',
    parse(raw, name) {
      parseIpWords(raw, name);
      return raw.toLowerCase();
    },
  },
  city: textParameter(
    'City: its exact recorded name, or its ID. Several matches are returned as candidates, never chosen by size.',
    {
      maximum: 200,
      example: 'Reykjavik',
    },
  ),
  country: codeParameter(
    countryAlpha2Rule,
    'Two-letter country code. Alone, the code selects the zones of the country (zone.tab). With city or address, the code restricts the matches.',
    { example: 'JP' },
  ),
  // Valid values depend on the country and on the other selectors, so the route's `check` validates the value.
  state: {
    in: 'query',
    summary:
      'State or province of country: 1 to 3 characters, or with the prefix of the country. Requires city or address.',
    schema: { type: 'string', pattern: locationStatePattern.source },
    example: 'IL',
    parse: (raw) => raw,
  },
  iata: codeParameter(iataRule, 'IATA airport code.'),
  icao: codeParameter(icaoRule, 'ICAO airport code.'),
  unlocode: codeParameter(
    unlocodeRule,
    'UN/LOCODE of a port, with or without a space after the country. Only ports of the national port index are known, which covers a part of UN/LOCODE.',
  ),
  address: textParameter(
    'US address, with country=US. Matched exactly against recorded address points, never estimated.',
    {
      maximum: 200,
      example: '1600 Pennsylvania Ave NW, Washington',
    },
  ),
} satisfies Readonly<Record<string, Parameter<string>>>;
