import { dnsTypesParameter } from '../parameters/dns-types.ts';
import { suggestOtherDomain, domain } from '../parameters/domain-name.ts';
import type { Route } from '../routing/route.ts';

/** DNS records. */
export const dnsRoutes: readonly Route[] = [
  {
    name: 'dns',
    family: 'dns',
    path: '/dns/{domain}',
    summary: 'DNS records of a name, without addresses that are not public.',
    operation: 'dns',
    parameters: { domain, type: dnsTypesParameter },
    cache: 'live',
    missing: ({ domain: name }) =>
      `The name ${String(name)} does not exist in the DNS. For example, use ${suggestOtherDomain(name)}.`,
    examples: [
      { path: '/dns/example.com', note: 'All common record types.' },
      { path: '/dns/example.com?type=A,MX', note: 'Only A and MX records.' },
    ],
  },
];
