import { unavailable } from '../../lookup-error.ts';
import type { Provider } from '../../provider.ts';
import { conditionOfSymbol } from './condition.ts';
import { at, listAt, numberAt, textAt } from './json.ts';
import { instantOf, observationOf, type Observation, type WeatherService } from './observation.ts';

const hourMs = 3_600_000;

/** The step of the series that now is in; the first one, when it begins within the hour. */
function stepAt(answer: unknown, now: number): unknown {
  let found: unknown = null;
  for (const step of listAt(answer, 'properties', 'timeseries')) {
    const start = Date.parse(textAt(step, 'time') ?? '');
    if (Number.isNaN(start)) continue;
    if (start <= now) found = step;
    else return found ?? (start - now <= hourMs ? step : null);
  }
  return found;
}

const kmh = (metresPerSecond: number | null) => (metresPerSecond === null ? null : metresPerSecond * 3.6);

function observationIn(step: unknown): Observation | null {
  const instant = (name: string) => numberAt(step, 'data', 'instant', 'details', name);
  const observedAt = instantOf(textAt(step, 'time'));
  const temperature = instant('air_temperature');
  if (observedAt === null || temperature === null) return null;
  const next = at(step, 'data', 'next_1_hours');
  const symbol =
    textAt(next, 'summary', 'symbol_code') ?? textAt(step, 'data', 'next_6_hours', 'summary', 'symbol_code');
  const time = /_(day|night)$/.exec(symbol ?? '')?.[1];
  return observationOf({
    observedAt,
    condition: conditionOfSymbol(symbol),
    isDay: time === undefined ? null : time === 'day',
    temperature,
    feelsLike: null,
    dewPoint: instant('dew_point_temperature'),
    humidity: instant('relative_humidity'),
    windSpeed: kmh(instant('wind_speed')),
    windGust: kmh(instant('wind_speed_of_gust')),
    windDirection: instant('wind_from_direction'),
    pressure: instant('air_pressure_at_sea_level'),
    visibility: null,
    cloudCover: instant('cloud_area_fraction'),
    // The service tells what is to come, not what has fallen.
    precipitation: null,
  });
}

/** MET Norway's locationforecast: a model's value for any point. It asks clients to say who they are. */
export const metNo = (provider: Provider): WeatherService => ({
  source: 'met-no',
  attribution: 'Weather data by MET Norway (CC BY 4.0)',
  model: 'MET Norway locationforecast 2.0',
  async report(latitude, longitude, now, signal) {
    const path = `/weatherapi/locationforecast/2.0/complete?lat=${latitude}&lon=${longitude}`;
    const { status, value } = await provider.json(path, { signal });
    // 203: the version is to be retired, the answer is whole.
    const observation = status === 200 || status === 203 ? observationIn(stepAt(value, now)) : null;
    if (observation !== null) return { observation, station: null };
    throw unavailable(
      `MET Norway answered ${status} without weather. It is configured by ${provider.setting}; try again later.`,
    );
  },
});
