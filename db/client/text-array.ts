import { parse } from 'postgres-array';

/** Of PostgreSQL's types: text[]. No table of ours has another array. */
export const textArray = 1009;

/**
 * What a server writes of a text[], as its texts. Drizzle would take it apart itself, but loses every backslash.
 * @throws Error for what is no array.
 */
export const parseTextArray = (text: string): (string | null)[] => parse(text);
