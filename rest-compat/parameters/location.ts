import { isIP } from 'node:net';
import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';
import { text } from './text.ts';

/** A code of a few letters, either case; the value is in upper case and without blanks. */
function code(summary: string, pattern: RegExp, rule: string, example: string): Parameter<string> {
  return {
    in: 'query',
    summary,
    schema: { type: 'string', pattern: pattern.source },
    example,
    parse(raw, name) {
      if (pattern.test(raw)) return raw.toUpperCase().replace(' ', '');
      throw invalid(name, `${name} must be ${rule}, not ${quoted(raw)}: use ${name}=${example}.`);
    },
  };
}

/** Selectors of a place, by parameter name. What they find is the graph's to say; here they only have to be well-formed. */
export const locationSelectors = {
  ip: {
    in: 'query',
    summary:
      'IPv4 or IPv6 address, at most 45 characters; never the caller’s own. Where it is, is an estimate: from ' +
      'declared geofeeds or measured coordinates where they are imported, else from its country. Private, special-use and ' +
      'unlocated addresses are not_found.',
    schema: { type: 'string', maxLength: 45 },
    example: '8.8.8.8',
    parse(raw, name) {
      if (raw.length <= 45 && isIP(raw) !== 0 && !raw.includes('%')) return raw.toLowerCase();
      throw invalid(
        name,
        `${name} must be an IPv4 or IPv6 address, not ${quoted(raw)}: use ${name}=8.8.8.8.`,
      );
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
    'Two-letter country code: alone, the source (its zones by zone.tab); with city or address, context.',
    /^[A-Za-z]{2}$/,
    'an ISO 3166-1 code of two letters',
    'JP',
  ),
  state: code(
    'State or province of country: 1 to 3 characters, or with the country’s prefix. Only with city or address.',
    /^(?:[A-Za-z]{2}-)?[A-Za-z\d]{1,3}$/,
    'a code of 1 to 3 letters or digits, or such a code behind its country’s',
    'IL',
  ),
  iata: code('Airport code of IATA.', /^[A-Za-z]{3}$/, 'an airport code of three letters', 'JFK'),
  icao: code('Airport code of ICAO.', /^[A-Za-z]{4}$/, 'an airport code of four letters', 'EGLL'),
  unlocode: code(
    'UN/LOCODE of a port, with or without a blank behind the country. Only ports of the national port index resolve: ' +
      'its coverage of the UN/LOCODE directory is incomplete.',
    /^[A-Za-z]{2} ?[A-Za-z\d]{3}$/,
    'a UN/LOCODE of five characters',
    'NLRTM',
  ),
  address: text(
    'US address, with country=US: matched exactly against existing address points, never estimated.',
    {
      maximum: 200,
      example: '1600 Pennsylvania Ave NW, Washington',
    },
  ),
} satisfies Readonly<Record<string, Parameter<string>>>;
