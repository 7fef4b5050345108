import { beforeAll, expect, test } from 'vitest';
import { openDefaultCompatFixture, type CompatFixture } from '../../../test/support/compat-fixture.ts';

let fixture: CompatFixture;
beforeAll(async () => {
  fixture = await openDefaultCompatFixture();
});

test('worldtimeapi returns a clock in summer time in the form of the original API', async () => {
  expect(await fixture.get('/worldtimeapi/api/timezone/Europe/London')).toEqual({
    utc_offset: '+01:00',
    timezone: 'Europe/London',
    day_of_week: 2,
    day_of_year: 195,
    datetime: '2026-07-14T11:00:00.250+01:00',
    utc_datetime: '2026-07-14T10:00:00.250+00:00',
    unixtime: 1784023200,
    raw_offset: 0,
    week_number: 29,
    dst: true,
    abbreviation: 'BST',
    dst_offset: 3600,
    dst_from: '2026-03-29T01:00:00+00:00',
    dst_until: '2026-10-25T01:00:00+00:00',
    client_ip: '192.0.2.1',
  });
});

test('worldtimeapi returns a clock in standard time as text, for a zone whose name has three parts', async () => {
  const { headers, body } = await fixture.at('2027-01-01T02:00:00Z', () =>
    fixture.ask('/worldtimeapi/api/timezone/America/Argentina/Salta.txt'),
  );
  expect(headers).toContain('text/plain; charset=utf-8');
  const textFields = Object.fromEntries(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: ?(.*)/s, 2)),
  );
  expect(textFields).toMatchObject({
    utc_offset: '-03:00',
    day_of_week: '4',
    day_of_year: '365',
    week_number: '53',
    dst: 'false',
    dst_from: '',
  });
});

test('worldtimeapi lists zones, and returns 404 for unknown areas and zones', async () => {
  expect(await fixture.get('/worldtimeapi/api/timezone/Arctic')).toEqual(['Arctic/Longyearbyen']);
  expect(await fixture.get<string[]>('/worldtimeapi/api/timezone')).toContain('Asia/Tokyo');
  const missingResponse = await fixture.ask('/worldtimeapi/api/timezone/Europe/Atlantis');
  expect([missingResponse.status, JSON.parse(missingResponse.body)]).toEqual([
    404,
    { error: 'unknown location' },
  ]);
});
