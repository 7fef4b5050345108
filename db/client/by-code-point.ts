import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Text as the same bytes everywhere: what a database thinks of letters (its collation) changes no answer. Case is then that
 * of ASCII, and the order that of code points.
 */
export const byCodePoint = (text: AnyColumn | SQL): SQL<string> => sql<string>`(${text}) collate "C"`;
