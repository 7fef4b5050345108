import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportOptions } from '../../db/import/import.ts';
import type { Progress } from '../../db/import/progress.ts';
import { createHttpClient } from '../../net/http-client.ts';
import { HttpFailure } from '../../net/http-failure.ts';
import type { TrustedOrigins } from '../../net/public-addresses.ts';
import { formatIsoDay } from '../../facts/iso-day.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

/** A local file to import, and its source. */
export type SourceFile = NonNullable<ImportOptions['from']>;

/** Timeout of a download in milliseconds, for files of some gigabytes. */
const downloadTimeoutMs = 3_600_000;
/** Milliseconds without a byte after which a download fails. */
const idleTimeoutMs = 60_000;
/** Disk space in bytes that a download leaves free for other programs. */
const reservedBytes = 200_000_000;
/** Number of downloaded bytes after which the free disk space is checked again. */
const spaceCheckIntervalBytes = 32_000_000;
/**
 * Tolerance in milliseconds for a file that changes during its download. A file is skipped only if it is older than the last
 * import by this margin.
 */
const clockMarginMs = 3_600_000;

/**
 * Describes a local file. The default edition is the day of the last change.
 * @returns undefined when there is no such file
 */
export async function describeLocalFile(path: string, edition?: string): Promise<SourceFile | undefined> {
  const fileStats = await stat(path).catch(() => undefined);
  if (fileStats?.isFile() !== true) return undefined;
  const day = formatIsoDay(fileStats.mtimeMs);
  return { path, edition: edition ?? day, source: basename(path), hash: await hashFile(path) };
}

interface FetchOptions {
  /** The folder to download to. */
  readonly folder: string;
  readonly trusted: TrustedOrigins;
  readonly edition?: string | undefined;
  /** Base URL of a mirror, which replaces the source's own URL. */
  readonly mirror?: string | undefined;
  /** Time of the last import of this source. Older files are not downloaded. */
  readonly since?: Date | undefined;
  /** Maximum size in bytes. */
  readonly maxBytes: number;
  /** Milliseconds without a byte after which the download fails. Default: 60,000. */
  readonly idleMs?: number;
  readonly progress?: Progress;
}

/**
 * Downloads a file. The default edition is the day of the last change.
 * @returns `absent` when the server has no such file; `unchanged` when the file is older than `since`
 * @throws UserFacingError when the file cannot be downloaded completely
 */
export async function fetchFile(
  url: URL,
  options: FetchOptions,
): Promise<SourceFile | 'absent' | 'unchanged'> {
  const { folder, trusted, edition, mirror, since, progress, maxBytes } = options;
  const requestUrl =
    mirror === undefined ? url : new URL(`${mirror}/${url.host}${url.pathname}${url.search}`);
  const client = createHttpClient({
    timeoutMs: downloadTimeoutMs,
    idleMs: options.idleMs ?? idleTimeoutMs,
    redirects: 5,
    trusted,
  });
  const response = await client.open(requestUrl).catch((error: unknown) => {
    const reason = error instanceof HttpFailure ? error.message : String(error);
    throw new UserFacingError(
      'dataset',
      `${requestUrl.href} ${reason}. To read from a host inside your network, add its origin to IMPORT_TRUSTED.`,
    );
  });
  const lastModified = Date.parse(response.headers.get('last-modified') ?? '');
  const isOld = since !== undefined && lastModified < since.getTime() - clockMarginMs;
  if (response.status !== 200 || isOld) {
    // Close the connection without reading the body.
    await response.body[Symbol.asyncIterator]().return?.();
    if (isOld && response.status === 200) return 'unchanged';
    if (response.status === 404 || response.status === 410) return 'absent';
    throw new UserFacingError('dataset', `${requestUrl.href} returned ${response.status}`);
  }
  const path = join(folder, basename(url.pathname) || 'file');
  const length = Number(response.headers.get('content-length') ?? 0);
  const createDownloadError = (reason: string) =>
    new UserFacingError('dataset', `${requestUrl.href} ${reason}`);
  const createSizeError = () =>
    createDownloadError(
      `has more than ${Math.floor(maxBytes / 1e6).toLocaleString('en')} MB, the limit for this file. IMPORT_MAX_MB sets the limit of all files.`,
    );
  if (length > maxBytes) throw createSizeError();
  let checkedAt = 0;
  const requireDiskSpace = async (bytes: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < bytes + reservedBytes)
      throw createDownloadError(
        `needs more disk space than ${folder} has. Set TMPDIR to a folder with more space.`,
      );
  };
  await requireDiskSpace(length);
  progress?.start(basename(path), length, 'bytes');
  let bytes = 0;
  const countBodyBytes = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw createSizeError();
      if (bytes - checkedAt > spaceCheckIntervalBytes) {
        checkedAt = bytes;
        await requireDiskSpace(0);
      }
      progress?.advance(bytes);
      yield chunk;
    }
  };
  await pipeline(countBodyBytes, createWriteStream(path)).catch((error: unknown) => {
    throw isUserFacing(error, 'dataset') ? error : createDownloadError(`was interrupted: ${String(error)}`);
  });
  const day = formatIsoDay(Number.isNaN(lastModified) ? Date.now() : lastModified);
  // Remove query and password, because the source is shown to users.
  return { path, edition: edition ?? day, source: getRecordedSource(url), hash: await hashFile(path) };
}

/** Returns the source that is recorded for a URL: without query and password. */
export const getRecordedSource = (url: URL): string => `${url.origin}${url.pathname}`;

/** Returns the SHA-256 of a file, in hexadecimal. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(Buffer.from(chunk));
  return hash.digest('hex');
}
