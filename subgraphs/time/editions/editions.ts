import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { quote } from '../../../core/quote.ts';
import { timeEditionRule } from '../../validation/time-edition.ts';
import { createEdition, pinnedEdition, type Edition } from '../tz/edition.ts';
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
  /** Returns the editions in the store, oldest first. The importer limits the number of editions. */
  list(): Promise<readonly ImportedEdition[]>;
  /** Returns the source text of an edition in zic(8) format. Null when the edition is not in the store. */
  text(version: string): Promise<string | null>;
}

/** A store without imported editions. */
export const noImportedEditions: EditionStore = { list: async () => [], text: async () => null };

interface LoadedEdition {
  readonly hash: string;
  /** The edition; a promise while the edition is being loaded. */
  edition: Edition | Promise<Edition>;
}

/**
 * The editions of the time-zone database: the pinned edition, and the imported editions of the store. An imported edition is
 * loaded on first use. An edition with all zones compiled takes 2 MB.
 */
export class Editions {
  readonly #store: EditionStore;
  #imported: readonly ImportedEdition[] = [];
  readonly #loaded = new Map<string, LoadedEdition>();
  #standard: Edition = pinnedEdition;

  /** Creates a registry that contains only the pinned edition. `open` also reads the store. */
  constructor(store: EditionStore = noImportedEditions) {
    this.#store = store;
  }

  /**
   * Reads the list of editions in the store, and loads the operator's default edition.
   * @param standard version of the default; null for the pinned edition
   * @throws UserFacingError when the default edition does not exist; StoreError when the store does not respond
   */
  static async open(store: EditionStore, standard: string | null): Promise<Editions> {
    const editions = new Editions(store);
    await editions.#readList();
    if (standard === null || standard === pinnedEdition.version) return editions;
    if (!editions.versions.includes(standard)) throw createUnknownDefaultError(standard, editions.versions);
    editions.#standard = await editions.findEdition(standard);
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

  /** The versions of all editions: first the pinned edition, then the imported editions. */
  get versions(): readonly string[] {
    return [pinnedEdition.version, ...this.#imported.map(({ version }) => version)];
  }

  /**
   * Returns the requested edition, or the default. Returns a promise when the edition is still being loaded.
   * @throws invalid_request listing the available editions; service_unavailable when the store does not respond
   */
  findEdition(version: string | null | undefined, param = 'edition'): Edition | Promise<Edition> {
    if (version === null || version === undefined) return this.#standard;
    if (version === pinnedEdition.version) return pinnedEdition;
    const requestedVersion = timeEditionRule.read(version, param);
    const importedEdition = this.#imported.find((each) => each.version === requestedVersion);
    if (importedEdition === undefined)
      throw createInvalidInputError(param, formatUnknownEdition(param, version, this.versions));
    const loadedEdition = this.#loaded.get(version);
    if (loadedEdition?.hash === importedEdition.hash) return loadedEdition.edition;
    const loadingEdition: LoadedEdition = { hash: importedEdition.hash, edition: pinnedEdition };
    const editionPromise = this.#read(version).then(
      (edition) => (loadingEdition.edition = edition),
      (error: unknown) => {
        if (this.#loaded.get(version) === loadingEdition) this.#loaded.delete(version);
        throw error;
      },
    );
    loadingEdition.edition = editionPromise;
    this.#loaded.set(version, loadingEdition);
    return editionPromise;
  }

  /**
   * Reads the list of imported editions again, after an import or a rollback. A default edition that was removed stays in use
   * until the next start.
   */
  async refresh(): Promise<void> {
    await this.#readList();
    const { version } = this.#standard;
    if (version !== pinnedEdition.version && this.versions.includes(version))
      this.#standard = await this.findEdition(version);
  }

  async #readList(): Promise<void> {
    this.#imported = (await this.#store.list()).filter(({ version }) => version !== pinnedEdition.version);
    for (const version of this.#loaded.keys())
      if (!this.versions.includes(version)) this.#loaded.delete(version);
  }

  async #read(version: string): Promise<Edition> {
    const sourceText = await this.#store.text(version);
    if (sourceText === null)
      throw createInvalidInputError('edition', formatUnknownEdition('edition', version, this.versions));
    const edition = createEdition(await runInSlices(zicReading(sourceText)));
    // Compile the zones in advance and in slices. Without slices, the compilation would block other requests for a third of a
    // second.
    void runInSlices(compiling(edition));
    return edition;
  }
}

function* compiling({ zoneIds, zoneOf }: Edition): Generator<Zone, void> {
  for (const id of zoneIds) yield zoneOf(id);
}

const formatUnknownEdition = (param: string, version: string, versions: readonly string[]): string =>
  `${param} must be an available edition of the time-zone database, not ${quote(version)}: use one of ${versions.join(', ')}.`;

/** Creates the error for a default edition that is not available. */
const createUnknownDefaultError = (version: string, versions: readonly string[]): UserFacingError =>
  new UserFacingError(
    'settings',
    `TIMEZONE_EDITION must be an edition that is available, not ${version}: ${versions.join(', ')}. npm run data -- import timezones --from <file> imports one.`,
  );

/** Applies a function to an edition. Returns a promise when the edition is still being loaded. */
export const useEdition = <T>(
  edition: PromiseOrValue<Edition>,
  answer: (edition: Edition) => T,
): PromiseOrValue<T> => chain(edition, answer);
