import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { isUserFacing, UserFacingError } from './user-facing-error.ts';

interface FileLimits {
  /** Maximum file size in bytes. */
  readonly maxBytes: number;
  /** A folder that must contain the file after all symbolic links are resolved. The folder itself can be a link. */
  readonly inside?: string;
}

/** Flags for reading. With O_NONBLOCK, which Windows lacks, the opening of a named pipe returns immediately. */
export const nonBlockingReadFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file that another user might have created. Devices, named pipes and folders are rejected, because reading them would
 * block or crash the process.
 * @throws UserFacingError of kind `file`, with the reason without the path, and the error code of the operating system
 */
export function readRegularFile(path: string, { maxBytes, inside }: FileLimits): string {
  let file: number | undefined;
  try {
    const realPath = realpathSync.native(path);
    if (inside !== undefined && !realPath.startsWith(`${realpathSync.native(inside)}${sep}`))
      throw new UserFacingError('file', 'is a link that leads out of its folder: put a copy there', {
        code: 'EXDEV',
      });
    file = openSync(realPath, nonBlockingReadFlags);
    const fileStat = fstatSync(file);
    if (!fileStat.isFile()) throw new UserFacingError('file', 'is not a regular file', { code: 'EINVAL' });
    const tooLargeError = new UserFacingError('file', `has more than ${maxBytes} bytes`, { code: 'EFBIG' });
    if (fileStat.size > maxBytes) throw tooLargeError;
    // Read one byte more than expected, to detect a file that grows or that reports no size.
    const bytes = Buffer.alloc(fileStat.size + 1);
    let length = 0;
    for (let bytesRead = -1; bytesRead !== 0 && length < bytes.length; length += bytesRead)
      bytesRead = readSync(file, bytes, length, bytes.length - length, null);
    if (length > fileStat.size)
      throw new UserFacingError('file', 'changed while it was read', { code: 'EAGAIN' });
    return bytes.toString('utf8', 0, length);
  } catch (error) {
    throw toFileError(error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Converts an error of the operating system to a message for the operator. */
export function toFileError(error: unknown): UserFacingError {
  if (isUserFacing(error, 'file')) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
  return new UserFacingError(
    'file',
    `cannot be read (${code}${code in messageByErrorCode ? `: ${messageByErrorCode[code]}` : ''})`,
    { code },
  );
}

const messageByErrorCode: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'the service has no permission',
  EPERM: 'the service has no permission',
  ELOOP: 'its symbolic links form a loop',
};
