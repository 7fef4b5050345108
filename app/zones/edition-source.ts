import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DatasetError } from '../../db/import/dataset.ts';
import { tarFiles } from '../../db/import/tar-archive.ts';

/** The files of a release that hold its main form. */
const PARTS = [
  ...['africa', 'antarctica', 'asia', 'australasia', 'europe', 'northamerica', 'southamerica'],
  ...['etcetera', 'factory', 'backward'],
];
const COMPACT = 'tzdata.zi';
/** A release is 2 MB long. */
const LONGEST = 64 * 1024 * 1024;

/**
 * The text of an edition's source, its first line telling which it is, from tzdata.zi, the archive of a release
 * (tzdata2026f.tar.gz) or a folder of either. Compiled files alone are refused: they do not tell standard time from saving.
 * @throws DatasetError that says what would do
 */
export async function readEditionSource(path: string): Promise<string> {
  const info = await stat(path).catch(() => null);
  if (info === null) throw new DatasetError(`timezones: there is no ${path}`);
  if (info.isDirectory()) return fromFiles((name) => readText(join(path, name)), path);
  if (info.size > LONGEST) throw new DatasetError(`timezones: ${path} is longer than any edition`);
  const bytes = await readFile(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  const files = filesOf(unzipped(bytes, path));
  return fromFiles(async (name) => files.get(name)?.toString('utf8') ?? null, path);
}

const readText = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return null;
    throw error;
  });

async function fromFiles(read: (name: string) => Promise<string | null>, path: string): Promise<string> {
  const compact = await read(COMPACT);
  if (compact !== null) return compact;
  const parts = await Promise.all(PARTS.map(read));
  const missing = PARTS.filter((_, index) => parts[index] === null);
  if (missing.length > 0) {
    throw new DatasetError(
      `timezones: ${path} has neither ${COMPACT} nor the source files of a release (${missing[0]} is missing); compiled zones alone do not tell what is standard time`,
    );
  }
  const version = (await read('version'))?.trim();
  return `${version === undefined ? '' : `# version ${version}\n`}${parts.join('\n')}`;
}

function unzipped(bytes: Buffer, path: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: LONGEST });
  } catch (error) {
    throw new DatasetError(`timezones: ${path} cannot be unpacked`, { cause: error });
  }
}

function filesOf(archive: Buffer): ReadonlyMap<string, Buffer> {
  try {
    return tarFiles(archive);
  } catch (error) {
    throw new DatasetError('timezones: the archive is broken', { cause: error });
  }
}
