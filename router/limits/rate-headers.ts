import type { Rate } from './window.ts';

/** Policy name for the IETF header fields. */
const policyName = '"minute"';

/**
 * Returns the rate limit headers of a response to a key, names and values alternately. These are the three X-RateLimit headers of
 * the API, and the same values as IETF fields (draft-ietf-httpapi-ratelimit-headers-10). In IETF fields, q is the quota, w the
 * window in seconds, r the remaining requests, and t the seconds until the reset.
 */
export const createRateHeaders = ({ limit, remaining, reset }: Rate): string[] => [
  'X-RateLimit-Limit',
  `${limit}`,
  'X-RateLimit-Remaining',
  `${remaining}`,
  'X-RateLimit-Reset',
  `${reset}`,
  'RateLimit-Policy',
  `${policyName};q=${limit};w=60`,
  'RateLimit',
  `${policyName};r=${remaining};t=${reset}`,
];
