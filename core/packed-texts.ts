import { closeSync, openSync, readSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/*
 * A release packs about 3,000 JSON files of its packages into one file. The file starts with the length of the index: 4
 * bytes, big-endian. The index follows as JSON: path inside node_modules → offset after the index, and length in bytes. The
 * files come last, each compressed separately with Brotli.
 */
type TextIndex = Readonly<Record<string, readonly [from: number, length: number]>>;

/** Texts in one file, read one at a time. `pack/packed-texts.js` writes the file. */
export class PackedTexts {
  readonly #file: URL;
  readonly #index: TextIndex;
  readonly #start: number;

  /** @throws Error when the file is missing or truncated */
  constructor(file: URL) {
    this.#file = file;
    const fd = openSync(file, 'r');
    try {
      const indexLength = readBytes(fd, 0, 4).readUInt32BE(0);
      this.#index = JSON.parse(readBytes(fd, 4, indexLength).toString('utf8')) as TextIndex;
      this.#start = 4 + indexLength;
    } finally {
      closeSync(fd);
    }
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#index, name);
  }

  /** @returns null when the file has no text of that name */
  read(name: string): string | null {
    const [from, length] = (this.has(name) ? this.#index[name] : undefined) ?? [];
    if (from === undefined || length === undefined) return null;
    const fd = openSync(this.#file, 'r');
    try {
      return brotliDecompressSync(readBytes(fd, this.#start + from, length)).toString('utf8');
    } finally {
      closeSync(fd);
    }
  }
}

function readBytes(fd: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(fd, bytes, 0, length, from) !== length)
    throw new Error('The file of packed texts is truncated: install the release again.');
  return bytes;
}
