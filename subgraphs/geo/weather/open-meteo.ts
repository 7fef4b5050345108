import { failedSource, type Provider } from '../../provider.ts';
import { conditionOfWmo } from './condition.ts';
import { maxDays, maxHours, type Air, type Day } from './forecast.ts';
import { valueAt, listAt, numberAt, textAt } from '../../../core/json.ts';
import { instantOf, observationOf, within, type Observation } from './observation.ts';
import type { WeatherService } from './weather-provider.ts';
import { formatIsoDay } from '../../../facts/iso-day.ts';

const variables = [
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

/** Parses a UTC time that has no offset. */
const utc = (time: string | null) =>
  time !== null && /T\d\d:\d\d$/.test(time) ? instantOf(`${time}:00Z`) : null;

const observationIn = (answer: unknown): Observation | null =>
  observationAt(utc(textAt(answer, 'current', 'time')), (name) => numberAt(answer, 'current', name));

/** Builds the observation for one time. The values are already in the requested units. */
function observationAt(
  observedAt: string | null,
  current: (name: string) => number | null,
): Observation | null {
  const temperature = current('temperature_2m');
  if (observedAt === null || temperature === null) return null;
  const isDay = current('is_day');
  const visibility = current('visibility');
  return observationOf({
    observedAt,
    condition: conditionOfWmo(current('weather_code')),
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

const daily = [
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
const secondsAt = (answer: unknown, ...path: (string | number)[]) => {
  const seconds = numberAt(answer, ...path);
  // Sunrise and sunset are 0 on days without sunrise or sunset.
  return seconds === null || seconds === 0 ? null : instantOf(new Date(seconds * 1000).toISOString());
};

/** Returns the hourly values, from the current hour on. */
function hoursIn(answer: unknown, now: number): readonly Observation[] | null {
  if (valueAt(answer, 'hourly') === null) return null;
  return listAt(answer, 'hourly', 'time')
    .flatMap((time, row) => {
      if (typeof time !== 'number' || time * 1000 <= now - hourMs) return [];
      const hour = observationAt(instantOf(new Date(time * 1000).toISOString()), (name) =>
        numberAt(answer, 'hourly', name, row),
      );
      return hour === null ? [] : [hour];
    })
    .slice(0, maxHours);
}

/** Days in the point's local time; the response has their times as Unix seconds. */
function daysIn(answer: unknown): readonly Day[] | null {
  const offset = numberAt(answer, 'utc_offset_seconds');
  if (valueAt(answer, 'daily') === null || offset === null) return null;
  return listAt(answer, 'daily', 'time')
    .flatMap((time, row): Day[] => {
      if (typeof time !== 'number') return [];
      const day = (name: string) => numberAt(answer, 'daily', name, row);
      return [
        {
          date: formatIsoDay((time + offset) * 1000),
          condition: conditionOfWmo(day('weather_code')),
          temperatureMax: within(day('temperature_2m_max'), -100, 70, 1),
          temperatureMin: within(day('temperature_2m_min'), -100, 70, 1),
          precipitation: within(day('precipitation_sum'), 0, 2_000, 1),
          precipitationProbability: within(day('precipitation_probability_max'), 0, 100, 0),
          windSpeed: within(day('wind_speed_10m_max'), 0, 500, 1),
          windGust: within(day('wind_gusts_10m_max'), 0, 600, 1),
          uvIndex: within(day('uv_index_max'), 0, 30, 1),
          sunrise: secondsAt(answer, 'daily', 'sunrise', row),
          sunset: secondsAt(answer, 'daily', 'sunset', row),
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

function airIn(answer: unknown): Air | null {
  const observedAt = utc(textAt(answer, 'current', 'time'));
  if (observedAt === null) return null;
  const current = (name: string, most: number, decimals: number) =>
    within(numberAt(answer, 'current', name), 0, most, decimals);
  const air = {
    europeanAqi: current('european_aqi', 1_000, 0),
    usAqi: current('us_aqi', 1_000, 0),
    pm25: current('pm2_5', 10_000, 1),
    pm10: current('pm10', 10_000, 1),
    carbonMonoxide: current('carbon_monoxide', 1_000_000, 0),
    nitrogenDioxide: current('nitrogen_dioxide', 10_000, 1),
    sulphurDioxide: current('sulphur_dioxide', 10_000, 1),
    ozone: current('ozone', 10_000, 1),
  };
  return Object.values(air).every((value) => value === null) ? null : { observedAt, ...air };
}

/**
 * Provider for Open-Meteo: models of national weather services for any point. Source: open-meteo.com/en/docs and
 * /docs/air-quality-api.
 * @param airProvider serves air quality, at another address
 * @param apiKey for the commercial addresses
 * @param isFree whether the addresses are those of the free service
 */
export function openMeteo(
  provider: Provider,
  airProvider: Provider,
  apiKey: string | undefined,
  isFree: boolean,
): WeatherService {
  const key = apiKey === undefined ? {} : { apikey: apiKey };
  const ask = async (
    from: Provider,
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ) => {
    const search = new URLSearchParams({ ...query, ...key });
    return from.json(`${path}?${search.toString()}`, { signal });
  };
  const units = { temperature_unit: 'celsius', wind_speed_unit: 'kmh', precipitation_unit: 'mm' };
  const failure = (status: number, value: unknown, what: string) => {
    const reason =
      valueAt(value, 'error') === true ? 'rejected the request' : `returned status ${status} without ${what}`;
    return failedSource(provider, reason);
  };
  return {
    source: 'open-meteo',
    attribution: `Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0${
      isFree ? '; the free service is for non-commercial use' : ''
    }`,
    model: 'Open-Meteo best match',
    async report(latitude, longitude, _now, signal) {
      const point = { latitude: `${latitude}`, longitude: `${longitude}` };
      const query = { ...point, current: variables, ...units, timezone: 'GMT' };
      const { status, value } = await ask(provider, '/v1/forecast', query, signal);
      const observation = status === 200 ? observationIn(value) : null;
      if (observation !== null) return { observation, station: null };
      throw failure(status, value, 'weather');
    },
    async forecast(latitude, longitude, now, signal) {
      const query = {
        latitude: `${latitude}`,
        longitude: `${longitude}`,
        hourly: `${variables},precipitation_probability`,
        daily,
        ...units,
        // `timezone: auto` makes days local to the point; `unixtime` keeps all times as seconds since 1970.
        timezone: 'auto',
        timeformat: 'unixtime',
        forecast_days: `${maxDays}`,
      };
      const { status, value } = await ask(provider, '/v1/forecast', query, signal);
      if (status !== 200) throw failure(status, value, 'a forecast');
      return { hours: hoursIn(value, now), days: daysIn(value), parts: null };
    },
    async air(latitude, longitude, signal) {
      const point = { latitude: `${latitude}`, longitude: `${longitude}` };
      const query = { ...point, current: pollutants, timezone: 'GMT' };
      const { status, value } = await ask(airProvider, '/v1/air-quality', query, signal);
      // A self-hosted server may have no data on air quality.
      if (status === 404) return null;
      if (status !== 200) throw failure(status, value, 'air quality data');
      return airIn(value);
    },
  };
}
