import { invalid } from '../../../core/lookup-error.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { quoted } from '../../../core/quoted.ts';
import { timeEdition } from '../../validation/time-edition.ts';
import { editionOf, pinned, type Edition } from '../tz/edition.ts';
import type { Zone } from '../tz/zone.ts';
import { zicReading } from '../tz/zic-source.ts';
import { inSlices } from '../turns.ts';

/** An edition that an operator has imported. */
export interface ImportedEdition {
  /** As IANA names it: `2026f`. */
  readonly version: string;
  /** Identifiers, aliases included. */
  readonly zones: number;
  /** Name of the file that it was read from. */
  readonly source: string;
  readonly importedAt: Date;
  /** Equal hash, equal text. */
  readonly hash: string;
}

/** Where imported editions are. Its methods fail when the store does not answer. */
export interface EditionStore {
  /** Oldest first; an importer keeps them few. */
  list(): Promise<readonly ImportedEdition[]>;
  /** The source of one in the form of zic(8). Null: it is not there. */
  text(version: string): Promise<string | null>;
}

/** Where there is no store, the edition of the package is the only one. */
export const noEditions: EditionStore = { list: async () => [], text: async () => null };

interface Held {
  readonly hash: string;
  /** A promise until it is read. */
  edition: Edition | Promise<Edition>;
}

/**
 * The editions of the time-zone database side by side: the pinned one, and those of the store, of which only the list is
 * in memory until one is asked for. How many there are the importer bounds; one whose zones are all in use takes 2 MB.
 */
export class Editions {
  readonly #store: EditionStore;
  #imported: readonly ImportedEdition[] = [];
  readonly #held = new Map<string, Held>();
  #standard: Edition = pinned;

  /** Knows the pinned edition alone until `open`. */
  constructor(store: EditionStore = noEditions) {
    this.#store = store;
  }

  /**
   * Reads the list of the store, and the operator's default whole.
   * @param standard version of the default; null: the pinned one
   * @throws UnknownEdition when it is not here; what the store throws
   */
  static async open(store: EditionStore, standard: string | null): Promise<Editions> {
    const editions = new Editions(store);
    await editions.#readList();
    if (standard === null || standard === pinned.version) return editions;
    if (!editions.versions.includes(standard)) throw new UnknownEdition(standard, editions.versions);
    editions.#standard = await editions.named(standard);
    return editions;
  }

  /** The one that answers rest on unless another is asked for. */
  get standard(): Edition {
    return this.#standard;
  }

  /** Those of the store, oldest first. */
  get imported(): readonly ImportedEdition[] {
    return this.#imported;
  }

  /** The pinned one first, then those of the store. */
  get versions(): readonly string[] {
    return [pinned.version, ...this.#imported.map(({ version }) => version)];
  }

  /**
   * The edition that a request names; the default if it names none. A promise while it is read for the first time.
   * @throws invalid_request that lists those that there are; service_unavailable when the store does not answer
   */
  named(version: string | null | undefined, param = 'edition'): Edition | Promise<Edition> {
    if (version === null || version === undefined) return this.#standard;
    if (version === pinned.version) return pinned;
    const asked = timeEdition.read(version, param);
    const row = this.#imported.find((each) => each.version === asked);
    if (row === undefined) throw invalid(param, unknownText(param, version, this.versions));
    const held = this.#held.get(version);
    if (held?.hash === row.hash) return held.edition;
    const fresh: Held = { hash: row.hash, edition: pinned };
    const reading = this.#read(version).then(
      (edition) => (fresh.edition = edition),
      (error: unknown) => {
        if (this.#held.get(version) === fresh) this.#held.delete(version);
        throw error;
      },
    );
    fresh.edition = reading;
    this.#held.set(version, fresh);
    return reading;
  }

  /** Takes over what has been imported, or rolled back. A default that is gone goes on until the next start. */
  async refresh(): Promise<void> {
    await this.#readList();
    const { version } = this.#standard;
    if (version !== pinned.version && this.versions.includes(version))
      this.#standard = await this.named(version);
  }

  async #readList(): Promise<void> {
    this.#imported = (await this.#store.list()).filter(({ version }) => version !== pinned.version);
    for (const version of this.#held.keys()) if (!this.versions.includes(version)) this.#held.delete(version);
  }

  async #read(version: string): Promise<Edition> {
    const text = await this.#store.text(version);
    if (text === null) throw invalid('edition', unknownText('edition', version, this.versions));
    const edition = editionOf(await inSlices(zicReading(text)));
    // All at once would hold others up for a third of a second, when somebody first asks for all zones.
    void inSlices(compiling(edition));
    return edition;
  }
}

function* compiling({ zoneIds, zoneOf }: Edition): Generator<Zone, void> {
  for (const id of zoneIds) yield zoneOf(id);
}

const unknownText = (param: string, version: string, versions: readonly string[]): string =>
  `${param} must be an edition of the time-zone database that is here, not ${quoted(version)}: ${versions.join(', ')}.`;

/** The operator's default is not here. */
export class UnknownEdition extends Error {
  constructor(version: string, versions: readonly string[]) {
    super(
      `TIMEZONE_EDITION names the edition ${version}, which is not here: there are ${versions.join(', ')}. npm run data -- import timezones --from <file> imports one.`,
    );
    this.name = 'UnknownEdition';
  }
}

/** What an edition answers: a promise only while it is read for the first time. */
export const withEdition = <T>(
  edition: PromiseOrValue<Edition>,
  answer: (edition: Edition) => T,
): PromiseOrValue<T> => chain(edition, answer);
