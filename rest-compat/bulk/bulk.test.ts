import { connect, type Socket } from 'node:net';
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, test } from 'vitest';
import { Units, type LeaseStore } from '../../router/limits/units.ts';
import { unavailable } from '../../core/lookup-error.ts';
import { Seats } from './seats.ts';
import { httpFixture, type HttpFixture } from '../../test/support/http-fixture.ts';

type House = Parameters<typeof httpFixture>[0];
const noon = Date.parse('2026-11-21T12:00:00Z');
const houses: HttpFixture[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(houses.splice(0).map((fixture) => fixture.stop()));
});

async function open(options: House = {}): Promise<HttpFixture> {
  const fixture = await httpFixture(options);
  houses.push(fixture);
  return fixture;
}

/** Usage of one key, in memory. */
function books(limit = Number.MAX_SAFE_INTEGER) {
  const book = { leased: 0, used: 0 };
  const store: LeaseStore = {
    async lease(_, { wanted }) {
      const granted = Math.max(0, Math.min(wanted, limit - book.leased));
      book.leased += granted;
      return granted;
    },
    async settle(settlements) {
      for (const { spent, taken } of settlements) {
        book.used += spent;
        book.leased += taken;
      }
    },
  };
  return { book, units: new Units(store, { clock: () => noon }) };
}

const ndjson = 'application/x-ndjson';
const rows = (...paths: string[]) => paths.map((path) => `${JSON.stringify({ path })}\n`).join('');

async function post(
  fixture: HttpFixture,
  body: string | Buffer,
  { path = '/bulk', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(fixture.url + path, {
    method: 'POST',
    headers: { 'X-API-Key': fixture.key, 'Content-Type': ndjson, ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, Record<string, unknown>>);

/** A client that reads only when the test says so. */
function slowClient(fixture: HttpFixture) {
  const socket = connect(fixture.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  const send = (text: string) =>
    new Promise<boolean>((resolve) => void socket.write(text, (error) => resolve(!error)));
  const chunk = (text: string) => send(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  const head = `POST /bulk HTTP/1.1\r\nHost: lookup.test\r\nX-API-Key: ${fixture.key}\r\nContent-Type: ${ndjson}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  return { socket, chunk, begin: () => send(head), end: () => send('0\r\n\r\n') };
}

describe('POST /bulk with rows that name paths', () => {
  test('returns bulk results in row order, each with its row number and either the result or the error', async () => {
    const fixture = await open({
      answer: ({ code }) => (code === 'ZZ' ? null : { code, languages: [] }),
    });
    const { status, headers, text } = await post(
      fixture,
      `${rows('/country/FR', '/country/ZZ')}no json\n"/country/DE"\n\n${rows('/nope/x')}{"x":1}\n${rows('country/FR')}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = linesOf(text);
    expect(lines.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(lines[0]?.['answer']).toEqual(
      JSON.parse((await fixture.ask('GET /country/FR', `X-API-Key: ${fixture.key}`)).body.toString()),
    );
    const id = headers.get('x-request-id');
    expect(lines[1]?.['error']).toMatchObject({
      code: 'not_found',
      docs: `http://127.0.0.1:${fixture.port}/errors/not_found`,
      request_id: id,
    });
    expect(lines[2]?.['error']).toMatchObject({
      code: 'invalid_request',
      message: 'Line 3 is not a JSON object: "no json"',
    });
    expect(lines[3]?.['answer']?.['code']).toBe('DE');
    expect(lines[4]?.['error']?.['code']).toBe('not_found');
    expect(lines[5]?.['error']?.['message']).toMatch(/has no "path"\. Send \{"path"/);
    expect(lines[6]?.['error']?.['param']).toBe('path');
  });

  test('a bulk request reports a store failure at its row', async () => {
    const fixture = await open({
      answer({ code }) {
        if (code === 'DE') throw unavailable('The store does not answer.');
        return { code };
      },
    });
    const lines = linesOf((await post(fixture, rows('/country/DE', '/country/FR'))).text);
    expect(lines[0]?.['error']).toMatchObject({ code: 'service_unavailable' });
    expect(lines[1]?.['answer']).toBeDefined();
  });

  test('a bulk request reads CSV by Content-Type and writes CSV by Accept', async () => {
    const fixture = await open({ answer: ({ code }) => ({ code, name: 'a "b", c' }) });
    const csv = { 'Content-Type': 'text/csv; charset=utf-8' };
    const asCsv = await post(fixture, 'id;path\r\n1;/country/FR\r\n2;/nope\r\n', {
      path: '/bulk?fields=code,name',
      headers: csv,
    });
    expect(asCsv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(parse(asCsv.text)).toEqual([
      ['row', 'code', 'message', 'code', 'name'],
      ['1', '', '', 'FR', 'a "b", c'],
      ['2', 'not_found', expect.any(String), '', ''],
    ]);
    const asJson = await post(fixture, 'path\n/country/FR\n', { headers: { ...csv, Accept: ndjson } });
    expect(linesOf(asJson.text)).toHaveLength(1);
    const back = await post(fixture, rows('/country/FR'), {
      path: '/bulk?fields=code',
      headers: { Accept: 'text/csv' },
    });
    expect(back.text).toBe('row,code,message,code\r\n1,,,FR\r\n');
  });

  test('accepts bulk bodies with gzip and in other charsets', async () => {
    const fixture = await open({ answer: ({ name }) => ({ name }) });
    const zipped = await post(fixture, gzipSync(rows('/city/Oslo')), {
      headers: { 'Content-Encoding': 'gzip' },
    });
    expect(linesOf(zipped.text)[0]?.['answer']).toBeDefined();
    const latin = Buffer.from('city\nMünchen\n', 'latin1');
    const response = await post(fixture, latin, {
      path: '/bulk?add=city.name',
      headers: { 'Content-Type': 'text/csv; charset=windows-1252' },
    });
    expect(response.text).toContain('München,München,found');
    const broken = await post(fixture, latin, {
      path: '/bulk?add=city.name',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(broken.status).toBe(400);
    expect(broken.text).toContain('The body contains bytes that are not valid utf-8');
  });
});

describe('POST /bulk with records', () => {
  test('keeps the columns of a CSV body and adds the fields, a status and an error column', async () => {
    const fixture = await open({
      answer: ({ name }) => (name === 'Nowhere' ? null : { name, timezone: 'Europe/Oslo' }),
    });
    const { text } = await post(fixture, 'id,Town\n1,Oslo\n2,Nowhere\n3,\n4,Bergen,NO\n', {
      path: '/bulk?add=city.timezone&by=name=Town',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(parse(text)).toEqual([
      ['id', 'Town', 'city.timezone', 'city.status', 'city.error'],
      ['1', 'Oslo', 'Europe/Oslo', 'found', ''],
      ['2', 'Nowhere', '', 'not_found', expect.stringContaining('Nowhere')],
      ['3', '', '', 'empty', ''],
      [
        '4',
        'Bergen,NO',
        '',
        'invalid',
        expect.stringContaining('Record 4 has 3 fields, but the header row has 2'),
      ],
    ]);
  });

  test('a bulk request keeps the original members of NDJSON records', async () => {
    const fixture = await open({ answer: ({ name }) => ({ name, timezone: 'Europe/Oslo' }) });
    const { text } = await post(fixture, '{"id":[7],"city":"Oslo"}\nx\n', {
      path: '/bulk?add=city.timezone',
    });
    expect(linesOf(text)).toEqual([
      { id: [7], city: 'Oslo', 'city.timezone': 'Europe/Oslo', 'city.status': 'found', 'city.error': null },
      {
        row: 2,
        'city.timezone': null,
        'city.status': 'invalid',
        'city.error': expect.stringContaining('Line 2'),
      },
    ]);
  });
});

test.each([
  ['text/plain', '/bulk', 415, 'application/x-ndjson or text/csv'],
  ['text/csv', '/bulk', 400, 'CSV output requires fields'],
  ['text/csv', '/bulk?fields=a', 400, 'The file has no column "path". Its columns are city, country.'],
  ['text/csv', '/bulk?add=city.timezone&by=name=Town', 400, 'no column "Town"'],
  ['text/csv', '/bulk?add=cuty.timezone', 400, 'Did you mean city?'],
  ['text/csv', '/bulk?add=city.timezone&by=colour', 400, 'No path of city has the parameters colour'],
  ['text/csv', '/bulk?ad=city.timezone', 400, 'Valid parameters: add, by, fields.'],
  ['text/csv; charset=klingon', '/bulk?add=city.timezone', 400, 'charset "klingon"'],
])(
  'an error before the first row sets the status of POST /bulk: %s %s',
  async (type, path, status, message) => {
    const fixture = await open();
    const response = await post(fixture, 'city,country\nOslo,NO\n', {
      path,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(status);
    expect(response.text).toContain(message.replaceAll('"', '\\"'));
    expect(JSON.parse(response.text)).toMatchObject({
      code: 'invalid_request',
      request_id: expect.any(String),
    });
  },
);

test('a wrong key is 401 and another method 405, before the body of POST /bulk is read', async () => {
  const fixture = await open();
  expect((await post(fixture, rows('/country/FR'), { headers: { 'X-API-Key': 'wrong' } })).status).toBe(401);
  const get = await fixture.ask('GET /bulk');
  expect([get.status, get.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
});

test('a row that is too long is reported at its row, and the next row is processed', async () => {
  const fixture = await open({ answer: ({ code }) => ({ code }) });
  const lines = linesOf((await post(fixture, `"${'x'.repeat(200_000)}"\n${rows('/country/FR')}`)).text);
  expect(lines[0]?.['error']?.['message']).toContain('longer than 65536 characters');
  expect(lines[1]).toMatchObject({ row: 2, answer: { code: 'FR' } });
});

test.each([
  ['a path', '/bulk', (value: string) => `{"path":${value}}`],
  ['a value to look up', '/bulk?add=city.timezone', (value: string) => `{"city":${value}}`],
  ['another member', '/bulk?add=city.timezone', (value: string) => `{"city":"Oslo","note":${value}}`],
  [
    'an added column',
    '/bulk?add=city.timezone',
    (value: string) => `{"city":"Oslo","city.timezone":${value}}`,
  ],
])(
  'a row with 5,000 levels in %s is reported at its row, and the next rows are processed',
  async (_, path, row) => {
    const fixture = await open({ answer: (given) => ({ timezone: 'Europe/Oslo', ...given }) });
    const valid = path === '/bulk' ? '{"path":"/city/Oslo"}' : '{"city":"Oslo"}';
    for (const [opened, closed] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const nested = row(`${opened.repeat(5000)}1${closed.repeat(5000)}`);
      const response = await post(fixture, `${valid}\n${nested}\n${valid}\n`, { path });
      const lines = linesOf(response.text);
      expect(lines).toHaveLength(3);
      expect(JSON.stringify(lines[1])).toContain('Line 2 is nested more than 100 levels deep');
      expect(lines[2]).toEqual(path === '/bulk' ? { ...lines[0], row: 3 } : lines[0]);
    }
    expect(fixture.problems).toEqual([]);
  },
);

test('values of responses are no formulas in CSV, unless the client wants them unchanged, and own columns never change', async () => {
  const fixture = await open({ answer: ({ name }) => ({ name, timezone: '=1+1' }) });
  const body = 'city,note\nOslo,=2+2\n';
  const send = async (path: string, accept: string, text = body) => {
    const headers = { 'Content-Type': 'text/csv', Accept: accept };
    return parse((await post(fixture, text, { path, headers })).text)[1] as string[];
  };
  const added = '/bulk?add=city.timezone';
  expect(await send(added, 'text/csv')).toEqual(['Oslo', '=2+2', "'=1+1", 'found', '']);
  expect(await send(added, 'text/csv; formulas=raw')).toEqual(['Oslo', '=2+2', '=1+1', 'found', '']);
  const picked = '/bulk?fields=timezone';
  expect((await send(picked, 'text/csv', 'path\n/city/Oslo\n')).at(-1)).toBe("'=1+1");
  expect((await send(picked, 'text/csv;formulas=raw', 'path\n/city/Oslo\n')).at(-1)).toBe('=1+1');
});

test('invalid CSV is reported at its row, and the rows before it are processed', async () => {
  const fixture = await open({ answer: ({ name }) => ({ name, timezone: 'x' }) });
  const { text } = await post(fixture, 'city\nOslo\n"a" b\nBergen\n', {
    path: '/bulk?add=city.timezone',
    headers: { 'Content-Type': 'text/csv' },
  });
  expect(parse(text)).toEqual([
    ['city', 'city.timezone', 'city.status', 'city.error'],
    ['Oslo', 'x', 'found', ''],
    ['', '', 'invalid', expect.stringMatching(/^Invalid CSV: .* The following records are skipped\.$/)],
  ]);
});

describe('each row of POST /bulk has the cost and permissions of a separate request', () => {
  test('restrictions of the key apply to each row', async () => {
    const fixture = await open({ record: { families: ['country'] }, answer: ({ code }) => ({ code }) });
    const lines = linesOf((await post(fixture, rows('/country/FR', '/city/Oslo'))).text);
    expect(lines[0]?.['answer']).toBeDefined();
    expect(lines[1]?.['error']?.['code']).toBe('permission_denied');
  });

  test('a bulk request charges only successful rows, and reports exhausted units at their rows', async () => {
    const { book, units } = books(3);
    const fixture = await open({
      units,
      answer: ({ code }) => (code === 'ZZ' ? null : { code }),
      record: {
        plan: {
          name: 'small',
          requestsPerMinute: null,
          deep: true,
          features: [],
          unitsPerMonth: { pooled: 3 },
        },
      },
    });
    const requested = async (...codes: string[]) => {
      const { text } = await post(fixture, rows(...codes.map((code) => `/country/${code}`)));
      return linesOf(text).map(({ answer, error }) => answer?.['code'] ?? error?.['code']);
    };
    expect(await requested('FR', 'ZZ')).toEqual(['FR', 'not_found']);
    expect(await requested('DE', 'IT', 'ES', 'PT')).toEqual(['DE', 'IT', 'quota_exceeded', 'quota_exceeded']);
    await units.close();
    expect(book).toEqual({ leased: 3, used: 3 });
    expect(fixture.answered.at(-1)?.response.info).toMatchObject({ family: 'bulk', plan: 'small', units: 2 });
  });

  test('the service waits when the rate-limit window is used up', async () => {
    const waits: number[] = [];

    let perMinute = 3;
    const fixture = await open({
      answer: ({ code }) => ({ code }),
      record: {
        plan: {
          name: 'slow',
          get requestsPerMinute() {
            return perMinute;
          },
          deep: true,
          features: [],
        },
      },
      pause: async (ms) => {
        waits.push(ms);
        perMinute += 3;
      },
    });
    const lines = linesOf(
      (await post(fixture, rows(...'abcdef'.split('').map((one) => `/country/F${one}`)))).text,
    );
    expect(lines.every(({ answer }) => answer !== undefined)).toBe(true);
    expect(lines).toHaveLength(6);
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.every((ms) => ms > 0 && ms <= 60_000)).toBe(true);
  });

  test('rows that were not delivered because the connection was cut are not charged', async () => {
    const { book, units } = books();
    const waiting: (() => void)[] = [];
    const fixture = await open({
      units,
      answer: ({ code }) =>
        code === 'FR' ? { code } : new Promise((go) => waiting.push(() => go({ code }))),
      record: {
        plan: {
          name: 'metered',
          requestsPerMinute: null,
          deep: true,
          features: [],
          unitsPerMonth: { pooled: 1000 },
        },
      },
    });
    const { socket, begin, chunk } = slowClient(fixture);
    let got = '';
    socket.on('data', (part: Buffer) => (got += part.toString()));
    socket.resume();
    await begin();
    await chunk(rows('/country/FR', '/country/FR'));
    await expect.poll(() => got.match(/"row"/g)?.length).toBe(2);
    await chunk(rows(...Array.from({ length: 20 }, () => '/country/DE')));
    await expect.poll(() => waiting.length).toBe(20);
    socket.destroy();
    for (const go of waiting) go();
    await expect.poll(() => fixture.answered.length).toBe(1);
    await expect
      .poll(async () => {
        await units.flush();
        return book.used;
      })
      .toBe(2);
    await units.close();
    expect(book).toEqual({ leased: 2, used: 2 });
    expect(fixture.problems).toEqual([]);
  });
});

describe('a bulk request that brings nothing to look up', () => {
  const csv = { 'Content-Type': 'text/csv' };

  test('ends with the reason when only empty and invalid rows arrive, and its seat is free again', async () => {
    const seats = new Seats({ total: 1, perClient: 1, reserved: 0 });
    const fixture = await open({ bulk: { seats, idleMs: 200 }, answer: ({ code }) => ({ code }) });
    const { socket, begin, chunk } = slowClient(fixture);
    let got = '';
    socket.on('data', (part: Buffer) => (got += part.toString()));
    socket.resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await begin();
    await chunk(rows('/country/FR'));
    await expect.poll(() => got).toContain('"answer":{"code":"FR"');
    const full = await post(fixture, rows('/country/DE'));
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '10']);
    expect(full.text).toContain('bulk requests of this account are running');
    const trickle = setInterval(() => void chunk('\nx\n'), 20);
    await closed;
    clearInterval(trickle);
    expect(got).toContain('No row with a value to look up arrived within');
    expect(linesOf((await post(fixture, rows('/country/DE'))).text)[0]?.['answer']).toBeDefined();
    expect(fixture.problems).toEqual([]);
  });

  test('is rejected with the real reason when other accounts run all requests', async () => {
    const seats = new Seats({ total: 1, perClient: 1, reserved: 0 });
    seats.take('account acme');
    const fixture = await open({ bulk: { seats } });
    const { status, text } = await post(fixture, rows('/country/FR'));
    expect([status, text]).toEqual([429, expect.stringContaining('mostly of other accounts')]);
  });

  test('keys of one account share its seats', async () => {
    const seats = new Seats({ total: 9, perClient: 1, reserved: 0 });
    seats.take('account acme');
    const fixture = await open({ bulk: { seats }, record: { account: 'acme' } });
    expect((await post(fixture, rows('/country/FR'))).text).toContain('of this account are running');
  });

  test('has at most 1,000 columns', async () => {
    const fixture = await open({ answer: ({ name }) => ({ name }) });
    const wide = (count: number) => `city${',x'.repeat(count - 1)}\nOslo\n`;
    const path = '/bulk?add=city.name';
    const rejected = await post(fixture, wide(1001), { path, headers: csv });
    expect([rejected.status, rejected.text]).toEqual([400, expect.stringContaining('has 1001 columns')]);
    expect((await post(fixture, wide(1000), { path, headers: csv })).status).toBe(200);
    const fields = await post(fixture, rows('/city/Oslo'), { path: `/bulk?fields=${'a,'.repeat(1001)}` });
    expect([fields.status, fields.text]).toEqual([400, expect.stringContaining('fields has more than 1000')]);
  });

  test('waits for the rate limit when its rows write far more than they read', async () => {
    let waits = 0;
    let perMinute = 3;
    const plan = {
      name: 'slow',
      get requestsPerMinute() {
        return perMinute;
      },
      deep: true,
      features: [],
    };
    const pause = async () => {
      waits += 1;
      perMinute += 3;
    };
    const fixture = await open({ record: { plan }, pause });
    const head = `city${',x'.repeat(999)}`;
    const short = await post(fixture, `${head}\n${',x\n'.repeat(4)}`, {
      path: '/bulk?add=city.name',
      headers: csv,
    });
    expect(parse(short.text)).toHaveLength(5);
    // 4 rows of 4 characters, each with less than 1,024 characters more in the output.
    expect(waits).toBe(0);
    const added = Array.from({ length: 40 }, (_, index) => `city.deep.field_number_${index}`).join(',');
    const { text } = await post(fixture, '{}\n'.repeat(8), { path: `/bulk?add=${added}` });
    expect(linesOf(text)).toHaveLength(8);
    // Two requests and eight rows, three in each window.
    expect(waits).toBe(3);
  });
});

test('POST /bulk reads no more rows than the client takes results', async () => {
  let requested = 0;
  const wide = 'x'.repeat(2000);
  const fixture = await open({
    record: { plan: { name: 'free', requestsPerMinute: null, deep: true, features: [] } },
    answer({ code }) {
      requested += 1;
      return { code, wide };
    },
  });
  const { socket, begin, chunk, end } = slowClient(fixture);
  await begin();
  const block = rows(...Array.from({ length: 500 }, () => '/country/FR'));
  // 100,000 rows, whose results are 200 MB.
  const sent = (async () => {
    for (let count = 0; count < 200; count += 1) await chunk(block);
    await end();
  })();
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = requested === before && requested > 0;
        before = requested;
        return isStill;
      },
      { interval: 200 },
    )
    .toBe(true);
  // Limit: rows in the socket buffers of the operating system and in two blocks.
  expect(requested).toBeLessThan(20_000);
  expect(fixture.answered).toHaveLength(0);
  let read = 0;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (part: Buffer) => (read += part.length));
  socket.resume();
  await sent;
  await closed;
  expect(requested).toBe(100_000);
  expect(read).toBeGreaterThan(200_000_000);
});

test('POST /bulk returns the result of a row before the next row is sent', async () => {
  const fixture = await open({ answer: ({ code }) => ({ code }) });
  const sending = httpRequest(`${fixture.url}/bulk`, {
    method: 'POST',
    headers: { 'X-API-Key': fixture.key, 'Content-Type': ndjson },
  });
  const answered = new Promise<AsyncIterator<Buffer>>((resolve) =>
    sending.once('response', (response) =>
      resolve(response[Symbol.asyncIterator]() as AsyncIterator<Buffer>),
    ),
  );
  sending.flushHeaders();
  for (const code of ['FR', 'DE', 'IT']) {
    sending.write(rows(`/country/${code}`));
    const { value } = await (await answered).next();
    expect(String(value)).toContain(`"code":"${code}"`);
  }
  sending.end();
  expect((await (await answered).next()).done).toBe(true);
});

test('a key may have four concurrent bulk requests; the fifth is rejected', async () => {
  const fixture = await open({ answer: ({ code }) => ({ code }) });
  const clients = Array.from({ length: 4 }, () => slowClient(fixture));
  for (const { begin, chunk, socket } of clients) {
    await begin();
    await chunk(rows('/country/FR'));
    await new Promise((resolve) => {
      socket.once('data', resolve);
      socket.resume();
    });
  }
  const fifth = await post(fixture, rows('/country/FR'));
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '10']);
  for (const { end } of clients) await end();
  await expect.poll(async () => (await post(fixture, rows('/country/FR'))).status).toBe(200);
});

test('a bulk request may take longer than the timeout of other requests', async () => {
  const fixture = await open({
    answer: ({ code }) => ({ code }),
    // The timeout for the request head must allow for a busy machine.
    timeouts: { headMs: 1000, requestMs: 1000, checkMs: 20 },
  });
  const { socket, begin, chunk, end } = slowClient(fixture);
  let got = '';
  socket.on('data', (part: Buffer) => (got += part.toString()));
  socket.resume();
  await begin();
  await chunk(rows('/country/FR'));
  await expect.poll(() => got).toContain('"row":1');
  const started = performance.now();
  await expect.poll(() => performance.now() - started > 1100).toBe(true);
  await chunk(rows('/country/DE'));
  await end();
  await expect.poll(() => got).toContain('"row":2');
});
