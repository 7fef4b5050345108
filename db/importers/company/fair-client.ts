import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parsedJson } from '../../../core/json.ts';
import { createHttpClient } from '../../../net/http-client.ts';
import { HttpFailure } from '../../../net/http-failure.ts';
import type { TrustedOrigins } from '../../../net/reach.ts';
import { retryAfterMs } from '../../../net/retry-after.ts';
import type { Sent } from '../../../net/send.ts';
import { DatasetError } from '../../import/dataset.ts';

export interface FairClientOptions {
  /** "Name contact@domain", which the registers demand to know: IMPORT_CONTACT. */
  readonly contact: string | undefined;
  /** Milliseconds, monotonic. */
  readonly clock: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Origins inside the operator's network that may be read. */
  readonly trusted?: TrustedOrigins;
}

export interface FairClient {
  /**
   * Keeps the JSON document of a URL as a file; a file that is there is not fetched again, so an import that broke off
   * goes on where it was.
   * @returns the document; null when the register has none (404).
   * @throws DatasetError when the register refuses, is too slow, or answers garbage twice.
   */
  document(url: string, file: string): Promise<unknown>;
  /**
   * Streams an archive of any size into a file, which counts as changed when the register last changed it.
   * @throws DatasetError when the register refuses, or breaks off.
   */
  archive(url: string, file: string): Promise<void>;
}

/** At most eight requests a second: two below what EDGAR allows a user in total. */
const gap = 125;
const longestWait = 900_000;
const tries = 3;
/** For a document, and for an archive of some gigabytes. */
const documentMs = 60_000;
const archiveMs = 3_600_000;

/** A client that keeps the fair-access rules of EDGAR, GLEIF and Wikidata: one request at a time, with a contact. */
export function createFairClient({ contact, clock, wait, trusted }: FairClientOptions): FairClient {
  let next = -Infinity;
  const clientOf = (timeoutMs: number) =>
    createHttpClient({
      timeoutMs,
      redirects: 3,
      userAgent: contact,
      ...(trusted === undefined ? {} : { trusted }),
    });
  const clients = { document: clientOf(documentMs), archive: clientOf(archiveMs) };

  async function paced(url: string, kind: keyof typeof clients = 'document'): Promise<Sent> {
    if (contact === undefined || !/\S+@\S+/.test(contact)) {
      throw new DatasetError(
        'The registers ask who reads them: set IMPORT_CONTACT to a name and an email address, "Example Ltd data@example.com".',
      );
    }
    const now = clock();
    if (now < next) await wait(next - now);
    next = Math.max(now, next) + gap;
    return clients[kind].open(new URL(url), { headers: { accept: 'application/json, application/zip' } });
  }

  async function get(url: string): Promise<string | null> {
    let fault = '';
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const answer = await attemptOf(paced, url);
      if ('text' in answer) return answer.text;
      if (answer.status === 404) return null;
      if (answer.status === 403) {
        throw new DatasetError(
          `${url} answers 403: the register does not accept IMPORT_CONTACT, or has blocked this address for some minutes. Run the import again later; it goes on where it was.`,
        );
      }
      ({ fault } = answer);
      if (attempt < tries) await wait(answer.retryAfter ?? 1000 * attempt);
    }
    throw new DatasetError(`${url} ${fault}. Run the import again later; it goes on where it was.`);
  }

  return {
    async document(url, file) {
      const kept = await readFile(file, 'utf8').catch(() => null);
      if (kept !== null) return parsed(kept, file);
      const text = await get(url);
      if (text === null) return null;
      await mkdir(dirname(file), { recursive: true });
      // Moved into place whole: a file that is there is complete.
      await writeFile(`${file}.part`, text);
      await rename(`${file}.part`, file);
      return parsed(text, file);
    },
    async archive(url, file) {
      const faultOf = (fault: string) => new DatasetError(`${url} ${fault}. Run the import again later.`);
      const answer = await paced(url, 'archive').catch((error: unknown) => {
        throw error instanceof DatasetError ? error : faultOf(reasonOf(error, 'cannot be reached'));
      });
      if (answer.status !== 200) throw faultOf(`answers ${answer.status}`);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(answer.body, createWriteStream(file)).catch(() => {
        throw faultOf('breaks off');
      });
      const changed = Date.parse(answer.headers.get('last-modified') ?? '');
      if (!Number.isNaN(changed)) await utimes(file, changed / 1000, changed / 1000);
    },
  };
}

type Attempt =
  | { readonly text: string }
  | { readonly status: number; readonly fault: string; readonly retryAfter?: number };

/** A body that breaks off, or is not JSON, counts as a failure like a status. */
async function attemptOf(send: (url: string) => Promise<Sent>, url: string): Promise<Attempt> {
  try {
    const response = await send(url);
    const { status } = response;
    const text = await textOf(response.body);
    if (status < 200 || status > 299) {
      const pause = retryAfterMs(response.headers.get('retry-after'), Date.now);
      const fault = `answers ${status}`;
      return pause === null ? { status, fault } : { status, fault, retryAfter: Math.min(pause, longestWait) };
    }
    JSON.parse(text);
    return { text };
  } catch (error) {
    if (error instanceof DatasetError) throw error;
    const fault =
      error instanceof SyntaxError ? 'answers something that is not JSON' : reasonOf(error, 'breaks off');
    return { status: 0, fault };
  }
}

/** What was refused is told as it is; a network that fails in one of many ways is told as one. */
const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof HttpFailure && !error.again ? error.message : otherwise;

function parsed(text: string, file: string): unknown {
  const value = parsedJson(text);
  if (value !== undefined) return value;
  throw new DatasetError(`${file} is not whole JSON: remove it and run the import again.`);
}
