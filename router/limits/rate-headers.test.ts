import { expect, test } from 'vitest';
import { createRateHeaders } from './rate-headers.ts';
import { toRate } from './window.ts';

test('the rate limit is sent as X-RateLimit headers and as the fields of the IETF draft', () => {
  const pairs = createRateHeaders({ limit: 60, remaining: 12, reset: 7, allowed: true });
  expect(Object.fromEntries(Array.from({ length: 5 }, (_, n) => [pairs[2 * n], pairs[2 * n + 1]]))).toEqual({
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '12',
    'X-RateLimit-Reset': '7',
    'RateLimit-Policy': '"minute";q=60;w=60',
    RateLimit: '"minute";r=12;t=7',
  });
});

test.each([
  [5, 4, 60_000, { remaining: 1, reset: 60, allowed: true }],
  [5, 5, 59_001, { remaining: 0, reset: 60, allowed: true }],
  [5, 6, 59_000, { remaining: 0, reset: 59, allowed: false }],
  [5, 99, 1001, { remaining: 0, reset: 2, allowed: false }],
  [5, 0, 1000, { remaining: 5, reset: 1, allowed: true }],
  // A store can report such values when its clock is ahead or its window has just expired.
  [5, 1, -2, { remaining: 4, reset: 1, allowed: true }],
  [5, 1, 61_000, { remaining: 4, reset: 60, allowed: true }],
])(
  'the headers for remaining requests and reset stay in range with limit %i, %i used and %i ms left',
  (limit, used, leftMs, expected) => {
    expect(toRate(limit, used, leftMs)).toEqual({ limit, ...expected });
  },
);
