import { parseDomainName } from '../../../facts/domain-name.ts';
import { parseRegistryTime, type Registration, type Verdict } from './registration.ts';
import { isFreeStatus, classifyStatement } from './whois-evidence.ts';
import { parseWhoisFields, type WhoisField } from './whois-fields.ts';

/** Returns the WHOIS server that IANA lists for a top-level domain; null when no server is listed. */
export function parseReferral(response: string): string | null {
  const host = /^(?:whois|refer):\s*(\S+)\s*$/im.exec(response)?.[1]?.toLowerCase();
  return host !== undefined && parseDomainName(host)?.scope === 'public' ? host : null;
}

/** Formats the query line. Some registries need options in addition to the name. */
export function formatQueryLine(top: string, name: string): string {
  if (top === 'de') return `-T dn,ace ${name}`;
  return top === 'jp' ? `${name}/e` : name;
}

/** Matches keys whose value is the queried name. */
const nameKeyPattern =
  /^(?:domain|domain name|domain_name|ascii|ascii name|a-label|nom de domaine|puny name|domain name \(utf8\)|query)$/;
/** Matches headers of sections that contain only the name: `Domain name:`, followed by the name on the next line. */
const nameSectionPattern = /^domain(?: name| information)?$/;
/** Matches headers of sections about the domain. Other sections are about people, registrars or servers. */
const domainSectionPattern =
  /^(?:|domain|domain name|domain information|domain details|relevant dates|dates|registration status|status|first registration date|.*whois server.*|.*\benglish\b.*)$/;
const serverSectionPattern =
  /^(?:(?:domain )?name ?servers?(?: .*)?|(?:primary|secondary) name server|domain servers in listed order|nserver)$/;

/**
 * Matches text after a name: the final dot, the name in another script, or a status. Examples: `xn--fl-fka.se (föl.se)`, `NAME
 * is Active`.
 */
const nameSuffixPattern = /(?:\.| \(\S+\)| is active)$/;

/** Parses a WHOIS response. @returns null when the response is not reliable */
export function parseWhois(name: string, response: string): Verdict {
  const fields = parseWhoisFields(response);
  const isName = (value: string) => value.toLowerCase().replace(nameSuffixPattern, '') === name;
  const isAboutName = fields.some(
    ({ section, key, value }) =>
      isName(value) &&
      (nameKeyPattern.test(key) || (nameSectionPattern.test(section) && (key === '' || key === 'name'))),
  );
  const record = parseRegistration(fields, name);
  const statusFields = fields.filter(({ key }) => /^(?:(?:domain )?status|query_status)$/.test(key));
  if (isAboutName && statusFields.some(({ value }) => isFreeStatus(value))) return 'free';
  // Require a fact of a registration in addition to the name. Quota notices and error messages can also quote the name.
  if (isAboutName && hasRegistrationFact(record)) return record;
  if (
    isAboutName &&
    fields.some(({ key, value }) => value !== '' && /^(?:holder|registrant|holder-c)$/.test(key))
  )
    return record;
  const statements = response.split(/\r?\n/).flatMap((line) => classifyStatement(line, name) ?? []);
  // Only the first statement counts. Later statements can be legal or quota notices that mention other cases.
  return statements[0] === 'free' && !hasRegistrationFact(record) ? 'free' : null;
}

const hasRegistrationFact = ({
  created,
  updated,
  expires,
  registrar,
  status,
  nameservers,
}: Registration): boolean =>
  [created, updated, expires, registrar].some((fact) => fact !== null) ||
  status.length > 0 ||
  nameservers.length > 0;

function parseRegistration(fields: readonly WhoisField[], name: string): Registration {
  // The top-level domain determines the order of day and month.
  const top = name.slice(name.lastIndexOf('.') + 1);
  const domainFields = fields.filter(
    ({ section, value }) => value !== '' && domainSectionPattern.test(section),
  );
  const listValues = (key: RegExp) =>
    domainFields.filter((field) => key.test(field.key)).map(({ value }) => value);
  const findFirstValue = (key: RegExp) => listValues(key)[0] ?? null;
  const findTime = (key: RegExp) =>
    listValues(key)
      .map((text) => parseRegistryTime(text, top))
      .find((at) => at !== null) ?? null;
  const findInSection = (section: RegExp, key: RegExp) =>
    fields.find((field) => section.test(field.section) && key.test(field.key) && field.value !== '')?.value ??
    null;
  const dnssec = findFirstValue(/^(?:dnssec|ds-rdata|signed|dnssec signed)$/);
  const sectionServers = fields
    .filter(
      ({ section, key, value }) =>
        serverSectionPattern.test(section) && value !== '' && /^(?:|nserver|hostname|host name)$/.test(key),
    )
    .map(({ value }) => value);
  const fieldServers = fields
    .filter(
      ({ section, key, value }) =>
        value !== '' && !serverSectionPattern.test(section) && nameserverFieldPattern.test(key),
    )
    .map(({ value }) => value);
  const registrar =
    findFirstValue(
      /^(?:registrar|registrar name|registrar_name|sponsoring registrar|authorized agency|current registr?ar)$/,
    ) ??
    findInSection(/^registrar$/, /^(?:organi[sz]ation|name)$/) ??
    findInSection(/^registrar$/, /^$/);
  return {
    registered: true,
    created: findTime(
      /^(?:created|creation date|created on|record created|registered|registered on|registered date|registration date|registration time|domain_dateregistered|domain created|domain record activated|domain name commencement date|domain registration date|登録年月日)$/,
    ),
    updated: findTime(
      /^(?:changed|updated|updated date|last updated|last-update|last-updated|last update|last updated date|last modified|modified|modification date|domain_datelastmodified|domain record last updated)$/,
    ),
    expires: findTime(
      /^(?:registry expiry date|registrar registration expiration date|expiry date|expiration date|expiration time|expire date|expire-date|expire|expires|expires on|paid-till|renewal date|valid until|domain expires|domain_datebilleduntil)$/,
    ),
    registrar: registrar === null ? null : registrar.replace(/ ?(?:\[Tag = .*\]|\(https?:.*\))$/, '') || null,
    // `clientHold https://icann.org/epp#clientHold` is a status followed by a link to its explanation.
    status: [
      ...new Set(listValues(/^(?:domain status|epp status|status|state|query_status)$/).map(parseStatus)),
    ].filter((status) => status !== '' && !isFreeStatus(status)),
    dnssec:
      dnssec === null
        ? null
        : /^(?:signed|yes|y$|signeddelegation)/i.test(dnssec)
          ? true
          : /^(?:unsigned|no)/i.test(dnssec) || /^n$/i.test(dnssec)
            ? false
            : null,
    // Some registries repeat the domain name under the key for name servers.
    nameservers: [...new Set([...sectionServers, ...fieldServers].flatMap(parseHost))]
      .filter((host) => host !== name)
      .sort(),
    source: 'whois',
  };
}

const nameserverFieldPattern =
  /^(?:name ?servers?|nserver|nameservers?|dns|hostname|host name|(?:primary|secondary) server|ns_name_\d+)$/;

/** Returns the host name of a name server without the IP addresses after the name. */
function parseHost(text: string): string[] {
  const host = (text.split(/[\s([,]/)[0] ?? '').toLowerCase().replace(/\.$/, '');
  return parseDomainName(host) === null ? [] : [host];
}

/** Removes explanations and codes from a status: `Connected (2027/03/31)`, `ok (paid and in zone)`, `200 Active`. */
const parseStatus = (text: string): string =>
  separateWords((text.split(/\s+(?:https?:|- )|\s*\(/)[0] ?? '').replace(/^\d{3} /, ''));

/**
 * Converts an EPP status to the corresponding RDAP status: `clientTransferProhibited` → `client transfer prohibited` (RFC
 * 8056).
 */
const separateWords = (status: string) =>
  status
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
