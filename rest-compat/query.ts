import { invalid } from '../subgraphs/lookup-error.ts';

/** Query parameters by name, percent-decoded once, `+` read as a blank. */
export type Query = Readonly<Record<string, string>>;

const none: Query = Object.freeze({});

/** @throws invalid_request for broken percent-encoding and for a parameter that is given twice. */
export function parseQuery(text: string): Query {
  if (text === '') return none;
  const query = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at === -1 ? pair : pair.slice(0, at), true);
    if (query.has(name)) {
      const shown = name.slice(0, 64);
      throw invalid(shown, `${shown} is given more than once: give it once.`);
    }
    query.set(name, at === -1 ? '' : decode(pair.slice(at + 1), true));
  }
  return Object.fromEntries(query);
}

/** @param form true in a query, where `+` means a blank; in a path it is a plus. */
export function decode(text: string, form = false): string {
  const plain = form && text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!plain.includes('%')) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    throw invalid(
      plain.slice(0, 40),
      `The percent-encoding of ${JSON.stringify(text.slice(0, 40))} is broken: encode text as UTF-8, é as %C3%A9.`,
    );
  }
}
