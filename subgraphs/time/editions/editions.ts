import { invalid } from '../../../core/lookup-error.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { quote } from '../../../core/quoted.ts';
import { timeEdition } from '../../validation/time-edition.ts';
import { editionOf, pinned, type Edition } from '../tz/edition.ts';
import type { Zone } from '../tz/zone.ts';
import { zicReading } from '../tz/zic-source.ts';
import { runInSlices } from '../time-slices.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

/** An edition imported by the operator. */
export interface ImportedEdition {
  /** IANA's name of the release: `2026f`. */
  readonly version: string;
  /** Number of identifiers, including aliases. */
  readonly zones: number;
  /** Name of the imported file. */
  readonly source: string;
  readonly importedAt: Date;
  /** Hash of the source text. */
  readonly hash: string;
}

/** Store of imported editions. Its methods fail when the store does not respond. */
export interface EditionStore {
  /** Returns the editions in the store, oldest first. The importer limits their number. */
  list(): Promise<readonly ImportedEdition[]>;
  /** Source text of an edition in zic(8) format. Null when it is not in the store. */
  text(version: string): Promise<string | null>;
}

/** Without a store, only the bundled edition exists. */
export const noEditions: EditionStore = { list: async () => [], text: async () => null };

interface LoadedEdition {
  readonly hash: string;
  /** The edition, or a promise while it is being read. */
  edition: Edition | Promise<Edition>;
}

/**
 * The editions of the time-zone database: the pinned one, and those in the store, which are loaded on first use. The
 * importer limits their number; an edition with all zones compiled takes 2 MB.
 */
export class Editions {
  readonly #store: EditionStore;
  #imported: readonly ImportedEdition[] = [];
  readonly #loaded = new Map<string, LoadedEdition>();
  #standard: Edition = pinned;

  /** Creates a registry that has the pinned edition only; `open` also reads the store. */
  constructor(store: EditionStore = noEditions) {
    this.#store = store;
  }

  /**
   * Reads the list of editions in the store, and loads the operator's default edition.
   * @param standard version of the default; null for the pinned edition
   * @throws UserFacingError when it does not exist; errors of the store
   */
  static async open(store: EditionStore, standard: string | null): Promise<Editions> {
    const editions = new Editions(store);
    await editions.#readList();
    if (standard === null || standard === pinned.version) return editions;
    if (!editions.versions.includes(standard)) throw unknownDefault(standard, editions.versions);
    editions.#standard = await editions.named(standard);
    return editions;
  }

  /** The default edition. */
  get standard(): Edition {
    return this.#standard;
  }

  /** The editions in the store, oldest first. */
  get imported(): readonly ImportedEdition[] {
    return this.#imported;
  }

  /** All editions: the pinned one first, then those in the store. */
  get versions(): readonly string[] {
    return [pinned.version, ...this.#imported.map(({ version }) => version)];
  }

  /**
   * Returns the requested edition, or the default. The result is a promise while the edition is being loaded.
   * @throws invalid_request listing the available editions; service_unavailable when the store does not respond
   */
  named(version: string | null | undefined, param = 'edition'): Edition | Promise<Edition> {
    if (version === null || version === undefined) return this.#standard;
    if (version === pinned.version) return pinned;
    const requestedVersion = timeEdition.read(version, param);
    const row = this.#imported.find((each) => each.version === requestedVersion);
    if (row === undefined) throw invalid(param, unknownText(param, version, this.versions));
    const loaded = this.#loaded.get(version);
    if (loaded?.hash === row.hash) return loaded.edition;
    const loading: LoadedEdition = { hash: row.hash, edition: pinned };
    const reading = this.#read(version).then(
      (edition) => (loading.edition = edition),
      (error: unknown) => {
        if (this.#loaded.get(version) === loading) this.#loaded.delete(version);
        throw error;
      },
    );
    loading.edition = reading;
    this.#loaded.set(version, loading);
    return reading;
  }

  /**
   * Re-reads the list after an import or a rollback. A default edition that was removed stays in use until the next
   * start.
   */
  async refresh(): Promise<void> {
    await this.#readList();
    const { version } = this.#standard;
    if (version !== pinned.version && this.versions.includes(version))
      this.#standard = await this.named(version);
  }

  async #readList(): Promise<void> {
    this.#imported = (await this.#store.list()).filter(({ version }) => version !== pinned.version);
    for (const version of this.#loaded.keys())
      if (!this.versions.includes(version)) this.#loaded.delete(version);
  }

  async #read(version: string): Promise<Edition> {
    const text = await this.#store.text(version);
    if (text === null) throw invalid('edition', unknownText('edition', version, this.versions));
    const edition = editionOf(await runInSlices(zicReading(text)));
    // Compile the zones ahead of time in slices: compiling all zones at a time would block other requests for a third of a
    // second.
    void runInSlices(compiling(edition));
    return edition;
  }
}

function* compiling({ zoneIds, zoneOf }: Edition): Generator<Zone, void> {
  for (const id of zoneIds) yield zoneOf(id);
}

const unknownText = (param: string, version: string, versions: readonly string[]): string =>
  `${param} must be an available edition of the time-zone database, not ${quote(version)}: use one of ${versions.join(', ')}.`;

/** Creates the error for a default edition that is not available. */
const unknownDefault = (version: string, versions: readonly string[]): UserFacingError =>
  new UserFacingError(
    'settings',
    `TIMEZONE_EDITION must be an edition that is available, not ${version}: ${versions.join(', ')}. npm run data -- import timezones --from <file> imports one.`,
  );

/** Applies a function to an edition; returns a promise only while the edition is being loaded. */
export const withEdition = <T>(
  edition: PromiseOrValue<Edition>,
  answer: (edition: Edition) => T,
): PromiseOrValue<T> => chain(edition, answer);
