import { dayMs } from '../../facts/iso-day.ts';

/** A document at a well-known path (RFC 8615): the list of interfaces, or the security contact. */
export interface WellKnownDocument {
  readonly text: string;
  readonly type: string;
}

export interface WellKnownOptions {
  /** Absolute URL prefix of links. */
  readonly base: string;
  /** Contact for vulnerability reports (mailto: or https:); undefined when the operator has set none. */
  readonly contact: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Number of days for which security.txt is valid; RFC 9116 recommends less than a year. */
const validityDays = 180;

/**
 * Returns the document at a well-known path.
 * @returns null when there is none
 */
export function findWellKnownDocument(path: string, options: WellKnownOptions): WellKnownDocument | null {
  switch (path) {
    case '/.well-known/api-catalog':
      return { text: createApiCatalog(options), type: 'application/linkset+json' };
    case '/.well-known/mcp.json':
      return { text: createAgentCard(options), type: 'application/json; charset=utf-8' };
    case '/.well-known/security.txt':
    case '/security.txt': {
      const text = createSecurityText(options);
      return text === null ? null : { text, type: 'text/plain; charset=utf-8' };
    }
    default:
      return null;
  }
}

/** Returns the interfaces of the service as a link set (RFC 9727). */
const createApiCatalog = ({ base }: WellKnownOptions): string => {
  const createLink = (href: string, type: string) => ({ href: `${base}${href}`, type });
  return JSON.stringify({
    linkset: [
      {
        anchor: `${base}/`,
        'service-desc': [
          createLink('/openapi.json', 'application/vnd.oai.openapi+json;version=3.1'),
          createLink('/openapi.yaml', 'application/yaml'),
        ],
        'service-doc': [createLink('/docs', 'text/html'), createLink('/llms.txt', 'text/markdown')],
        status: [createLink('/readyz', 'application/json')],
      },
      {
        anchor: `${base}/graphql`,
        'service-desc': [createLink('/graphql/schema.graphql', 'application/graphql')],
      },
      { anchor: `${base}/mcp`, 'service-desc': [createLink('/.well-known/mcp.json', 'application/json')] },
    ],
  });
};

/** Returns the MCP connection details for agents. */
const createAgentCard = ({ base }: WellKnownOptions): string =>
  JSON.stringify({
    name: 'lookup',
    description: 'Facts about places, networks, contact data, money and time.',
    transports: [{ type: 'streamable-http', url: `${base}/mcp` }],
    authentication: { required: false, schemes: ['X-API-Key', 'Bearer'] },
    documentation: `${base}/llms.txt`,
  });

/** Returns security.txt (RFC 9116). The text changes once a day at most, so that it can be cached. */
function createSecurityText({ base, contact, now }: WellKnownOptions): string | null {
  if (contact === undefined) return null;
  const expiryTime = new Date((Math.floor(now / dayMs) + validityDays) * dayMs)
    .toISOString()
    .replace('.000', '');
  return [
    `Contact: ${contact}`,
    `Expires: ${expiryTime}`,
    'Preferred-Languages: en',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}
