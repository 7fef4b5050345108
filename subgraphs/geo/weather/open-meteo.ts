import { unavailable } from '../../lookup-error.ts';
import type { Provider } from '../../provider.ts';
import { conditionOfWmo } from './condition.ts';
import { at, numberAt, textAt } from './json.ts';
import { instantOf, observationOf, type Observation, type WeatherService } from './observation.ts';

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

/** Values of `current`, in the units that are asked for; the time is in UTC and has no offset. */
function observationIn(answer: unknown): Observation | null {
  const current = (name: string) => numberAt(answer, 'current', name);
  const time = textAt(answer, 'current', 'time');
  const observedAt = time !== null && /T\d\d:\d\d$/.test(time) ? instantOf(`${time}:00Z`) : null;
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
  });
}

/** Open-Meteo: models of national services for any point. @param apiKey for its commercial address */
export const openMeteo = (provider: Provider, apiKey: string | undefined): WeatherService => ({
  source: 'open-meteo',
  attribution: 'Weather data by Open-Meteo.com (CC BY 4.0)',
  model: 'Open-Meteo best match',
  async report(latitude, longitude, _now, signal) {
    const query = new URLSearchParams({
      latitude: `${latitude}`,
      longitude: `${longitude}`,
      current: variables,
      temperature_unit: 'celsius',
      wind_speed_unit: 'kmh',
      precipitation_unit: 'mm',
      timezone: 'GMT',
      ...(apiKey === undefined ? {} : { apikey: apiKey }),
    });
    const { status, value } = await provider.json(`/v1/forecast?${query.toString()}`, { signal });
    const observation = status === 200 ? observationIn(value) : null;
    if (observation !== null) return { observation, station: null };
    const reason = at(value, 'error') === true ? 'refused the request' : `answered ${status} without weather`;
    throw unavailable(`Open-Meteo ${reason}. It is configured by ${provider.setting}; try again later.`);
  },
});
