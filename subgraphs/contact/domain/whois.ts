import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import { isPublicAddress } from '../../../facts/ip/special-purpose.ts';
import { readName } from './public-name.ts';
import { isoTime, type Registration, type Verdict } from './registration.ts';

/** One WHOIS question (RFC 3912): a line to port 43, text until the server closes. Rejects on every failure. */
export type WhoisExchange = (host: string, line: string) => Promise<string>;

export interface WhoisSocketOptions {
  /** Default: 3,000. */
  readonly timeoutMs?: number;
  /** Default: 65,536. */
  readonly maxBytes?: number;
  /** `host:port` that the operator has configured instead of every registry's own server. */
  readonly server?: string | undefined;
}

/** Sockets of this machine; a registry's server must have a public name and address. */
export function socketWhois(options: WhoisSocketOptions = {}): WhoisExchange {
  const { timeoutMs = 3000, maxBytes = 65_536 } = options;
  const own = /^(.+):(\d+)$/.exec(options.server ?? '');
  return async (host, line) => {
    if (own !== null) return exchange(own[1] ?? '', Number(own[2]), line, timeoutMs, maxBytes);
    if (readName(host)?.scope !== 'public') throw new Error('refused: not a public host name');
    // Resolved once and connected to by address, so that the name cannot change in between.
    const { address } = await lookup(host);
    if (!isPublicAddress(address)) throw new Error('refused: not a public address');
    return exchange(address, 43, line, timeoutMs, maxBytes);
  };
}

function exchange(
  host: string,
  port: number,
  line: string,
  timeoutMs: number,
  maxBytes: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), timeoutMs);
    const parts: Buffer[] = [];
    let size = 0;
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
    socket.on('data', (part) => {
      size += part.length;
      if (size > maxBytes) socket.destroy(new Error('answer too large'));
      else parts.push(part);
    });
    socket.once('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    socket.write(`${line}\r\n`);
  });
}

/** The WHOIS server that IANA names for a top-level domain; null when it names none. */
export function readReferral(answer: string): string | null {
  const host = /^(?:whois|refer):\s*(\S+)\s*$/im.exec(answer)?.[1]?.toLowerCase();
  return host !== undefined && readName(host)?.scope === 'public' ? host : null;
}

/** Some registries want more than the name. */
export function questionLine(top: string, name: string): string {
  if (top === 'de') return `-T dn,ace ${name}`;
  return top === 'jp' ? `${name}/e` : name;
}

const refused =
  /limit exceeded|exceeded .{0,40}(?:limit|quota)|quota|too many|rate.?limit|try again|access denied|not authori[sz]ed|blacklisted|blocked|banned|temporarily|unavailable|maintenance/i;

/** How registries say that they do not know a name: a line that begins with it, never a word inside a text. */
const free: readonly RegExp[] = [
  /^[ \t]*(?:%+[ \t]*)?(?:no match(?:es)?(?: found)?|not found|no entries found|no data found|no object found|no found|nothing found|no matching (?:record|objects?|entry)|object does not exist|domain not found|domain name not found|no such domain)\b/im,
  /^[ \t]*(?:the )?(?:queried object|domain name|domain|requested domain) .{0,80}(?:does not exist|was not found|not found|is not registered|has not been registered|is available for (?:registration|purchase))/im,
  /^[ \t]*(?:domain )?status:\s*(?:free|available|no object found)\s*$/im,
  /^[ \t]*\S+ is (?:free|available for registration)\.?\s*$/im,
];

/** What a registry's answer in free text says; null when it cannot be relied on. */
export function readWhois(name: string, answer: string): Verdict {
  const fields = readFields(answer);
  const about = fields.some(
    ({ key, value }) =>
      /^(?:domain(?: name)?|ascii name|a-label|nom de domaine|\[domain name\])$/.test(key) &&
      value.toLowerCase().replace(/\.$/, '') === name,
  );
  const evidence = fields.some(
    ({ key, value }) =>
      value !== '' &&
      /^(?:registrar|nserver|name ?servers?|nameserver|created|creation date|registered|registered on|changed|state|status|domain status|expir|paid-till|holder|registrant)/.test(
        key,
      ),
  );
  const isFree = free.some((pattern) => pattern.test(answer));
  if (about && evidence && !isFree) return readRegistration(fields);
  // A quota notice or a fault can quote the name: only a plain "not found" makes it free.
  return isFree &&
    !(about && evidence && !/^(?:domain )?status:\s*(?:free|available)/im.test(answer)) &&
    !refused.test(answer)
    ? 'free'
    : null;
}

interface Field {
  readonly key: string;
  readonly value: string;
}

function readFields(answer: string): Field[] {
  return answer.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^\s*(\[?[A-Za-z][^:[\]]{0,40}\]?)(?::|\s(?<=\]\s))\s*(.*?)\s*$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [{ key: key.trim().toLowerCase(), value }];
  });
}

function readRegistration(fields: readonly Field[]): Registration {
  const first = (key: RegExp) =>
    fields.find((field) => key.test(field.key) && field.value !== '')?.value ?? null;
  const time = (key: RegExp) => isoTime(first(key) ?? '');
  const all = (key: RegExp) =>
    fields.filter((field) => key.test(field.key) && field.value !== '').map(({ value }) => value);
  const dnssec = first(/^(?:dnssec|ds-rdata)$/);
  return {
    registered: true,
    created: time(
      /^(?:created|creation date|registered|registered on|\[登録年月日\]|domain registration date)$/,
    ),
    updated: time(/^(?:changed|updated date|last updated|last-update|last modified|modified)$/),
    expires: time(
      /^(?:registry expiry date|registrar registration expiration date|expiry date|expiration date|expires|expires on|paid-till|renewal date)$/,
    ),
    registrar: first(/^(?:registrar|sponsoring registrar|registrar name)$/),
    // `clientHold https://icann.org/epp#clientHold` is one status and its explanation.
    status: all(/^(?:domain status|status|state)$/).map((text) => spaced(text.split(/\s+https?:/)[0] ?? '')),
    dnssec:
      dnssec === null
        ? null
        : /^(?:signed|yes|signeddelegation)/i.test(dnssec)
          ? true
          : /^(?:unsigned|no)/i.test(dnssec)
            ? false
            : null,
    nameservers: [
      ...new Set(
        all(/^(?:name ?servers?|nserver|nameserver)$/).map((text) =>
          (text.split(/\s/)[0] ?? '').toLowerCase().replace(/\.$/, ''),
        ),
      ),
    ].sort(),
    source: 'whois',
  };
}

/** EPP's `clientTransferProhibited` as RDAP writes it: `client transfer prohibited` (RFC 8056). */
const spaced = (status: string) =>
  status
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
