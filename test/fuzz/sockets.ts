import { exchange, type RawResponse } from '../support/raw-socket.ts';
import { findViolation } from './response-rules.ts';
import { Random } from './random.ts';
import type { FuzzOptions, FuzzReport } from './rest.ts';

/** Valid or nearly valid requests, from which the sent bytes are mutated. */
const buildSeeds = (key: string): readonly string[] => [
  `GET /country/FR HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\n\r\n`,
  `GET /city/Łódź?country=PL HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\nAccept-Encoding: br\r\n\r\n`,
  'GET /time/help HTTP/1.1\r\nHost: a.example\r\nAccept-Encoding: gzip\r\n\r\n',
  'GET http://b.example/errors?pretty=true HTTP/1.1\r\nHost: a.example\r\n\r\n',
  'GET /healthz HTTP/1.0\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a.example\r\nOrigin: https://a.example\r\n\r\n',
  `POST /graphql HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 26\r\n\r\n{"query":"{ __typename }"}`,
  `POST /graphql HTTP/1.1\r\nHost: a.example\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1a\r\n{"query":"{ __typename }"}\r\n0\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a.example\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}',
  'DELETE /country/FR HTTP/1.1\r\nHost: a.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
];

const tokens = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  '%',
  '\u00e9',
  '/',
  '?',
  '#',
  'Host: b\r\n',
  '\r\n\r\n',
  'HTTP/1.1',
  '\x16\x03\x01',
  'Content-Length: 9\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Expect: x\r\n',
  'Connection: close\r\n',
  'A: '.padEnd(9000, 'a'),
];

/** Sends malformed, truncated, split and pipelined requests. @throws Error at the first violation */
export async function fuzzSockets(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests: most, milliseconds = Infinity, url, key } = options;
  const deadline = performance.now() + milliseconds;
  const random = new Random(seed);
  const port = Number(new URL(url).port);
  const statuses: Record<string, number> = {};
  let requests = 0;
  const runWorker = async () => {
    while (requests < most && performance.now() < deadline) {
      requests += 1;
      const packets = generatePackets(random, key);
      const formatPackets = () =>
        packets
          .map((packet) => JSON.stringify(packet.toString('latin1').replaceAll(key, '<key>').slice(0, 600)))
          .join(' then ');
      let responses: readonly RawResponse[];
      try {
        responses = await exchange(port, packets, { turns: random.below(4), end: true });
      } catch (error) {
        throw new Error(`seed ${seed}: ${String(error)}: ${formatPackets()}`, { cause: error });
      }
      for (const { status, headers, body } of responses) {
        const isCoded = headers['content-encoding'] !== undefined;
        const problem = findViolation({ status, headers, body: isCoded ? '' : body.toString() });
        if (problem !== null && !(isCoded && status >= 400))
          throw new Error(
            `seed ${seed}: ${problem}: ${status} ${body.toString().slice(0, 300)}: ${formatPackets()}`,
          );
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
  };
  await Promise.all([runWorker(), runWorker(), runWorker(), runWorker()]);
  const healthResponse = await fetch(`${url}/healthz`);
  if (healthResponse.status !== 200)
    throw new Error(`seed ${seed}: the service is not well afterwards: ${healthResponse.status}`);
  return { requests, statuses };
}

/** Returns the bytes of one connection. */
function generatePackets(random: Random, key: string): Buffer[] {
  const count = random.chance(0.7) ? 1 : 1 + random.below(5);
  let bytes: Buffer = Buffer.concat(
    Array.from({ length: count }, () => Buffer.from(random.of(buildSeeds(key)))),
  );
  for (let remainingChanges = random.below(4); remainingChanges > 0; remainingChanges -= 1)
    bytes = mutateBytes(bytes, random);
  const packets: Buffer[] = [];
  for (let pieces = random.chance(0.6) ? 0 : random.below(6); pieces > 0 && bytes.length > 1; pieces -= 1) {
    const splitIndex = 1 + random.below(bytes.length - 1);
    packets.push(bytes.subarray(0, splitIndex));
    bytes = bytes.subarray(splitIndex);
  }
  return [...packets, bytes];
}

function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const startIndex = random.below(bytes.length + 1);
  const endIndex = Math.min(bytes.length, startIndex + 1 + random.below(12));
  const replaceRange = (middle: Buffer, from = endIndex) =>
    Buffer.concat([bytes.subarray(0, startIndex), middle, bytes.subarray(from)]);
  switch (random.below(5)) {
    case 0:
      return replaceRange(Buffer.from([random.below(256)]), startIndex + 1);
    case 1:
      return replaceRange(Buffer.alloc(0));
    case 2:
      return replaceRange(Buffer.from(random.of(tokens)), startIndex);
    case 3:
      return replaceRange(
        Buffer.concat([bytes.subarray(startIndex, endIndex), bytes.subarray(startIndex, endIndex)]),
      );
    default:
      return random.chance(0.3)
        ? bytes.subarray(0, startIndex)
        : replaceRange(Buffer.from(random.of(tokens)));
  }
}
