/** Something that answers rest on, and whose answers do. Each subgraph lists its own in `origins.ts`. */
export type Origin = { readonly families: readonly string[] } & (
  StoredOrigin | PackageOrigin | TableOrigin | LiveOrigin | StandardOrigin
);

/** A dataset of the store; its row there says edition, source, licence and number of rows. */
interface StoredOrigin {
  readonly stored: string;
}

/** An npm package that answers are read from; its package.json says edition and licence. */
interface PackageOrigin {
  readonly npm: string;
  /** As it is told, where a dataset of the store has the package's name. */
  readonly name?: string;
  /** Licence of the data, where it is not that of the package. */
  readonly dataLicence?: string;
  /** The line that the licence asks to be shown. */
  readonly attribution?: string;
}

/** A file of our own by its path in the product, or all tables of a folder (`…/`); its head says edition and source. */
interface TableOrigin {
  readonly file: string;
  /** Default: that of the product. */
  readonly licence?: string;
  readonly attribution?: string;
  /** For a file whose head does not say its edition in one word. */
  readonly edition?: string;
}

/** Somebody who is asked when the question comes. */
interface LiveOrigin {
  readonly live: string;
  /** The setting that names it. */
  readonly setting: string;
  /** SPDX, or whose terms hold. */
  readonly licence: string;
  readonly attribution?: string;
}

/** A published rule that answers are computed by. */
interface StandardOrigin {
  readonly standard: string;
  readonly edition: string;
}
