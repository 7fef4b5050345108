import { createSourceError, type Provider } from '../../provider.ts';
import { findConditionByWmoCode } from './condition.ts';
import { maxDays, maxHours, type AirQuality, type Day } from './forecast.ts';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../../../core/json.ts';
import { toUtcText, createObservation, roundWithin, type Observation } from './observation.ts';
import type { WeatherService } from './weather-provider.ts';
import { formatIsoDay } from '../../../facts/iso-day.ts';

const weatherVariables = [
  'temperature_2m',
  'apparent_temperature',
  'dew_point_2m',
  'relative_humidity_2m',
  'is_day',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'pressure_msl',
  'visibility',
  'wind_speed_10m',
  'wind_direction_10m',
  'wind_gusts_10m',
].join();

/** Parses a UTC time without an offset. */
const toUtcTime = (time: string | null) =>
  time !== null && /T\d\d:\d\d$/.test(time) ? toUtcText(`${time}:00Z`) : null;

const parseObservation = (answer: unknown): Observation | null =>
  createObservationAt(toUtcTime(getTextAt(answer, 'current', 'time')), (name) =>
    getNumberAt(answer, 'current', name),
  );

/** Creates the observation for one time. The response has the values in the requested units. */
function createObservationAt(
  observedAt: string | null,
  current: (name: string) => number | null,
): Observation | null {
  const temperature = current('temperature_2m');
  if (observedAt === null || temperature === null) return null;
  const isDay = current('is_day');
  const visibility = current('visibility');
  return createObservation({
    observedAt,
    condition: findConditionByWmoCode(current('weather_code')),
    isDay: isDay === null ? null : isDay === 1,
    temperature,
    feelsLike: current('apparent_temperature'),
    dewPoint: current('dew_point_2m'),
    humidity: current('relative_humidity_2m'),
    windSpeed: current('wind_speed_10m'),
    windGust: current('wind_gusts_10m'),
    windDirection: current('wind_direction_10m'),
    pressure: current('pressure_msl'),
    visibility: visibility === null ? null : visibility / 1000,
    cloudCover: current('cloud_cover'),
    precipitation: current('precipitation'),
    precipitationProbability: current('precipitation_probability'),
  });
}

const dailyVariables = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
  'wind_speed_10m_max',
  'wind_gusts_10m_max',
  'uv_index_max',
  'sunrise',
  'sunset',
].join();

const hourMs = 3_600_000;
const readSeconds = (answer: unknown, ...path: (string | number)[]) => {
  const seconds = getNumberAt(answer, ...path);
  // The response has 0 on days without sunrise or sunset.
  return seconds === null || seconds === 0 ? null : toUtcText(new Date(seconds * 1000).toISOString());
};

/** Returns the hourly values, from the current hour on. */
function parseHours(answer: unknown, now: number): readonly Observation[] | null {
  if (getValueAt(answer, 'hourly') === null) return null;
  return getListAt(answer, 'hourly', 'time')
    .flatMap((time, row) => {
      if (typeof time !== 'number' || time * 1000 <= now - hourMs) return [];
      const hour = createObservationAt(toUtcText(new Date(time * 1000).toISOString()), (name) =>
        getNumberAt(answer, 'hourly', name, row),
      );
      return hour === null ? [] : [hour];
    })
    .slice(0, maxHours);
}

/** Parses the days, which are days in the point's local time. Times in the response are Unix seconds. */
function parseDays(answer: unknown): readonly Day[] | null {
  const offset = getNumberAt(answer, 'utc_offset_seconds');
  if (getValueAt(answer, 'daily') === null || offset === null) return null;
  return getListAt(answer, 'daily', 'time')
    .flatMap((time, row): Day[] => {
      if (typeof time !== 'number') return [];
      const readDayValue = (name: string) => getNumberAt(answer, 'daily', name, row);
      return [
        {
          date: formatIsoDay((time + offset) * 1000),
          condition: findConditionByWmoCode(readDayValue('weather_code')),
          temperatureMax: roundWithin(readDayValue('temperature_2m_max'), -100, 70, 1),
          temperatureMin: roundWithin(readDayValue('temperature_2m_min'), -100, 70, 1),
          precipitation: roundWithin(readDayValue('precipitation_sum'), 0, 2_000, 1),
          precipitationProbability: roundWithin(readDayValue('precipitation_probability_max'), 0, 100, 0),
          windSpeed: roundWithin(readDayValue('wind_speed_10m_max'), 0, 500, 1),
          windGust: roundWithin(readDayValue('wind_gusts_10m_max'), 0, 600, 1),
          uvIndex: roundWithin(readDayValue('uv_index_max'), 0, 30, 1),
          sunrise: readSeconds(answer, 'daily', 'sunrise', row),
          sunset: readSeconds(answer, 'daily', 'sunset', row),
        },
      ];
    })
    .slice(0, maxDays);
}

const pollutants = [
  'european_aqi',
  'us_aqi',
  'pm2_5',
  'pm10',
  'carbon_monoxide',
  'nitrogen_dioxide',
  'sulphur_dioxide',
  'ozone',
].join();

function parseAirQuality(answer: unknown): AirQuality | null {
  const observedAt = toUtcTime(getTextAt(answer, 'current', 'time'));
  if (observedAt === null) return null;
  const readPollutant = (name: string, most: number, decimals: number) =>
    roundWithin(getNumberAt(answer, 'current', name), 0, most, decimals);
  const airValues = {
    europeanAqi: readPollutant('european_aqi', 1_000, 0),
    usAqi: readPollutant('us_aqi', 1_000, 0),
    pm25: readPollutant('pm2_5', 10_000, 1),
    pm10: readPollutant('pm10', 10_000, 1),
    carbonMonoxide: readPollutant('carbon_monoxide', 1_000_000, 0),
    nitrogenDioxide: readPollutant('nitrogen_dioxide', 10_000, 1),
    sulphurDioxide: readPollutant('sulphur_dioxide', 10_000, 1),
    ozone: readPollutant('ozone', 10_000, 1),
  };
  return Object.values(airValues).every((value) => value === null) ? null : { observedAt, ...airValues };
}

/**
 * Provider for Open-Meteo: models of national weather services for any point. Source: open-meteo.com/en/docs and
 * /docs/air-quality-api.
 * @param airProvider provider of air quality, which has a different address
 * @param apiKey key for the commercial addresses
 * @param isFree whether the addresses belong to the free service
 */
export function createOpenMeteo(
  provider: Provider,
  airProvider: Provider,
  apiKey: string | undefined,
  isFree: boolean,
): WeatherService {
  const key = apiKey === undefined ? {} : { apikey: apiKey };
  const fetchJson = async (
    from: Provider,
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ) => {
    const search = new URLSearchParams({ ...query, ...key });
    return from.json(`${path}?${search.toString()}`, { signal });
  };
  const units = { temperature_unit: 'celsius', wind_speed_unit: 'kmh', precipitation_unit: 'mm' };
  const createFailure = (status: number, value: unknown, what: string) => {
    const reason =
      getValueAt(value, 'error') === true
        ? 'rejected the request'
        : `returned status ${status} without ${what}`;
    return createSourceError(provider, reason);
  };
  return {
    source: 'open-meteo',
    attribution: `Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0${
      isFree ? '; the free service is for non-commercial use' : ''
    }`,
    model: 'Open-Meteo best match',
    async report(latitude, longitude, _now, signal) {
      const point = { latitude: `${latitude}`, longitude: `${longitude}` };
      const query = { ...point, current: weatherVariables, ...units, timezone: 'GMT' };
      const { status, value } = await fetchJson(provider, '/v1/forecast', query, signal);
      const observation = status === 200 ? parseObservation(value) : null;
      if (observation !== null) return { observation, station: null };
      throw createFailure(status, value, 'weather');
    },
    async forecast(latitude, longitude, now, signal) {
      const query = {
        latitude: `${latitude}`,
        longitude: `${longitude}`,
        hourly: `${weatherVariables},precipitation_probability`,
        daily: dailyVariables,
        ...units,
        // With `timezone: auto`, days are local to the point. With `unixtime`, all times are in seconds since 1970.
        timezone: 'auto',
        timeformat: 'unixtime',
        forecast_days: `${maxDays}`,
      };
      const { status, value } = await fetchJson(provider, '/v1/forecast', query, signal);
      if (status !== 200) throw createFailure(status, value, 'a forecast');
      return { hours: parseHours(value, now), days: parseDays(value), parts: null };
    },
    async air(latitude, longitude, signal) {
      const point = { latitude: `${latitude}`, longitude: `${longitude}` };
      const query = { ...point, current: pollutants, timezone: 'GMT' };
      const { status, value } = await fetchJson(airProvider, '/v1/air-quality', query, signal);
      // A self-hosted server can lack data on air quality.
      if (status === 404) return null;
      if (status !== 200) throw createFailure(status, value, 'air quality data');
      return parseAirQuality(value);
    },
  };
}
