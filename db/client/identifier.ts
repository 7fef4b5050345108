/** A name of a table, a column or an index as SQL writes it, whatever letters it has. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
