import { otherDomain, domain } from '../parameters/domain-name.ts';
import type { Route } from '../routing/route.ts';

/** Mail exchangers of domains. */
export const mxRoutes: readonly Route[] = [
  {
    name: 'mx',
    family: 'mx',
    path: '/mx/{domain}',
    summary: 'Mail exchangers of a domain, in order of preference. A single "." says that it takes no mail.',
    operation: 'mx',
    parameters: { domain },
    cache: 'live',
    missing: ({ domain: name }) => `No domain ${String(name)} exists in the DNS: try ${otherDomain(name)}.`,
    examples: [{ path: '/mx/gmail.com', note: 'Mail exchangers' }],
  },
];
