import { beforeAll, expect, test } from 'vitest';
import { openDefaultCompatFixture, type CompatFixture } from '../../../test/support/compat-fixture.ts';

let fixture: CompatFixture;
beforeAll(async () => {
  fixture = await openDefaultCompatFixture();
});

// 10.2 E, 47.01 N is the documented example of the original API.
test('geonames returns the time zone of a point with its offsets in January and July', async () => {
  expect(await fixture.get('/geonames/timezoneJSON?lat=47.01&lng=10.2&username=demo')).toEqual({
    sunrise: null,
    lng: 10.2,
    countryCode: 'AT',
    gmtOffset: 1,
    rawOffset: 1,
    sunset: null,
    timezoneId: 'Europe/Vienna',
    dstOffset: 2,
    countryName: 'Austria',
    time: '2026-07-14 12:00',
    lat: 47.01,
  });
});

test('geonames returns the offsets of zones with summer time in January and of zones without summer time', async () => {
  expect(await fixture.get('/geonames/timezoneJSON?lat=-33.87&lng=151.21')).toMatchObject({
    gmtOffset: 11,
    rawOffset: 10,
    dstOffset: 10,
  });
  expect(await fixture.get('/geonames/timezoneJSON?lat=28.61&lng=77.21')).toMatchObject({
    gmtOffset: 5.5,
    rawOffset: 5.5,
    dstOffset: 5.5,
  });
});

test('geonames finds cities by any of its name parameters, and returns as many rows as the client requests', async () => {
  const listNames = async (query: string) => {
    const { totalResultsCount, geonames } = await fixture.get<{
      totalResultsCount: number;
      geonames: { name: string; countryCode: string; fcode: string; lat: string }[];
    }>(`/geonames/searchJSON?${query}`);
    expect(totalResultsCount).toBe(geonames.length);
    return geonames;
  };
  const [capital] = await listNames('q=oslo&maxRows=1');
  expect(capital).toMatchObject({ name: 'Oslo', countryCode: 'NO', fcode: 'PPLC', lat: expect.any(String) });
  expect(await listNames('name_startsWith=osl&country=NO&maxRows=1000')).toContainEqual(capital);
  expect((await listNames('name_equals=Oslo&country=NO')).every(({ name }) => name === 'Oslo')).toBe(true);
  expect(await listNames('q=qqqxyzzy')).toEqual([]);
  expect(await listNames('q=oslo&maxRows=1&country=')).toEqual([capital]);
});

test.each([
  ['/geonames/searchJSON', 'q=london'],
  ['/geonames/searchJSON?q=x&maxRows=0', 'maxRows must be an integer from 1 to 1000'],
  ['/geonames/timezoneJSON?lat=91&lng=0', 'lat must be a decimal number from -90 to 90'],
  ['/geonames/timezoneJSON?lat=1', 'lng must be a decimal number from -180 to 180'],
])('geonames rejects the request %s with 400 and a valid value', async (path, message) => {
  const { status, body } = await fixture.ask(path);
  expect([status, body]).toEqual([400, expect.stringContaining(message)]);
});
