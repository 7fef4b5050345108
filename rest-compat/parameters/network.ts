import { parseSystemNumber } from '../../subgraphs/validation/network.ts';
import { locationSelectors } from './location.ts';
import type { Parameter } from './parameter.ts';

/** `{ip}` in a path. */
export const ipPathParameter: Parameter<string> = {
  ...locationSelectors.ip,
  in: 'path',
  summary: 'IPv4 or IPv6 address in any notation, without a zone ID.',
};

/** `{asn}` in a path: an autonomous system number, with or without the prefix AS. */
export const asnPathParameter: Parameter<string> = {
  in: 'path',
  summary: 'Number of an autonomous system, with or without the prefix AS.',
  schema: { type: 'string', minLength: 1, maxLength: 12, pattern: '^(AS)?\\d{1,10}$' },
  example: 'AS15169',
  parse(text, name) {
    parseSystemNumber(text, name);
    return text;
  },
};
