import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { holdTimers, passTimers } from '../../test/support/test-clock.ts';
import { ResponseWriter } from './response-writer.ts';

const megabyte = 1024 * 1024;
/** More bytes than the operating system buffers for a connection. */
const largeBody = Buffer.alloc(20 * megabyte, 'x');

/** Starts a server with one writer, and clients that send a request and read nothing. */
async function serve(writer: ResponseWriter, body: string | Buffer, ips: readonly string[] = ['192.0.2.1']) {
  const responses: ServerResponse[] = [];
  const server = createServer((_, out) => {
    responses.push(out);
    out.writeHead(200, ['Content-Length', `${Buffer.byteLength(body)}`]);
    writer.end(out, body, { ip: ips[(responses.length - 1) % ips.length] ?? '' });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const connectClient = async (): Promise<Socket> => {
    const previousCount = responses.length;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    while (responses.length === previousCount) await new Promise(setImmediate);
    return socket;
  };
  return { responses, client: connectClient };
}

test('the unsent bytes of all clients are limited by closing the connections that have made no progress for the longest time', async () => {
  const writer = new ResponseWriter({
    readerMs: 60_000,
    maxBytes: 50 * megabyte,
    maxBytesOfClient: Infinity,
  });
  const { responses, client } = await serve(writer, largeBody);
  for (let count = 0; count < 8; count += 1) {
    await client();
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(writer.unsentBytes).toBeLessThanOrEqual(50 * megabyte);
  }
  const isClosedByResponse = responses.map(({ destroyed }) => destroyed);
  expect(isClosedByResponse.lastIndexOf(true)).toBeLessThan(isClosedByResponse.indexOf(false));
  expect(isClosedByResponse).toContain(true);
  expect(isClosedByResponse.slice(-2)).toEqual([false, false]);
});

test('the limit of unsent bytes of one client closes no connection of another client', async () => {
  const writer = new ResponseWriter({
    readerMs: 60_000,
    maxBytes: 500 * megabyte,
    // The operating system takes a few of the 20 MB of each response, so two responses are within the limit, and three are not.
    maxBytesOfClient: 40 * megabyte,
  });
  // The first response belongs to another client; the two addresses of IPv6 are in one network.
  const ips = ['192.0.2.1', '2001:db8::1', '2001:db8::2', '2001:db8::1', '2001:db8::3'];
  const { responses, client } = await serve(writer, largeBody, ips);
  for (let count = 0; count < 5; count += 1) await client();
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([false, true, true, false, false]);
});

test('the response writer sends the head of every response that begins in one turn, even when all of them exceed the limit', async () => {
  const count = 8;
  const writer = new ResponseWriter({
    readerMs: 60_000,
    maxBytes: 500 * megabyte,
    maxBytesOfClient: 6 * megabyte,
  });
  const body = Buffer.alloc(megabyte, 'x');
  const responses: ServerResponse[] = [];
  const server = createServer((_, out) => {
    if (responses.push(out) < count) return;
    // As a response that several requests wait for.
    for (const each of responses) {
      each.writeHead(200, ['Content-Length', `${body.length}`]);
      writer.end(each, body, { ip: '192.0.2.1' });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const heads = await Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      return new Promise<string>((resolve) => {
        socket.once('data', (part: Buffer) => resolve(part.toString('latin1', 0, 15)));
        socket.once('close', () => resolve('closed'));
      });
    }),
  );
  expect(heads).toEqual(Array.from({ length: count }, () => 'HTTP/1.1 200 OK'));
  await expect.poll(() => writer.unsentBytes).toBeLessThanOrEqual(6 * megabyte);
});

test('a client that has not read for the time limit is disconnected, and the memory of its response is freed', async () => {
  holdTimers();
  const writer = new ResponseWriter({
    readerMs: 60_000,
    maxBytes: 500 * megabyte,
    maxBytesOfClient: Infinity,
  });
  const { responses, client } = await serve(writer, largeBody);
  await client();
  await passTimers(59_000);
  expect(writer.unsentBytes).toBeGreaterThan(megabyte);
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([false]);
  await passTimers(2_000);
  expect([writer.unsentBytes, responses.map(({ destroyed }) => destroyed)]).toEqual([0, [true]]);
});

test('a completed response frees all its memory', async () => {
  const text = 'é'.repeat(100_000);
  const writer = new ResponseWriter({ readerMs: 60_000, maxBytes: megabyte, maxBytesOfClient: megabyte });
  const { client } = await serve(writer, text);
  const socket = await client();
  const parts: Buffer[] = [];
  let length = 0;
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
  });
  socket.resume();
  while (length < 200_000 || !Buffer.concat(parts).toString().endsWith(`\r\n\r\n${text}`))
    await new Promise(setImmediate);
  await expect.poll(() => writer.unsentBytes).toBe(0);
});
