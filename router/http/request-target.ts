export interface RequestTarget {
  /** Raw path, starting with a slash. `*` for `OPTIONS *`. */
  readonly path: string;
  /** Raw query, without the question mark. */
  readonly query: string;
  /** Authority of an absolute target, which takes precedence over the Host header. Null for other targets. */
  readonly authority: string | null;
}

/**
 * Parses a request target (RFC 9112 section 3.2): origin form, absolute form or asterisk form.
 * @returns null when the target has none of these forms
 */
export function parseRequestTarget(text: string): RequestTarget | null {
  if (text.startsWith('/')) return splitAtQuery(text, null);
  if (text === '*') return { path: text, query: '', authority: null };
  const absoluteMatch = /^https?:\/\/([^/?#]+)(.*)$/i.exec(text);
  if (absoluteMatch === null) return null;
  const [, authority = '', rest = ''] = absoluteMatch;
  return splitAtQuery(rest.startsWith('/') ? rest : `/${rest}`, authority);
}

function splitAtQuery(text: string, authority: string | null): RequestTarget {
  const queryStart = text.indexOf('?');
  return queryStart === -1
    ? { path: text, query: '', authority }
    : { path: text.slice(0, queryStart), query: text.slice(queryStart + 1), authority };
}
