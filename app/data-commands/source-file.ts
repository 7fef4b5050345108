import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatasetError } from '../../db/import/dataset.ts';
import type { ImportOptions } from '../../db/import/import.ts';
import type { Progress } from '../../db/import/progress.ts';
import { createHttpClient } from '../../net/http-client.ts';
import { HttpFailure } from '../../net/http-failure.ts';
import type { TrustedOrigins } from '../../net/reach.ts';
import { isoDay } from '../../facts/iso-day.ts';

/** A file to import, and where it is from. */
export type SourceFile = NonNullable<ImportOptions['from']>;

/** For a file of some gigabytes. */
const longestDownload = 3_600_000;
/** A file may change while it is fetched: only what is clearly older than the last import is not fetched again. */
const marginMs = 3_600_000;

/** Its edition: as named, else the day of its last change. @returns undefined when there is no such file. */
export async function localFile(path: string, edition?: string): Promise<SourceFile | undefined> {
  const info = await stat(path).catch(() => undefined);
  if (info?.isFile() !== true) return undefined;
  const day = isoDay(info.mtimeMs);
  return { path, edition: edition ?? day, source: basename(path), hash: await hashOf(path) };
}

interface Fetching {
  /** Where the copy is put. */
  readonly folder: string;
  readonly trusted: TrustedOrigins;
  readonly edition?: string | undefined;
  /** Where it is read instead of where it is published. */
  readonly mirror?: string | undefined;
  /** When what is there from this source was imported: a file that is older is not fetched. */
  readonly since?: Date | undefined;
  readonly progress?: Progress;
}

/**
 * A copy of what a URL answers. Its edition: as named, else the day of its last change.
 * @returns `absent`: the server has no such file. `unchanged`: it is older than `since`.
 * @throws DatasetError when it cannot be fetched whole
 */
export async function fetchedFile(url: URL, options: Fetching): Promise<SourceFile | 'absent' | 'unchanged'> {
  const { folder, trusted, edition, mirror, since, progress } = options;
  const asked = mirror === undefined ? url : new URL(`${mirror}/${url.host}${url.pathname}${url.search}`);
  const client = createHttpClient({ timeoutMs: longestDownload, redirects: 5, trusted });
  const answer = await client.open(asked).catch((error: unknown) => {
    const reason = error instanceof HttpFailure ? error.message : String(error);
    throw new DatasetError(
      `${asked.href} ${reason}. A host inside your network is read when IMPORT_TRUSTED names its origin.`,
    );
  });
  const changed = Date.parse(answer.headers.get('last-modified') ?? '');
  const isOld = since !== undefined && changed < since.getTime() - marginMs;
  if (answer.status !== 200 || isOld) {
    // A body that nobody wants: its connection is closed.
    await answer.body[Symbol.asyncIterator]().return?.();
    if (isOld && answer.status === 200) return 'unchanged';
    if (answer.status === 404 || answer.status === 410) return 'absent';
    throw new DatasetError(`${asked.href} answers ${answer.status}`);
  }
  const path = join(folder, basename(url.pathname) || 'file');
  const length = Number(answer.headers.get('content-length') ?? 0);
  progress?.start(basename(path), length, 'bytes');
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of answer.body) {
      bytes += part.length;
      progress?.advance(bytes);
      yield part;
    }
  };
  await pipeline(counted, createWriteStream(path)).catch((error: unknown) => {
    throw new DatasetError(`${asked.href} broke off: ${String(error)}`);
  });
  const day = isoDay(Number.isNaN(changed) ? Date.now() : changed);
  // Without query and password: the source is shown.
  return { path, edition: edition ?? day, source: sourceOf(url), hash: await hashOf(path) };
}

/** How the source of a URL is recorded. */
export const sourceOf = (url: URL): string => `${url.origin}${url.pathname}`;

/** sha256. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(Buffer.from(part));
  return hash.digest('hex');
}
