import { describe, expect, test } from 'vitest';
import { execute, get } from '../../../test/support/dates-graph.ts';

// The facts of 2026-11-20 are the output of `cal 2026` and `date -d 2026-11-20 +'%A %V %G %j %s'` (GNU coreutils).
const nullFacts = {
  year: 2026,
  month: 11,
  month_name: 'November',
  day: 20,
  weekday: 5,
  weekday_name: 'Friday',
  week: 47,
  week_year: 2026,
  day_of_year: 324,
  quarter: 4,
  leap: false,
  days_in_month: 30,
};
const coreFacts = { date: '2026-11-20', valid: true, unix: 1_795_132_800 };

describe('/date/{date}', () => {
  test('CAT-062 REF-024: /date/{date} returns the facts of a date, and more facts in deep', async () => {
    expect(await get('/date/2026-11-20?deep=true')).toMatchObject({
      status: 200,
      body: { ...coreFacts, deep: nullFacts },
    });
    expect((await get('/date/2026-11-20')).body).toEqual(coreFacts);
  });

  test('CAT-062: /date/{date} returns the same facts without nesting in version 1.0.0', async () => {
    const { body } = await get('/version/1.0.0/date/2026-11-20');
    expect(body).toEqual({ ...coreFacts, ...nullFacts });
    expect(Object.keys(body)).toEqual([...Object.keys(coreFacts), ...Object.keys(nullFacts)]);
  });

  test('CAT-064 REF-024: /date returns the number of days to another date, and omits it without another date', async () => {
    expect((await get('/date/2026-01-01?to=2026-12-31')).body).toMatchObject({ to: '2026-12-31', days: 364 });
    expect((await get('/date/2026-12-31?to=2026-01-01')).body).toMatchObject({ days: -364 });
    expect((await get('/date/0001-01-01?to=9999-12-31')).body).toMatchObject({ days: 3_652_058 });
    expect((await get('/date/2024-02-28?to=2024-03-01')).body).toMatchObject({ days: 2 });
    expect((await get('/version/1.0.0/date/2026-01-01?to=2026-12-31')).body).toMatchObject({ days: 364 });
  });

  test('/date parses dates that end with the year in the requested format, with plain or encoded slashes', async () => {
    for (const path of [
      '/date/12/31/2026?format=mdy',
      '/date/12%2F31%2F2026?format=mdy',
      '/date/31.12.2026?format=dmy',
    ]) {
      expect((await get(path)).body).toMatchObject({ date: '2026-12-31', valid: true });
    }
    expect((await get('/date/1/2/2026?format=dmy&to=3/2/2026')).body).toMatchObject({
      date: '2026-02-01',
      to: '2026-02-03',
      days: 2,
    });
  });

  test('REF-024 REF-030: /date returns 200 with null facts and valid: false for a text that is not a date', async () => {
    for (const [text, reason] of [
      ['2026-02-30', 'no_such_day'],
      ['junk', 'malformed'],
      ['12/31/2026', 'format_required'],
      ['x'.repeat(500), 'malformed'],
    ] as const) {
      const { status, body } = await get(`/date/${text}?deep=true&to=2026-12-31`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        date: decodeURIComponent(text),
        valid: false,
        unix: null,
        days: null,
        reason,
      });
      expect(Object.values(body['deep'] as object).every((value) => value === null)).toBe(true);
    }
  });

  test('/date returns 400 and names the parameter when to or format is invalid', async () => {
    expect(await get('/date/2026-01-01?to=2026-02-30')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', param: 'to' },
    });
    expect(await get('/date/2026-01-01?format=ymd')).toMatchObject({
      status: 400,
      body: { param: 'format' },
    });
  });

  test('/date returns integer Unix seconds before 1970 and beyond 32 bits', async () => {
    // Expected are the outputs of `date -u -d 0001-01-01 +%s` and `date -u -d 9999-12-31 +%s` (GNU coreutils).
    expect((await get('/date/0001-01-01')).body).toMatchObject({ unix: -62_135_596_800 });
    expect((await get('/date/9999-12-31')).body).toMatchObject({ unix: 253_402_214_400 });
  });
});

describe('/date', () => {
  test('CAT-063 REF-024: /date without a date returns the current date in UTC with Cache-Control: no-store', async () => {
    const { body, cacheControl } = await get('/date?deep=true');
    expect(body).toMatchObject({ ...coreFacts, deep: nullFacts });
    expect(cacheControl).toBe('no-store');
    expect((await get('/date?to=2026-12-31')).body).toMatchObject({ days: 41 });
  });
});

describe('dates(values:)', () => {
  test('the batch field dates returns results in request order, including invalid dates', async () => {
    const { data } = await execute(
      '{ dates(values: ["2026-02-30", "2024-02-29"]) { date valid leap deep { leap } } }',
    );
    expect(data?.['dates']).toEqual([
      { date: '2026-02-30', valid: false, leap: null, deep: { leap: null } },
      { date: '2024-02-29', valid: true, leap: true, deep: { leap: true } },
    ]);
  });

  test('the batch field dates accepts at most 100 values', async () => {
    const query = 'query ($values: [String!]!) { dates(values: $values) { valid } }';
    const { errors } = await execute(query, { values: Array.from({ length: 101 }, () => '2026-01-01') });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'values' }]);
    expect(
      (await execute(query, { values: Array.from({ length: 100 }, () => '2026-01-01') })).errors,
    ).toEqual([]);
  });
});
