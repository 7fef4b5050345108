import { asnPath } from '../parameters/network.ts';
import type { Route } from '../routing/route.ts';

/** Autonomous systems, which announce IP networks. */
export const asnRoutes: readonly Route[] = [
  {
    name: 'asn',
    family: 'asn',
    path: '/asn/{asn}',
    summary: 'An autonomous system by number: name, country and up to 100 announced blocks.',
    operation: 'asn',
    parameters: { asn: asnPath },
    cache: 'facts',
    missing: ({ asn }) => `${String(asn)} announces no network. Use for example AS15169.`,
    notes: [
      'The country is an estimate of where most of the addresses are used, not where the holder is registered.',
    ],
    examples: [{ path: '/asn/AS13335', note: 'Cloudflare.' }],
  },
];
