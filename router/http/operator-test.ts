import { AddressList } from '../../facts/ip/address-list.ts';
import type { Request } from '../exchange.ts';

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'] as const;
/** Addresses of this machine. */
export const loopbackAddresses = new AddressList(['127.0.0.0/8', '::1']);

/**
 * Creates a function that recognises operators by their address (METRICS_FROM). Behind a proxy that
 * TRUST_PROXY does not name, every client has the address of the proxy, usually a loopback address. Requests with a
 * proxy header are therefore rejected, unless a trusted proxy reports another address.
 */
export function createOperatorTest(
  addresses: readonly string[],
  trustedProxies: readonly string[],
): (request: Pick<Request, 'ip' | 'headers'>) => boolean {
  const operators = new AddressList(addresses);
  return ({ ip, headers }) => {
    if (!operators.has(ip)) return false;
    const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
    return !isForwarded || (trustedProxies.length > 0 && !loopbackAddresses.has(ip));
  };
}
