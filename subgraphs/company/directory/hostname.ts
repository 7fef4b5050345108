import { parseDomainName } from '../../../facts/domain-name.ts';

/** Normalises a hostname for comparison: lower case, without a final dot and without a leading `www.`. */
export const removeWwwPrefix = (hostname: string) =>
  hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');

/**
 * Parses a public hostname, or the hostname of an http(s) URL. The result is in lower case with A-labels, without a final dot
 * and `www.`.
 * @returns null when the text is not a hostname or URL, or cannot be public: an IP address, a single label, a special-use name
 */
export function parsePublicHostname(text: string): string | null {
  const host = text.includes('://') ? parseHostOfUrl(text) : text;
  const name = host === null ? null : parseDomainName(host, true);
  return name === null || name.scope === 'special' ? null : removeWwwPrefix(name.ascii);
}

function parseHostOfUrl(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' ? hostname : null;
}
