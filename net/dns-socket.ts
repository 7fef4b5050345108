import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import { quote } from '../core/quote.ts';
import { isPublicAddress } from '../facts/ip/special-purpose.ts';

export interface DnsServer {
  readonly address: string;
  readonly port: number;
}

/** Sends one DNS message to a server and returns the response. Rejects on a timeout or a broken connection. */
type DnsExchange = (
  server: DnsServer,
  message: Buffer,
  timeoutMs: number,
  /** Whether received bytes are the response to the message. Other packets are dropped. */
  accept: (answer: Buffer) => boolean,
) => Promise<Buffer>;

export interface DnsTransport {
  readonly udp: DnsExchange;
  readonly tcp: DnsExchange;
}

/** Whether `parseDnsServer` can parse the text. */
export function isDnsServer(text: string): boolean {
  try {
    return parseDnsServer(text).port <= 65_535;
  } catch {
    return false;
  }
}

/** Parses the address of a DNS server. @throws TypeError when the text is not `address`, `address:port` or `[address]:port` */
export function parseDnsServer(text: string): DnsServer {
  const match =
    /^(?:\[([0-9a-fA-F:.]+)\]|(\d+\.\d+\.\d+\.\d+)|([0-9a-fA-F:]*:[0-9a-fA-F:.]*))(?::(\d{1,5}))?$/.exec(
      text.trim(),
    );
  const address = match?.[1] ?? match?.[2] ?? match?.[3];
  if (address === undefined) throw new TypeError(`${quote(text)} is not an IP address with an optional port`);
  return { address, port: Number(match?.[4] ?? 53) };
}

const exchangeByUdp: DnsExchange = (server, message, timeoutMs, accept) =>
  new Promise((resolve, reject) => {
    // Use one socket per query, because a random source port makes forged responses harder.
    const socket = createSocket(isIPv6(server.address) ? 'udp6' : 'udp4');
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      socket.close();
      settle();
    };
    const timer = setTimeout(() => finish(() => reject(new Error('timeout'))), timeoutMs);
    socket.once('error', (error) => finish(() => reject(error)));
    socket.on('message', (response) => {
      if (accept(response)) finish(() => resolve(response));
    });
    // On a connected socket the operating system drops packets from other senders.
    socket.connect(server.port, server.address, () => socket.send(message));
  });

const exchangeByTcp: DnsExchange = (server, message, timeoutMs, accept) =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, server.address);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const timer = setTimeout(() => finish(() => reject(new Error('timeout'))), timeoutMs);
    let receivedBytes = Buffer.alloc(0);
    socket.once('error', (error) => finish(() => reject(error)));
    socket.once('close', () => finish(() => reject(new Error('connection closed'))));
    socket.on('data', (part) => {
      receivedBytes = Buffer.concat([receivedBytes, part]);
      // Over TCP, two bytes with the length precede each message, so that a message has at most 64 kB.
      if (receivedBytes.length < 2 || receivedBytes.length < 2 + receivedBytes.readUInt16BE(0)) return;
      const response = receivedBytes.subarray(2, 2 + receivedBytes.readUInt16BE(0));
      finish(() =>
        accept(response) ? resolve(response) : reject(new Error('not a response to this query')),
      );
    });
    const lengthPrefix = Buffer.alloc(2);
    lengthPrefix.writeUInt16BE(message.length);
    socket.write(Buffer.concat([lengthPrefix, message]));
  });

/**
 * Creates a DNS transport over sockets. Messages are sent only to the configured servers and to servers with a public address.
 * @param configured servers of the operator, which can be inside the operator's network
 */
export function createSocketDns(configured: readonly DnsServer[]): DnsTransport {
  const addAddressCheck =
    (exchange: DnsExchange): DnsExchange =>
    async (server, ...query) => {
      const isConfigured = configured.some(
        ({ address, port }) => address === server.address && port === server.port,
      );
      if (!isConfigured && !isPublicAddress(server.address))
        throw new Error('rejected: not a public address');
      return exchange(server, ...query);
    };
  return { udp: addAddressCheck(exchangeByUdp), tcp: addAddressCheck(exchangeByTcp) };
}
