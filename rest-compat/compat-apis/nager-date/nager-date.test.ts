import { beforeAll, expect, test } from 'vitest';
import { openDefaultCompatFixture, type CompatFixture } from '../../../test/support/compat-fixture.ts';

let fixture: CompatFixture;
beforeAll(async () => {
  fixture = await openDefaultCompatFixture();
});

test('nager-date returns the public holidays of a year in the form of the original API', async () => {
  const days = await fixture.get<Record<string, unknown>[]>('/nager-date/api/v3/PublicHolidays/2026/DE');
  expect(days[0]).toEqual({
    date: '2026-01-01',
    localName: 'Neujahr',
    name: "New Year's Day",
    countryCode: 'DE',
    fixed: true,
    global: true,
    counties: null,
    launchYear: null,
    types: ['Public'],
  });
  expect(days.find(({ date }) => date === '2026-01-06')).toMatchObject({
    global: false,
    counties: expect.arrayContaining(['DE-BW', 'DE-BY', 'DE-ST']),
  });
});

test('nager-date returns the holidays of the next 365 days and whether today is one, and 404 for unknown countries', async () => {
  const nextHolidays = await fixture.get<{ date: string }[]>('/nager-date/api/v3/NextPublicHolidays/FR');
  expect(nextHolidays[0]?.date).toBe('2026-07-14');
  expect(nextHolidays.map(({ date }) => date)).toContain('2027-05-01');
  expect(nextHolidays.every(({ date }) => date < '2027-07-14')).toBe(true);
  // A holiday one year later is the last of the 365 days that start the day after.
  const laterHolidays = await fixture.at('2026-07-15T00:00:00Z', () =>
    fixture.get<{ date: string }[]>('/nager-date/api/v3/NextPublicHolidays/FR'),
  );
  expect(laterHolidays.at(-1)?.date).toBe('2027-07-14');
  expect((await fixture.ask('/nager-date/api/v3/IsTodayPublicHoliday/FR')).status).toBe(200);
  expect((await fixture.ask('/nager-date/api/v3/IsTodayPublicHoliday/DE')).status).toBe(204);
  // At that offset it is still the 13th.
  expect((await fixture.ask('/nager-date/api/v3/IsTodayPublicHoliday/FR?offset=-12')).status).toBe(204);
  expect((await fixture.ask('/nager-date/api/v3/PublicHolidays/2026/ZZ')).status).toBe(404);
  expect((await fixture.ask('/nager-date/api/v3/PublicHolidays/26/DE')).status).toBe(400);
});

test('nager-date lists countries with a calendar, and sorts the holidays of the next week by date', async () => {
  const countries = await fixture.get<{ countryCode: string; name: string }[]>(
    '/nager-date/api/v3/AvailableCountries',
  );
  expect(countries).toContainEqual({ countryCode: 'DE', name: 'Germany' });
  expect(countries.map(({ countryCode }) => countryCode)).not.toContain('AQ');
  const listDays = await fixture.at('2026-12-29T10:00:00Z', () =>
    fixture.get<{ date: string; countryCode: string; name: string }[]>(
      '/nager-date/api/v3/NextPublicHolidaysWorldwide',
    ),
  );
  expect(listDays).toContainEqual(expect.objectContaining({ countryCode: 'DE', date: '2027-01-01' }));
  expect(listDays).toContainEqual(expect.objectContaining({ countryCode: 'CH', date: '2027-01-02' }));
  const listDates = listDays.map(({ date }) => date);
  expect(listDates).toEqual(listDates.toSorted());
  expect(listDates[0] !== undefined && listDates[0] >= '2026-12-29').toBe(true);
  expect(listDates.every((date) => date < '2027-01-05')).toBe(true);
});

test('nager-date returns long weekends and country data', async () => {
  const weekends = await fixture.get<Record<string, unknown>[]>('/nager-date/api/v3/LongWeekend/2026/DE');
  // Easter.
  expect(weekends).toContainEqual({
    startDate: '2026-04-03',
    endDate: '2026-04-06',
    dayCount: 4,
    needBridgeDay: false,
    bridgeDays: [],
  });
  // The Friday after Ascension.
  expect(weekends).toContainEqual(
    expect.objectContaining({ startDate: '2026-05-14', needBridgeDay: true, bridgeDays: ['2026-05-15'] }),
  );
  const plainWeekends = await fixture.get<{ startDate: string; needBridgeDay: boolean }[]>(
    '/nager-date/api/v3/LongWeekend/2026/DE?availableBridgeDays=0',
  );
  expect(plainWeekends.length).toBeGreaterThan(0);
  expect(plainWeekends.filter(({ needBridgeDay }) => needBridgeDay)).toEqual([]);
  // Epiphany, a Tuesday, is a holiday in Bavaria, so the Monday before it is a bridge day.
  const bavarian = await fixture.get('/nager-date/api/v3/LongWeekend/2026/DE?subdivisionCode=DE-BY');
  expect(bavarian).toContainEqual(expect.objectContaining({ bridgeDays: ['2026-01-05'] }));
  expect(weekends).not.toContainEqual(expect.objectContaining({ bridgeDays: ['2026-01-05'] }));
  for (const invalidQuery of ['availableBridgeDays=-1', 'subdivisionCode=DE-QQ'])
    expect((await fixture.ask(`/nager-date/api/v3/LongWeekend/2026/DE?${invalidQuery}`)).status).toBe(400);
  const germany = await fixture.get<{ borders: unknown[] }>('/nager-date/api/v3/CountryInfo/DE');
  expect(germany).toMatchObject({ commonName: 'Germany', countryCode: 'DE', region: 'Europe' });
  expect(germany.borders).toContainEqual(expect.objectContaining({ countryCode: 'AT', borders: null }));
});
