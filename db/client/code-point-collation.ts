import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Compares text by code point, independent of the collation of the database. Only ASCII letters have upper and lower case. */
export const collateByCodePoint = (text: AnyColumn | SQL): SQL<string> => sql<string>`(${text}) collate "C"`;
