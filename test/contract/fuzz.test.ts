import { expect, inject, test } from 'vitest';
import { fuzzRest } from '../fuzz/rest.ts';
import { fuzzSockets } from '../fuzz/sockets.ts';
import { fuzzTimes } from '../fuzz/times.ts';

// A fixed seed sends the same requests in every run; the long runs use other seeds.
const getFuzzOptions = () => ({ seed: 20_261_122, requests: 2000 * fuzzTimes, ...inject('service') });

test('ERR-001 ERR-002 ERR-027 random REST requests return responses in the standard shape and never an internal error', async () => {
  const { requests, statuses } = await fuzzRest(getFuzzOptions());
  expect(requests).toBe(2000 * fuzzTimes);
  for (const status of ['200', '400', '401', '404', '405']) expect(statuses, status).toHaveProperty(status);
});

test('ERR-001 ERR-002 random bytes on a socket result in an HTTP response and never in an internal error', async () => {
  const { requests, statuses } = await fuzzSockets(getFuzzOptions());
  expect(requests).toBe(2000 * fuzzTimes);
  for (const status of ['200', '400', '401', '405']) expect(statuses, status).toHaveProperty(status);
});
