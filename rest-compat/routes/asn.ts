import { asnPathParameter } from '../parameters/network.ts';
import type { Route } from '../routing/route.ts';

/** Autonomous systems, which announce IP networks. */
export const asnRoutes: readonly Route[] = [
  {
    name: 'asn',
    family: 'asn',
    path: '/asn/{asn}',
    summary: 'An autonomous system by number: name, country and up to 100 announced blocks.',
    operation: 'asn',
    parameters: { asn: asnPathParameter },
    cache: 'facts',
    missing: ({ asn }) => `${String(asn)} announces no network. For example, use AS15169.`,
    deep: 'included',
    notes: [
      'The country is where the registries list the system. With deep=true, usage_country is an estimate of where most of its addresses are used.',
    ],
    examples: [
      { path: '/asn/AS13335', note: 'Cloudflare.' },
      { path: '/asn/AS62041?deep=true', note: 'Telegram, with the country where its addresses are used.' },
    ],
  },
];
