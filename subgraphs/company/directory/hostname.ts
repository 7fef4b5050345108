import { readName } from '../../../facts/domain-name.ts';

/** Hostnames are compared without case, final dot and a leading `www.`. */
export const bareHostname = (hostname: string) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');

/**
 * Reads a public hostname, or the hostname of an http(s) URL: lower case, IDN as A-labels, without final dot and `www.`.
 * @returns null when the text is neither, or the name cannot be public: an address, one label, a special-use name.
 */
export function publicHostname(text: string): string | null {
  const host = text.includes('://') ? hostOfUrl(text) : text;
  const name = host === null ? null : readName(host, true);
  return name === null || name.scope === 'special' ? null : bareHostname(name.ascii);
}

function hostOfUrl(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' ? hostname : null;
}
