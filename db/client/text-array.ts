import { parse } from 'postgres-array';

/** Of PostgreSQL's types: text[]. No table of ours has another array. */
export const textArray = 1009;

/**
 * What a server writes of a text[], as its texts. Drizzle would take it apart itself, but loses every backslash.
 * @throws Error for what is no array.
 */
export const parseTextArray = (text: string): (string | null)[] => parse(text);

/** Texts as a text[] is written for a server: a parameter of such a statement is a text, since the drivers disagree about arrays. */
export const writeTextArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
