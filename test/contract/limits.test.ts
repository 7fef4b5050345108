import { inject } from 'vitest';
import { describe, expect, test } from 'vitest';
import { executeKeysCommand } from '../support/keys-command.ts';
import { call, get } from '../support/service.ts';

const e = encodeURIComponent;
const repeatText = (count: number, text = 'UTC') => Array.from({ length: count }, () => text).join(',');
/** Returns a zone name of the given length. */
const buildName = (length: number) => 'x'.repeat(length);
/** The longest text form of an IP address, and a language tag of 64 characters. */
const mappedAddress = '0000:0000:0000:0000:0000:ffff:192.168.100.200';
const tag = `en-x-${'abcdefgh-'.repeat(6)}abcde`;

/**
 * A request at the limit with its status, and one beyond it. The request at the limit may find nothing or need data that is
 * not loaded, but is not rejected.
 */
describe('limits', () => {
  test.each([
    ['LIM-017', '/company?country=US&limit=50', 200, '/company?country=US&limit=51', 'limit'],
    ['LIM-017', '/company?country=US&limit=1', 200, '/company?country=US&limit=0', 'limit'],
    ['LIM-019', `/time/UTC?targets=${repeatText(10)}`, 200, `/time/UTC?targets=${repeatText(11)}`, 'targets'],
    ['LIM-020', `/time/UTC?targets=${buildName(64)}`, 404, `/time/UTC?targets=${buildName(65)}`, 'targets'],
    [
      'LIM-021',
      `/time/UTC?targets=${repeatText(10, buildName(64))}`,
      404,
      `/time/UTC?targets=${repeatText(10, buildName(64))}%20`,
      'targets',
    ],
    ['LIM-022', `/time/zones?q=${buildName(64)}`, 200, `/time/zones?q=${buildName(65)}`, 'q'],
    ['LIM-023', `/time?ip=${mappedAddress}`, 200, `/time?ip=${buildName(46)}`, 'ip'],
    ['LIM-024', `/time?city=${buildName(200)}`, 200, `/time?city=${buildName(201)}`, 'city'],
    ['LIM-024 LIM-041', `/time?city=${e('é'.repeat(200))}`, 200, `/time?city=${e('é'.repeat(201))}`, 'city'],
    [
      'LIM-025',
      `/time?country=US&address=${buildName(200)}`,
      503,
      `/time?country=US&address=${buildName(201)}`,
      'address',
    ],
    ['LIM-026', `/time/UTC?lang=${tag}`, 200, `/time/UTC?lang=${tag}x`, 'lang'],
    [
      'LIM-027',
      '/time?city=Paris&country=FR&state=IDF',
      200,
      '/time?city=Paris&country=FR&state=IDFX',
      'state',
    ],
    ['LIM-029', '/time/UTC?at=2026-01-01T00:00:00.123Z', 200, '/time/UTC?at=2026-01-01T00:00:00.1234Z', 'at'],
    ['LIM-029', '/time/UTC?at=9999-12-31T23:59:59Z', 200, '/time/UTC?at=10000-01-01T00:00:00Z', 'at'],
  ])(
    '%s the request GET %s returns %i, and a value beyond the limit returns 400',
    async (_, at, status, over, param) => {
      const acceptedResponse = await call(at);
      expect(acceptedResponse.status, acceptedResponse.text).toBe(status);
      const rejection = await call(over);
      expect(rejection.status, rejection.text).toBe(400);
      expect(rejection.body).toMatchObject({ code: 'invalid_request', param });
    },
  );
});

test('LIM-017 a page of the company search has 20 companies by default', async () => {
  expect((await get('/company?country=US'))['companies']).toHaveLength(20);
});

test('LIM-028 a location lists at most 50 candidates', async () => {
  const { location } = (await get('/time?country=US')) as {
    location: { candidates: unknown[]; truncated: boolean };
  };
  expect(location.candidates.length).toBeGreaterThan(1);
  const largestResponse = (await get('/time?city=Springfield')) as {
    location: { candidates: unknown[]; truncated: boolean };
  };
  expect(largestResponse.location.candidates.length).toBeLessThanOrEqual(50);
});

test('LIM-030 the field next_dst is the next offset change within 400 days, or null', async () => {
  const countDeepFields = async (zone: string, at: string) =>
    ((await get(`/time/${zone}?at=${at}&deep=true`)) as { deep: { next_dst: { at: string } | null } }).deep
      .next_dst;
  expect((await countDeepFields('Europe/Paris', '2026-01-01'))?.at).toMatch(/^2026-03-29/);
  expect(await countDeepFields('Asia/Tokyo', '2026-01-01')).toBeNull();
});

test('LIM-032 LIM-033 a company request costs one pooled unit, with or without deep', async () => {
  const env = { DATA_DIR: inject('service').dataDir };
  const { key, short } = JSON.parse(
    (await executeKeysCommand(['create', '--plan', 'free', '--json'], env)).text,
  ) as {
    key: string;
    short: string;
  };
  const readSpentUnits = async () => {
    const { usage } = JSON.parse(
      (await executeKeysCommand(['usage', '--key', short, '--json'], env)).text,
    ) as {
      usage: { unit: string; used: number }[];
    };
    return usage.find(({ unit }) => unit === 'pooled')?.used ?? 0;
  };
  await call('/company?ticker=AAPL', { key });
  expect(await readSpentUnits()).toBe(1);
  await call('/company?ticker=AAPL&deep=true', { key });
  expect(await readSpentUnits()).toBe(2);
  await call('/company?limit=0', { key });
  await call('/company/id/co_222222222222', { key });
  expect(await readSpentUnits()).toBe(2);
});

describe('errors of the time and company paths', () => {
  test.each([
    ['ERR-003', '/time?lat=91&lon=0', 400, 'invalid_request'],
    ['ERR-004', '/company?limit=0', 400, 'invalid_request'],
    ['ERR-005', '/company/id/xyz', 400, 'invalid_request'],
    ['ERR-006', '/company?q=a&cursor=%21', 400, 'invalid_request'],
    ['ERR-007', '/time/UTC?targets=,,', 400, 'invalid_request'],
    ['ERR-008', '/time?iata=JFK&ip=8.8.8.8', 400, 'invalid_request'],
    ['ERR-009', '/time/UTC?lang=!!', 400, 'invalid_request'],
    ['ERR-010', '/time/UTC?lang=', 400, 'invalid_request'],
    ['ERR-011', '/time/UTC?disambiguation=best', 400, 'invalid_request'],
    ['ERR-019', '/country/ZZ', 404, 'not_found'],
    ['ERR-019', '/city/id/city_222222222222', 404, 'not_found'],
    ['ERR-020', '/time/Mars/Phobos', 404, 'not_found'],
    ['ERR-021', '/time/UTC?to=Mars/Phobos', 404, 'not_found'],
    ['ERR-021', '/time/UTC?targets=UTC,Mars/X', 404, 'not_found'],
    ['ERR-022', '/company/id/co_222222222222', 404, 'not_found'],
  ])('%s the request GET %s returns %i %s', async (_, path, status, code) => {
    const response = await call(path);
    expect(response.status, response.text).toBe(status);
    expect(response.body).toMatchObject({ code });
  });

  test.each([
    ['ERR-012 ERR-013', '2026-11-01T01:30', 'ambiguous_time'],
    ['ERR-014 ERR-015', '2026-03-08T02:30', 'nonexistent_time'],
  ])(
    '%s: the wall time %s in New York is rejected, and the error names the ways to resolve it',
    async (_, at, code) => {
      const { status, body } = await call(`/time/America/New_York?to=UTC&at=${at}&disambiguation=reject`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code });
      expect(String(body['message'])).toMatch(/earlier/);
      expect(String(body['message'])).toMatch(/later/);
      expect(String(body['message'])).toMatch(/offset/);
    },
  );

  test.each([
    ['ERR-035', '/time?ip=10.0.0.1', 'not_found'],
    ['ERR-036', '/time?country=US', 'ambiguous'],
  ])('%s the request GET %s returns 200 with the location status %s', async (_, path, status) => {
    expect(await get(path)).toMatchObject({ location: { status }, at: null });
  });
});

test('VER-019 VER-020 a clock and the list of zones report the version 2026c of the tz database', async () => {
  expect(await get('/time/UTC?deep=true')).toMatchObject({ deep: { timezone_database_version: '2026c' } });
  expect(await get('/time/zones?q=utc')).toMatchObject({ timezone_database_version: '2026c' });
});

/** One request for each family of the specification that needs no provider. */
test.each([
  '/ip/8.8.8.8',
  '/continent/EU',
  '/country/FR',
  '/state/CA?country=US',
  '/district/06037',
  '/city/Paris?country=FR',
  '/postal/10115?country=DE',
  '/point?lat=48.85&lon=2.35',
  '/email/jane@example.com',
  '/phone/+12125550123',
  '/carrier/+12125550123',
  '/useragent?ua=curl/8.5.0',
  '/currency/EUR',
  '/language/fr',
  '/time/Europe/Paris',
  '/timezone/Europe/Paris',
  '/holiday/US?year=2026',
  '/elevation?lat=48.85&lon=2.35',
  '/emoji/wave',
  '/company?ticker=AAPL',
])('CONV-049 CONV-006 the body of GET %s is an object', async (path) => {
  const { status, body, text } = await call(path);
  expect(status, text).toBe(200);
  expect(typeof body).toBe('object');
  expect(Array.isArray(body)).toBe(false);
});

test.each(['/domain/google.com', '/mx/google.com', '/weather?lat=48.85&lon=2.35'])(
  'CONV-049 the request GET %s returns 503 when its provider is unreachable',
  async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'service_unavailable' });
  },
);
