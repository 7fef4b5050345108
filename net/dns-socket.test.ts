import { createSocket, type Socket } from 'node:dgram';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { socketDns, type DnsTransport } from './dns-socket.ts';

type Exchange = DnsTransport['udp'];
const udp: Exchange = (server, ...query) => socketDns([server]).udp(server, ...query);
const tcp: Exchange = (server, ...query) => socketDns([server]).tcp(server, ...query);
/** Longer than 255 bytes, so that the length needs both bytes. */
const answer = Buffer.alloc(300, 7);
const question = Buffer.from('question');
const isAnswer = (bytes: Buffer) => bytes.equals(answer);
const minute = 60_000;

async function tcpServer(onQuestion: (received: Buffer, send: (...parts: Buffer[]) => void) => void) {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (received) =>
      onQuestion(received, (...parts) => {
        // Each part is sent separately.
        const [first, ...additional] = parts;
        if (first === undefined) return void socket.end();
        socket.setNoDelay(true);
        socket.write(first, () => setImmediate(() => additional.forEach((part) => socket.write(part))));
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: '127.0.0.1', port: (server.address() as AddressInfo).port };
}
const framed = (message: Buffer) => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(message.length);
  return Buffer.concat([size, message]);
};

async function udpServer(onQuestion: (received: Buffer, send: (part: Buffer) => void) => void) {
  const server: Socket = createSocket('udp4');
  server.on('message', (received, from) =>
    onQuestion(received, (part) => void server.send(part, from.port, from.address)),
  );
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: '127.0.0.1', port: server.address().port };
}

describe('DNS over TCP with a length prefix (RFC 1035 4.2.2)', () => {
  test('the DNS transport reads a complete message from parts of any size', async () => {
    const queries: Buffer[] = [];
    const whole = framed(answer);
    for (const cut of [1, 2, 3, 301]) {
      const server = await tcpServer((received, send) => {
        queries.push(received);
        send(whole.subarray(0, cut), whole.subarray(cut));
      });
      expect(await tcp(server, question, minute, isAnswer), `cut at ${cut}`).toEqual(answer);
    }
    expect(queries).toEqual(Array(4).fill(framed(question)));
  });

  test('the DNS transport ignores bytes after the message', async () => {
    const server = await tcpServer((_, send) => send(Buffer.concat([framed(answer), Buffer.from('more')])));
    expect(await tcp(server, question, minute, isAnswer)).toEqual(answer);
  });

  test('DNS over TCP rejects a response to another query', async () => {
    const server = await tcpServer((_, send) => send(framed(Buffer.from('other'))));
    await expect(tcp(server, question, minute, isAnswer)).rejects.toThrow('not a response to this query');
  });

  test('the DNS transport rejects when a server closes the connection, is unreachable or does not respond', async () => {
    const closing = await tcpServer((_, send) => send());
    await expect(tcp(closing, question, minute, isAnswer)).rejects.toThrow('connection closed');
    await expect(tcp({ address: '127.0.0.1', port: 9 }, question, minute, isAnswer)).rejects.toThrow('ECONN');
    const silent = await tcpServer(() => undefined);
    await expect(tcp(silent, question, 1, isAnswer)).rejects.toThrow('timeout');
  });
});

describe('DNS over UDP', () => {
  test('the DNS transport ignores packets that are not the response', async () => {
    const server = await udpServer((received, send) => {
      expect(received).toEqual(question);
      for (const part of [Buffer.from('stray'), answer, Buffer.from('late')]) send(part);
    });
    expect(await udp(server, question, minute, isAnswer)).toEqual(answer);
  });

  test('the DNS transport rejects when the server does not respond in time', async () => {
    const server = await udpServer(() => undefined);
    await expect(udp(server, question, 1, isAnswer)).rejects.toThrow('timeout');
  });
});

test('only configured DNS servers and those with a public address get packets', async () => {
  let received = 0;
  const server = await udpServer(() => (received += 1));
  const listener = await tcpServer(() => (received += 1));
  for (const other of [[], [{ ...server, port: server.port + 1 }], [{ ...server, address: '127.0.0.2' }]]) {
    const { udp, tcp } = socketDns(other);
    await expect(udp(server, question, minute, isAnswer)).rejects.toThrow('rejected: not a public address');
    await expect(tcp(listener, question, minute, isAnswer)).rejects.toThrow('rejected: not a public address');
  }
  expect(received).toBe(0);
});
