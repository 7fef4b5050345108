import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { holdTimers, passTimers } from '../../test/support/test-clock.ts';
import { parseResponses } from '../../test/support/raw-socket.ts';
import type { Request, Response } from '../exchange.ts';
import { PublicUrl } from './public-url.ts';
import { listen, type ServerOptions } from './server.ts';

/** As large as the largest page of the service. */
const page = 'x'.repeat(457_000);

interface RunningService {
  readonly port: number;
  /** Paths in the order in which their handlers started. */
  readonly started: string[];
  /** Returns the maximum number of handlers that ran concurrently. */
  readonly most: () => number;
}

async function serve(
  answer: (request: Request) => string | Promise<string> = () => page,
  options: Partial<ServerOptions> = {},
): Promise<RunningService> {
  const startedPaths: string[] = [];
  let [running, most] = [0, 0];
  const server = await listen(
    async (request): Promise<Response> => {
      startedPaths.push(request.path);
      most = Math.max(most, (running += 1));
      const body = await answer(request);
      running -= 1;
      return { status: 200, headers: ['Content-Type', 'text/plain'], body };
    },
    {
      host: '127.0.0.1',
      port: 0,
      maxBody: 100_000,
      clientAddress: () => '127.0.0.1',
      always: [],
      publicUrl: new PublicUrl({ allowedHosts: [], isForwarded: () => false }),
      onError: (error) => expect.fail(String(error)),
      ...options,
    },
  );
  onTestFinished(() => server.stop(0));
  return { port: server.port, started: startedPaths, most: () => most };
}

const createGet = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['Host: lookup.test', ...headers].join('\r\n')}\r\n\r\n`;
const createRequests = (count: number) =>
  Array.from({ length: count }, (_, index) => createGet(`/${index}`)).join('');

/** Connects a client that reads nothing until it is resumed. */
function connectSilentClient(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return new Promise((sent) => socket.pause().write(text, () => sent(socket)));
}

/** Waits until a count has not changed for two hundred turns of the event loop. */
async function waitUntilStable(count: () => number): Promise<number> {
  let previousCount = count();
  for (let stableTurns = 0; stableTurns < 200; stableTurns += 1) {
    await new Promise(setImmediate);
    if (count() !== previousCount) stableTurns = 0;
    previousCount = count();
  }
  return count();
}

/** Reads a number of responses and resolves with their bodies. */
function readBodies(socket: Socket, count: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let responseCount = 0;
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      responseCount += part.toString('latin1').split('HTTP/1.1 200').length - 1;
      if (responseCount < count) return;
      try {
        const responses = parseResponses(Buffer.concat(parts));
        if (responses.length === count) resolve(responses.map(({ body }) => body.toString()));
      } catch {
        // The last response is still incomplete.
      }
    });
    socket.once('close', () => reject(new Error(`closed after ${responseCount} responses`)));
    socket.resume();
  });
}

/**
 * Maximum number of bytes that the kernel buffers for a loopback connection, on both ends: 4 and 6 MB by default in
 * Linux.
 */
const kernelBytes = 16_000_000;

test('the server processes few of 1,500 pipelined requests while the client reads no response', async () => {
  const { port, started, most } = await serve();
  await connectSilentClient(port, createRequests(1500));
  await waitUntilStable(() => started.length);
  expect(started.length).toBeGreaterThan(0);
  expect(started.length * page.length).toBeLessThan(kernelBytes);
  expect(most()).toBe(1);
});

test('the server sends the responses to 1,500 pipelined requests in order once the client reads', async () => {
  const { port, started } = await serve(({ path }) => path.padEnd(20_000));
  const socket = await connectSilentClient(port, createRequests(1500));
  await waitUntilStable(() => started.length);
  expect(started.length).toBeLessThan(1500);
  const texts = await readBodies(socket, 1500);
  expect(texts.map((text) => text.trim())).toEqual(Array.from({ length: 1500 }, (_, index) => `/${index}`));
});

test('the server processes requests of other clients between two requests of one connection', async () => {
  const { port, started } = await serve(({ path }) => path);
  const [first, second] = await Promise.all([connectSilentClient(port, ''), connectSilentClient(port, '')]);
  const bodies = readBodies(first, 1000);
  first.write(createRequests(1000));
  second.write(createGet('/other'));
  await readBodies(second, 1);
  await bodies;
  expect(started.indexOf('/other')).toBeLessThan(900);
});

test('pipelined requests with bodies, expectations or upgrades keep their order', async () => {
  const { port, most } = await serve(async (request) => {
    const body = await request.body();
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    return `${request.method} ${request.path} ${body.length}`;
  });
  const createPost = (path: string, body: string, ...headers: string[]) =>
    `POST ${path} HTTP/1.1\r\n${['Host: a', ...headers].join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const createRound = [
    createGet('/a'),
    createPost('/b', 'x'.repeat(90_000)),
    createPost('/c', 'GET /smuggled HTTP/1.1\r\n\r\n', 'Expect: 100-continue'),
    `POST /d HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n`,
  ].join('');
  // Node drops all data after an upgrade that it does not perform, so the upgrade must come last.
  const upgradeRequest = `GET /upgrade HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  const expected = ['GET /a 0', 'POST /b 90000', 'POST /c 26', 'POST /d 4'];
  const socket = await connectSilentClient(port, '');
  const readingBodies = readBodies(socket, 81);
  socket.write(createRound.repeat(20) + upgradeRequest);
  expect(await readingBodies).toEqual([
    ...Array.from({ length: 20 }, () => expected).flat(),
    'GET /upgrade 0',
  ]);
  expect(most()).toBe(1);
});

test('pipelined HEAD requests receive Content-Length and no body', async () => {
  const { port } = await serve();
  const headRequest = `HEAD /h HTTP/1.1\r\nHost: a\r\n\r\n`;
  const socket = await connectSilentClient(
    port,
    `${headRequest.repeat(50)}${createGet('/last', 'Connection: close')}`,
  );
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).resume();
  await new Promise((closed) => socket.once('close', closed));
  const text = Buffer.concat(parts).toString('latin1');
  expect(text.match(/^content-length: 457000\r$/gim)).toHaveLength(51);
  expect(text.match(/x{100}/g)).toHaveLength(page.length / 100);
});

test.each([
  [
    'Connection: close',
    `${createGet('/1')}${createGet('/2', 'Connection: close')}${createGet('/3')}`,
    ['/1', '/2'],
  ],
  ['bytes that are not HTTP', `${createGet('/1')}${createGet('/2')}\x00\x01\r\n\r\n`, ['/1', '/2']],
  [
    'CONNECT',
    `${createGet('/1')}${createGet('/2')}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n${createGet('/3')}`,
    ['/1', '/2'],
  ],
])('a pipeline with %s in its middle ends after the earlier responses', async (_, text, paths) => {
  const { port, started } = await serve(({ path }) => path);
  const socket = await connectSilentClient(port, text);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).resume();
  await new Promise((closed) => socket.once('close', closed));
  const responses = parseResponses(Buffer.concat(parts));
  const servedResponses = responses.filter(({ status }) => status === 200).map(({ body }) => body.toString());
  expect([servedResponses, started]).toEqual([paths, paths]);
});

test.each([
  // The server notices the closed connection only when it sends a response, because reading is paused.
  [10, 1],
  [500, 3],
])(
  'a client that sent %d requests and disconnects during the first has at most %d requests processed',
  async (count, most) => {
    let finish: () => void = () => undefined;
    const { port, started } = await serve(() => new Promise((resolve) => (finish = () => resolve('x'))));
    const socket = await connectSilentClient(port, createRequests(count));
    await expect.poll(() => started.length).toBe(1);
    socket.destroy();
    await waitUntilStable(() => started.length);
    finish();
    for (let turn = 0; turn < 20; turn += 1) {
      finish();
      await waitUntilStable(() => started.length);
    }
    expect(started.length).toBeLessThanOrEqual(most);
  },
);

test('a client that does not read for a minute is disconnected, and its waiting requests are dropped', async () => {
  const { port, started } = await serve();
  holdTimers();
  const socket = await connectSilentClient(port, createRequests(1500));
  const servedCount = await waitUntilStable(() => started.length);
  let hasEnded = false;
  socket.once('close', () => (hasEnded = true));
  await passTimers(59_000);
  await waitUntilStable(() => started.length);
  expect(started.length).toBe(servedCount);
  await passTimers(2_000);
  const texts = readBodies(socket, 1500);
  await expect(texts).rejects.toThrow('closed after');
  expect([hasEnded, started.length]).toEqual([true, servedCount]);
});

test('a client that reads slowly but steadily receives the complete response', async () => {
  const largeBody = 'y'.repeat(30_000_000);
  const { port, started } = await serve(() => largeBody);
  holdTimers();
  const socket = await connectSilentClient(port, createGet('/large', 'Connection: close'));
  await expect.poll(() => started.length).toBe(1);
  let readBytes = 0;
  let hasEnded = false;
  socket.once('end', () => (hasEnded = true));
  // Reads less than two megabytes in each half minute.
  for (let part = 0; !hasEnded && part < 1000; part += 1) {
    for (let takenBytes = 0; takenBytes < 1_900_000 && !hasEnded;) {
      const bytes = socket.read() as Buffer | null;
      takenBytes += bytes?.length ?? 0;
      readBytes += bytes?.length ?? 0;
      if (bytes === null) await new Promise(setImmediate);
    }
    await passTimers(30_000);
  }
  expect(readBytes).toBeGreaterThan(largeBody.length);
});
