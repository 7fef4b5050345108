import createClient from 'openapi-fetch';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { paths } from '../../clients/typescript/openapi.generated.ts';

/** The calls compile only if the generated types match their parameters and responses. */
const open = () => {
  const { url, key } = inject('service');
  return createClient<paths, 'application/json'>({
    baseUrl: `${url}/version/2.0.0`,
    headers: { 'X-API-Key': key },
  });
};
let client: ReturnType<typeof open>;
beforeAll(() => {
  client = open();
});

const requestTime = '2026-07-01T12:00:00Z';
/** A typed call that returns a part of the response, and the expected value. */
const typedCalls: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  [
    'continent',
    async () => (await client.GET('/continent/{code}', { params: { path: { code: 'EU' } } })).data?.name,
    'Europe',
  ],
  ['continents', async () => (await client.GET('/continent')).data?.continents.length, 7],
  [
    'continent countries',
    async () =>
      (
        await client.GET('/continent/{code}/countries', { params: { path: { code: 'AN' } } })
      ).data?.countries.some(({ country }) => country === 'AQ'),
    true,
  ],
  [
    'bloc',
    async () => (await client.GET('/bloc/{code}', { params: { path: { code: 'EU' } } })).data?.members,
    27,
  ],
  [
    'country',
    async () => (await client.GET('/country/{code}', { params: { path: { code: 'FR' } } })).data?.currency,
    'EUR',
  ],
  [
    'country by name',
    async () => (await client.GET('/country/{code}', { params: { path: { code: 'Japan' } } })).data?.country,
    'JP',
  ],
  [
    'country deep',
    async () =>
      (await client.GET('/country/{code}', { params: { path: { code: 'DE' }, query: { deep: true } } })).data
        ?.deep?.iso3,
    'DEU',
  ],
  ['countries', async () => ((await client.GET('/country')).data?.countries.length ?? 0) > 240, true],
  [
    'states',
    async () =>
      (await client.GET('/country/{code}/states', { params: { path: { code: 'US' } } })).data?.states.some(
        ({ state }) => state === 'NY',
      ),
    true,
  ],
  [
    'state',
    async () => (await client.GET('/state/{code}', { params: { path: { code: 'US-CA' } } })).data?.name,
    'California',
  ],
  [
    'city',
    async () =>
      (await client.GET('/city/{name}', { params: { path: { name: 'Oslo' }, query: { country: 'NO' } } }))
        .data?.timezone,
    'Europe/Oslo',
  ],
  [
    'city search',
    async () => {
      const { data } = await client.GET('/city', { params: { query: { q: 'san fr', limit: 3 } } });
      return data !== undefined && 'cities' in data ? data.cities.length : 0;
    },
    3,
  ],
  [
    'city nearest',
    async () => {
      const { data } = await client.GET('/city', { params: { query: { lat: 59.91, lon: 10.75 } } });
      return data !== undefined && 'distance' in data ? data.country : null;
    },
    'NO',
  ],
  [
    'cities nearby',
    async () =>
      (
        await client.GET('/city/{name}/nearby', {
          params: { path: { name: 'Oslo' }, query: { country: 'NO', unit: 'mi' } },
        })
      ).data?.unit,
    'mi',
  ],
  [
    'language',
    async () => (await client.GET('/language/{code}', { params: { path: { code: 'deu' } } })).data?.language,
    'de',
  ],
  [
    'ip',
    async () => (await client.GET('/ip/{ip}', { params: { path: { ip: '8.8.8.8' } } })).data?.ip,
    '8.8.8.8',
  ],
  ['own ip', async () => typeof (await client.GET('/ip')).data?.ip, 'string'],
  [
    'asn',
    async () => (await client.GET('/asn/{asn}', { params: { path: { asn: 'AS15169' } } })).data?.asn,
    15169,
  ],
  [
    'point',
    async () =>
      (await client.GET('/point', { params: { query: { lat: 48.8566, lon: 2.3522 } } })).data?.timezone,
    'Europe/Paris',
  ],
  [
    'elevation',
    async () => {
      const { data } = await client.GET('/elevation', {
        params: { query: { lat: 39.7392, lon: -104.9903 } },
      });
      return data !== undefined && 'elevation' in data ? typeof data.elevation : null;
    },
    'number',
  ],
  [
    'district',
    async () => (await client.GET('/district/{code}', { params: { path: { code: '06037' } } })).data?.country,
    'US',
  ],
  [
    'districts',
    async () =>
      (await client.GET('/state/{code}/districts', { params: { path: { code: 'US-DE' } } })).data?.districts
        .length,
    3,
  ],
  [
    'postal',
    async () =>
      (await client.GET('/postal/{code}', { params: { path: { code: '90210' }, query: { country: 'US' } } }))
        .data?.city,
    'Beverly Hills',
  ],
  [
    'postal nearby',
    async () =>
      (
        await client.GET('/postal/{code}/nearby', {
          params: { path: { code: '90210' }, query: { country: 'US', radius: 10 } },
        })
      ).data?.radius,
    10,
  ],
  [
    'postal distance',
    async () =>
      ((
        await client.GET('/postal/{code}/distance/{other}', {
          params: { path: { code: '90210', other: '10001' }, query: { country: 'US' } },
        })
      ).data?.distance ?? 0) > 3900,
    true,
  ],
  [
    'time, a zone with a slash',
    async () =>
      (
        await client.GET('/time/{timezone}', {
          params: { path: { timezone: 'Europe/Dublin' }, query: { at: requestTime } },
        })
      ).data?.offset,
    '+01:00',
  ],
  [
    'time deep',
    async () =>
      (
        await client.GET('/time/{timezone}', {
          params: { path: { timezone: 'Asia/Kolkata' }, query: { at: requestTime, deep: true } },
        })
      ).data?.deep?.offset_minutes,
    330,
  ],
  [
    'time to',
    async () =>
      (
        await client.GET('/time/{timezone}', {
          params: { path: { timezone: 'America/New_York' }, query: { to: 'Asia/Tokyo', at: requestTime } },
        })
      ).data?.to?.offset,
    '+09:00',
  ],
  [
    'time targets',
    async () =>
      (
        await client.GET('/time/{timezone}', {
          params: {
            path: { timezone: 'Europe/Paris' },
            query: { targets: 'UTC,Asia/Tokyo', at: requestTime },
          },
        })
      ).data?.targets?.[1]?.timezone,
    'Asia/Tokyo',
  ],
  [
    'time of a city',
    async () => {
      const { data } = await client.GET('/time', {
        params: { query: { city: 'Paris', country: 'FR', at: requestTime } },
      });
      return data !== undefined && 'location' in data ? data.location.status : null;
    },
    'resolved',
  ],
  [
    'zones',
    async () => (await client.GET('/time/zones', { params: { query: { q: 'york' } } })).data?.timezones,
    ['America/New_York'],
  ],
  [
    'holidays',
    async () =>
      (await client.GET('/holiday/{country}', { params: { path: { country: 'US' }, query: { year: 2026 } } }))
        .data?.year,
    2026,
  ],
  [
    'holiday',
    async () =>
      (
        await client.GET('/holiday/{country}/{date}', {
          params: { path: { country: 'US', date: '2026-07-06' } },
        })
      ).data?.holiday,
    null,
  ],
  [
    'bridges',
    async () =>
      (
        await client.GET('/holiday/{country}/bridges', {
          params: { path: { country: 'DE' }, query: { year: 2026, region: 'BY' } },
        })
      ).data?.country,
    'DE',
  ],
  [
    'date',
    async () =>
      (await client.GET('/date/{date}', { params: { path: { date: '2026-11-20' }, query: { deep: true } } }))
        .data?.deep?.week,
    47,
  ],
  [
    'business day',
    async () =>
      (
        await client.GET('/date/{date}/business', {
          params: { path: { date: '2026-07-03' }, query: { country: 'US', add: 5 } },
        })
      ).response.status,
    200,
  ],
  [
    'measure',
    async () =>
      (await client.GET('/measure/{measure}', { params: { path: { measure: '10km' }, query: { to: 'mi' } } }))
        .data?.valid,
    true,
  ],
  [
    'units',
    async () =>
      ((await client.GET('/measure/units', { params: { query: { type: 'length' } } })).data?.units.length ??
        0) > 5,
    true,
  ],
  [
    'currency',
    async () => (await client.GET('/currency/{code}', { params: { path: { code: 'JPY' } } })).data?.digits,
    0,
  ],
  [
    'iban',
    async () =>
      (await client.GET('/iban/{iban}', { params: { path: { iban: 'DE89370400440532013000' } } })).data
        ?.valid,
    true,
  ],
  [
    'bin',
    async () => (await client.GET('/bin/{bin}', { params: { path: { bin: '411111' } } })).data?.brand,
    'visa',
  ],
  [
    'vat',
    async () => (await client.GET('/vat/{number}', { params: { path: { number: 'nonsense' } } })).data?.valid,
    false,
  ],
  [
    'naics',
    async () => (await client.GET('/naics/{code}', { params: { path: { code: '541511' } } })).data?.naics,
    '541511',
  ],
  [
    'naics search',
    async () =>
      (await client.GET('/naics', { params: { query: { q: 'software', limit: 2 } } })).data?.results.length,
    2,
  ],
  [
    'phone',
    async () =>
      (await client.GET('/phone/{number}', { params: { path: { number: '+442079460958' } } })).data?.country,
    'GB',
  ],
  [
    'email',
    async () =>
      (await client.GET('/email/{email}', { params: { path: { email: 'a@mailinator.com' } } })).data
        ?.disposable,
    true,
  ],
  [
    'useragent',
    async () => (await client.GET('/useragent', { params: { query: { ua: 'curl/8.5.0' } } })).data?.useragent,
    'curl/8.5.0',
  ],
  [
    'mac',
    async () =>
      (await client.GET('/mac/{mac}', { params: { path: { mac: '00:00:5e:00:53:01' } } })).data?.valid,
    true,
  ],
  [
    'name',
    async () => (await client.GET('/name/{name}', { params: { path: { name: 'Dr Jane Doe' } } })).data?.last,
    'Doe',
  ],
  [
    'emoji',
    async () => (await client.GET('/emoji/{emoji}', { params: { path: { emoji: 'wave' } } })).data?.emoji,
    '👋',
  ],
  [
    'emoji search',
    async () =>
      (await client.GET('/emoji', { params: { query: { q: 'cat', limit: 2 } } })).data?.emojis.length,
    2,
  ],
  [
    'company',
    async () =>
      (await client.GET('/company', { params: { query: { ticker: 'AAPL' } } })).data?.companies[0]?.name,
    'Apple Inc.',
  ],
  ['coverage', async () => (await client.GET('/company/directory/coverage')).data?.companies, 500],
];

describe('a client of openapi-typescript and openapi-fetch', () => {
  test('the tests of the OpenAPI client contain more than forty typed requests', () =>
    expect(typedCalls.length).toBeGreaterThan(40));

  test.each(typedCalls)('the OpenAPI client reads the response of %s', async (_, ask, expected) => {
    expect(await ask()).toEqual(expected);
  });

  test('the OpenAPI client reads the code of an error response', async () => {
    const { error } = await client.GET('/currency/{code}', { params: { path: { code: 'QQQ' } } });
    expect(error?.code).toBe('not_found');
  });
});
