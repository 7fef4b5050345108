import { dayMs } from '../../facts/iso-day.ts';

/** Where programs look first (RFC 8615): what there is, and whom to tell of a weakness. */
export interface WellKnown {
  readonly text: string;
  readonly type: string;
}

export interface WellKnownOptions {
  /** Absolute URL that links begin with. */
  readonly base: string;
  /** Whom to tell of a weakness: mailto: or https:; undefined: the operator does not say. */
  readonly contact: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** For how long who reads security.txt may trust it; RFC 9116 wants less than a year. */
const goodForDays = 180;

/** @returns null when nothing stands at the path */
export function wellKnown(path: string, options: WellKnownOptions): WellKnown | null {
  switch (path) {
    case '/.well-known/api-catalog':
      return { text: apiCatalog(options), type: 'application/linkset+json' };
    case '/.well-known/mcp.json':
      return { text: agentCard(options), type: 'application/json; charset=utf-8' };
    case '/.well-known/security.txt':
    case '/security.txt': {
      const text = securityText(options);
      return text === null ? null : { text, type: 'text/plain; charset=utf-8' };
    }
    default:
      return null;
  }
}

/** RFC 9727: the interfaces of the service as a set of links. */
const apiCatalog = ({ base }: WellKnownOptions): string => {
  const link = (href: string, type: string) => ({ href: `${base}${href}`, type });
  return JSON.stringify({
    linkset: [
      {
        anchor: `${base}/`,
        'service-desc': [
          link('/openapi.json', 'application/vnd.oai.openapi+json;version=3.1'),
          link('/openapi.yaml', 'application/yaml'),
        ],
        'service-doc': [link('/docs', 'text/html'), link('/llms.txt', 'text/markdown')],
        status: [link('/readyz', 'application/json')],
      },
      {
        anchor: `${base}/graphql`,
        'service-desc': [link('/graphql/schema.graphql', 'application/graphql')],
      },
      { anchor: `${base}/mcp`, 'service-desc': [link('/.well-known/mcp.json', 'application/json')] },
    ],
  });
};

/** How an agent connects. */
const agentCard = ({ base }: WellKnownOptions): string =>
  JSON.stringify({
    name: 'lookup',
    description: 'Facts about places, networks, contact data, money and time.',
    transports: [{ type: 'streamable-http', url: `${base}/mcp` }],
    authentication: { required: false, schemes: ['X-API-Key', 'Bearer'] },
    documentation: `${base}/llms.txt`,
  });

/** RFC 9116. The same all day, so that it may be kept. */
function securityText({ base, contact, now }: WellKnownOptions): string | null {
  if (contact === undefined) return null;
  const expires = new Date((Math.floor(now / dayMs) + goodForDays) * dayMs).toISOString().replace('.000', '');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
