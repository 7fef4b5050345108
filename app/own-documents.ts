import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnFiles } from '../rest-compat/own/own-rows.ts';

const ours = new URL('../schema/operations/', import.meta.url);
/** Bytes of a document at most. */
const longest = 64 * 1024;

/** The folder of the operator's documents: `operations` in the data folder. */
export class OwnFolder {
  readonly #folder: string;
  #stamp = '';

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'operations');
  }

  /** @returns the documents, when they have changed since the last look; else null. */
  changed(): OwnFiles | null {
    const names = this.#names('');
    const fragments = this.#names('fragments').map((name) => `fragments/${name}`);
    const stamp = [...names, ...fragments].map((name) => `${name} ${this.#stampOf(name)}`).join('\n');
    if (stamp === this.#stamp) return null;
    this.#stamp = stamp;
    return { names, read: (path) => this.#read(path) };
  }

  #names(folder: string): readonly string[] {
    try {
      return readdirSync(join(this.#folder, folder))
        .filter((name) => name.endsWith('.graphql'))
        .sort();
    } catch {
      return [];
    }
  }

  #stampOf(name: string): string {
    const stat = statSync(join(this.#folder, name), { throwIfNoEntry: false });
    return stat === undefined ? '' : `${stat.mtimeMs} ${stat.size}`;
  }

  /** A fragment that the operator does not have is the one of the house. */
  #read(path: string): string {
    const own = join(this.#folder, path);
    const stat = statSync(own, { throwIfNoEntry: false });
    if (stat !== undefined && stat.size > longest)
      throw new Error(`${path} has more than ${longest} bytes: a document is at most as long.`);
    if (stat !== undefined || !path.startsWith('fragments/')) return readFileSync(own, 'utf8');
    return readFileSync(new URL(path, ours), 'utf8');
  }
}
