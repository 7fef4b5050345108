import { cut } from '../../router/errors.ts';
import { invalid } from '../../core/lookup-error.ts';

/** Query parameters by name, percent-decoded once, `+` read as a blank. */
export type Query = Readonly<Record<string, string>>;

const none: Query = Object.freeze({});

/** @throws invalid_request for broken percent-encoding and for a parameter that is given twice. */
export function parseQuery(text: string): Query {
  if (text === '') return none;
  const query = new Map<string, string>();
  for (const [rawName, rawValue] of pairsOf(text)) {
    const name = decode(rawName, rawName, true);
    if (query.has(name)) throw invalid(cut(name), `${cut(name)} is given more than once: give it once.`);
    query.set(name, rawValue === undefined ? '' : decode(rawValue, name, true));
  }
  return Object.fromEntries(query);
}

/** The names in a query, whatever else is wrong with it. */
export function namesIn(text: string): ReadonlySet<string> {
  return new Set(
    pairsOf(text).map(([name]) => {
      try {
        return decode(name, name, true);
      } catch {
        return name;
      }
    }),
  );
}

const pairsOf = (text: string): (readonly [name: string, value: string | undefined])[] =>
  text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at === -1 ? [pair, undefined] : [pair.slice(0, at), pair.slice(at + 1)];
    });

/**
 * @param param the parameter whose text it is
 * @param form true in a query, where `+` means a blank; in a path it is a plus.
 */
export function decode(text: string, param: string, form = false): string {
  const plain = form && text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!plain.includes('%')) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    throw invalid(
      cut(param),
      `The percent-encoding of ${JSON.stringify(text.slice(0, 40))} is broken: encode text as UTF-8, é as %C3%A9.`,
    );
  }
}
