/** Quotes the name of a table, column or index for SQL. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
