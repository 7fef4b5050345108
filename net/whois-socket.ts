import { connect } from 'node:net';
import { parseDomainName } from '../facts/domain-name.ts';
import { lookupPublicAddress } from './public-addresses.ts';

/**
 * Sends one WHOIS query (RFC 3912). A query is a line to port 43; the response is text until the server closes the connection.
 * Rejects on every failure.
 */
export type WhoisExchange = (host: string, line: string) => Promise<string>;

export interface WhoisSocketOptions {
  /** Timeout in milliseconds, including the DNS lookup. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Default: 65,536. */
  readonly maxBytes?: number;
  /** `host:port` of one server for all registries. Default: `iana`, which means the servers of the registries. */
  readonly server?: string | undefined;
  /** Function that replaces the system's DNS in tests. */
  readonly lookup?: typeof lookupPublicAddress;
}

/** Creates a WHOIS client over sockets. The server of a registry must have a public name and public addresses. */
export function createSocketWhois(options: WhoisSocketOptions = {}): WhoisExchange {
  const { timeoutMs = 3000, maxBytes = 65_536, lookup = lookupPublicAddress } = options;
  const configuredServer = /^(.+):(\d+)$/.exec(options.server ?? '');
  return async (host, line) => {
    if (configuredServer !== null) {
      const target = { host: configuredServer[1] ?? '', port: Number(configuredServer[2]) };
      return exchange(target, line, { timeoutMs, maxBytes });
    }
    if (parseDomainName(host)?.scope !== 'public') throw new Error('rejected: not a public host name');
    return exchange({ host, port: 43, lookup }, line, { timeoutMs, maxBytes });
  };
}

function exchange(
  target: { readonly host: string; readonly port: number; readonly lookup?: typeof lookupPublicAddress },
  line: string,
  { timeoutMs, maxBytes }: { readonly timeoutMs: number; readonly maxBytes: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(target);
    const timer = setTimeout(() => socket.destroy(new Error('timeout')), timeoutMs);
    const parts: Buffer[] = [];
    let size = 0;
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
    socket.on('data', (part) => {
      size += part.length;
      if (size > maxBytes) socket.destroy(new Error('response too large'));
      else parts.push(part);
    });
    socket.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    socket.write(`${line}\r\n`);
  });
}
