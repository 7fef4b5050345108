import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRegularFile, toFileError } from '../core/regular-file.ts';
import type { CustomFiles } from '../rest-compat/custom-operations/custom-rows.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

const builtInFolder = new URL('../schema/operations/', import.meta.url);
/** Maximum size of a document, in bytes. */
const maxDocumentBytes = 64 * 1024;
/**
 * Maximum number of files to read from a folder. Larger than the maximum number of served documents, so that surplus documents
 * are reported.
 */
const maxFileNames = 1000;

/** File system functions, which tests replace to simulate failures. */
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
 * The folder of the operator's custom operations: `operations` in the data folder. The folder and its files can be symbolic
 * links, as in a ConfigMap that Kubernetes mounts. Whatever the folder contains, it can neither end nor block the process.
 */
export class CustomOperationsFolder {
  readonly #folder: string;
  readonly #files: FileSystem;
  #lastStamp = '';
  /** The documents at the last successful listing of the folder. */
  #lastNames: readonly string[] = [];

  constructor(dataDir: string, files: FileSystem = { readdirSync, statSync, readRegularFile }) {
    this.#folder = join(dataDir, 'operations');
    this.#files = files;
  }

  /**
   * Checks the folder for changes.
   * @returns the documents; null when they have not changed since the last call
   */
  changed(): CustomFiles | null {
    const names = this.#listNames('');
    const fragments = this.#listNames('fragments');
    const fileStamps = Array.isArray(names)
      ? names.map((name) => `${name} ${this.#stampOf(name)}`)
      : [names.message];
    if (Array.isArray(fragments))
      fileStamps.push(...fragments.map((name) => `fragments/${name} ${this.#stampOf(`fragments/${name}`)}`));
    else fileStamps.push(fragments.message);
    const folderStamp = fileStamps.join('\n');
    if (folderStamp === this.#lastStamp) return null;
    this.#lastStamp = folderStamp;
    if (names instanceof UserFacingError) {
      // Documents that are already served remain available.
      return {
        names: this.#lastNames,
        read: () => throwFileError('The folder operations', names),
        unlisted: names.message,
      };
    }
    this.#lastNames = names;
    return { names, read: (path) => this.#read(path) };
  }

  /** Lists the documents of a folder. @returns an empty list when there is no such folder */
  #listNames(folder: string): string[] | UserFacingError {
    try {
      return this.#files
        .readdirSync(join(this.#folder, folder))
        .filter((name) => name.endsWith('.graphql'))
        .sort()
        .slice(0, maxFileNames);
    } catch (error) {
      const reason = toFileError(error);
      return reason.code === 'ENOENT' ? [] : reason;
    }
  }

  /** Returns a value that changes with the file, or with the reason why the file cannot be read. */
  #stampOf(name: string): string {
    try {
      const { mtimeMs, size, ino } = this.#files.statSync(join(this.#folder, name));
      return `${mtimeMs} ${size} ${ino}`;
    } catch (error) {
      return String(toFileError(error).code);
    }
  }

  /**
   * Reads a document. Fragments that the operator does not define are read from the built-in documents.
   * @throws Error that names the path
   */
  #read(path: string): string {
    const { readRegularFile: read } = this.#files;
    try {
      return read(join(this.#folder, path), { maxBytes: maxDocumentBytes, inside: this.#folder });
    } catch (error) {
      const isFragment = path.startsWith('fragments/');
      if (!isFragment || toFileError(error).code !== 'ENOENT') return throwFileError(path, error);
    }
    try {
      return readBuiltInFile(path);
    } catch (error) {
      return throwFileError(path, error);
    }
  }
}

const readBuiltInFile = (path: string): string =>
  readRegularFile(fileURLToPath(new URL(path, builtInFolder)), { maxBytes: maxDocumentBytes });

function throwFileError(path: string, error: unknown): never {
  throw new Error(`${path} ${toFileError(error).message}.`);
}
