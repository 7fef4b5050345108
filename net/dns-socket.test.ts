import { createSocket, type Socket } from 'node:dgram';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSocketDns, type DnsTransport } from './dns-socket.ts';

type Exchange = DnsTransport['udp'];
const sendByUdp: Exchange = (server, ...query) => createSocketDns([server]).udp(server, ...query);
const sendByTcp: Exchange = (server, ...query) => createSocketDns([server]).tcp(server, ...query);
/** Longer than 255 bytes, so that the length needs both bytes. */
const response = Buffer.alloc(300, 7);
const query = Buffer.from('question');
const isResponse = (bytes: Buffer) => bytes.equals(response);
const minuteMs = 60_000;

async function startTcpServer(onQuestion: (received: Buffer, send: (...parts: Buffer[]) => void) => void) {
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
const withLengthPrefix = (message: Buffer) => {
  const lengthPrefix = Buffer.alloc(2);
  lengthPrefix.writeUInt16BE(message.length);
  return Buffer.concat([lengthPrefix, message]);
};

async function startUdpServer(onQuestion: (received: Buffer, send: (part: Buffer) => void) => void) {
  const server: Socket = createSocket('udp4');
  server.on('message', (received, from) =>
    onQuestion(received, (part) => void server.send(part, from.port, from.address)),
  );
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: '127.0.0.1', port: server.address().port };
}

describe('DNS over TCP with a length prefix (RFC 1035 4.2.2)', () => {
  test('a DNS message over TCP is read completely from parts of any size', async () => {
    const queries: Buffer[] = [];
    const completeMessage = withLengthPrefix(response);
    for (const cutLength of [1, 2, 3, 301]) {
      const server = await startTcpServer((received, send) => {
        queries.push(received);
        send(completeMessage.subarray(0, cutLength), completeMessage.subarray(cutLength));
      });
      expect(await sendByTcp(server, query, minuteMs, isResponse), `cut at ${cutLength}`).toEqual(response);
    }
    expect(queries).toEqual(Array(4).fill(withLengthPrefix(query)));
  });

  test('bytes after a DNS message over TCP are ignored', async () => {
    const server = await startTcpServer((_, send) =>
      send(Buffer.concat([withLengthPrefix(response), Buffer.from('more')])),
    );
    expect(await sendByTcp(server, query, minuteMs, isResponse)).toEqual(response);
  });

  test('a DNS response over TCP to another query is rejected', async () => {
    const server = await startTcpServer((_, send) => send(withLengthPrefix(Buffer.from('other'))));
    await expect(sendByTcp(server, query, minuteMs, isResponse)).rejects.toThrow(
      'not a response to this query',
    );
  });

  test('a DNS query over TCP fails when the server closes the connection, is unreachable or does not respond', async () => {
    const closingServer = await startTcpServer((_, send) => send());
    await expect(sendByTcp(closingServer, query, minuteMs, isResponse)).rejects.toThrow('connection closed');
    await expect(sendByTcp({ address: '127.0.0.1', port: 9 }, query, minuteMs, isResponse)).rejects.toThrow(
      'ECONN',
    );
    const silentServer = await startTcpServer(() => undefined);
    await expect(sendByTcp(silentServer, query, 1, isResponse)).rejects.toThrow('timeout');
  });
});

describe('DNS over UDP', () => {
  test('a DNS query over UDP ignores packets that are not its response', async () => {
    const server = await startUdpServer((received, send) => {
      expect(received).toEqual(query);
      for (const part of [Buffer.from('stray'), response, Buffer.from('late')]) send(part);
    });
    expect(await sendByUdp(server, query, minuteMs, isResponse)).toEqual(response);
  });

  test('a DNS query over UDP fails when the server does not respond in time', async () => {
    const server = await startUdpServer(() => undefined);
    await expect(sendByUdp(server, query, 1, isResponse)).rejects.toThrow('timeout');
  });
});

test('DNS packets are sent only to configured servers and to servers with a public address', async () => {
  let receivedCount = 0;
  const server = await startUdpServer(() => (receivedCount += 1));
  const listener = await startTcpServer(() => (receivedCount += 1));
  for (const configuredServers of [
    [],
    [{ ...server, port: server.port + 1 }],
    [{ ...server, address: '127.0.0.2' }],
  ]) {
    const { udp, tcp } = createSocketDns(configuredServers);
    await expect(udp(server, query, minuteMs, isResponse)).rejects.toThrow('rejected: not a public address');
    await expect(tcp(listener, query, minuteMs, isResponse)).rejects.toThrow(
      'rejected: not a public address',
    );
  }
  expect(receivedCount).toBe(0);
});
