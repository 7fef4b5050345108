import { isBody } from '../formats/responses.ts';
import { domain } from '../parameters/domain-name.ts';
import { toNamesByVersion, type Body, type Route } from '../routing/route.ts';

/** In API version 1.0.0, `mx` itself is the list of mail exchangers. */
function addExchangerList(body: Body): Body {
  const { deep } = body;
  if (!isBody(deep) || !('mx' in deep)) return body;
  const { mx } = deep;
  return { ...body, deep: { ...deep, mx: isBody(mx) ? mx['records'] : [] } };
}

/** Domain registrations. */
export const domainRoutes: readonly Route[] = [
  {
    name: 'domain',
    family: 'domain',
    path: '/domain/{domain}',
    summary: 'Availability of a domain, from its registry (RDAP, then WHOIS).',
    operation: toNamesByVersion('domain'),
    parameters: { domain },
    deep: 'paid',
    cache: 'live',
    shape: addExchangerList,
    examples: [
      { path: '/domain/example.com', note: 'A reserved domain, which is not available.' },
      { path: '/domain/xn--mnchen-3ya.de?deep=true', note: 'With the registration data.' },
    ],
  },
];
