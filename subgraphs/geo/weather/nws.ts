import { LRUCache } from 'lru-cache';
import { createSourceError, type Provider } from '../../provider.ts';
import { findConditionByDescription } from './condition.ts';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../../../core/json.ts';
import { parseAlerts, parseDays, parseHours, parseDayParts } from './nws-forecast.ts';
import { toUtcText, createObservation, type Observation } from './observation.ts';
import type { Station, WeatherService } from './weather-provider.ts';

/** Maximum age of a cached list of stations, because the stations near a point seldom change. */
const stationsTtlMs = 24 * 3_600_000;
/** Number of stations to query before the lookup fails, because observations of single stations are often missing. */
const maxStations = 3;
/** Maximum age of a current observation. Stations report at least once an hour. */
const maxObservationAgeMs = 2 * 3_600_000;

/** Path of the forecast for a point, and the stations around it, nearest first. */
interface Grid {
  readonly path: string;
  readonly stations: readonly Station[];
}

/** Functions that convert a value to °C, km/h, hPa, km, percent, mm or degrees, by unit. */
const unitConversions: Readonly<Record<string, (value: number) => number>> = {
  'wmoUnit:degC': (value) => value,
  'wmoUnit:degF': (value) => (value - 32) / 1.8,
  'wmoUnit:km_h-1': (value) => value,
  'wmoUnit:m_s-1': (value) => value * 3.6,
  'wmoUnit:Pa': (value) => value / 100,
  'wmoUnit:m': (value) => value / 1000,
  'wmoUnit:percent': (value) => value,
  'wmoUnit:mm': (value) => value,
  'wmoUnit:degree_(angle)': (value) => value,
};

/**
 * Returns a value of `properties`, converted from the unit in the response. @returns null when the value is missing, or its
 * unit is unknown
 */
function readQuantity(properties: unknown, name: string): number | null {
  const value = getNumberAt(properties, name, 'value');
  const convert = unitConversions[getTextAt(properties, name, 'unitCode') ?? ''];
  return value === null || convert === undefined ? null : convert(value);
}

function parseObservation(answer: unknown): Observation | null {
  const properties = getValueAt(answer, 'properties');
  const observedAt = toUtcText(getTextAt(properties, 'timestamp'));
  const temperature = readQuantity(properties, 'temperature');
  if (observedAt === null || temperature === null) return null;
  const time = /\/(day|night)\//.exec(getTextAt(properties, 'icon') ?? '')?.[1];
  return createObservation({
    observedAt,
    condition: findConditionByDescription(getTextAt(properties, 'textDescription')),
    isDay: time === undefined ? null : time === 'day',
    temperature,
    // Heat index and wind chill are present only when they differ from the temperature.
    feelsLike: readQuantity(properties, 'heatIndex') ?? readQuantity(properties, 'windChill'),
    dewPoint: readQuantity(properties, 'dewpoint'),
    humidity: readQuantity(properties, 'relativeHumidity'),
    windSpeed: readQuantity(properties, 'windSpeed'),
    windGust: readQuantity(properties, 'windGust'),
    windDirection: readQuantity(properties, 'windDirection'),
    pressure: readQuantity(properties, 'seaLevelPressure'),
    visibility: readQuantity(properties, 'visibility'),
    cloudCover: null,
    precipitation: readQuantity(properties, 'precipitationLastHour'),
  });
}

function parseStations(answer: unknown): Station[] {
  return getListAt(answer, 'features').flatMap((feature) => {
    const id = getTextAt(feature, 'properties', 'stationIdentifier');
    const longitude = getNumberAt(feature, 'geometry', 'coordinates', 0);
    const latitude = getNumberAt(feature, 'geometry', 'coordinates', 1);
    // Check the id before it becomes a part of a request path.
    if (id === null || !/^\w{3,10}$/.test(id) || latitude === null || longitude === null) return [];
    return [{ id, name: getTextAt(feature, 'properties', 'name'), latitude, longitude }];
  });
}

/**
 * Creates the provider for the US National Weather Service: measurements of the nearest station. Public domain; United States
 * only. The service requires clients to identify themselves. Source: weather.gov/documentation/services-web-api,
 * api.weather.gov/openapi.json.
 *
 * @param clock milliseconds, for the age of cached lists of stations
 */
export function createNws(provider: Provider, clock: () => number): WeatherService {
  const gridCache = new LRUCache<string, Grid>({
    max: 20_000,
    ttl: stationsTtlMs,
    perf: { now: clock },
    ttlResolution: 0,
  });
  const createFailure = (what: string) => createSourceError(provider, what);

  /** Finds the forecast grid of a point. @returns null when the point is not in the United States */
  async function findGrid(point: string, signal: AbortSignal | undefined) {
    const cachedValue = gridCache.get(point);
    if (cachedValue !== undefined) return cachedValue;
    const { status, value } = await provider.json(`/points/${point}`, { signal });
    if (status === 404 && /InvalidPoint$/.test(getTextAt(value, 'type') ?? '')) return null;
    const office = getTextAt(value, 'properties', 'gridId');
    const [x, y] = [getNumberAt(value, 'properties', 'gridX'), getNumberAt(value, 'properties', 'gridY')];
    if (status !== 200 || office === null || !/^[A-Z]{3}$/.test(office) || x === null || y === null) {
      throw createFailure(`returned status ${status} without a grid for the point`);
    }
    // Build the path from office and coordinates, because the URLs in a mirror's responses point to the original server.
    const path = `/gridpoints/${office}/${x},${y}`;
    const stationsResponse = await provider.json(`${path}/stations`, { signal });
    const stations = parseStations(stationsResponse.value).slice(0, maxStations);
    if (stationsResponse.status !== 200 || stations.length === 0) {
      throw createFailure(`returned status ${stationsResponse.status} without stations for the point`);
    }
    const grid = { path, stations };
    gridCache.set(point, grid);
    return grid;
  }

  async function fetchAndParse<T>(
    path: string,
    what: string,
    read: (value: unknown) => T | null,
    signal: AbortSignal | undefined,
  ) {
    const { status, value } = await provider.json(path, { signal });
    const parsedValue = status === 200 ? read(value) : null;
    if (parsedValue === null) throw createFailure(`returned status ${status} without ${what}`);
    return parsedValue;
  }

  return {
    source: 'nws',
    attribution: null,
    model: null,
    async report(latitude, longitude, now, signal) {
      const grid = await findGrid(`${latitude},${longitude}`, signal);
      if (grid === null) return null;
      for (const station of grid.stations) {
        const { status, value } = await provider.json(`/stations/${station.id}/observations/latest`, {
          signal,
        });
        const observation = status === 200 ? parseObservation(value) : null;
        if (observation !== null && now - Date.parse(observation.observedAt) <= maxObservationAgeMs)
          return { observation, station };
      }
      throw createFailure('has no recent observation near the point');
    },
    async forecast(latitude, longitude, now, signal) {
      const grid = await findGrid(`${latitude},${longitude}`, signal);
      if (grid === null) return { hours: null, days: null, parts: null };
      const fetchForecastPart = <T>(path: string, read: (value: unknown, now: number) => T | null) =>
        fetchAndParse(
          `${grid.path}${path}?units=si`,
          'a forecast',
          (value) => {
            const parsedValue = read(value, now);
            return parsedValue === null ? null : { reported: parsedValue, value };
          },
          signal,
        );
      const [hourly, daily] = await Promise.all([
        fetchForecastPart('/forecast/hourly', parseHours),
        fetchForecastPart('/forecast', parseDayParts),
      ]);
      return { hours: hourly.reported, days: parseDays(hourly.value, daily.value), parts: daily.reported };
    },
    alerts: (latitude, longitude, signal) =>
      fetchAndParse(`/alerts/active?point=${latitude},${longitude}`, 'alerts', parseAlerts, signal),
  };
}
