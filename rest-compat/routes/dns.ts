import { dnsTypes } from '../parameters/dns-types.ts';
import { otherDomain, domain } from '../parameters/domain-name.ts';
import type { Route } from '../routing/route.ts';

/** DNS records. */
export const dnsRoutes: readonly Route[] = [
  {
    name: 'dns',
    family: 'dns',
    path: '/dns/{domain}',
    summary: 'DNS records of a name. Addresses that are not public are left out.',
    operation: 'dns',
    parameters: { domain, type: dnsTypes },
    cache: 'live',
    missing: ({ domain: name }) => `No name ${String(name)} exists in the DNS: try ${otherDomain(name)}.`,
    examples: [
      { path: '/dns/example.com', note: 'All usual types' },
      { path: '/dns/example.com?type=A,MX', note: 'Some types' },
    ],
  },
];
