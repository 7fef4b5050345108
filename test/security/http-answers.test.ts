import { brotliDecompressSync, deflateSync, gunzipSync, gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpHouse, jsonOf, type HttpHouse } from '../support/http-house.ts';
import type { RawAnswer } from '../support/raw-socket.ts';

const many = { answer: () => ({ text: 'A long answer. '.repeat(200) }) };

let house: HttpHouse;
let long: HttpHouse;
let fenced: HttpHouse;
beforeAll(async () => {
  [house, long, fenced] = await Promise.all([
    httpHouse({ keylessPerMinute: 1000 }),
    httpHouse(many),
    httpHouse({ record: { families: ['currency'] } }),
  ]);
});
afterAll(() => Promise.all([house.stop(), long.stop(), fenced.stop()]));

const key = (of: HttpHouse = house) => `X-API-Key: ${of.key}`;

describe('methods', () => {
  const fixed = [
    '/',
    '/errors',
    '/errors/not_found',
    '/healthz',
    '/readyz',
    '/metrics',
    '/graphql/schema.graphql',
  ];
  const others = ['/help', '/version/2.0.0', '/country/help', '/country/FR', '/time/UTC', '/emoji', '/nope'];
  test.each([...fixed, ...others])('CONV-001 ERR-042 %s is read only', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      const answer = await house.ask(`${method} ${path}`);
      expect(answer.status, method).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
      expect(jsonOf(answer)).toMatchObject({
        code: 'invalid_request',
        request_id: answer.headers['x-request-id'],
      });
    }
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('/graphql has no %s', async (method) => {
    const answer = await house.ask(`${method} /graphql`, key());
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(answer.headers['x-ratelimit-remaining']).toMatch(/^\d+$/);
  });

  test.each(['/', '/errors', '/healthz', '/readyz', '/metrics', '/country/help', '/country/FR', '/nope'])(
    'CONV-002 HEAD %s says what GET says, without a body',
    async (path) => {
      const full = await house.ask(`GET ${path}`, key());
      const head = await house.ask(`HEAD ${path}`, key()).catch((error: unknown) => String(error));
      // The reader of answers misses the body whose length the head tells.
      expect(head).toBe(`Error: an answer is cut: 0 of ${full.body.length} bytes`);
    },
  );
});

describe('the order of refusals', () => {
  const keyed = ['/city', '/emoji', '/naics', '/tariff', '/useragent?ua=x&ua=y', '/time/%zz', '/time?foo=1'];

  test.each(keyed)('AUTH-035 ERR-041 %s without a key is 401, whatever is wrong with it', async (path) => {
    expect((await house.ask(`GET ${path}`)).status).toBe(401);
    expect((await house.ask(`GET ${path}`, 'X-API-Key: nope')).status).toBe(401);
    expect((await house.ask(`GET ${path}`, 'API-Version: 9.9.9')).status).toBe(401);
    const known = await house.ask(`GET ${path}`, key());
    expect(known.status).toBe(400);
    expect(known.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
  });

  test.each(keyed)('AUTH-033 %s is 403 for a key of another family', async (path) => {
    const answer = await fenced.ask(`GET ${path}`, key(fenced));
    expect(answer.status).toBe(403);
    expect(answer.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
  });

  test('405 comes first, and tells a genuine key its window', async () => {
    expect((await house.ask('POST /country/FR', 'X-API-Key: nope')).status).toBe(405);
    const answer = await house.ask('POST /country/FR', key());
    expect(answer.status).toBe(405);
    expect(answer.headers['x-ratelimit-limit']).toBe('100000');
  });

  test('an unknown path is 404 before its query is read', async () => {
    expect((await house.ask('GET /nope?a=1&a=2', key())).status).toBe(404);
    expect((await house.ask('GET /nope?a=%zz')).status).toBe(404);
  });
});

describe('versions', () => {
  test.each([
    ['GET /version/3.0.0/country/FR', 'X-A: b'],
    ['GET /version/3.0.0/nope', 'X-A: b'],
    ['GET /version/3.0.0', 'X-A: b'],
    ['GET /version/3.0.0/country/help', 'X-A: b'],
    ['GET /country/FR', 'API-Version: 3.0.0'],
    ['GET /country/help', 'API-Version: 3.0.0'],
    ['GET /nope', 'API-Version: 3.0.0'],
  ])('VER-002 %s with %s is 400, with the windows of the key', async (line, header) => {
    const answer = await house.ask(line, header, key());
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({ code: 'invalid_request', param: 'API-Version' });
    expect(answer.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
  });

  test.each([
    ['GET /version/1.0.0/currency/EUR', '1.0.0'],
    ['GET /version/1.0.0/currency/help', '1.0.0'],
    ['GET /version/1.0.0', '1.0.0'],
    ['GET /version/3.0.0/currency/EUR', '2.0.0'],
    ['GET /currency/EUR', '2.0.0'],
    ['GET /nope', '2.0.0'],
    ['GET /graphql', '2.0.0'],
    ['GET /errors', '2.0.0'],
    ['GET /healthz', '2.0.0'],
    ['POST /version/1.0.0/currency/EUR', '2.0.0'],
    ['OPTIONS /time', '2.0.0'],
    ['GET /a b', '2.0.0'],
  ])('VER-023 %s says its version', async (line, version) => {
    expect((await house.ask(line)).headers['api-version']).toBe(version);
  });

  test('VER-007 the header chooses help too', async () => {
    expect(jsonOf(await house.ask('GET /country/help', 'API-Version: 1.0.0'))).toMatchObject({
      version: '1.0.0',
    });
  });
});

describe('pages that need no key', () => {
  test.each([
    ['/help', 'endpoints'],
    ['/help/', 'endpoints'],
    ['/version', 'endpoints'],
    ['/version/1.0.0/help', 'endpoints'],
    ['/time/zones/help', 'paths'],
    ['/measure/units/help', 'paths'],
    ['/city/id/help', 'paths'],
    ['/company/directory/coverage/help', 'paths'],
    ['/company/id/help/', 'paths'],
  ])('VER-011 %s', async (path, list) => {
    const answer = await house.ask(`GET ${path}`);
    expect(answer.status).toBe(200);
    expect((jsonOf(answer)[list] as unknown[]).length).toBeGreaterThan(0);
  });

  test('every path of the table that has a name of its own has help there', async () => {
    const { endpoints } = jsonOf(await house.ask('GET /help')) as {
      endpoints: { name: string; help: string }[];
    };
    const paths = new Set<string>();
    for (const { name } of endpoints) {
      const page = jsonOf(await house.ask(`GET /${name}/help`)) as { paths: { path: string }[] };
      for (const { path } of page.paths) paths.add(path);
    }
    expect(paths.size).toBeGreaterThan(60);
    for (const path of paths) {
      const literal = path.replace(/\/\{.*$/, '');
      // A first segment is the name of an endpoint, whose page has the rows of that name.
      if (literal.split('/').length < 3) continue;
      const page = await house.ask(`GET ${literal}/help`);
      expect(page.status, path).toBe(200);
      const told = (jsonOf(page) as { paths: { path: string }[] }).paths.map((each) => each.path);
      expect(told, literal).toContain(path);
    }
  });

  test('VER-012 what is no endpoint has none', async () => {
    expect((await house.ask('GET /nope/help')).status).toBe(404);
    expect((await house.ask('GET /version/2.0.0/nope/help')).status).toBe(404);
    expect((await house.ask('GET /country/FR/help')).status).toBe(404);
  });

  test('the help of time opens with the clock of a zone', async () => {
    const { summary, paths } = jsonOf(await house.ask('GET /time/help')) as {
      summary: string;
      paths: { path: string; when?: string[] }[];
    };
    expect(summary).toMatch(/clock of a time zone/);
    expect(paths[0]).toMatchObject({ path: '/time/{timezone+}' });
    expect(paths[0]).not.toHaveProperty('when');
  });

  test.each(['/errors', '/errors/not_found', '/', '/country/help'])(
    'CONV-028 %s is pretty on request',
    async (path) => {
      expect((await house.ask(`GET ${path}?pretty=true`)).body.toString()).toMatch(/^\{\n {2}"/);
      expect((await house.ask(`GET ${path}`)).body.toString()).not.toContain('\n');
    },
  );
});

describe('pages of others', () => {
  const origin = 'Origin: https://any.example';
  const readable = ({ headers }: RawAnswer) => headers['access-control-allow-origin'];

  test('CONV-048 any page may read a refusal', async () => {
    for (const line of ['GET /country/FR', 'GET /nope', 'POST /time', 'GET /a b', 'GET /time?foo=1']) {
      expect(readable(await house.ask(line, origin)), line).toBe('*');
      const known = await house.ask(line, origin, key());
      if (known.status >= 400) expect(readable(known), line).toBe('*');
    }
    const limited = await httpHouse({
      keylessPerMinute: 0,
      record: { plan: { name: 'x', requestsPerMinute: 0, deep: true, features: [] } },
    });
    for (const answer of [
      await limited.ask('GET /ip', origin),
      await limited.ask('GET /country/FR', origin, key(limited)),
    ]) {
      expect(answer.status).toBe(429);
      expect(readable(answer)).toBe('*');
      expect(answer.headers['access-control-expose-headers']).toContain('Retry-After');
    }
    await limited.stop();
  });

  test('an answer that a key was needed for, only the pages of public keys', async () => {
    expect(readable(await house.ask('GET /country/FR', origin, key()))).toBeUndefined();
    expect(readable(await house.ask('GET /country/FR', 'Origin: https://shop.example', key()))).toBe(
      'https://shop.example',
    );
  });

  test('every header that we send can be read, or is read without asking', async () => {
    const safe = [
      'cache-control',
      'content-language',
      'content-length',
      'content-type',
      'expires',
      'last-modified',
      'pragma',
    ];
    const transport = [
      'connection',
      'date',
      'vary',
      'keep-alive',
      'transfer-encoding',
      'content-encoding',
      'location',
      'x-content-type-options',
      'content-security-policy',
      'referrer-policy',
    ];
    for (const line of [
      'GET /country/FR',
      'GET /useragent',
      'POST /time',
      'GET /time/UTC?deep=true',
      'GET /nope',
      'GET /country/help',
    ]) {
      const { headers } = await house.ask(line, 'Origin: https://shop.example', key());
      const exposed = (headers['access-control-expose-headers'] ?? '').toLowerCase().split(', ');
      for (const name of Object.keys(headers)) {
        if (name.startsWith('access-control-') || safe.includes(name) || transport.includes(name)) continue;
        expect(exposed, line).toContain(name);
      }
    }
  });
});

describe('links', () => {
  test('lead where the client came from', async () => {
    const answer = await house.ask('GET /', 'Host: Api.Example.com:8443');
    expect(jsonOf(answer)).toMatchObject({ graphql: 'http://api.example.com:8443/graphql' });
    expect(jsonOf(await house.ask('GET /nope', 'Host: [::1]:4000'))).toMatchObject({
      docs: 'http://[::1]:4000/errors/not_found',
    });
    const page = jsonOf(await house.ask('GET /country/help')) as {
      examples: { url: string }[];
      errors: { docs: string }[];
    };
    expect(page.examples[0]?.url).toMatch(/^http:\/\/lookup\.test\/version\/2\.0\.0\/country\//);
    expect(page.errors[0]?.docs).toMatch(/^http:\/\/lookup\.test\/errors\//);
    const moved = await house.ask('GET /', 'Accept: text/html');
    expect(moved.headers['location']).toBe('http://lookup.test/graphql');
    const [old] = await house.raw('GET / HTTP/1.0\r\n\r\n');
    expect(jsonOf(old as RawAnswer)).toMatchObject({ graphql: `http://127.0.0.1:${house.port}/graphql` });
  });

  test('the configured address goes before all', async () => {
    const configured = await httpHouse({ baseUrl: 'https://api.example.com/lookup' });
    for (const line of ['GET /', 'GET /lookup/', 'GET http://evil.example/lookup']) {
      expect(
        jsonOf(await configured.ask(line, 'Host: evil.example', 'X-Forwarded-Host: evil.example')),
      ).toMatchObject({ help: 'https://api.example.com/lookup/help' });
    }
    const refused = await configured.ask('GET /a b', 'Host: evil.example');
    expect(jsonOf(refused)['docs']).toBe('https://api.example.com/lookup/errors/invalid_request');
    await configured.stop();
  });

  test('what a proxy forwards is believed of a trusted one alone', async () => {
    const told = ['X-Forwarded-Proto: https', 'X-Forwarded-Host: evil.example, api.example.com'];
    expect(jsonOf(await house.ask('GET /', ...told))).toMatchObject({ help: 'http://lookup.test/help' });
    const behind = await httpHouse({ trustedProxies: ['127.0.0.1'] });
    expect(jsonOf(await behind.ask('GET /', ...told))).toMatchObject({
      help: 'https://api.example.com/help',
    });
    expect(jsonOf(await behind.ask('GET /', 'X-Forwarded-Host: <script>'))['help']).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/help$/,
    );
    await behind.stop();
  });

  test('a host that is not on the list is 421; probes may name any', async () => {
    const listed = await httpHouse({ allowedHosts: ['api.example.com', 'other.example:8080'] });
    const status = async (line: string, host: string) => (await listed.ask(line, `Host: ${host}`)).status;
    expect(await status('GET /', 'api.example.com')).toBe(200);
    expect(await status('GET /', 'API.example.com:4000')).toBe(200);
    expect(await status('GET /', 'other.example:8080')).toBe(200);
    expect(await status('GET /', 'other.example')).toBe(421);
    expect(await status('GET /', 'api.example.com.evil.example')).toBe(421);
    expect(await status('GET http://evil.example/', 'api.example.com')).toBe(421);
    expect(await status('GET /healthz', '10.0.0.7:4000')).toBe(200);
    const refused = await listed.ask('GET /', 'Host: evil.example');
    expect(jsonOf(refused)).toMatchObject({
      code: 'invalid_request',
      request_id: refused.headers['x-request-id'],
    });
    await listed.stop();
  });
});

describe('codings of answers', () => {
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
  ])('Accept-Encoding: %s gets %s', async (header, coding) => {
    const plain = await long.ask(path, key(long));
    const answer = await long.ask(path, key(long), `Accept-Encoding: ${header}`);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['content-length']).toBe(`${answer.body.length}`);
    expect(answer.headers['vary']).toContain('Accept-Encoding');
    expect(textOf(answer)).toBe(plain.body.toString());
    if (coding !== undefined) expect(answer.body.length).toBeLessThan(plain.body.length / 5);
  });

  test('a short answer goes as it is, unless that is excluded', async () => {
    const short = await house.ask(path, key(), 'Accept-Encoding: gzip, br');
    expect(short.headers['content-encoding']).toBeUndefined();
    const coded = await house.ask(path, key(), 'Accept-Encoding: gzip, identity;q=0');
    expect(coded.headers['content-encoding']).toBe('gzip');
    expect(textOf(coded)).toBe(short.body.toString());
    expect((await house.ask(path, key(), 'Accept-Encoding: *;q=0')).status).toBe(406);
  });

  test('each coding has a validator of its own, and each is good for a 304', async () => {
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

  test('HEAD says of a coded answer what GET says', async () => {
    const { body } = await long.ask(path, key(long), 'Accept-Encoding: gzip');
    const head = await long.ask('HEAD /country/FR', key(long), 'Accept-Encoding: gzip').catch(String);
    expect(head).toBe(`Error: an answer is cut: 0 of ${body.length} bytes`);
  });

  test('long pages, the same twice and by many at once', async () => {
    const help = await house.ask('GET /time/help');
    expect(help.body.length).toBeGreaterThan(32_768);
    const coded = await Promise.all(
      ['gzip', 'br', 'gzip', 'br'].map((coding) => house.ask('GET /time/help', `Accept-Encoding: ${coding}`)),
    );
    for (const answer of coded) expect(textOf(answer)).toBe(help.body.toString());
    expect(coded[1]?.body.length).toBeLessThan(help.body.length / 8);
  });
});

describe('bodies of requests', () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const post = async (coding: string, bytes: Buffer): Promise<RawAnswer> => {
    const [answer] = await house.raw(
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
  ])('are read from %s', async (coding, bytes) => {
    expect(jsonOf(await post(coding, bytes))).toMatchObject({ body });
  });

  test.each<[string, string, Buffer, number]>([
    ['another coding', 'zstd', Buffer.from(body), 415],
    ['two codings', 'gzip, br', gzipSync(body), 415],
    ['a name of every object', 'constructor', Buffer.from(body), 415],
    ['what is no gzip', 'gzip', Buffer.from(body), 400],
    ['a cut gzip', 'gzip', gzipSync(body).subarray(0, -9), 400],
    ['a gzip of a gigabyte', 'gzip', gzipSync(Buffer.alloc(50_000_000)), 413],
    ['a brotli bomb', 'br', brotliCompressSync(Buffer.alloc(50_000_000)), 413],
    ['too long a body', 'identity', Buffer.alloc(70_000, 'x'), 413],
  ])('%s is refused', async (_, coding, bytes, status) => {
    const answer = await post(coding, bytes);
    expect(answer.status).toBe(status);
    expect(jsonOf(answer)).toMatchObject({
      code: 'invalid_request',
      request_id: answer.headers['x-request-id'],
    });
  });

  test('a client that goes in the middle of its body is no fault of ours', async () => {
    const { connect } = await import('node:net');
    const socket = connect(house.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await new Promise<void>((resolve) => socket.end(resolve));
    expect((await house.ask('GET /healthz')).status).toBe(200);
    expect(house.faults).toEqual([]);
  });
});

describe('names of parameters', () => {
  const ask = async (target: string) => jsonOf(await house.ask(`GET ${target}`, key()));

  test('are repeated as they came', async () => {
    expect(await ask('/time?fooBar=1')).toMatchObject({ param: 'fooBar' });
    expect(await ask('/time?at=1&at=2')).toMatchObject({ param: 'at' });
    expect(await ask('/time?at=%zz')).toMatchObject({ param: 'at' });
    expect(await ask('/time/%zz')).toMatchObject({ param: 'timezone' });
  });

  test('but not at any length', async () => {
    const name = 'x'.repeat(3000);
    for (const target of [`/time?${name}=1`, `/time?${name}=1&${name}=2`, `/time?%zz${name}=1`]) {
      const body = await ask(target);
      expect(String(body['param']).length, target.slice(0, 20)).toBe(64);
      expect(String(body['message']).length).toBeLessThan(400);
    }
    // Not in the middle of a letter.
    expect(await ask(`/time?${'x'.repeat(63)}${encodeURIComponent('😀😀')}=1`)).toMatchObject({
      param: 'x'.repeat(63),
    });
  });

  test.each([
    ['/time?contry=FR', /Did you mean country\?/],
    ['/time/UTC?taregts=UTC', /Did you mean targets\?/],
    ['/company?tiker=AAPL', /Did you mean ticker\?/],
    ['/time?zzzzzz=1', /not a parameter of this path\. It takes/],
  ])('CONV-043 %s: %s', async (target, message) => {
    expect((await ask(target))['message']).toMatch(message);
  });
});

test('every answer says that its type is not to be guessed', async () => {
  for (const line of [
    'GET /',
    'GET /graphql',
    'GET /country/FR',
    'GET /nope',
    'GET /a b',
    'OPTIONS /time',
    'GET /metrics',
  ]) {
    expect((await house.ask(line)).headers['x-content-type-options'], line).toBe('nosniff');
  }
});
