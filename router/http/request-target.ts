export interface Target {
  /** Raw, starting with a slash; `*` of `OPTIONS *`. */
  readonly path: string;
  /** Raw, without the question mark. */
  readonly query: string;
  /** Of an absolute target, which goes before the Host header. */
  readonly authority: string | null;
}

/**
 * Reads a request target (RFC 9112 section 3.2): origin form, absolute form, or the asterisk.
 * @returns null when it is none of them
 */
export function requestTarget(text: string): Target | null {
  if (text.startsWith('/')) return splitAtQuery(text, null);
  if (text === '*') return { path: text, query: '', authority: null };
  const absolute = /^https?:\/\/([^/?#]+)(.*)$/i.exec(text);
  if (absolute === null) return null;
  const [, authority = '', rest = ''] = absolute;
  return splitAtQuery(rest.startsWith('/') ? rest : `/${rest}`, authority);
}

function splitAtQuery(text: string, authority: string | null): Target {
  const at = text.indexOf('?');
  return at === -1
    ? { path: text, query: '', authority }
    : { path: text.slice(0, at), query: text.slice(at + 1), authority };
}
