import { suggestOtherDomain, domain } from '../parameters/domain-name.ts';
import type { Route } from '../routing/route.ts';

/** Mail exchangers of domains. */
export const mxRoutes: readonly Route[] = [
  {
    name: 'mx',
    family: 'mx',
    path: '/mx/{domain}',
    summary:
      'Mail exchangers of a domain, in order of preference. A single "." means that the domain accepts no mail.',
    operation: 'mx',
    parameters: { domain },
    cache: 'live',
    missing: ({ domain: name }) =>
      `The domain ${String(name)} does not exist in the DNS. For example, use ${suggestOtherDomain(name)}.`,
    examples: [{ path: '/mx/gmail.com', note: 'The mail exchangers of Gmail.' }],
  },
];
