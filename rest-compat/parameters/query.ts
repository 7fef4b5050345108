import { truncateName } from '../../router/errors.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';

/** Query parameters by name, percent-decoded once, with `+` decoded to a space. */
export type Query = Readonly<Record<string, string>>;

const emptyQuery: Query = Object.freeze({});

/**
 * Parses a query string.
 * @throws invalid_request for invalid percent-encoding and for repeated parameters
 */
export function parseQuery(text: string): Query {
  if (text === '') return emptyQuery;
  const query = new Map<string, string>();
  for (const [rawName, rawValue] of splitPairs(text)) {
    const name = decodeParameter(rawName, rawName, true);
    if (query.has(name))
      throw createInvalidInputError(
        truncateName(name),
        `${truncateName(name)} occurs more than once. Send it once.`,
      );
    query.set(name, rawValue === undefined ? '' : decodeParameter(rawValue, name, true));
  }
  return Object.fromEntries(query);
}

/** Returns the parameter names of a query, even when the query cannot be parsed. */
export function listNames(text: string): ReadonlySet<string> {
  return new Set(
    splitPairs(text).map(([name]) => {
      try {
        return decodeParameter(name, name, true);
      } catch {
        return name;
      }
    }),
  );
}

const splitPairs = (text: string): (readonly [name: string, value: string | undefined])[] =>
  text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const separatorIndex = pair.indexOf('=');
      return separatorIndex === -1
        ? [pair, undefined]
        : [pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1)];
    });

/**
 * Percent-decodes a text.
 * @param param name of the parameter, for the error message
 * @param form true for queries, where `+` means a space; in paths it is a literal plus sign
 * @throws invalid_request for invalid percent-encoding
 */
export function decodeParameter(text: string, param: string, form = false): string {
  const spacedText = form && text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spacedText.includes('%')) return spacedText;
  try {
    return decodeURIComponent(spacedText);
  } catch {
    throw createInvalidInputError(
      truncateName(param),
      `Invalid percent-encoding: ${JSON.stringify(text.slice(0, 40))}. Encode text as UTF-8, for example é as %C3%A9.`,
    );
  }
}
