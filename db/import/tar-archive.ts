const block = 512;

/**
 * Reads the plain files of a tar archive (POSIX ustar), by base name.
 * @throws RangeError when the archive is broken
 */
export function tarFiles(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const field = (at: number, length: number) =>
    archive
      .subarray(at, at + length)
      .toString('latin1')
      .replace(/\0.*$/s, '');
  for (let at = 0; at + block <= archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(field(at + 124, 12).trim() || '0', 8);
    const kind = field(at + 156, 1);
    const end = at + block + size;
    if (!Number.isSafeInteger(size) || size < 0 || end > archive.length)
      throw new RangeError('The archive is damaged.');
    const name = field(at, 100);
    if (kind === '0' || kind === '')
      files.set(name.slice(name.lastIndexOf('/') + 1), archive.subarray(at + block, end));
    at += block + Math.ceil(size / block) * block;
  }
  return files;
}

/** Whether bytes are a tar archive, by the magic number. */
export const isTar = (bytes: Buffer): boolean => bytes.toString('latin1', 257, 262) === 'ustar';
