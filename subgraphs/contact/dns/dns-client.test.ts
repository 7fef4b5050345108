import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { encodeMessage, buildSoaRecord } from '../../../test/support/dns-message.ts';
import { holdTimers } from '../../../test/support/test-clock.ts';
import {
  startLoopbackDns,
  record,
  encodeSoaRecord,
  type DnsBehaviour,
} from '../../../test/support/loopback-dns.ts';
import { createDnsClient } from './dns-client.ts';
import { parseDnsServer, createSocketDns } from '../../../net/dns-socket.ts';

// Timers advance only when a test says so, so that no test waits for a timeout.
beforeEach(holdTimers);

test('a DNS query ends within its timeout, however many servers are unresponsive', async () => {
  const { server, requested } = await startLoopbackDns(() => {
    vi.advanceTimersByTime(100);
    return 'silence';
  });
  const client = createDnsClient({
    servers: [server, server, server].map(parseDnsServer),
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => 0,
    timeoutMs: 300,
  });
  await expect(client.query('gmail.com', 'MX')).rejects.toMatchObject({
    extensions: { code: 'service_unavailable' },
  });
  // Each attempt has a timeout of 100 ms. No query is sent after the total timeout.
  expect(requested).toHaveLength(3);
});

test('a DNS query is rejected immediately when its caller aborts', async () => {
  const { server } = await startLoopbackDns(() => 'silence');
  const client = createDnsClient({
    servers: [parseDnsServer(server)],
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => 0,
  });
  const disconnection = new AbortController();
  const pendingQuery = client.query('gmail.com', 'MX', disconnection);
  disconnection.abort();
  await expect(pendingQuery).rejects.toMatchObject({ extensions: { code: 'service_unavailable' } });
});

test('the DNS client caches responses for their TTL, negative responses for at most five minutes, and never failures', async () => {
  const msPerSecond = 1000;
  const startMs = 1_000_000 * msPerSecond;
  let now = startMs;
  let behaviour: DnsBehaviour = { answers: [record('example.com', 'A', 100, { address: '93.184.215.14' })] };
  const { server, requested } = await startLoopbackDns(() => behaviour);
  const client = createDnsClient({
    servers: [parseDnsServer(server)],
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => now,
  });
  expect(await client.query('example.com', 'A')).toMatchObject([{ ttl: 100 }]);
  now = startMs + 40 * msPerSecond;
  expect(await client.query('example.com', 'A')).toMatchObject([{ ttl: 60 }]);
  expect(requested).toHaveLength(1);
  now = startMs + 101 * msPerSecond;
  expect(await client.query('example.com', 'A')).toMatchObject([{ ttl: 100 }]);
  expect(requested).toHaveLength(2);

  behaviour = {
    rcode: 3,
    authorities: [encodeSoaRecord('com', 86400)],
  };
  expect(await client.query('gone.com', 'A')).toBeNull();
  now += 299 * msPerSecond;
  expect(await client.query('gone.com', 'A')).toBeNull();
  expect(requested).toHaveLength(3);
  now += 2 * msPerSecond;
  await client.query('gone.com', 'A');
  expect(requested).toHaveLength(4);

  behaviour = { rcode: 2 };
  await expect(client.query('broken.com', 'A')).rejects.toThrow();
  behaviour = { answers: [] };
  expect(await client.query('broken.com', 'A')).toEqual([]);
});

test('equal DNS queries in flight share one request, and the number of concurrent queries is limited', async () => {
  let openQueries = 0;
  let maxOpenQueries = 0;
  let queryCount = 0;
  const releases: (() => void)[] = [];
  const client = createDnsClient({
    servers: [{ address: '127.0.0.1', port: 53 }],
    clock: () => 0,
    concurrency: 4,
    transport: {
      tcp: () => Promise.reject(new Error('not asked')),
      udp: (_, query) => {
        queryCount += 1;
        maxOpenQueries = Math.max(maxOpenQueries, (openQueries += 1));
        return new Promise((resolve) =>
          releases.push(() => {
            openQueries -= 1;
            const question = query.subarray(12, query.length - 15);
            resolve(
              encodeMessage({ id: query.readUInt16BE(0), question, authorities: [buildSoaRecord('com')] }),
            );
          }),
        );
      },
    },
  });
  const names = Array.from({ length: 20 }, (_, index) => `n${index % 10}.com`);
  const answers = Promise.all(names.map((name) => client.query(name, 'A')));
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    releases.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await answers).toEqual(names.map(() => []));
  expect({ sent: queryCount, most: maxOpenQueries }).toEqual({ sent: 10, most: 4 });
});

test('a DNS lookup returns at most as many records per type as its cost includes', async () => {
  const createAddress = (index: number) => ({ address: `93.184.${index >> 8}.${index & 255}` });
  const answers = Array.from({ length: 250 }, (_, index) =>
    record('example.com', 'A', 100, createAddress(index)),
  );
  const { server } = await startLoopbackDns(() => ({ answers }));
  const client = createDnsClient({
    servers: [parseDnsServer(server)],
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => 0,
  });
  const records = await client.query('example.com', 'A');
  expect(records).toHaveLength(200);
  expect(records?.[199]?.value).toBe('93.184.0.199');
});

test('a DNS response of a thousand records is decoded only up to the number that lookups need', async () => {
  const createAddress = (index: number) => ({
    address: `93.${184 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`,
  });
  const answers = Array.from({ length: 1000 }, (_, index) =>
    record('example.com', 'A', 100, createAddress(index)),
  );
  const { server } = await startLoopbackDns(() => ({ answers }));
  const client = createDnsClient({
    servers: [parseDnsServer(server)],
    transport: createSocketDns([parseDnsServer(server)]),
    clock: () => 0,
  });
  const decoded = vi.spyOn(Buffer.prototype, 'readUInt32BE');
  onTestFinished(() => decoded.mockRestore());
  expect(await client.query('example.com', 'A')).toHaveLength(200);
  // Decoding a record reads its TTL once.
  expect(decoded.mock.calls.length).toBeLessThan(1000);
});
