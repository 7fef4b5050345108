/** A data source, and the families whose responses depend on it. Each subgraph lists its data sources in `origins.ts`. */
export type Origin = { readonly families: readonly string[] } & (
  StoredOrigin | PackageOrigin | TableOrigin | LiveOrigin | StandardOrigin
);

/** A dataset of the store. The store records its version, source, licence and number of rows. */
interface StoredOrigin {
  readonly stored: string;
}

/** An npm package with data. Its package.json has the version and licence. */
interface PackageOrigin {
  readonly npm: string;
  /** Name in reports, for a package that has the same name as a dataset of the store. */
  readonly name?: string;
  /** Licence of the data. Default: the licence of the package. */
  readonly dataLicence?: string;
  /** The attribution line that the licence requires. */
  readonly attribution?: string;
}

/** A file of this repository by its path, or all tables of a folder (`…/`). The file header has the version and source. */
interface TableOrigin {
  readonly file: string;
  /** Licence of the file. Default: the licence of the product. */
  readonly licence?: string;
  readonly attribution?: string;
  /** Version of the table, for a file whose header has no version of one word. */
  readonly edition?: string;
}

/** A third-party service that the server queries at request time. */
interface LiveOrigin {
  readonly live: string;
  /** The setting that configures the URL or the key of the service. */
  readonly setting: string;
  /** Licence of the data: an SPDX identifier, or the party whose terms apply. */
  readonly licence: string;
  readonly attribution?: string;
}

/** A published standard from which responses are computed. */
interface StandardOrigin {
  readonly standard: string;
  readonly edition: string;
}
