import { describe, expect, test } from 'vitest';
import { call, get } from '../support/service.ts';

describe('responses of the documented paths', () => {
  test.each([
    ['CAT-024', '/timezone/Europe/Paris', { timezone: 'Europe/Paris' }],
    ['CAT-025', '/timezone?lat=48.85&lon=2.35', { timezone: 'Europe/Paris' }],
    [
      'CAT-026',
      '/timezone/UTC?to=Asia/Tokyo&at=2026-01-01T00:00',
      { to: { at: '2026-01-01T09:00:00+09:00' } },
    ],
    ['CAT-027', '/time/Europe/Paris', { timezone: 'Europe/Paris' }],
    ['CAT-028', '/time', { timezone: 'UTC' }],
    ['CAT-029', '/time?lat=40.7&lon=-74', { timezone: 'America/New_York' }],
    [
      'CAT-030',
      '/time/America/New_York?to=Asia/Tokyo&at=2026-07-01T12:00',
      { unix: 1782921600, to: { unix: 1782921600 } },
    ],
    ['CAT-056', '/point?lat=40.7128&lon=-74.0060', { country: 'US', state: 'NY', district: '36061' }],
    ['CAT-070', '/time/zones?q=york', { timezones: ['America/New_York'] }],
    ['REF-022', '/bloc/EU', { bloc: 'EU', name: 'European Union' }],
  ])('%s the request GET %s returns the documented values', async (_, path, expected) => {
    expect(await get(path)).toMatchObject(expected);
  });

  test('REF-022 the European Union has 27 countries', async () => {
    expect((await get('/bloc/EU/countries'))['countries']).toHaveLength(27);
  });

  test('CONV-006 CAT-072 a response body without a specified shape is an object with several keys', async () => {
    for (const path of [
      '/continent/EU',
      '/country/FR',
      '/language/fr',
      '/bloc/EU',
      '/currency/EUR',
      '/holiday/US',
    ]) {
      expect(Object.keys(await get(path)).length, path).toBeGreaterThan(2);
    }
  });
});

/** The families of the first table of the specification. Those that use the network may return 503. */
const families: readonly (readonly [name: string, path: string, network: boolean])[] = [
  ['IP', '/ip/8.8.8.8', false],
  ['Continent', '/continent/EU', false],
  ['Country', '/country/FR', false],
  ['State', '/state/CA?country=US', false],
  ['District', '/district/06037', false],
  ['City', '/city/oslo', false],
  ['Postal', '/postal/90210?country=US', false],
  ['Point', '/point?lat=48.85&lon=2.35', false],
  ['Email', '/email/jane@example.com', false],
  ['Phone', '/phone/+12125550123', false],
  ['Carrier', '/carrier/+12125550123', false],
  ['Domain', '/domain/example.com', true],
  ['MX', '/mx/gmail.com', true],
  ['Useragent', '/useragent', false],
  ['Currency', '/currency/EUR', false],
  ['Language', '/language/fr', false],
  ['Time', '/time', false],
  ['Timezone', '/timezone/UTC', false],
  ['Holiday', '/holiday/US?year=2026', false],
  ['Elevation', '/elevation?lat=48.85&lon=2.35', false],
  ['Weather', '/weather?lat=48.85&lon=2.35', true],
  ['Emoji', '/emoji/wave', false],
  ['Company', '/company?q=apple', false],
];

test.each(families)('CONV-049 DES-020 the family %s is served at %s', async (_, path, network) => {
  const { status, body } = await call(path);
  if (network) expect([200, 404, 503]).toContain(status);
  else expect(status).toBe(200);
  expect(body).toBeTypeOf('object');
  // An unknown path would return a 404 with this message.
  expect(JSON.stringify(body)).not.toContain('No such path');
});

describe('documented failures', () => {
  test.each([
    ['ERR-007', '/time/UTC?targets=,,', 400, 'invalid_request'],
    ['ERR-008', '/time?iata=JFK&ip=8.8.8.8', 400, 'invalid_request'],
    ['ERR-009', '/time/UTC?lang=!!', 400, 'invalid_request'],
    ['ERR-010', '/time/UTC?lang=', 400, 'invalid_request'],
    ['ERR-011', '/time/UTC?disambiguation=best', 400, 'invalid_request'],
    ['ERR-020', '/time/Mars/Phobos', 404, 'not_found'],
    ['ERR-021', '/time/UTC?to=Mars/Phobos', 404, 'not_found'],
    ['ERR-021', '/time/UTC?targets=UTC,Mars/X', 404, 'not_found'],
  ])('%s the request GET %s returns the documented error', async (_, path, status, code) => {
    const response = await call(path);
    expect(response.status).toBe(status);
    expect(response.body['code']).toBe(code);
  });

  test.each([
    ['ERR-012 ERR-013', '2026-11-01T01:30', 'ambiguous_time'],
    ['ERR-014 ERR-015', '2026-03-08T02:30', 'nonexistent_time'],
  ])(
    '%s a rejected wall time returns 400, and the error names the ways to resolve it',
    async (_, at, code) => {
      const { status, body } = await call(`/time/America/New_York?to=UTC&at=${at}&disambiguation=reject`);
      expect(status).toBe(400);
      expect(body['code']).toBe(code);
      for (const remedy of ['earlier', 'later', 'offset']) expect(body['message']).toContain(remedy);
    },
  );

  test.each([
    ['ERR-035', '/time?ip=10.0.0.1', 'not_found'],
    ['ERR-036', '/time?country=US', 'ambiguous'],
  ])('%s the request GET %s returns 200 for an unresolved location', async (_, path, status) => {
    expect(await get(path)).toMatchObject({ at: null, location: { status } });
  });
});

test('VER-019 VER-020 a clock and the list of zones report the same version of the tz database', async () => {
  const { timezone_database_version: clock } = (await get('/time/UTC?deep=true'))['deep'] as Record<
    string,
    unknown
  >;
  expect(clock).toBe('2026c');
  expect((await get('/time/zones'))['timezone_database_version']).toBe(clock);
});

test('VER-013 VER-014 VER-016 /address is served only in version 2.0.0, and /timezone in both versions', async () => {
  expect((await call('/version/1.0.0/address?q=x')).status).toBe(404);
  expect((await call('/version/2.0.0/timezone/UTC')).status).toBe(200);
  expect((await call('/version/1.0.0/timezone/UTC')).status).toBe(200);
});
