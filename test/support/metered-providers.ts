import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import type { DnsTransport } from '../../net/dns-socket.ts';
import { createVies } from '../../subgraphs/company/vat/vies.ts';
import { getShippedDirectory } from './company-directory.ts';
import { encodeMessage, encodePointer, questionAt, buildSoaRecord, encodeUint16 } from './dns-message.ts';
import { createMeteredFixture } from './metered-fixture.ts';
import { readTestPlaces } from './places.ts';

type FixtureOptions = Partial<Parameters<typeof createMeteredFixture>[0]>;

/**
 * Starts a VIES server before the tests of a file, and stops it after them. Returns a function that creates services whose
 * providers respond: VIES reports every number as registered, and in the DNS every domain has one mail exchanger.
 */
export function useProviders() {
  let places: Places;
  let vies: { readonly url: string; readonly close: () => void };
  beforeAll(async () => {
    places = await readTestPlaces();
    vies = await startVies();
  });
  afterAll(() => vies.close());
  return (more: FixtureOptions = {}) =>
    createMeteredFixture({
      places,
      settings: { DNS_SERVERS: '192.0.2.53' },
      outside: { dns: () => dns },
      company: { vies: createVies({ VIES_URL: vies.url }), directory: getShippedDirectory },
      ...more,
    });
}

/** Responds in place of the DNS: every domain has one mail exchanger. */
const dns: DnsTransport = {
  udp: async (_server, query) => encodeMxResponse(query),
  tcp: async () => Promise.reject(new Error('not needed')),
};

function encodeMxResponse(query: Buffer): Buffer {
  const nameEnd = query.indexOf(0, questionAt) + 1;
  const type = query.readUInt16BE(nameEnd);
  const data = Buffer.concat([
    encodeUint16(10),
    Buffer.from([4]),
    Buffer.from('mail'),
    encodePointer(questionAt),
  ]);
  return encodeMessage({
    id: query.readUInt16BE(0),
    question: query.subarray(questionAt, nameEnd),
    type,
    answers: type === 15 ? [{ name: encodePointer(questionAt), type, data }] : [],
    authorities: type === 15 ? [] : [{ ...buildSoaRecord('example.org'), name: encodePointer(questionAt) }],
  });
}

/** Starts a VIES server that reports every number as registered. */
async function startVies() {
  const server = createServer((_request, response) => {
    const viesBody = { valid: true, requestDate: '2026-06-15T11:59:58.123Z', name: 'X', address: 'Y' };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(viesBody));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
