import { createHash } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { writeFile, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/*
 * A folder as one Brotli-compressed file. The parts are the length of the header (4 bytes, big-endian), the header, and the
 * content of the files. The header is JSON: folders, and files with their lengths, in order. Permissions are not stored.
 * Unpacked files are private to their owner.
 */
interface Header {
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, length: number])[];
}

/**
 * Packs a folder.
 * @param isWanted filter by path inside the folder, with slashes
 * @returns SHA-256 of the packed file
 */
export async function packFolder(
  folder: string,
  path: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const getPath = (entry: (typeof entries)[number]) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  const sortPaths = (wanted: typeof entries) => wanted.map(getPath).filter(isWanted).sort();
  const fileContents = sortPaths(entries.filter((entry) => entry.isFile())).map((name) => ({
    name,
    bytes: readFileSync(join(folder, name)),
  }));
  const header: Header = {
    folders: sortPaths(entries.filter((entry) => entry.isDirectory())),
    files: fileContents.map(({ name, bytes }) => [name, bytes.length]),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headerBytes.length);
  return packBytes(Buffer.concat([length, headerBytes, ...fileContents.map(({ bytes }) => bytes)]), path);
}

/** Writes compressed bytes. @returns SHA-256 of the packed file */
export async function packBytes(bytes: Buffer, path: string): Promise<string> {
  const packedBytes = await promisify(brotliCompress)(bytes, {
    params: {
      // Higher levels take minutes and reduce the size by only 10 %.
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(path, packedBytes);
  return hashBytes(packedBytes);
}

/** Decompresses a packed file. @throws Error when the SHA-256 of the file differs */
export async function unpackBytes(path: string, sha256: string): Promise<Buffer> {
  const packedBytes = await readFile(path);
  if (hashBytes(packedBytes) !== sha256) throw new Error(`${path} is damaged: unpack the release again`);
  // Use large chunks. The default of 16 kB would fragment the memory of the process.
  return promisify(brotliDecompress)(packedBytes, { chunkSize: 1 << 22 });
}

/** Unpacks a file of `packFolder` into a new folder. @throws Error when the file is damaged */
export async function unpackFolder(path: string, sha256: string, folder: string): Promise<void> {
  const bytes = await unpackBytes(path, sha256);
  const start = 4 + bytes.readUInt32BE();
  // The hash already ensures that `packFolder` wrote this header.
  const header: unknown = JSON.parse(bytes.toString('utf8', 4, start));
  if (!isHeader(header)) throw new Error(`${path} is not a packed folder`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const name of header.folders) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  let offset = start;
  for (const [name, length] of header.files) {
    const filePath = join(folder, name);
    mkdirSync(dirname(filePath), { recursive: true, mode: 0o700 });
    const file = openSync(filePath, 'wx', 0o600);
    try {
      for (let writtenBytes = 0; writtenBytes < length;)
        writtenBytes += writeSync(file, bytes, offset + writtenBytes, length - writtenBytes);
    } finally {
      closeSync(file);
    }
    offset += length;
  }
}

const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' && value !== null && 'folders' in value && 'files' in value;
