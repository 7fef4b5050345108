import type { ExternalClients } from '../../subgraphs/contact/index.ts';

/** Replaces the network and records the attempted requests. */
export function createUnreachableProviders() {
  const sentRequests: string[] = [];
  const rejectQuery = (kind: string) => (where: unknown) => {
    sentRequests.push(`${kind} ${JSON.stringify(where)}`);
    return Promise.reject(new Error('nothing is sent'));
  };
  const externalClients = {
    dns: () => ({ udp: rejectQuery('udp'), tcp: rejectQuery('tcp') }),
    web: rejectQuery('web'),
    whois: rejectQuery('whois'),
  } satisfies Partial<ExternalClients>;
  return { sent: sentRequests, outside: externalClients };
}
