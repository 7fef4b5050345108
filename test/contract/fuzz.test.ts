import { expect, inject, test } from 'vitest';
import { fuzzRest } from '../fuzz/rest.ts';
import { fuzzSockets } from '../fuzz/sockets.ts';
import { times } from '../fuzz/times.ts';

// The same seed asks the same: the long runs take others.
const share = () => ({ seed: 20_261_122, requests: 2000 * times, ...inject('service') });

test('ERR-001 ERR-002 ERR-027 whatever is asked by REST is answered, in the one shape, and never a fault', async () => {
  const { requests, statuses } = await fuzzRest(share());
  expect(requests).toBe(2000 * times);
  for (const status of ['200', '400', '401', '404', '405']) expect(statuses, status).toHaveProperty(status);
});

test('ERR-001 ERR-002 whatever bytes come over a socket are answered as HTTP, and never with a fault', async () => {
  const { requests, statuses } = await fuzzSockets(share());
  expect(requests).toBe(2000 * times);
  for (const status of ['200', '400', '401', '405']) expect(statuses, status).toHaveProperty(status);
});
