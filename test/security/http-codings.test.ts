import { brotliDecompressSync, deflateSync, gunzipSync, gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpFixture, jsonOf, type HttpFixture } from '../support/http-fixture.ts';
import type { RawAnswer } from '../support/raw-socket.ts';

let fixture: HttpFixture;
let long: HttpFixture;
beforeAll(async () => {
  const many = { answer: () => ({ text: 'A long answer. '.repeat(200) }) };
  [fixture, long] = await Promise.all([httpFixture({ anonymousPerMinute: 1000 }), httpFixture(many)]);
});
afterAll(() => Promise.all([fixture.stop(), long.stop()]));

const key = (of: HttpFixture = fixture) => `X-API-Key: ${of.key}`;

describe('response compression', () => {
  const path = 'GET /country/FR';
  const textOf = ({ headers, body }: RawAnswer): string => {
    const coding = headers['content-encoding'];
    return (
      coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
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
  ])('Accept-Encoding: %s returns the encoding %s', async (header, coding) => {
    const plain = await long.ask(path, key(long));
    const answer = await long.ask(path, key(long), `Accept-Encoding: ${header}`);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(`${answer.body.length}`);
    expect(answer.headers['vary']).toContain('Accept-Encoding');
    expect(textOf(answer)).toBe(plain.body.toString());
    if (coding !== undefined) expect(answer.body.length).toBeLessThan(plain.body.length / 5);
  });

  test('a short response is not compressed unless the client excludes identity', async () => {
    const short = await fixture.ask(path, key(), 'Accept-Encoding: gzip, br');
    expect(short.headers['content-encoding']).toBeUndefined();
    const coded = await fixture.ask(path, key(), 'Accept-Encoding: gzip, identity;q=0');
    expect(coded.headers['content-encoding']).toBe('gzip');
    expect(textOf(coded)).toBe(short.body.toString());
    expect((await fixture.ask(path, key(), 'Accept-Encoding: *;q=0')).status).toBe(406);
  });

  test('each content coding has its own ETag, and any of them returns 304', async () => {
    const ask = (...headers: string[]) => long.ask(path, key(long), ...headers);
    const answers = [await ask(), await ask('Accept-Encoding: gzip'), await ask('Accept-Encoding: br')];
    const tags = answers.map(({ headers }) => headers['etag'] ?? '');
    expect(new Set(tags).size).toBe(3);
    for (const [index, tag] of tags.entries()) {
      expect(tag).toMatch(/^"[^"]+"$/);
      for (const accept of ['identity', 'gzip', 'br']) {
        for (const named of [tag, `W/${tag}`, `"other", ${tag}`]) {
          const again = await ask(`Accept-Encoding: ${accept}`, `If-None-Match: ${named}`);
          expect(again.status, `${index} ${named}`).toBe(304);
          expect(again.headers['etag']).toBe(tag);
          expect(again.headers['vary']).toContain('Accept-Encoding');
          expect(again.body).toHaveLength(0);
        }
      }
      expect((await ask(`If-None-Match: ${tag.replace(/.{9}"$/, '"')}`)).status).toBe(200);
    }
    expect((await ask('If-None-Match: *')).status).toBe(304);
  });

  test('HEAD returns the Content-Length of the compressed GET response', async () => {
    const { body } = await long.ask(path, key(long), 'Accept-Encoding: gzip');
    const head = await long.ask('HEAD /country/FR', key(long), 'Accept-Encoding: gzip').catch(String);
    expect(head).toBe(`Error: an answer is cut: 0 of ${body.length} bytes`);
  });

  test('a long page is compressed correctly for repeated and concurrent requests', async () => {
    const help = await fixture.ask('GET /llms-full.txt');
    expect(help.body.length).toBeGreaterThan(32_768);
    const coded = await Promise.all(
      ['gzip', 'br', 'gzip', 'br'].map((coding) =>
        fixture.ask('GET /llms-full.txt', `Accept-Encoding: ${coding}`),
      ),
    );
    for (const answer of coded) expect(textOf(answer)).toBe(help.body.toString());
    expect(coded[1]?.body.length).toBeLessThan(help.body.length / 5);
  });
});

describe('request compression', () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const post = async (coding: string, bytes: Buffer): Promise<RawAnswer> => {
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
    expect(jsonOf(await post(coding, bytes))).toMatchObject({ body });
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
    const answer = await post(coding, bytes);
    expect(answer.status).toBe(status);
    expect(jsonOf(answer)).toMatchObject({
      code: 'invalid_request',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('a client that disconnects in the middle of its body causes no error', async () => {
    const { connect } = await import('node:net');
    const socket = connect(fixture.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await new Promise<void>((resolve) => socket.end(resolve));
    expect((await fixture.ask('GET /healthz')).status).toBe(200);
    expect(fixture.problems).toEqual([]);
  });
});
