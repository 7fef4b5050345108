import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import type { DnsTransport } from '../../net/dns-socket.ts';
import { createVies } from '../../subgraphs/company/vat/vies.ts';
import { shippedDirectory } from './company-directory.ts';
import { message, pointer, questionAt, soaOf, u16 } from './dns-message.ts';
import { meteredFixture } from './metered-fixture.ts';
import { testPlaces } from './places.ts';

type FixtureOptions = Partial<Parameters<typeof meteredFixture>[0]>;

/**
 * Starts a VIES server before the tests of a file, and stops it after them. Returns a function that creates services whose
 * providers respond: VIES reports every number as registered, and in the DNS every domain has one mail exchanger.
 */
export function withProviders() {
  let places: Places;
  let vies: { readonly url: string; readonly close: () => void };
  beforeAll(async () => {
    places = await testPlaces();
    vies = await startVies();
  });
  afterAll(() => vies.close());
  return (more: FixtureOptions = {}) =>
    meteredFixture({
      places,
      settings: { DNS_SERVERS: '192.0.2.53' },
      outside: { dns: () => dns },
      company: { vies: createVies({ VIES_URL: vies.url }), directory: shippedDirectory },
      ...more,
    });
}

/** Responds in place of the DNS: every domain has one mail exchanger. */
const dns: DnsTransport = {
  udp: async (_server, query) => exchangerAnswer(query),
  tcp: async () => Promise.reject(new Error('not needed')),
};

function exchangerAnswer(query: Buffer): Buffer {
  const end = query.indexOf(0, questionAt) + 1;
  const type = query.readUInt16BE(end);
  const data = Buffer.concat([u16(10), Buffer.from([4]), Buffer.from('mail'), pointer(questionAt)]);
  return message({
    id: query.readUInt16BE(0),
    question: query.subarray(questionAt, end),
    type,
    answers: type === 15 ? [{ name: pointer(questionAt), type, data }] : [],
    authorities: type === 15 ? [] : [{ ...soaOf('example.org'), name: pointer(questionAt) }],
  });
}

/** Starts a VIES server that reports every number as registered. */
async function startVies() {
  const server = createServer((_request, response) => {
    const answer = { valid: true, requestDate: '2026-06-15T11:59:58.123Z', name: 'X', address: 'Y' };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
