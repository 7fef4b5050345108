import { brotliDecompressSync, deflateSync, gunzipSync, gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpFixture, parseBody, type HttpFixture } from '../support/http-fixture.ts';
import type { RawResponse } from '../support/raw-socket.ts';

let fixture: HttpFixture;
let longFixture: HttpFixture;
beforeAll(async () => {
  const longLookups = { answer: () => ({ text: 'A long answer. '.repeat(200) }) };
  [fixture, longFixture] = await Promise.all([
    createHttpFixture({ anonymousPerMinute: 1000 }),
    createHttpFixture(longLookups),
  ]);
});
afterAll(() => Promise.all([fixture.stop(), longFixture.stop()]));

const formatKeyHeader = (of: HttpFixture = fixture) => `X-API-Key: ${of.key}`;

describe('response compression', () => {
  const path = 'GET /country/FR';
  const decodeText = ({ headers, body }: RawResponse): string => {
    const contentCoding = headers['content-encoding'];
    return (
      contentCoding === 'br' ? brotliDecompressSync(body) : contentCoding === 'gzip' ? gunzipSync(body) : body
    ).toString();
  };

  test.each([
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['gzip;q=0.5, identity', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['gzip;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    ['gzip;q=nonsense', undefined],
  ])('a response to Accept-Encoding: %s has the encoding %s', async (header, coding) => {
    const plainResponse = await longFixture.ask(path, formatKeyHeader(longFixture));
    const response = await longFixture.ask(path, formatKeyHeader(longFixture), `Accept-Encoding: ${header}`);
    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.headers['content-length']).toBe(`${response.body.length}`);
    expect(response.headers['vary']).toContain('Accept-Encoding');
    expect(decodeText(response)).toBe(plainResponse.body.toString());
    if (coding !== undefined) expect(response.body.length).toBeLessThan(plainResponse.body.length / 5);
  });

  test('a short response is not compressed unless the client excludes identity', async () => {
    const shortResponse = await fixture.ask(path, formatKeyHeader(), 'Accept-Encoding: gzip, br');
    expect(shortResponse.headers['content-encoding']).toBeUndefined();
    const identityRejected = await fixture.ask(
      path,
      formatKeyHeader(),
      'Accept-Encoding: gzip, identity;q=0',
    );
    expect(identityRejected.headers['content-encoding']).toBe('gzip');
    expect(decodeText(identityRejected)).toBe(shortResponse.body.toString());
    expect((await fixture.ask(path, formatKeyHeader(), 'Accept-Encoding: *;q=0')).status).toBe(406);
  });

  test('each content coding of a response has its own ETag, and any of these ETags returns 304', async () => {
    const sendRequest = (...headers: string[]) =>
      longFixture.ask(path, formatKeyHeader(longFixture), ...headers);
    const responses = [
      await sendRequest(),
      await sendRequest('Accept-Encoding: gzip'),
      await sendRequest('Accept-Encoding: br'),
    ];
    const tags = responses.map(({ headers }) => headers['etag'] ?? '');
    expect(new Set(tags).size).toBe(3);
    for (const [index, tag] of tags.entries()) {
      expect(tag).toMatch(/^"[^"]+"$/);
      for (const accept of ['identity', 'gzip', 'br']) {
        for (const listedTag of [tag, `W/${tag}`, `"other", ${tag}`]) {
          const revalidation = await sendRequest(`Accept-Encoding: ${accept}`, `If-None-Match: ${listedTag}`);
          expect(revalidation.status, `${index} ${listedTag}`).toBe(304);
          expect(revalidation.headers['etag']).toBe(tag);
          expect(revalidation.headers['vary']).toContain('Accept-Encoding');
          expect(revalidation.body).toHaveLength(0);
        }
      }
      expect((await sendRequest(`If-None-Match: ${tag.replace(/.{9}"$/, '"')}`)).status).toBe(200);
    }
    expect((await sendRequest('If-None-Match: *')).status).toBe(304);
  });

  test('a HEAD request returns the Content-Length of the compressed GET response', async () => {
    const { body } = await longFixture.ask(path, formatKeyHeader(longFixture), 'Accept-Encoding: gzip');
    const headResponse = await longFixture
      .ask('HEAD /country/FR', formatKeyHeader(longFixture), 'Accept-Encoding: gzip')
      .catch(String);
    expect(headResponse).toBe(`Error: an answer is cut: 0 of ${body.length} bytes`);
  });

  test('a long page is compressed correctly for repeated and concurrent requests', async () => {
    const helpResponse = await fixture.ask('GET /llms-full.txt');
    expect(helpResponse.body.length).toBeGreaterThan(32_768);
    const codedResponses = await Promise.all(
      ['gzip', 'br', 'gzip', 'br'].map((coding) =>
        fixture.ask('GET /llms-full.txt', `Accept-Encoding: ${coding}`),
      ),
    );
    for (const response of codedResponses) expect(decodeText(response)).toBe(helpResponse.body.toString());
    expect(codedResponses[1]?.body.length).toBeLessThan(helpResponse.body.length / 5);
  });
});

describe('request compression', () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const post = async (coding: string, bytes: Buffer): Promise<RawResponse> => {
    const [answer] = await fixture.raw(
      Buffer.concat([
        Buffer.from(
          `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Encoding: ${coding}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
        ),
        bytes,
      ]),
    );
    if (answer === undefined) throw new Error('no answer');
    return answer;
  };

  test.each<[string, Buffer]>([
    ['gzip', gzipSync(body)],
    ['x-gzip', gzipSync(body)],
    ['GZip', gzipSync(body)],
    ['deflate', deflateSync(body)],
    ['br', brotliCompressSync(body)],
    ['identity', Buffer.from(body)],
  ])('a request body with Content-Encoding %s is read', async (coding, bytes) => {
    expect(parseBody(await post(coding, bytes))).toMatchObject({ body });
  });

  test.each<[string, string, Buffer, number]>([
    ['an unsupported encoding', 'zstd', Buffer.from(body), 415],
    ['two encodings', 'gzip, br', gzipSync(body), 415],
    ['an encoding named like an object property', 'constructor', Buffer.from(body), 415],
    ['a gzip encoding but other data', 'gzip', Buffer.from(body), 400],
    ['truncated gzip data', 'gzip', gzipSync(body).subarray(0, -9), 400],
    ['a gzip bomb', 'gzip', gzipSync(Buffer.alloc(50_000_000)), 413],
    ['a brotli bomb', 'br', brotliCompressSync(Buffer.alloc(50_000_000)), 413],
    ['a body over the size limit', 'identity', Buffer.alloc(70_000, 'x'), 413],
  ])('a request body with %s is rejected', async (_, coding, bytes, status) => {
    const response = await post(coding, bytes);
    expect(response.status).toBe(status);
    expect(parseBody(response)).toMatchObject({
      code: 'invalid_request',
      request_id: response.headers['x-request-id'],
    });
  });

  test('a client that disconnects in the middle of a compressed request body causes no error', async () => {
    const { connect } = await import('node:net');
    const socket = connect(fixture.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await new Promise<void>((resolve) => socket.end(resolve));
    expect((await fixture.ask('GET /healthz')).status).toBe(200);
    expect(fixture.problems).toEqual([]);
  });
});
