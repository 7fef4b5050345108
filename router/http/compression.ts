import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { readCodings, type Codings, type Coding } from './accept-encoding.ts';
import type { Request, Response } from '../exchange.ts';

/** A response body that is ready to send: text, or compressed bytes. */
export interface CompressedBody {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string | Buffer;
}

/** Minimum length of a body to compress, in characters: almost all bodies are ASCII. */
const minCompressedLength = 1024;
/** Length in characters above which bodies are compressed outside the event loop. */
const maxSyncLength = 32_768;
export const gzipOptions = { level: 5 };
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressibleTypePattern =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript\b|image\/svg)/;

/** Compressed bodies by coding and ETag: help pages, the schema and other responses that are requested repeatedly. */
const cache = new LRUCache<string, Buffer>({
  max: 2000,
  maxSize: 8_000_000,
  sizeCalculation: ({ buffer }) => buffer.byteLength,
});

/**
 * Copies bytes to a buffer of their own. The result of zlib is a slice of a 16 kB or 64 kB pool, which a cached slice
 * would retain completely.
 */
function copyToOwnBuffer(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Returns the size of the cache of compressed bodies, in bytes. */
export const getCompressedCacheBytes = (): number => cache.calculatedSize;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/**
 * Compresses a response with a coding that the client accepts. A strong ETag identifies one sequence of bytes, so the ETag of a
 * compressed body includes the coding. Synchronous, without a promise, except for long bodies.
 */
export function compressResponse(
  response: Response,
  request: Request,
): CompressedBody | Promise<CompressedBody> {
  const { body } = response;
  const header = request.headers['accept-encoding'];
  // Almost all responses are short, so they need no parsing of Accept-Encoding.
  if (body.length < minCompressedLength) {
    if (header === undefined || body === '' || !isCompressible(response)) return response;
    const codings = readCodings(header);
    return codings.identity ? response : compressBody(response, codings);
  }
  return isCompressible(response) ? compressBody(response, readCodings(header)) : response;
}

/** Chooses the compression for a streamed response. Only multipart responses are compressed. */
export function chooseStreamCompression(
  { headers }: Response,
  request: Pick<Request, 'headers'>,
): { readonly headers: readonly string[]; readonly coding: Coding | null } {
  if (!findContentType(headers).startsWith('multipart/mixed')) return { headers, coding: null };
  const { coding } = readCodings(request.headers['accept-encoding']);
  const contentEncoding = coding === null ? [] : ['Content-Encoding', coding];
  return { headers: [...headers, ...varyHeader, ...contentEncoding], coding };
}

/**
 * Whether the server can produce a response that Accept-Encoding allows. False when the client excludes every
 * supported coding, including identity.
 */
export function isAcceptable(request: Pick<Request, 'headers'>): boolean {
  const { coding, identity } = readCodings(request.headers['accept-encoding']);
  return identity || coding !== null;
}

function compressBody(response: Response, { coding }: Codings): CompressedBody | Promise<CompressedBody> {
  const headersWithVary = response.headers.some((text) => text.includes('Accept-Encoding'))
    ? response.headers
    : [...response.headers, ...varyHeader];
  if (coding === null)
    return { ...response, headers: headersWithVary, body: response.bytes ?? response.body };
  const etagIndex = response.headers.indexOf('ETag') + 1;
  const etag = etagIndex > 0 ? response.headers[etagIndex] : undefined;
  const cacheKey = etag === undefined ? undefined : `${coding} ${etag}`;
  const cachedValue = cacheKey === undefined ? undefined : cache.get(cacheKey);
  const toBody = (bytes: Buffer): CompressedBody => {
    const headers = [...headersWithVary, 'Content-Encoding', coding];
    if (etag !== undefined) headers[etagIndex] = toVariantETag(etag, coding);
    return { status: response.status, headers, body: bytes };
  };
  if (cachedValue !== undefined) return toBody(cachedValue);
  const cacheAndReturn = (bytes: Buffer): CompressedBody => {
    if (cacheKey !== undefined) cache.set(cacheKey, copyToOwnBuffer(bytes));
    return toBody(bytes);
  };
  const { body } = response;
  if (body.length > maxSyncLength) {
    return (coding === 'br' ? brotliAsync(body, brotliOptions) : gzipAsync(body, gzipOptions)).then(
      cacheAndReturn,
    );
  }
  return cacheAndReturn(
    coding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body, gzipOptions),
  );
}

const varyHeader = ['Vary', 'Accept-Encoding'];

const toVariantETag = (etag: string, coding: Coding): string => etag.replace(/"$/, `-${coding}"`);

function isCompressible({ status, headers }: Response): boolean {
  return status !== 204 && status !== 304 && compressibleTypePattern.test(findContentType(headers));
}

/** Returns the Content-Type, or an empty string when there is none. */
function findContentType(headers: readonly string[]): string {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() === 'content-type') return headers[index + 1] ?? '';
  }
  return '';
}
