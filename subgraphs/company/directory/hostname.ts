import { domainToASCII } from 'node:url';

/** Names that RFC 2606, 6761, 6762 and 9476 and ICANN keep out of the public DNS. */
const reserved = new Set([
  'alt',
  'arpa',
  'example',
  'home',
  'internal',
  'invalid',
  'lan',
  'local',
  'localhost',
  'onion',
  'test',
]);

/** Hostnames are compared without case, final dot and a leading `www.`. */
export const bareHostname = (hostname: string) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');

/**
 * Reads a public hostname, or the hostname of an http(s) URL: lower case, IDN as A-labels, without final dot and `www.`.
 * @returns null when the text is neither, or the name cannot be public: an address, one label, a reserved name.
 */
export function publicHostname(text: string): string | null {
  const host = text.includes('://') ? hostOfUrl(text) : text;
  if (host === null || /[\s/:?#@\\]/.test(host)) return null;
  const name = domainToASCII(host).replace(/\.$/, '');
  if (name.length > 253 || /^[\d.]+$/.test(name)) return null;
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || reserved.has(last) || /^\d/.test(last)) return null;
  if (!labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label))) return null;
  return bareHostname(name);
}

function hostOfUrl(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' ? hostname : null;
}
