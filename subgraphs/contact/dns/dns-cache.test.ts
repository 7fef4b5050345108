import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  encodeDomain,
  encodeMessage,
  buildSoaRecord,
  encodeUint16,
  type MessageParts,
} from '../../../test/support/dns-message.ts';
import { createDnsClient, type DnsClientOptions } from './dns-client.ts';
import { createSocketDns } from '../../../net/dns-socket.ts';
import type { WireRecord } from './wire.ts';

const truncatedFlags = 0x8380;
const serverFailureFlags = 0x8182;
const nonexistentNameFlags = 0x8183;

const createAlias = (from: string, to: string, ttl = 300) => ({
  name: encodeDomain(from),
  type: 5,
  ttl,
  data: encodeDomain(to),
});
const createAddress = (name: string, ttl = 300, last = 1) => ({
  name: encodeDomain(name),
  type: 1,
  ttl,
  data: Buffer.from([192, 0, 2, last]),
});

/**
 * Creates a client whose queries a function answers; a null answer means no response. Its resolvers have the SOA records of
 * top-level domains, as on the Internet. Queries for those records are not counted.
 */
function createClient(
  reply: (via: 'udp' | 'tcp', server: string, limitMs: number) => MessageParts | null,
  options: Partial<DnsClientOptions> = {},
) {
  const sent: string[] = [];
  const createTransport =
    (kind: 'udp' | 'tcp'): DnsClientOptions['transport']['udp'] =>
    (server, query, limitMs, accept) => {
      // The query ends before the EDNS record of 11 bytes and 4 bytes of type and class.
      const questionBytes = query.subarray(12, query.length - 15);
      const type = query.readUInt16BE(query.length - 15);
      const isTopLevel = type === 6 && questionBytes.equals(encodeDomain('com'));
      if (!isTopLevel) sent.push(`${kind} ${server.address}`);
      const parts = isTopLevel ? { answers: [buildSoaRecord('com')] } : reply(kind, server.address, limitMs);
      if (parts === null) return Promise.reject(new Error('timeout'));
      const answer = encodeMessage({ id: query.readUInt16BE(0), question: questionBytes, type, ...parts });
      return accept(answer) ? Promise.resolve(answer) : Promise.reject(new Error('not accepted'));
    };
  const client = createDnsClient({
    servers: [{ address: '192.0.2.53', port: 53 }],
    transport: { udp: createTransport('udp'), tcp: createTransport('tcp') },
    clock: () => 0,
    ...options,
  });
  return { client, sent };
}
const createServers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `192.0.2.${index + 1}`, port: 53 }));
const listValues = (records: readonly WireRecord[] | null) => records?.map(({ value }) => value);

describe('DNS query', () => {
  test('a DNS query is repeated over TCP when the response is truncated', async () => {
    const { client, sent } = createClient((via) =>
      via === 'udp' ? { flags: truncatedFlags } : { answers: [createAddress('example.com')] },
    );
    expect(listValues(await client.query('example.com', 'A'))).toEqual(['192.0.2.1']);
    expect(sent).toEqual(['udp 192.0.2.53', 'tcp 192.0.2.53']);
  });

  test('a DNS query is not repeated over TCP when the response is complete', async () => {
    const { client, sent } = createClient(() => ({ answers: [createAddress('example.com')] }));
    await client.query('example.com', 'A');
    expect(sent).toEqual(['udp 192.0.2.53']);
  });

  test('a DNS query is sent twice to a single server, once to each of two servers, and to at most three servers', async () => {
    for (const [count, expected] of [
      [1, ['192.0.2.1', '192.0.2.1']],
      [2, ['192.0.2.1', '192.0.2.2']],
      [3, ['192.0.2.1', '192.0.2.2', '192.0.2.3']],
      [5, ['192.0.2.1', '192.0.2.2', '192.0.2.3']],
    ] as const) {
      const limits = new Set<number>();
      const { client, sent } = createClient(
        (_, __, limitMs) => {
          limits.add(limitMs);
          return null;
        },
        { servers: createServers(count), timeoutMs: 600 },
      );
      await expect(client.query('example.com', 'A')).rejects.toThrow('no resolver has responded');
      expect(sent).toEqual(expected.map((server) => `udp ${server}`));
      expect([...limits]).toEqual([600 / expected.length]);
    }
  });

  test('a DNS query fails after two seconds by default', async () => {
    const limits: number[] = [];
    const { client } = createClient((_, __, limitMs) => {
      limits.push(limitMs);
      return null;
    });
    await expect(client.query('example.com', 'A')).rejects.toThrow();
    expect(limits).toEqual([1000, 1000]);
  });

  test('a DNS query goes to the next server when one server fails, but not after a valid response', async () => {
    const { client, sent } = createClient(
      (_, server) =>
        server === '192.0.2.1' ? { flags: serverFailureFlags } : { flags: nonexistentNameFlags },
      { servers: createServers(3) },
    );
    expect(await client.query('example.com', 'A')).toBeNull();
    expect(sent).toEqual(['udp 192.0.2.1', 'udp 192.0.2.2']);
  });

  test('a DNS query without a configured server fails and names the setting', async () => {
    const { client } = createClient(() => ({}), { servers: [] });
    await expect(client.query('example.com', 'A')).rejects.toMatchObject({
      message: expect.stringMatching(/turned off by DNS_SERVERS=none/) as unknown,
      extensions: { code: 'service_unavailable' },
    });
  });

  test.each([
    ['another id', { id: 0x10000 - 1, question: encodeDomain('example.com') }],
    ['another name', { question: encodeDomain('example.net') }],
    ['another type', { type: 28 }],
  ])('a DNS response with %s is ignored', async (_, parts) => {
    const { client } = createClient(() => ({ answers: [createAddress('example.com')], ...parts }));
    // A random id of 16 bits can match by chance, but hardly in both attempts.
    await expect(client.query('example.com', 'A')).rejects.toThrow('no resolver has responded');
  });
});

describe('DNS response', () => {
  const createAliasChain = (links: number) => [
    ...Array.from({ length: links }, (_, index) => createAlias(`n${index}.com`, `n${index + 1}.com`)),
    createAddress(`n${links}.com`),
  ];

  test('a DNS response has the records of its name and of the aliases of that name, in order, and no others', async () => {
    const { client } = createClient(() => ({
      answers: [
        createAddress('cdn.net', 300, 7),
        createAlias('www.com', 'cdn.net'),
        createAddress('other.com', 300, 9),
        { name: encodeDomain('www.com'), type: 2, data: encodeDomain('ns.com') },
      ],
    }));
    expect(listValues(await client.query('www.com', 'A'))).toEqual(['cdn.net', '192.0.2.7']);
  });

  test('a DNS query follows up to sixteen aliases and stops at circular aliases', async () => {
    const countRecords = async (links: number) =>
      (await createClient(() => ({ answers: createAliasChain(links) })).client.query('n0.com', 'A'))?.length;
    expect(await countRecords(15)).toBe(16);
    expect(await countRecords(16)).toBe(16);
    const circularAliases = [createAlias('a.com', 'b.com'), createAlias('b.com', 'a.com')];
    const { client } = createClient(() => ({ answers: circularAliases }));
    expect(await client.query('a.com', 'A')).toHaveLength(16);
  });

  test('a DNS response to a CNAME query contains only the alias itself', async () => {
    const { client } = createClient(() => ({
      answers: [createAlias('a.com', 'b.com'), createAlias('b.com', 'c.com')],
    }));
    expect(listValues(await client.query('a.com', 'CNAME'))).toEqual(['b.com']);
  });

  test.each([
    ['for at least five seconds', { answers: [createAddress('example.com', 1)] }, 5],
    ['for its TTL', { answers: [createAddress('example.com', 60)] }, 60],
    [
      'for the shortest TTL of its chain',
      { answers: [createAlias('example.com', 'b.com', 9), createAddress('b.com', 60)] },
      9,
    ],
    ['for at most an hour', { answers: [createAddress('example.com', 86_400)] }, 3600],
    ['as nonexistent for thirty seconds without an SOA record', { flags: nonexistentNameFlags }, 30],
    ['as an empty list for thirty seconds', {}, 30],
    [
      'as nonexistent for the negative TTL of its SOA record',
      { flags: nonexistentNameFlags, authorities: [buildSoaRecord('com', 77, 99)] },
      77,
    ],
    [
      'as nonexistent for at most five minutes',
      { flags: nonexistentNameFlags, authorities: [buildSoaRecord('com', 9000, 9000)] },
      300,
    ],
    [
      'as nonexistent for at least five seconds',
      { flags: nonexistentNameFlags, authorities: [buildSoaRecord('com', 0, 9000)] },
      5,
    ],
  ] as [string, MessageParts, number][])('a DNS response is cached %s', async (_, parts, seconds) => {
    const startMs = 1_000_000;
    let now = startMs;
    const { client, sent } = createClient(() => parts, { clock: () => now });
    await client.query('example.com', 'A');
    now = startMs + seconds * 1000;
    await client.query('example.com', 'A');
    expect(sent).toHaveLength(1);
    now += 1;
    await client.query('example.com', 'A');
    expect(sent).toHaveLength(2);
  });

  test('DNS responses are cached per name and type, and their TTL counts down to zero', async () => {
    let now = 1000;
    const { client, sent } = createClient(() => ({ answers: [createAddress('example.com', 2)] }), {
      clock: () => now,
    });
    const queryTtl = async () => (await client.query('example.com', 'A'))?.[0]?.ttl;
    expect(await queryTtl()).toBe(2);
    now += 999;
    expect(await queryTtl()).toBe(2);
    now += 1;
    expect(await queryTtl()).toBe(1);
    now += 3000;
    expect(await queryTtl()).toBe(0);
    expect(sent).toHaveLength(1);
    await client.query('example.com', 'MX');
    expect(sent).toHaveLength(2);
  });
});

test('a DNS query is rejected immediately when 64 queries are in flight and 1,024 are queued', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let queryCount = 0;
  const client = createDnsClient({
    servers: createServers(1),
    clock: () => 0,
    transport: {
      tcp: () => Promise.reject(new Error('not asked')),
      udp: async (_, query) => {
        queryCount += 1;
        await released;
        const questionBytes = query.subarray(12, query.length - 15);
        return encodeMessage({
          id: query.readUInt16BE(0),
          question: questionBytes,
          authorities: [buildSoaRecord('com')],
        });
      },
    },
  });
  const pendingQueries = Array.from({ length: 64 + 1024 }, (_, index) => client.query(`n${index}.com`, 'A'));
  await expect(client.query('late.com', 'A')).rejects.toThrow('has too many requests in flight');
  expect(queryCount).toBe(64);
  release();
  expect(await Promise.all(pendingQueries)).toHaveLength(1088);
});

test('the queries of a client to unresponsive name servers do not delay the queries of another client', async () => {
  const unansweredNames = new Set<string>();
  const client = createDnsClient({
    servers: createServers(1),
    clock: () => 0,
    transport: {
      tcp: () => Promise.reject(new Error('timeout')),
      udp: async (_, query) => {
        const questionBytes = query.subarray(12, query.length - 15);
        const name = questionBytes.toString('latin1');
        if (name.includes('silent')) {
          unansweredNames.add(name);
          return new Promise<Buffer>(() => undefined);
        }
        return encodeMessage({
          id: query.readUInt16BE(0),
          question: questionBytes,
          authorities: [buildSoaRecord('com')],
        });
      },
    },
  });
  for (let index = 0; index < 900; index += 1) {
    // The first client queries many names of one silent domain, the second many silent domains. The limit rejects some queries.
    client.query(`n${index}.silent.com`, 'A', { client: 'one' }).catch(() => undefined);
    client.query(`silent${index}.com`, 'A', { client: 'two' }).catch(() => undefined);
  }
  expect(await client.query('example.com', 'A', { client: 'three' })).toEqual([]);
  expect(unansweredNames.size).toBe(16 + 32);
});

describe('DNS over TCP', () => {
  const answer = encodeMessage({ id: 7, answers: [createAddress('example.com')] });
  const framedAnswer = Buffer.concat([encodeUint16(answer.length), answer]);
  async function exchangeOverTcp(parts: readonly Buffer[], accept = () => true, closes = false) {
    // Write a part only after the previous part was read, which needs several turns of the event loop.
    const send = async (socket: Socket) => {
      for (const part of parts) {
        await new Promise<void>((resolve) => socket.write(part, () => resolve()));
        for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      }
      if (closes) socket.end();
    };
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        void send(socket);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const serverAddress = { address: '127.0.0.1', port };
    return createSocketDns([serverAddress]).tcp(serverAddress, Buffer.from('question'), 5000, accept);
  }

  test('a DNS response over TCP may arrive in several pieces, and bytes after the response are ignored', async () => {
    const pieces = [
      framedAnswer.subarray(0, 1),
      framedAnswer.subarray(1, 9),
      framedAnswer.subarray(9),
      Buffer.from('more'),
    ];
    expect(await exchangeOverTcp(pieces)).toEqual(answer);
  });

  test('a DNS query over TCP fails immediately after a response to another query or a closed connection', async () => {
    await expect(exchangeOverTcp([framedAnswer], () => false)).rejects.toThrow(
      'not a response to this query',
    );
    await expect(exchangeOverTcp([framedAnswer.subarray(0, 9)], () => true, true)).rejects.toThrow('closed');
  });
});
