import { locationSelectors } from './location.ts';
import type { Parameter } from './parameter.ts';
import { text } from './text.ts';

/** `{ip}` in a path. */
export const ipPath: Parameter<string> = {
  ...locationSelectors.ip,
  in: 'path',
  summary: 'IPv4 or IPv6 address in any spelling, without a zone.',
};

/** `{asn}` in a path: the number, with or without AS before it. */
export const asnPath = text('Number of an autonomous system, with or without AS before it.', {
  in: 'path',
  example: 'AS15169',
  maximum: 12,
  pattern: { expression: /^(AS)?\d{1,10}$/i, rule: 'a number from 0 to 4294967295, with or without AS' },
});
