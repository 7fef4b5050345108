import { parse } from 'postgres-array';

/** OID of text[] in PostgreSQL, the only array type in the service's tables. */
export const textArrayOid = 1009;

/**
 * Parses a text[] from the server. Drizzle's parser is not used, because it loses every backslash.
 * @throws Error when the text is not an array
 */
export const parseTextArray = (text: string): (string | null)[] => parse(text);

/**
 * Formats texts as a text[] for the server. The parameter is passed as text, because the two drivers treat arrays differently.
 */
export const writeTextArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
