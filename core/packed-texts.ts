import { closeSync, openSync, readSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/*
 * A release contains about 3,000 JSON files of packages in one file. The file starts with the length of the index: 4 bytes,
 * big-endian. The index is JSON and maps each path inside node_modules to its offset after the index and its length in bytes.
 * The contents come last, each compressed separately with Brotli.
 */
type TextIndex = Readonly<Record<string, readonly [from: number, length: number]>>;

/** Texts in one file, which `pack/packed-texts.js` writes. Each text is read individually. */
export class PackedTexts {
  readonly #file: URL;
  readonly #index: TextIndex;
  readonly #start: number;

  /** Opens the file. @throws Error when the file is missing or truncated */
  constructor(file: URL) {
    this.#file = file;
    const fileDescriptor = openSync(file, 'r');
    try {
      const indexLength = readBytes(fileDescriptor, 0, 4).readUInt32BE(0);
      this.#index = JSON.parse(readBytes(fileDescriptor, 4, indexLength).toString('utf8')) as TextIndex;
      this.#start = 4 + indexLength;
    } finally {
      closeSync(fileDescriptor);
    }
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#index, name);
  }

  /** Reads a text by name. @returns null when the file does not contain the text */
  read(name: string): string | null {
    const [from, length] = (this.has(name) ? this.#index[name] : undefined) ?? [];
    if (from === undefined || length === undefined) return null;
    const fileDescriptor = openSync(this.#file, 'r');
    try {
      return brotliDecompressSync(readBytes(fileDescriptor, this.#start + from, length)).toString('utf8');
    } finally {
      closeSync(fileDescriptor);
    }
  }
}

function readBytes(fd: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(fd, bytes, 0, length, from) !== length)
    throw new Error('The file of packed texts is truncated: install the release again.');
  return bytes;
}
