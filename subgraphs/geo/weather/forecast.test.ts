import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { parseDays } from './nws-forecast.ts';
import { startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { noPlaces } from '../../../test/support/no-places.ts';
import { noon, createPlacesGraph, createPlacesRest } from '../../../test/support/places-graph.ts';
import { createWeatherService } from './weather-service.ts';

const sendJson = (
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

async function startWeather(provider: string, listener: RequestListener, clock = () => 0) {
  const { url, paths } = await startLoopbackServer(listener);
  const settings = { WEATHER_PROVIDER: provider, WEATHER_URL: url, WEATHER_CONTACT: 'ops@example.com' };
  const weather = createWeatherService(settings, { timeoutMs: 5_000, clock });
  const get = createPlacesRest(noPlaces, true, { weather, clock });
  const getDeep = async (path: string) => {
    const { status, body } = await get(`${path}&deep=true`);
    expect([path, status]).toEqual([path, 200]);
    return body['deep'] as unknown as Record<string, Record<string, unknown>[] | null> & { air: unknown };
  };
  return { get, deep: getDeep, paths, graph: createPlacesGraph(noPlaces, { weather, clock }) };
}

/** `noon` is 2026-11-20T12:00Z. */
const noonSeconds = noon / 1000;
const localDaySeconds = Date.parse('2026-11-20T00:00:00+09:00') / 1000;

/** Fake Open-Meteo server; responses as documented for timeformat=unixtime: columns that share one list of times. */
const respondAsOpenMeteo: RequestListener = ({ url = '' }, response) => {
  if (url.startsWith('/v1/air-quality')) {
    return sendJson(response, {
      current_units: { time: 'iso8601', pm10: 'μg/m³' },
      current: {
        time: '2026-11-20T12:00',
        interval: 3600,
        european_aqi: 31,
        us_aqi: 42,
        pm2_5: 8.44,
        pm10: 12.1,
        carbon_monoxide: 210.0,
        nitrogen_dioxide: 14.3,
        sulphur_dioxide: null,
        ozone: 61,
      },
    });
  }
  if (url.includes('current=')) {
    return sendJson(response, { current: { time: '2026-11-20T12:00', temperature_2m: 10 } });
  }
  return sendJson(response, {
    utc_offset_seconds: 32_400,
    timezone: 'Asia/Tokyo',
    hourly: {
      time: [noonSeconds - 3600, noonSeconds, noonSeconds + 3600],
      temperature_2m: [1, 10, null],
      apparent_temperature: [1, -40, 3],
      weather_code: [0, 61, 0],
      is_day: [1, 0, 1],
      precipitation: [0, 0.4, 0],
      precipitation_probability: [0, 85, 0],
      wind_speed_10m: [1, 16.09344, 1],
    },
    daily: {
      time: [localDaySeconds, localDaySeconds + 86_400],
      weather_code: [95, 0],
      temperature_2m_max: [12.34, 9],
      temperature_2m_min: [-40.04, 2],
      precipitation_sum: [21.54, 0],
      precipitation_probability_max: [90.4, null],
      wind_speed_10m_max: [40.04, 10],
      wind_gusts_10m_max: [80.4672, 10],
      uv_index_max: [3.45, 4],
      sunrise: [localDaySeconds + 23_000, 0],
      sunset: [localDaySeconds + 60_000, 0],
    },
  });
};

describe('deep weather from Open-Meteo', () => {
  test('the forecast of Open-Meteo has hours from the current hour on, days in local time, and air quality', async () => {
    const { deep, paths } = await startWeather('open-meteo', respondAsOpenMeteo);
    const { hours, days, air, alerts, forecast, minutes } = await deep('/weather?lat=35.68&lon=139.69');
    expect(hours).toHaveLength(1);
    expect(hours?.[0]).toMatchObject({
      at: '2026-11-20T12:00:00Z',
      temperature: 10,
      temperature_f: 50,
      feels_like: -40,
      condition: 'rain',
      is_day: false,
      precipitation: 0.4,
      precipitation_probability: 85,
      wind_speed_mph: 10,
      humidity: null,
    });
    expect(days).toEqual([
      {
        date: '2026-11-20',
        condition: 'thunderstorm',
        condition_name: 'Thunderstorm',
        condition_emoji: '⛈️',
        temperature_max: 12.3,
        temperature_max_f: 54.1,
        temperature_min: -40,
        temperature_min_f: -40,
        precipitation: 21.5,
        precipitation_probability: 90,
        wind_speed: 40,
        wind_speed_mph: 24.9,
        wind_gust: 80.5,
        wind_gust_mph: 50,
        uv_index: 3.5,
        // Midnight in Tokyo is 15:00 UTC of the previous day.
        sunrise: '2026-11-19T21:23:20Z',
        sunset: '2026-11-20T07:40:00Z',
      },
      expect.objectContaining({
        date: '2026-11-21',
        sunrise: null,
        sunset: null,
        precipitation_probability: null,
      }),
    ]);
    expect(air).toEqual({
      observed_at: '2026-11-20T12:00:00Z',
      european_aqi: 31,
      us_aqi: 42,
      pm2_5: 8.4,
      pm10: 12.1,
      carbon_monoxide: 210,
      nitrogen_dioxide: 14.3,
      sulphur_dioxide: null,
      ozone: 61,
    });
    expect([alerts, forecast, minutes]).toEqual([null, null, null]);
    expect(paths).toHaveLength(3);
    await deep('/weather?lat=35.68&lon=139.69');
    expect(paths).toHaveLength(3);
  });

  test('/weather without deep sends no additional requests', async () => {
    const { get, paths } = await startWeather('open-meteo', respondAsOpenMeteo);
    expect((await get('/weather?lat=1&lon=2')).status).toBe(200);
    expect(paths).toHaveLength(1);
  });

  test('air quality is null when the server does not offer it, and /weather returns 503 when the server fails', async () => {
    const respondWithAir = (status: number) =>
      startWeather('open-meteo', (request, response) =>
        request.url?.startsWith('/v1/air')
          ? sendJson(response, {}, status)
          : respondAsOpenMeteo(request, response),
      );
    expect((await (await respondWithAir(404)).deep('/weather?lat=1&lon=2')).air).toBeNull();
    const { status, body } = await (await respondWithAir(500)).get('/weather?lat=1&lon=2&deep=true');
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('WEATHER_AIR_URL');
  });

  test('the forecast rejects list limits that are out of range', async () => {
    const { graph } = await startWeather('open-meteo', respondAsOpenMeteo);
    for (const field of ['hours(limit: 49)', 'hours(limit: 0)', 'days(limit: 8)']) {
      const query = `{ weather(latitude: 1, longitude: 2) { ${field} { deep: __typename } } }`;
      const { errors } = (await graph.prepare(query).execute({}, { now: noon })) as unknown as {
        errors?: { message: string }[];
      };
      expect(errors?.[0]?.message).toMatch(/limit must be an integer from 1 to/);
    }
  });
});

const createStep = (time: string, temperature: number) => ({
  time,
  data: {
    instant: { details: { air_temperature: temperature, wind_speed: 10 } },
    next_1_hours: { summary: { symbol_code: 'rain' }, details: { precipitation_amount: 1.2 } },
  },
});
const createSeries = (temperature: number) => ({
  properties: {
    timeseries: [
      createStep('2026-11-20T11:00:00Z', 1),
      createStep('2026-11-20T12:00:00Z', temperature),
      createStep('2026-11-20T13:00:00Z', 3),
      createStep('2026-11-20T18:00:00Z', 4),
    ],
  },
});

describe('deep weather from MET Norway', () => {
  test('the forecast of MET Norway ends where its steps exceed one hour, and has no days, alerts or air quality', async () => {
    const { deep, paths } = await startWeather('met-no', (_, response) =>
      sendJson(response, createSeries(2)),
    );
    const { hours, days, alerts, air } = await deep('/weather?lat=59.91&lon=10.75');
    expect(hours).toMatchObject([
      { at: '2026-11-20T12:00:00Z', temperature: 2, precipitation: 1.2, wind_speed: 36, condition: 'rain' },
      { at: '2026-11-20T13:00:00Z', temperature: 3 },
    ]);
    expect([days, alerts, air]).toEqual([null, null, null]);
    expect(paths.every((path) => path.startsWith('/weatherapi/locationforecast/2.0/complete'))).toBe(true);
  });

  test('the forecast of MET Norway has consecutive hours from the current hour on, at most 24 by default', async () => {
    const start = Date.parse('2026-11-20T10:00:00Z');
    const timeseries = Array.from({ length: 60 }, (_, hour) =>
      createStep(new Date(start + hour * 3_600_000).toISOString(), hour),
    );
    const getHours = async (steps: object[]) => {
      const { deep } = await startWeather('met-no', (_, response) =>
        sendJson(response, { properties: { timeseries: steps } }),
      );
      const { hours } = await deep('/weather?lat=59.91&lon=10.75');
      return (hours as { temperature: number }[]).map(({ temperature }) => temperature);
    };
    expect(await getHours(timeseries.slice(0, 5))).toEqual([2, 3, 4]);
    expect(await getHours(timeseries)).toEqual(Array.from({ length: 24 }, (_, hour) => hour + 2));
  });

  test('a request to MET Norway is not repeated before its cached response expires', async () => {
    let time = 1;
    const { get, paths } = await startWeather(
      'met-no',
      (_, response) =>
        sendJson(response, createSeries(2), 200, { expires: new Date(noon + 60_000).toUTCString() }),
      () => time,
    );
    for (let requestCount = 0; requestCount < 2; requestCount += 1) {
      expect((await get('/weather?lat=59.91&lon=10.75')).body['current']).toMatchObject({ temperature: 2 });
      // Expires the service's own ten-minute cache; the calendar time stays the same.
      time += 11 * 60_000;
    }
    expect(paths).toHaveLength(1);
  });

  test('the cached forecast of MET Norway stays in use after a 304 response', async () => {
    let time = 1;
    const modifiedSinceHeaders: (string | undefined)[] = [];
    const { get } = await startWeather(
      'met-no',
      (request, response) => {
        const isFirstRequest = modifiedSinceHeaders.push(request.headers['if-modified-since']) === 1;
        if (isFirstRequest)
          return sendJson(response, createSeries(2), 200, {
            'last-modified': 'Fri, 20 Nov 2026 11:20:00 GMT',
          });
        return response.writeHead(304).end();
      },
      () => time,
    );
    for (let requestCount = 0; requestCount < 3; requestCount += 1) {
      const { status, body } = await get('/weather?lat=59.91&lon=10.75');
      expect([status, body['current']]).toMatchObject([200, { temperature: 2 }]);
      time += 11 * 60_000;
    }
    const modified = 'Fri, 20 Nov 2026 11:20:00 GMT';
    expect(modifiedSinceHeaders).toEqual([undefined, modified, modified]);
  });
});

/** Fake National Weather Service; responses as documented for ?units=si. */
const respondAsNws: RequestListener = ({ url = '' }, response) => {
  const period = {
    number: 1,
    name: 'Tonight',
    startTime: '2026-11-20T06:00:00-05:00',
    endTime: '2026-11-20T18:00:00-05:00',
    isDaytime: false,
    temperature: -40,
    temperatureUnit: 'C',
    windSpeed: '15 to 25 km/h',
    probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: 60 },
    windDirection: 'NW',
    shortForecast: 'Chance Light Snow',
    detailedForecast: 'Snow likely.',
  };
  if (url.startsWith('/points/')) {
    return sendJson(response, { properties: { gridId: 'OKX', gridX: 34, gridY: 45 } });
  }
  switch (url.replace(/[?].*$/, '')) {
    case '/gridpoints/OKX/34,45/stations':
      return sendJson(response, {
        features: [
          {
            geometry: { coordinates: [-73.97, 40.78] },
            properties: { stationIdentifier: 'KNYC', name: 'Central Park' },
          },
        ],
      });
    case '/stations/KNYC/observations/latest':
      return sendJson(response, {
        properties: {
          timestamp: '2026-11-20T11:51:00+00:00',
          temperature: { unitCode: 'wmoUnit:degC', value: 0 },
        },
      });
    case '/gridpoints/OKX/34,45/forecast':
      return sendJson(response, {
        properties: {
          periods: [{ ...period, endTime: '2026-11-20T06:00:00-05:00' }, period, { ...period, name: '' }],
        },
      });
    case '/gridpoints/OKX/34,45/forecast/hourly':
      return sendJson(response, {
        properties: {
          periods: [
            { ...period, startTime: '2026-11-20T06:00:00-05:00' },
            {
              ...period,
              startTime: '2026-11-20T07:00:00-05:00',
              dewpoint: { unitCode: 'wmoUnit:degC', value: -3.33 },
              relativeHumidity: { unitCode: 'wmoUnit:percent', value: 78 },
            },
          ],
        },
      });
    case '/alerts/active':
      return sendJson(response, {
        type: 'FeatureCollection',
        features: [
          {
            properties: {
              id: 'urn:oid:2.49.0.1.840.0.1',
              areaDesc: 'New York (Manhattan)',
              severity: 'Severe',
              urgency: 'Expected',
              certainty: 'Likely',
              event: 'Winter Storm Warning',
              effective: '2026-11-20T04:00:00-05:00',
              onset: '2026-11-20T19:00:00-05:00',
              expires: '2026-11-20T12:00:00-05:00',
              ends: '2026-11-21T07:00:00-05:00',
              senderName: 'NWS New York',
              headline: 'Winter Storm Warning issued',
              description: 'Snow.',
              instruction: null,
            },
          },
        ],
      });
    default:
      return sendJson(response, {}, 404);
  }
};

describe('deep weather from the National Weather Service', () => {
  test('the forecast of the National Weather Service has hours, parts of days and alerts, and null for facts that it does not report', async () => {
    const { deep, paths } = await startWeather('nws', respondAsNws);
    const { hours, days, forecast, alerts, air } = await deep('/weather?lat=40.78&lon=-73.97');
    expect(hours).toHaveLength(1);
    expect(hours?.[0]).toMatchObject({
      at: '2026-11-20T12:00:00Z',
      temperature: -40,
      temperature_f: -40,
      dewpoint: -3.3,
      humidity: 78,
      wind_speed: 25,
      wind_direction: 315,
      condition: 'snow',
      is_day: false,
      precipitation_probability: 60,
      precipitation: null,
    });
    expect(forecast).toEqual([
      {
        name: 'Tonight',
        starts_at: '2026-11-20T11:00:00Z',
        ends_at: '2026-11-20T23:00:00Z',
        is_day: false,
        temperature: -40,
        temperature_f: -40,
        condition: 'snow',
        condition_name: 'Snow',
        condition_emoji: '🌨️',
        precipitation_probability: 60,
        text: 'Snow likely.',
      },
    ]);
    expect(alerts).toEqual([
      {
        id: 'urn:oid:2.49.0.1.840.0.1',
        event: 'Winter Storm Warning',
        severity: 'Severe',
        urgency: 'Expected',
        certainty: 'Likely',
        headline: 'Winter Storm Warning issued',
        description: 'Snow.',
        instruction: null,
        areas: 'New York (Manhattan)',
        sender: 'NWS New York',
        starts_at: '2026-11-21T00:00:00Z',
        ends_at: '2026-11-21T12:00:00Z',
      },
    ]);
    expect([days, air]).toEqual([[], null]);
    expect(paths).toContain('/alerts/active?point=40.78,-73.97');
  });

  test('parseDays returns only days for which the forecast has every hour', () => {
    const createHour = (startTime: string, temperature: number, chance: number, wind: string) => ({
      startTime,
      temperature,
      temperatureUnit: 'C',
      windSpeed: wind,
      probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: chance },
    });
    const padToTwo = (of: number) => String(of).padStart(2, '0');
    // In New York clocks are set back on 1 November 2026 at 2:00: that day has 25 hours, first at -04:00, then at
    // -05:00.
    const longDay = [
      ...[0, 1].map((at) => [at, '04']),
      ...Array.from({ length: 23 }, (_, at) => [at + 1, '05']),
    ] as const;
    const periods = [
      ...[22, 23].map((at) => createHour(`2026-10-31T${at}:00:00-04:00`, 30, 99, '90 km/h')),
      ...longDay.map(([at, offset], index) =>
        createHour(`2026-11-01T${padToTwo(Number(at))}:00:00-${offset}:00`, index, index, `${index} km/h`),
      ),
      ...Array.from({ length: 23 }, (_, at) =>
        createHour(`2026-11-02T${padToTwo(at)}:00:00-05:00`, 40, 99, '90 km/h'),
      ),
    ];
    const createPart = (startTime: string, isDaytime: boolean, shortForecast: string) => ({
      startTime,
      isDaytime,
      shortForecast,
    });
    const parts = [
      createPart('2026-11-01T00:00:00-04:00', false, 'Clear'),
      createPart('2026-11-01T06:00:00-05:00', true, 'Rain'),
      createPart('2026-11-02T06:00:00-05:00', true, 'Sunny'),
    ];
    expect(parseDays({ properties: { periods } }, { properties: { periods: parts } })).toEqual([
      {
        date: '2026-11-01',
        condition: 'rain',
        temperatureMax: 24,
        temperatureMin: 0,
        precipitation: null,
        precipitationProbability: 24,
        windSpeed: 24,
        windGust: null,
        uvIndex: null,
        sunrise: null,
        sunset: null,
      },
    ]);
  });

  test('a forecast lookup returns 503, never an empty list, when the response is not a forecast', async () => {
    const { get } = await startWeather('nws', (request, response) =>
      request.url?.includes('/forecast')
        ? sendJson(response, { properties: {} })
        : respondAsNws(request, response),
    );
    const { status, body } = await get('/weather?lat=40.78&lon=-73.97&deep=true');
    expect([status, body['code']]).toEqual([503, 'service_unavailable']);
    expect(body['message']).toContain('WEATHER_PROVIDER');
  });
});
