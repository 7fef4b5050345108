import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Compares text by code point, independent of the collation of the database: case rules are those of ASCII, the order is
 * that of code points.
 */
export const collateByCodePoint = (text: AnyColumn | SQL): SQL<string> => sql<string>`(${text}) collate "C"`;
