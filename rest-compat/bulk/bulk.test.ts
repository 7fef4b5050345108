import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { createUnavailableError } from '../../core/lookup-error.ts';
import {
  createBooks,
  parseLines,
  ndjson,
  open,
  post,
  formatRows,
  openSlowClient,
} from '../../test/support/bulk-fixture.ts';

describe('POST /bulk with rows that name paths', () => {
  test('bulk results are in row order, each with its row number and either the result or the error', async () => {
    const fixture = await open({
      answer: ({ code }) => (code === 'ZZ' ? null : { code, languages: [] }),
    });
    const { status, headers, text } = await post(
      fixture,
      `${formatRows('/country/FR', '/country/ZZ')}no json\n"/country/DE"\n\n${formatRows('/nope/x')}{"x":1}\n${formatRows('country/FR')}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = parseLines(text);
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

  test('a bulk request reports a store failure only in the rows that it affects', async () => {
    const fixture = await open({
      answer({ code }) {
        if (code === 'DE') throw createUnavailableError('The store is not responding.');
        return { code };
      },
    });
    const lines = parseLines((await post(fixture, formatRows('/country/DE', '/country/FR'))).text);
    expect(lines[0]?.['error']).toMatchObject({ code: 'service_unavailable' });
    expect(lines[1]?.['answer']).toBeDefined();
  });

  test('a bulk request reads CSV when Content-Type names it and writes CSV when Accept names it', async () => {
    const fixture = await open({ answer: ({ code }) => ({ code, name: 'a "b", c' }) });
    const csvHeaders = { 'Content-Type': 'text/csv; charset=utf-8' };
    const asCsv = await post(fixture, 'id;path\r\n1;/country/FR\r\n2;/nope\r\n', {
      path: '/bulk?fields=code,name',
      headers: csvHeaders,
    });
    expect(asCsv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(parse(asCsv.text)).toEqual([
      ['row', 'code', 'message', 'code', 'name'],
      ['1', '', '', 'FR', 'a "b", c'],
      ['2', 'not_found', expect.any(String), '', ''],
    ]);
    const asJson = await post(fixture, 'path\n/country/FR\n', { headers: { ...csvHeaders, Accept: ndjson } });
    expect(parseLines(asJson.text)).toHaveLength(1);
    const csvResponse = await post(fixture, formatRows('/country/FR'), {
      path: '/bulk?fields=code',
      headers: { Accept: 'text/csv' },
    });
    expect(csvResponse.text).toBe('row,code,message,code\r\n1,,,FR\r\n');
  });

  test('a bulk request accepts bodies with gzip compression and in other charsets', async () => {
    const fixture = await open({ answer: ({ name }) => ({ name }) });
    const zippedBody = await post(fixture, gzipSync(formatRows('/city/Oslo')), {
      headers: { 'Content-Encoding': 'gzip' },
    });
    expect(parseLines(zippedBody.text)[0]?.['answer']).toBeDefined();
    const latinBody = Buffer.from('city\nMünchen\n', 'latin1');
    const response = await post(fixture, latinBody, {
      path: '/bulk?add=city.name',
      headers: { 'Content-Type': 'text/csv; charset=windows-1252' },
    });
    expect(response.text).toContain('München,München,found');
    const brokenResponse = await post(fixture, latinBody, {
      path: '/bulk?add=city.name',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(brokenResponse.status).toBe(400);
    expect(brokenResponse.text).toContain('The body contains bytes that are not valid utf-8');
  });
});

describe('POST /bulk with records', () => {
  test('a bulk request with a CSV body keeps its columns and adds the fields, a status and an error column', async () => {
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
    expect(parseLines(text)).toEqual([
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
  'a bulk request that fails before the first row has the status of its error: %s %s',
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

test('an invalid key gets 401 and another method gets 405, before the body of POST /bulk is read', async () => {
  const fixture = await open();
  expect((await post(fixture, formatRows('/country/FR'), { headers: { 'X-API-Key': 'wrong' } })).status).toBe(
    401,
  );
  const get = await fixture.ask('GET /bulk');
  expect([get.status, get.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
});

test('a bulk row that is too long is an error of that row, and the next row is processed', async () => {
  const fixture = await open({ answer: ({ code }) => ({ code }) });
  const lines = parseLines(
    (await post(fixture, `"${'x'.repeat(200_000)}"\n${formatRows('/country/FR')}`)).text,
  );
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
  'a bulk row with 5,000 levels of nesting in %s is an error of that row, and the next rows are processed',
  async (_, path, row) => {
    const fixture = await open({ answer: (given) => ({ timezone: 'Europe/Oslo', ...given }) });
    const valid = path === '/bulk' ? '{"path":"/city/Oslo"}' : '{"city":"Oslo"}';
    for (const [opened, closed] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const nestedRow = row(`${opened.repeat(5000)}1${closed.repeat(5000)}`);
      const response = await post(fixture, `${valid}\n${nestedRow}\n${valid}\n`, { path });
      const lines = parseLines(response.text);
      expect(lines).toHaveLength(3);
      expect(JSON.stringify(lines[1])).toContain('Line 2 is nested more than 100 levels deep');
      expect(lines[2]).toEqual(path === '/bulk' ? { ...lines[0], row: 3 } : lines[0]);
    }
    expect(fixture.problems).toEqual([]);
  },
);

test('CSV output escapes values that look like formulas, unless the client requests raw values, and keeps the input columns unchanged', async () => {
  const fixture = await open({ answer: ({ name }) => ({ name, timezone: '=1+1' }) });
  const body = 'city,note\nOslo,=2+2\n';
  const send = async (path: string, accept: string, text = body) => {
    const headers = { 'Content-Type': 'text/csv', Accept: accept };
    return parse((await post(fixture, text, { path, headers })).text)[1] as string[];
  };
  const pathWithAdd = '/bulk?add=city.timezone';
  expect(await send(pathWithAdd, 'text/csv')).toEqual(['Oslo', '=2+2', "'=1+1", 'found', '']);
  expect(await send(pathWithAdd, 'text/csv; formulas=raw')).toEqual(['Oslo', '=2+2', '=1+1', 'found', '']);
  const pathWithFields = '/bulk?fields=timezone';
  expect((await send(pathWithFields, 'text/csv', 'path\n/city/Oslo\n')).at(-1)).toBe("'=1+1");
  expect((await send(pathWithFields, 'text/csv;formulas=raw', 'path\n/city/Oslo\n')).at(-1)).toBe('=1+1');
});

test('invalid CSV in a bulk request is reported in its row, and the rows before it are processed', async () => {
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

describe('cost and permissions of POST /bulk', () => {
  test('the restrictions of a key apply to each row of a bulk request', async () => {
    const fixture = await open({ record: { families: ['country'] }, answer: ({ code }) => ({ code }) });
    const lines = parseLines((await post(fixture, formatRows('/country/FR', '/city/Oslo'))).text);
    expect(lines[0]?.['answer']).toBeDefined();
    expect(lines[1]?.['error']?.['code']).toBe('permission_denied');
  });

  test('a bulk request charges only successful rows, and reports exhausted units in the affected rows', async () => {
    const { book, units } = createBooks(3);
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
    const requestCountries = async (...codes: string[]) => {
      const { text } = await post(fixture, formatRows(...codes.map((code) => `/country/${code}`)));
      return parseLines(text).map(({ answer, error }) => answer?.['code'] ?? error?.['code']);
    };
    expect(await requestCountries('FR', 'ZZ')).toEqual(['FR', 'not_found']);
    expect(await requestCountries('DE', 'IT', 'ES', 'PT')).toEqual([
      'DE',
      'IT',
      'quota_exceeded',
      'quota_exceeded',
    ]);
    await units.close();
    expect(book).toEqual({ leased: 3, used: 3 });
    expect(fixture.answered.at(-1)?.response.info).toMatchObject({ family: 'bulk', plan: 'small', units: 2 });
  });

  test('a bulk request pauses while the rate limit of its key is exhausted', async () => {
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
    const lines = parseLines(
      (await post(fixture, formatRows(...'abcdef'.split('').map((one) => `/country/F${one}`)))).text,
    );
    expect(lines.every(({ answer }) => answer !== undefined)).toBe(true);
    expect(lines).toHaveLength(6);
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.every((ms) => ms > 0 && ms <= 60_000)).toBe(true);
  });

  test('bulk rows that were not delivered because the connection was closed are not charged', async () => {
    const { book, units } = createBooks();
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
    const { socket, begin, chunk } = openSlowClient(fixture);
    let received = '';
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.resume();
    await begin();
    await chunk(formatRows('/country/FR', '/country/FR'));
    await expect.poll(() => received.match(/"row"/g)?.length).toBe(2);
    await chunk(formatRows(...Array.from({ length: 20 }, () => '/country/DE')));
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
