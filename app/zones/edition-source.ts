import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTarFiles } from '../../db/import/tar-archive.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Source files of a release in its data form `main`. */
const SOURCE_FILES = [
  ...['africa', 'antarctica', 'asia', 'australasia', 'europe', 'northamerica', 'southamerica'],
  ...['etcetera', 'factory', 'backward'],
];
const COMPACT_FILE = 'tzdata.zi';
/** Maximum size of a source in bytes; a release has about 2 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads the source text of an edition, whose first line names the version. The source can be tzdata.zi, the archive of a release
 * (tzdata2026f.tar.gz), or a folder with tzdata.zi or the files of a release. Compiled files alone are rejected, because they
 * don't distinguish standard time from daylight saving time.
 * @throws UserFacingError that names an acceptable source
 */
export async function readEditionSource(path: string): Promise<string> {
  const fileStats = await stat(path).catch(() => null);
  if (fileStats === null) throw new UserFacingError('dataset', `timezones: there is no file ${path}`);
  if (fileStats.isDirectory()) return readFromFiles((name) => readText(join(path, name)), path);
  if (fileStats.size > MAX_BYTES)
    throw new UserFacingError('dataset', `timezones: ${path} is larger than any edition`);
  const bytes = await readFile(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  const files = readArchiveFiles(unzip(bytes, path));
  return readFromFiles(async (name) => files.get(name)?.toString('utf8') ?? null, path);
}

const readText = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return null;
    throw error;
  });

async function readFromFiles(read: (name: string) => Promise<string | null>, path: string): Promise<string> {
  const compactText = await read(COMPACT_FILE);
  if (compactText !== null) return compactText;
  const fileTexts = await Promise.all(SOURCE_FILES.map(read));
  const missingFiles = SOURCE_FILES.filter((_, index) => fileTexts[index] === null);
  if (missingFiles.length > 0) {
    throw new UserFacingError(
      'dataset',
      `timezones: ${path} has neither ${COMPACT_FILE} nor the source files of a release (${missingFiles[0]} is missing). Compiled zones do not suffice: they do not distinguish standard time.`,
    );
  }
  const version = (await read('version'))?.trim();
  return `${version === undefined ? '' : `# version ${version}\n`}${fileTexts.join('\n')}`;
}

function unzip(bytes: Buffer, path: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    throw new UserFacingError('dataset', `timezones: ${path} cannot be unpacked`, { cause: error });
  }
}

function readArchiveFiles(archive: Buffer): ReadonlyMap<string, Buffer> {
  try {
    return readTarFiles(archive);
  } catch (error) {
    throw new UserFacingError('dataset', 'timezones: the archive is damaged', { cause: error });
  }
}
