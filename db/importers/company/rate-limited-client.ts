import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseJson } from '../../../core/json.ts';
import { createHttpClient } from '../../../net/http-client.ts';
import { HttpFailure } from '../../../net/http-failure.ts';
import type { TrustedOrigins } from '../../../net/public-addresses.ts';
import { parseRetryAfter } from '../../../net/retry-after.ts';
import type { ServiceResponse } from '../../../net/send.ts';
import { isUserFacing, UserFacingError } from '../../../core/user-facing-error.ts';

export interface RateLimitedClientOptions {
  /** The contact that the registers require, as "Name contact@domain". Setting: IMPORT_CONTACT. */
  readonly contact: string | undefined;
  /** Monotonic clock, milliseconds. */
  readonly clock: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Origins inside the operator's network from which downloads are allowed. */
  readonly trusted?: TrustedOrigins;
}

export interface RateLimitedClient {
  /**
   * Downloads a JSON document into a file. An existing file is not downloaded again, so that an interrupted import can resume.
   * @returns the document; null when the register has no document (404)
   * @throws UserFacingError when the register rejects the request, is too slow, or repeatedly sends invalid JSON
   */
  document(url: string, file: string): Promise<unknown>;
  /**
   * Streams an archive of any size into a file. The file has the modification time that the register reports.
   * @throws UserFacingError when the register rejects the request or aborts
   */
  archive(url: string, file: string): Promise<void>;
}

/** Minimum interval in milliseconds between requests: at most eight requests per second. EDGAR allows ten per user. */
const minIntervalMs = 125;
const maxRetryAfterMs = 900_000;
const maxAttempts = 3;
/** Timeouts in milliseconds of a document, and of an archive of several gigabytes. */
const documentTimeoutMs = 60_000;
const archiveTimeoutMs = 3_600_000;
/** Idle timeout of a download in milliseconds. */
const idleTimeoutMs = 60_000;

/** Creates a client that follows the fair-access rules of EDGAR, GLEIF and Wikidata: one request at a time, with contact data. */
export function createRateLimitedClient({
  contact,
  clock,
  wait,
  trusted,
}: RateLimitedClientOptions): RateLimitedClient {
  let nextRequestAt = -Infinity;
  const createClient = (timeoutMs: number) =>
    createHttpClient({
      timeoutMs,
      idleMs: idleTimeoutMs,
      redirects: 3,
      userAgent: contact,
      ...(trusted === undefined ? {} : { trusted }),
    });
  const clients = { document: createClient(documentTimeoutMs), archive: createClient(archiveTimeoutMs) };

  async function sendRateLimited(
    url: string,
    kind: keyof typeof clients = 'document',
  ): Promise<ServiceResponse> {
    if (contact === undefined || !/\S+@\S+/.test(contact)) {
      throw new UserFacingError(
        'dataset',
        'The registers require a contact: set IMPORT_CONTACT to a name and an email address, such as "Example Ltd data@example.com".',
      );
    }
    const now = clock();
    if (now < nextRequestAt) await wait(nextRequestAt - now);
    nextRequestAt = Math.max(now, nextRequestAt) + minIntervalMs;
    return clients[kind].open(new URL(url), { headers: { accept: 'application/json, application/zip' } });
  }

  async function requestText(url: string): Promise<string | null> {
    let reason = '';
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const response = await tryRequest(sendRateLimited, url);
      if ('text' in response) return response.text;
      if (response.status === 404) return null;
      if (response.status === 403) {
        throw new UserFacingError(
          'dataset',
          `${url} responds with 403: the register does not accept IMPORT_CONTACT, or has blocked this address for some minutes. Run the import again later; it continues where it stopped.`,
        );
      }
      ({ reason } = response);
      if (attempt < maxAttempts) await wait(response.retryAfter ?? 1000 * attempt);
    }
    throw new UserFacingError(
      'dataset',
      `${url} ${reason}. Run the import again later; it continues where it stopped.`,
    );
  }

  return {
    async document(url, file) {
      const cachedText = await readFile(file, 'utf8').catch(() => null);
      if (cachedText !== null) return parseDocument(cachedText, file);
      const text = await requestText(url);
      if (text === null) return null;
      await mkdir(dirname(file), { recursive: true });
      // Rename the file after the last byte, so that an existing file is always complete.
      await writeFile(`${file}.part`, text);
      await rename(`${file}.part`, file);
      return parseDocument(text, file);
    },
    async archive(url, file) {
      const createFailure = (reason: string) =>
        new UserFacingError('dataset', `${url} ${reason}. Run the import again later.`);
      const response = await sendRateLimited(url, 'archive').catch((error: unknown) => {
        throw isUserFacing(error, 'dataset') ? error : createFailure(getReason(error, 'cannot be reached'));
      });
      if (response.status !== 200) throw createFailure(`answers ${response.status}`);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(response.body, createWriteStream(file)).catch(() => {
        throw createFailure('ended before the response was complete');
      });
      const modifiedAt = Date.parse(response.headers.get('last-modified') ?? '');
      if (!Number.isNaN(modifiedAt)) await utimes(file, modifiedAt / 1000, modifiedAt / 1000);
    },
  };
}

type Attempt =
  | { readonly text: string }
  | { readonly status: number; readonly reason: string; readonly retryAfter?: number };

/** Sends a request once. An aborted body and invalid JSON are failures, as is an error status. */
async function tryRequest(send: (url: string) => Promise<ServiceResponse>, url: string): Promise<Attempt> {
  try {
    const response = await send(url);
    const { status } = response;
    const text = await textOf(response.body);
    if (status < 200 || status > 299) {
      const pause = parseRetryAfter(response.headers.get('retry-after'), Date.now);
      const reason = `answers ${status}`;
      return pause === null
        ? { status, reason }
        : { status, reason, retryAfter: Math.min(pause, maxRetryAfterMs) };
    }
    JSON.parse(text);
    return { text };
  } catch (error) {
    if (isUserFacing(error, 'dataset')) throw error;
    const reason =
      error instanceof SyntaxError
        ? 'returned a body that is not JSON'
        : getReason(error, 'ended before the response was complete');
    return { status: 0, reason };
  }
}

/** Returns the reason for a failure. Permanent errors have specific messages; all network errors have the same message. */
const getReason = (error: unknown, otherwise: string): string =>
  error instanceof HttpFailure && !error.isRetryable ? error.message : otherwise;

function parseDocument(text: string, file: string): unknown {
  const value = parseJson(text);
  if (value !== undefined) return value;
  throw new UserFacingError('dataset', `${file} is not complete JSON: remove it and run the import again.`);
}
