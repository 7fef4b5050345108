import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse, getCompressedCacheBytes } from './compression.ts';

test.each([
  ['gzip', 2000, gunzipSync],
  ['br', 2000, brotliDecompressSync],
  ['gzip', 100_000, gunzipSync],
  ['br', 100_000, brotliDecompressSync],
] as const)(
  'a cached body in %s of %i characters retains no memory beyond its own bytes',
  async (coding, length, decode) => {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * at) % 23))).join('');
    const response = {
      status: 200,
      headers: ['Content-Type', 'application/json', 'ETag', `"${coding}${length}"`],
      body: text,
    };
    const compress = () =>
      compressResponse(response, {
        method: 'GET',
        path: '/',
        query: '',
        headers: { 'accept-encoding': coding },
        ip: '192.0.2.1',
        id: 'test',
        signal: new AbortController().signal,
        body: async () => '',
      });
    const bytesBefore = getCompressedCacheBytes();
    const { body: first } = await compress();
    const { body: kept } = await compress();
    if (typeof first === 'string' || typeof kept === 'string') throw new Error('not coded');
    expect(decode(kept).toString()).toBe(text);
    expect(kept).toEqual(first);
    expect(kept.buffer.byteLength).toBe(kept.length);
    expect(getCompressedCacheBytes() - bytesBefore).toBe(kept.length);
  },
);
