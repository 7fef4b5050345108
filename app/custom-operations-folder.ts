import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRegularFile, UnreadableFile, unreadable } from '../core/regular-file.ts';
import type { CustomFiles } from '../rest-compat/custom-operations/custom-rows.ts';

const ours = new URL('../schema/operations/', import.meta.url);
/** Bytes of a document at most. */
const longest = 64 * 1024;
/** Names of a folder that are looked at. More documents than are served, so that the surplus is reported. */
const mostNames = 1000;

/** The calls of the file system whose failures are part of the contract. */
export interface FileSystem {
  readonly readdirSync: (path: string) => readonly string[];
  readonly statSync: (path: string) => {
    readonly mtimeMs: number;
    readonly size: number;
    readonly ino: number;
  };
  readonly readRegularFile: typeof readRegularFile;
}

/**
 * The folder of the operator's documents: `operations` in the data folder. It may be a symbolic link, and its files may be
 * links within it, as Kubernetes mounts a ConfigMap. Nothing in it ends or blocks the process.
 */
export class CustomOperationsFolder {
  readonly #folder: string;
  readonly #files: FileSystem;
  #stamp = '';
  /** Of the last look at a folder that could be listed. */
  #known: readonly string[] = [];

  constructor(dataDir: string, files: FileSystem = { readdirSync, statSync, readRegularFile }) {
    this.#folder = join(dataDir, 'operations');
    this.#files = files;
  }

  /** @returns the documents, when they have changed since the last look; else null. */
  changed(): CustomFiles | null {
    const names = this.#names('');
    const fragments = this.#names('fragments');
    const stamps = Array.isArray(names)
      ? names.map((name) => `${name} ${this.#stampOf(name)}`)
      : [names.message];
    if (Array.isArray(fragments))
      stamps.push(...fragments.map((name) => `fragments/${name} ${this.#stampOf(`fragments/${name}`)}`));
    else stamps.push(fragments.message);
    const stamp = stamps.join('\n');
    if (stamp === this.#stamp) return null;
    this.#stamp = stamp;
    if (names instanceof UnreadableFile) {
      // Documents that are served stay.
      return {
        names: this.#known,
        read: () => fail('The folder operations', names),
        unlisted: names.message,
      };
    }
    this.#known = names;
    return { names, read: (path) => this.#read(path) };
  }

  /** None where there is no such folder. */
  #names(folder: string): string[] | UnreadableFile {
    try {
      return this.#files
        .readdirSync(join(this.#folder, folder))
        .filter((name) => name.endsWith('.graphql'))
        .sort()
        .slice(0, mostNames);
    } catch (error) {
      const why = unreadable(error);
      return why.code === 'ENOENT' ? [] : why;
    }
  }

  /** Changes when the file does, or the reason why it cannot be read. */
  #stampOf(name: string): string {
    try {
      const { mtimeMs, size, ino } = this.#files.statSync(join(this.#folder, name));
      return `${mtimeMs} ${size} ${ino}`;
    } catch (error) {
      return unreadable(error).code;
    }
  }

  /** A fragment that the operator does not have is the one of the house. @throws Error that names the path */
  #read(path: string): string {
    const { readRegularFile: read } = this.#files;
    try {
      return read(join(this.#folder, path), { mostBytes: longest, inside: this.#folder });
    } catch (error) {
      const isFragment = path.startsWith('fragments/');
      if (!isFragment || unreadable(error).code !== 'ENOENT') return fail(path, error);
    }
    try {
      return readBuiltIn(path);
    } catch (error) {
      return fail(path, error);
    }
  }
}

const readBuiltIn = (path: string): string =>
  readRegularFile(fileURLToPath(new URL(path, ours)), { mostBytes: longest });

function fail(path: string, error: unknown): never {
  throw new Error(`${path} ${unreadable(error).message}.`);
}
