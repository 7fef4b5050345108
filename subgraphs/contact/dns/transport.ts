import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import { quoted } from '../../../core/quoted.ts';

export interface DnsServer {
  readonly address: string;
  readonly port: number;
}

/** Sends one DNS message to a server and returns its response. Rejects on a timeout or a broken connection. */
type DnsExchange = (
  server: DnsServer,
  message: Buffer,
  timeoutMs: number,
  /**
   * Whether received bytes are the response. Other packets are dropped, so that a stray packet is not mistaken for the response.
   */
  accept: (answer: Buffer) => boolean,
) => Promise<Buffer>;

export interface DnsTransport {
  readonly udp: DnsExchange;
  readonly tcp: DnsExchange;
}

/** Whether `readServer` can parse the text. */
export function isServer(text: string): boolean {
  try {
    return parseServer(text).port <= 65_535;
  } catch {
    return false;
  }
}

/** @throws TypeError when the text is not `address`, `address:port` or `[address]:port` */
export function parseServer(text: string): DnsServer {
  const match =
    /^(?:\[([0-9a-fA-F:.]+)\]|(\d+\.\d+\.\d+\.\d+)|([0-9a-fA-F:]*:[0-9a-fA-F:.]*))(?::(\d{1,5}))?$/.exec(
      text.trim(),
    );
  const address = match?.[1] ?? match?.[2] ?? match?.[3];
  if (address === undefined)
    throw new TypeError(`${quoted(text)} is not an IP address with an optional port`);
  return { address, port: Number(match?.[4] ?? 53) };
}

const udp: DnsExchange = (server, message, timeoutMs, accept) =>
  new Promise((resolve, reject) => {
    // Use one socket per query: a random source port makes it harder to forge responses.
    const socket = createSocket(isIPv6(server.address) ? 'udp6' : 'udp4');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('timeout'))), timeoutMs);
    socket.once('error', (error) => end(() => reject(error)));
    socket.on('message', (response) => {
      if (accept(response)) end(() => resolve(response));
    });
    // On a connected socket the operating system drops packets from other senders.
    socket.connect(server.port, server.address, () => socket.send(message));
  });

const tcp: DnsExchange = (server, message, timeoutMs, accept) =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, server.address);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('timeout'))), timeoutMs);
    let received = Buffer.alloc(0);
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('close', () => end(() => reject(new Error('connection closed'))));
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      // Over TCP, two bytes with the length precede the message, which limits it to 64 kB.
      if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return;
      const response = received.subarray(2, 2 + received.readUInt16BE(0));
      end(() => (accept(response) ? resolve(response) : reject(new Error('not a response to this query'))));
    });
    const size = Buffer.alloc(2);
    size.writeUInt16BE(message.length);
    socket.write(Buffer.concat([size, message]));
  });

/** UDP and TCP sockets of this machine. */
export const socketTransport: DnsTransport = { udp, tcp };
