import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpFixture, type HttpFixture } from '../../test/support/http-fixture.ts';

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture({
    answer: ({ code }) =>
      code === 'ZZ'
        ? null
        : {
            country: code,
            states: [
              { code: 'A', name: 'Å, "x"', at: { y: 1 } },
              { code: 'B', name: null, at: null },
            ],
          },
  });
});
afterAll(() => fixture.stop());

const get = (path: string, accept: string) =>
  fixture.ask(`GET ${path}`, `X-API-Key: ${fixture.key}`, `Accept: ${accept}`);

test('a client that prefers CSV receives a list with one record per row, and all other clients receive JSON', async () => {
  const table = await get('/country/FR/states', 'text/csv');
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
  expect(parse(table.body)).toEqual([
    ['code', 'name', 'at.y', 'at'],
    ['A', 'Å, "x"', '1', ''],
    ['B', '', '', ''],
  ]);
  const json = await get('/country/FR/states', '*/*');
  for (const accept of ['application/json', 'text/csv;q=0.5, application/json', 'text/html, */*']) {
    expect((await get('/country/FR/states', accept)).body).toEqual(json.body);
  }
  // Caches must store the two forms separately.
  expect(json.headers['vary']).toMatch(/\bAccept,/);
  expect(table.headers['etag']).not.toBe(json.headers['etag']);
});

test('format=csv returns the same CSV as Accept: text/csv, and the cache stores both formats separately', async () => {
  const table = await get('/country/FR/states', 'text/csv');
  const linkedResponse = await get('/country/FR/states?format=csv', '*/*');
  expect([linkedResponse.headers['content-type'], linkedResponse.body]).toEqual([
    table.headers['content-type'],
    table.body,
  ]);
  expect((await get('/country/FR/states?format=json', 'text/csv')).body).toEqual(
    (await get('/country/FR/states', '*/*')).body,
  );
  const rejectedResponse = await get('/country/FR/states?format=xml', '*/*');
  expect([rejectedResponse.status, JSON.parse(rejectedResponse.body.toString())]).toEqual([
    400,
    expect.objectContaining({ param: 'format', message: expect.stringContaining('json, csv') }),
  ]);
});

test('clients that prefer CSV receive errors as JSON', async () => {
  const { status, headers, body } = await get('/country/ZZ/states', 'text/csv');
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(body.toString())).toMatchObject({ code: 'not_found' });
});
