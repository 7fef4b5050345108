import type { Rate } from './window.ts';

/** The policy's name, for the IETF fields. */
const policy = '"minute"';

/**
 * Flat header pairs for every authenticated answer: the three of the contract, and the same facts in the IETF fields
 * (draft-ietf-httpapi-ratelimit-headers-10: q quota, w window in seconds; r remaining, t seconds to the reset).
 */
export const rateHeaders = ({ limit, remaining, reset }: Rate): string[] => [
  'X-RateLimit-Limit',
  `${limit}`,
  'X-RateLimit-Remaining',
  `${remaining}`,
  'X-RateLimit-Reset',
  `${reset}`,
  'RateLimit-Policy',
  `${policy};q=${limit};w=60`,
  'RateLimit',
  `${policy};r=${remaining};t=${reset}`,
];
