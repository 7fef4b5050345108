import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { noPlaces } from '../../../test/support/no-places.ts';
import { createPlacesRest } from '../../../test/support/places-graph.ts';
import { createWeatherService, type WeatherSettings } from './weather-service.ts';

type Json = Record<string, unknown>;
const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** Responses of the three providers, modelled on public recordings; noon is 2026-11-20T12:00Z. */
const openMeteoAnswer = {
  latitude: 52.52,
  longitude: 13.419998,
  generationtime_ms: 0.1,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  timezone_abbreviation: 'GMT',
  elevation: 38,
  current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C', wind_speed_10m: 'km/h' },
  current: {
    time: '2026-11-20T12:00',
    interval: 900,
    temperature_2m: 10,
    apparent_temperature: -40,
    dew_point_2m: 4.44,
    relative_humidity_2m: 71,
    is_day: 1,
    precipitation: 0.1,
    weather_code: 61,
    cloud_cover: 100,
    pressure_msl: 1013.25,
    visibility: 24140,
    wind_speed_10m: 16.09344,
    wind_direction_10m: 250,
    wind_gusts_10m: 32.4,
  } as Json,
};

const createStep = (time: string, temperature: number, symbol: string | undefined, more: Json = {}) => ({
  time,
  data: {
    instant: {
      details: {
        air_pressure_at_sea_level: 1009.1,
        air_temperature: temperature,
        cloud_area_fraction: 44.5,
        dew_point_temperature: 1.2,
        relative_humidity: 81.1,
        wind_from_direction: 200.4,
        wind_speed: 10,
        wind_speed_of_gust: 15,
        ...more,
      },
    },
    ...(symbol === undefined
      ? {}
      : { next_1_hours: { summary: { symbol_code: symbol }, details: { precipitation_amount: 0 } } }),
  },
});
const metNoAnswer = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [10.75, 59.91, 9] },
  properties: {
    meta: { updated_at: '2026-11-20T11:20:00Z', units: { air_temperature: 'celsius', wind_speed: 'm/s' } },
    timeseries: [
      createStep('2026-11-20T11:00:00Z', 1, 'fog'),
      createStep('2026-11-20T12:00:00Z', 2, 'lightsnowshowers_night'),
      createStep('2026-11-20T13:00:00Z', 3, 'clearsky_day'),
    ],
  },
};

const createQuantity = (unit: string, value: number | null) => ({
  unitCode: `wmoUnit:${unit}`,
  value,
  qualityControl: 'V',
});
const createObservation = (properties: Json = {}) => ({
  id: 'https://api.weather.gov/stations/KNYC/observations/2026-11-20T11:51:00+00:00',
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-73.97, 40.78] },
  properties: {
    timestamp: '2026-11-20T11:51:00+00:00',
    textDescription: 'Light Rain and Fog/Mist',
    icon: 'https://api.weather.gov/icons/land/night/rain?size=medium',
    temperature: createQuantity('degC', 0),
    dewpoint: createQuantity('degC', -1.1),
    windDirection: createQuantity('degree_(angle)', 40),
    windSpeed: createQuantity('km_h-1', 20),
    windGust: createQuantity('km_h-1', null),
    barometricPressure: createQuantity('Pa', 101200),
    seaLevelPressure: createQuantity('Pa', 101320),
    visibility: createQuantity('m', 16093.44),
    relativeHumidity: createQuantity('percent', 92.4),
    windChill: createQuantity('degC', -5),
    heatIndex: createQuantity('degC', null),
    precipitationLastHour: createQuantity('mm', null),
    ...properties,
  },
});
const respondAsNws = (latest: (station: string) => unknown = () => createObservation()): RequestListener => {
  return ({ url = '' }, response) => {
    if (url.startsWith('/points/')) {
      const notFoundProblem = {
        type: 'https://api.weather.gov/problems/InvalidPoint',
        title: 'Data Unavailable For Requested Point',
      };
      if (!url.startsWith('/points/40.78,-73.97')) return sendJson(response, notFoundProblem, 404);
      const stations = 'https://api.weather.gov/gridpoints/OKX/34,45/stations';
      return sendJson(response, {
        properties: { gridId: 'OKX', gridX: 34, gridY: 45, observationStations: stations },
      });
    }
    if (url === '/gridpoints/OKX/34,45/stations') {
      const createStation = (stationIdentifier: string, name: string, coordinates: number[]) => ({
        geometry: { type: 'Point', coordinates },
        properties: { stationIdentifier, name },
      });
      return sendJson(response, {
        type: 'FeatureCollection',
        features: [
          createStation('KNYC', 'New York City, Central Park', [-73.96925, 40.77898]),
          createStation('KLGA', 'New York, La Guardia Airport', [-73.88, 40.77945]),
        ],
      });
    }
    if (url.includes('/forecast')) return sendJson(response, { properties: { periods: [] } });
    if (url.startsWith('/alerts/')) return sendJson(response, { features: [] });
    const station = /^\/stations\/(\w+)\/observations\/latest$/.exec(url)?.[1] ?? '';
    return sendJson(response, latest(station));
  };
};

holdDeadlines();

interface WeatherSetup {
  readonly settings?: WeatherSettings;
  readonly clock?: () => number;
}

async function startWeather(
  provider: string,
  listener: RequestListener,
  { settings, clock }: WeatherSetup = {},
) {
  const agents: (string | undefined)[] = [];
  const { url, paths } = await startLoopbackServer((request, response) => {
    agents.push(request.headers['user-agent']);
    listener(request, response);
  });
  const weather = createWeatherService(
    { WEATHER_PROVIDER: provider, WEATHER_URL: url, WEATHER_CONTACT: 'ops@example.com', ...settings },
    { clock: clock ?? (() => 0), wait: async () => undefined },
  );
  const get = createPlacesRest(noPlaces, true, { weather, clock: clock ?? (() => 0) });
  const publicRest = createPlacesRest(noPlaces, false, { weather });
  return { get, free: publicRest, paths, agents };
}

const weatherKeys = [
  'temperature',
  'temperature_f',
  'feels_like',
  'feels_like_f',
  'humidity',
  'wind_speed',
  'wind_speed_mph',
  'wind_direction',
  'condition',
  'condition_name',
  'condition_emoji',
  'observed_at',
];

describe('the route /weather', () => {
  test('GEO-083, CAT-057, REF-027: /weather returns the model values of Open-Meteo in metric and US units', async () => {
    const { get, paths } = await startWeather('open-meteo', (_, response) =>
      sendJson(response, openMeteoAnswer),
    );
    const { status, body } = await get('/weather?lat=52.5200&lon=13.4150');
    expect(status).toBe(200);
    expect(body).toEqual({
      latitude: 52.52,
      longitude: 13.415,
      current: {
        temperature: 10,
        // 10 °C = 50 °F, and both scales meet at -40.
        temperature_f: 50,
        feels_like: -40,
        feels_like_f: -40,
        humidity: 71,
        wind_speed: 16.1,
        // 16.09344 km are ten miles.
        wind_speed_mph: 10,
        wind_direction: 250,
        condition: 'rain',
        condition_name: 'Rain',
        condition_emoji: '🌧️',
        observed_at: '2026-11-20T12:00:00Z',
      },
      station: null,
      model: 'Open-Meteo best match',
      source: 'open-meteo',
      attribution: 'Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0',
    });
    expect(Object.keys(body['current'] ?? {})).toEqual(weatherKeys);
    const requestedUrl = new URL(paths[0] ?? '', 'http://localhost');
    expect(requestedUrl.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(requestedUrl.searchParams)).toMatchObject({
      timezone: 'GMT',
      temperature_unit: 'celsius',
    });
    expect(requestedUrl.searchParams.has('apikey')).toBe(false);
  });

  test('/weather with deep returns more values, on plans that include deep', async () => {
    const { get, free } = await startWeather('open-meteo', (_, response) =>
      sendJson(response, openMeteoAnswer),
    );
    expect((await get('/weather?lat=52.52&lon=13.41&deep=true')).body['deep']).toEqual({
      current: {
        dewpoint: 4.4,
        dewpoint_f: 39.9,
        pressure: 1013.3,
        visibility: 24.1,
        visibility_mi: 15,
        wind_gust: 32.4,
        wind_gust_mph: 20.1,
        cloud_cover: 100,
        precipitation: 0.1,
        is_day: true,
      },
      // The fake response has neither a forecast nor air quality.
      forecast: null,
      alerts: null,
      minutes: null,
      hours: null,
      days: null,
      air: null,
    });
    expect((await free('/weather?lat=52.52&lon=13.41&deep=true')).body['deep']).toEqual({});
  });

  test('a request to the commercial server of Open-Meteo contains the API key', async () => {
    const respond: RequestListener = (_, response) => sendJson(response, openMeteoAnswer);
    const settings = { WEATHER_API_KEY: 'k3y' };
    const { get, paths } = await startWeather('open-meteo', respond, { settings });
    expect((await get('/weather?lat=1&lon=2')).status).toBe(200);
    expect(paths[0]).toContain('apikey=k3y');
  });

  test('the weather from MET Norway is the current step, with wind speeds converted from m/s to km/h', async () => {
    const { get, paths, agents } = await startWeather('met-no', (_, response) =>
      sendJson(response, metNoAnswer),
    );
    const { body } = await get('/weather?lat=59.9139&lon=10.7522');
    expect(body).toMatchObject({
      source: 'met-no',
      station: null,
      current: {
        temperature: 2,
        temperature_f: 35.6,
        feels_like: null,
        feels_like_f: null,
        humidity: 81,
        wind_speed: 36,
        wind_speed_mph: 22.4,
        wind_direction: 200,
        condition: 'snow_showers',
        condition_name: 'Snow showers',
        condition_emoji: '🌨️',
        observed_at: '2026-11-20T12:00:00Z',
      },
    });
    expect(paths).toEqual(['/weatherapi/locationforecast/2.0/complete?lat=59.91&lon=10.75']);
    expect(agents).toEqual(['lookup (ops@example.com)']);
  });

  test('the weather from the National Weather Service is the observation of the nearest reporting station, with its name and distance', async () => {
    const observationWithoutTemperature = createObservation({ temperature: createQuantity('degC', null) });
    const createLatest = (station: string) =>
      station === 'KNYC' ? observationWithoutTemperature : createObservation();
    const { get, agents } = await startWeather('nws', respondAsNws(createLatest));
    const { body } = await get('/weather?lat=40.78&lon=-73.97');
    expect(body).toMatchObject({
      source: 'nws',
      attribution: null,
      model: null,
      current: {
        temperature: 0,
        temperature_f: 32,
        feels_like: -5,
        feels_like_f: 23,
        humidity: 92,
        wind_speed: 20,
        wind_direction: 40,
        condition: 'rain',
        observed_at: '2026-11-20T11:51:00Z',
      },
      // 0.09° of longitude at 40.78° N: 0.09 × 111.32 × cos 40.78° = 7.6 km.
      station: { id: 'KLGA', name: 'New York, La Guardia Airport', distance: 7.6, distance_mi: 4.7 },
    });
    expect(agents[0]).toBe('lookup (ops@example.com)');
    const { body: deep } = await get('/weather?lat=40.78&lon=-73.97&deep=true');
    expect(deep['deep']).toMatchObject({
      current: { pressure: 1013.2, visibility: 16.1, visibility_mi: 10, wind_gust: null, is_day: false },
    });
  });

  test('the next weather station is queried when the last observation of the nearest is more than two hours old', async () => {
    const createObservationAt = (hour: string) =>
      createObservation({ timestamp: `2026-11-20T${hour}:00+00:00` });
    const getStation = async (nearest: string, next: string) => {
      const { get } = await startWeather(
        'nws',
        respondAsNws((station) => createObservationAt(station === 'KNYC' ? nearest : next)),
      );
      const { status, body } = await get('/weather?lat=40.78&lon=-73.97');
      return [status, (body['station'] as { id: string } | undefined)?.id ?? body['code']];
    };
    expect(await getStation('10:00', '11:51')).toEqual([200, 'KNYC']);
    expect(await getStation('09:59', '11:51')).toEqual([200, 'KLGA']);
    expect(await getStation('09:59', '08:00')).toEqual([503, 'service_unavailable']);
  });

  test('/weather returns 404 outside the United States when the provider is the National Weather Service', async () => {
    const { get } = await startWeather('nws', respondAsNws());
    const { status, body } = await get('/weather?lat=48.85&lon=2.35');
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });

  test('the weather stations of a point are cached for a day, and the weather for ten minutes', async () => {
    let time = 1;
    const { get, paths } = await startWeather('nws', respondAsNws(), { clock: () => time });
    const countRequests = async () => {
      paths.length = 0;
      expect((await get('/weather?lat=40.78&lon=-73.97')).status).toBe(200);
      return paths.length;
    };
    expect(await countRequests()).toBe(3);
    expect(await countRequests()).toBe(0);
    time = 1 + 10 * 60_000;
    expect(await countRequests()).toBe(0);
    time += 1;
    expect(await countRequests()).toBe(1);
    time = 25 * 3_600_000;
    expect(await countRequests()).toBe(3);
  });

  test('weather stations in a response with an error status are ignored', async () => {
    const features = [
      {
        geometry: { type: 'Point', coordinates: [-73.96925, 40.77898] },
        properties: { stationIdentifier: 'KNYC', name: 'New York City, Central Park' },
      },
    ];
    const { get } = await startWeather('nws', (request, response) =>
      request.url?.endsWith('/stations') === true
        ? sendJson(response, { features }, 404)
        : respondAsNws()(request, response),
    );
    const { status, body } = await get('/weather?lat=40.78&lon=-73.97');
    expect([status, body['message']]).toEqual([
      503,
      expect.stringContaining('returned status 404 without stations for the point'),
    ]);
  });

  test('points within one kilometre share a weather response, and each response has its own coordinates', async () => {
    const { get, paths } = await startWeather('open-meteo', (_, response) =>
      sendJson(response, openMeteoAnswer),
    );
    expect((await get('/weather?lat=10.001&lon=20.001')).body).toMatchObject({ latitude: 10.001 });
    expect((await get('/weather?lat=10.004&lon=20.004')).body).toMatchObject({ latitude: 10.004 });
    expect(paths).toHaveLength(1);
    expect((await get('/weather?lat=10.006&lon=20.004')).status).toBe(200);
    expect(paths).toHaveLength(2);
  });

  test('weather values that are missing, of another type or out of bounds are null, never 0', async () => {
    const currentValues = {
      time: '2026-11-20T12:00',
      temperature_2m: -12.34,
      apparent_temperature: null,
      relative_humidity_2m: '71',
      weather_code: 42,
      pressure_msl: 0,
      wind_speed_10m: 9999,
    };
    const { get } = await startWeather('open-meteo', (_, response) =>
      sendJson(response, { current: currentValues }),
    );
    const { body } = await get('/weather?lat=1&lon=2&deep=true');
    expect(body['current']).toEqual({
      ...Object.fromEntries(weatherKeys.map((key) => [key, null])),
      temperature: -12.3,
      temperature_f: 9.9,
      observed_at: '2026-11-20T12:00:00Z',
    });
    expect(Object.values(body['deep']?.['current'] ?? {}).filter((value) => value !== null)).toEqual([]);
  });

  describe.each(['open-meteo', 'met-no', 'nws'])('failures of the weather provider %s', (provider) => {
    test.each([
      ...failures,
      ['404 with another form', (_, response) => sendJson(response, { title: 'Not Found' }, 404)],
      ['400 with a reason', (_, response) => sendJson(response, { error: true, reason: 'Bad.' }, 400)],
      ['nulls', (_, response) => sendJson(response, { current: null, properties: null, features: null })],
      [
        'no temperature',
        (_, response) =>
          sendJson(response, {
            current: { ...openMeteoAnswer.current, temperature_2m: null },
            properties: { timeseries: [{ time: '2026-11-20T12:00:00Z', data: null }] },
          }),
      ],
      ['a redirect', (_, response) => response.writeHead(301, { location: '/elsewhere' }).end('{}')],
    ] satisfies (readonly [string, RequestListener])[])(
      'GEO-083: /weather returns 503 with the setting for %s',
      async (_name, listener) => {
        const { get } = await startWeather(provider, listener);
        const { status, body } = await get('/weather?lat=40.78&lon=-73.97');
        expect([status, body['code']]).toEqual([503, 'service_unavailable']);
        expect(body['message']).toContain('WEATHER_PROVIDER');
      },
    );
  });

  test('a weather failure is not cached, and the next request queries the provider again', async () => {
    let isFailing = true;
    const { get } = await startWeather('open-meteo', (_, response) =>
      isFailing ? sendJson(response, {}, 500) : sendJson(response, openMeteoAnswer),
    );
    expect((await get('/weather?lat=1&lon=2')).status).toBe(503);
    isFailing = false;
    expect((await get('/weather?lat=1&lon=2')).status).toBe(200);
  });

  test('the attribution of /weather states the terms of the free service of Open-Meteo only where they apply', () => {
    const getAttribution = (settings: WeatherSettings) =>
      createWeatherService({ WEATHER_PROVIDER: 'open-meteo', ...settings })?.attribution;
    expect(getAttribution({})).toContain('CC BY 4.0; the free service is for non-commercial use');
    expect(getAttribution({ WEATHER_API_KEY: 'key' })).not.toContain('non-commercial');
    expect(getAttribution({ WEATHER_URL: 'http://127.0.0.1:9' })).not.toContain('non-commercial');
  });

  test('/weather returns 503 with the setting when weather is turned off or the required contact is missing', async () => {
    const responseWithoutProvider = await createPlacesRest(noPlaces)('/weather?lat=1&lon=2');
    expect([responseWithoutProvider.status, responseWithoutProvider.body['code']]).toEqual([
      503,
      'service_unavailable',
    ]);
    expect(responseWithoutProvider.body['message']).toContain('turned off by WEATHER_PROVIDER=none');
    for (const provider of ['met-no', 'nws']) {
      // A contact is required even for a self-hosted mirror.
      const weather = createWeatherService({ WEATHER_PROVIDER: provider, WEATHER_URL: 'http://127.0.0.1:9' });
      const { status, body } = await createPlacesRest(noPlaces, true, { weather })('/weather?lat=1&lon=2');
      expect(status).toBe(503);
      expect(body['message']).toContain('WEATHER_CONTACT=ops@example.com');
    }
  });

  test('CAT-071: /weather requires a valid latitude and longitude', async () => {
    const get = createPlacesRest(noPlaces);
    const paths = ['/weather', '/weather?lat=1', '/weather?lon=1', '/weather?lat=90.01&lon=0'];
    for (const path of [...paths, '/weather?lat=0&lon=180.01', '/weather?lat=x&lon=0']) {
      const { status, body } = await get(path);
      expect([path, status, body['code']]).toEqual([path, 400, 'invalid_request']);
    }
  });
});
