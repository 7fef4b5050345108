const blockBytes = 512;

/**
 * Returns the plain files of a tar archive (POSIX ustar) by base name.
 * @throws RangeError when the archive is broken
 */
export function readTarFiles(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  const readField = (at: number, length: number) =>
    archive
      .subarray(at, at + length)
      .toString('latin1')
      .replace(/\0.*$/s, '');
  for (let offset = 0; offset + blockBytes <= archive.length && archive[offset] !== 0;) {
    const size = Number.parseInt(readField(offset + 124, 12).trim() || '0', 8);
    const memberType = readField(offset + 156, 1);
    const end = offset + blockBytes + size;
    if (!Number.isSafeInteger(size) || size < 0 || end > archive.length)
      throw new RangeError('The archive is damaged.');
    const name = readField(offset, 100);
    if (memberType === '0' || memberType === '')
      files.set(name.slice(name.lastIndexOf('/') + 1), archive.subarray(offset + blockBytes, end));
    offset += blockBytes + Math.ceil(size / blockBytes) * blockBytes;
  }
  return files;
}

/** Whether bytes are a tar archive, according to the magic number. */
export const isTar = (bytes: Buffer): boolean => bytes.toString('latin1', 257, 262) === 'ustar';
