import {
  getValueAt,
  getBooleanAt,
  getListAt,
  getObjectAt,
  getObjectsAt,
  parseJson,
  getTextAt,
  type JsonObject,
} from '../../../core/json.ts';
import { parseIsoTime, type Verdict } from './registration.ts';
import type { WebGetFunction } from './web-get.ts';

/** Parses IANA's bootstrap file (RFC 9224) into a map from top-level domains to RDAP servers. */
export function parseBootstrap(value: unknown): Map<string, string[]> {
  const servers = new Map<string, string[]>();
  for (const service of getListAt(value, 'services')) {
    const [tops, urls] = [getListAt(service, 0), getListAt(service, 1)];
    // Use only HTTPS. Over plain HTTP, an attacker on the network path could forge registrations.
    const httpsUrls = urls.map(String).filter((url) => url.startsWith('https://'));
    for (const top of tops) servers.set(String(top).toLowerCase(), httpsUrls);
  }
  return servers;
}

/**
 * Parses the setting RDAP_SERVERS: `de=https://rdap.denic.de/,io=https://…`.
 * @throws TypeError that quotes the first invalid pair of a top-level domain and a URL
 */
export function parseRdapServers(text: string): Map<string, string[]> {
  const servers = new Map<string, string[]>();
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [, top, address = ''] = /^\.?([a-z\d-]+)=(https?:\/\/\S+)$/i.exec(part) ?? [];
    if (top === undefined || !URL.canParse(address)) {
      throw new TypeError(
        `RDAP_SERVERS: ${JSON.stringify(part)} must have the format de=https://rdap.denic.de/`,
      );
    }
    servers.set(top.toLowerCase(), [...(servers.get(top.toLowerCase()) ?? []), address]);
  }
  return servers;
}

/**
 * Queries one RDAP server (RFC 9082, 9083).
 * @returns null for an unreliable response: an unusable redirect, an error, a different name, or a web page instead of an RDAP
 * 404 response
 */
export async function queryRdap(server: string, name: string, get: WebGetFunction): Promise<Verdict> {
  const url = new URL(`domain/${name}`, server.endsWith('/') ? server : `${server}/`);
  const response = await get(url, { accept: 'application/rdap+json, application/json' });
  const body = getObjectAt(parseJson(response.text));
  if (response.status === 404) {
    const isProtocolResponse =
      body !== null ? Number(body['errorCode'] ?? 404) === 404 : response.text === '';
    return isProtocolResponse && /\bjson\b/.test(response.contentType) ? 'free' : null;
  }
  if (response.status !== 200 || body === null || body['objectClassName'] !== 'domain') return null;
  return getTextAt(body, 'ldhName')?.toLowerCase().replace(/\.$/, '') === name ? parseRdapDomain(body) : null;
}

function parseRdapDomain(body: JsonObject): Verdict {
  const events = getObjectsAt(body, 'events');
  const findEventTime = (action: string) => {
    const event = events.find((each) => getTextAt(each, 'eventAction')?.toLowerCase() === action);
    return event === undefined ? null : parseIsoTime(getTextAt(event, 'eventDate') ?? '');
  };
  return {
    registered: true,
    created: findEventTime('registration'),
    updated: findEventTime('last changed'),
    expires: findEventTime('expiration'),
    registrar: findRegistrar(getObjectsAt(body, 'entities')),
    status: getListAt(body, 'status').map((status) => String(status).toLowerCase()),
    dnssec: getBooleanAt(body, 'secureDNS', 'delegationSigned'),
    nameservers: getObjectsAt(body, 'nameservers')
      .flatMap((server) => getTextAt(server, 'ldhName')?.toLowerCase().replace(/\.$/, '') ?? [])
      .sort(),
    source: 'rdap',
  };
}

/** Returns the formatted name (`fn`) from the jCard (RFC 7095) of the registrar entity. */
function findRegistrar(entities: readonly JsonObject[]): string | null {
  const entity = entities.find((each) => getListAt(each, 'roles').includes('registrar'));
  for (const property of getListAt(entity, 'vcardArray', 1))
    if (getValueAt(property, 0) === 'fn' && typeof getValueAt(property, 3) === 'string')
      return getTextAt(property, 3);
  // Some registries, such as .cz, publish no jCard. Their WHOIS responses use the handle as the registrar's name.
  return getTextAt(entity, 'handle');
}
