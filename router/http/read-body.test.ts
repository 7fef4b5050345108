import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RequestRejected } from '../../core/request-rejected.ts';
import { readBody } from './read-body.ts';

const limit = 1000;
const server = createServer((message, out) => {
  readBody(message, limit).then(
    (body) => out.writeHead(body === null ? 413 : 200).end(body === null ? '' : `${body.length}`),
    (error: unknown) => {
      rejected.push(error);
      // A second call rejects in the same way.
      readBody(message, limit).catch((again: unknown) => rejected.push(again));
    },
  );
});
const rejected: unknown[] = [];
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Connects a client that sends its complete request before it reads, as simple clients do. */
async function openConnection(): Promise<{ socket: Socket; send: (size: number) => Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  const send = async (size: number) => {
    const head = `POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${size}\r\n\r\n`;
    await new Promise<void>((resolve, reject) => {
      socket.write(head);
      socket.write(Buffer.alloc(size, 'x'), (error) => (error ? reject(error) : resolve()));
    });
    socket.resume();
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    return answer.toString('latin1').split('\r\n')[0] ?? '';
  };
  return { socket, send };
}

test('a request body at the limit is read, a larger body is rejected, and the connection stays open', async () => {
  const { socket, send } = await openConnection();
  expect(await send(limit)).toBe('HTTP/1.1 200 OK');
  expect(await send(limit + 1)).toBe('HTTP/1.1 413 Payload Too Large');
  expect(await send(3_000_000)).toBe('HTTP/1.1 413 Payload Too Large');
  expect(await send(10)).toBe('HTTP/1.1 200 OK');
  socket.destroy();
});

test('a client whose request body never ends is disconnected', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n');
  const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  let sentChunks = 0;
  const closing = new Promise((resolve) => socket.once('close', resolve));
  const sendChunks = () => {
    while (!socket.destroyed && sentChunks < 1e9) {
      sentChunks += part.length;
      if (!socket.write(part)) return;
    }
  };
  socket.on('drain', sendChunks);
  sendChunks();
  socket.resume();
  await closing;
  expect(sentChunks).toBeLessThan(100e6);
});

test('a request body that ends early is rejected', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\nfive!');
  await once(server, 'request');
  socket.destroy();
  await vi.waitFor(() => expect(rejected).toHaveLength(2));
  expect(rejected.every((error) => error instanceof RequestRejected)).toBe(true);
});
