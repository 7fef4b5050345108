import { distance } from 'geokdbush';
import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { turnedOff } from '../../provider.ts';
import { integerRule } from '../../validation/number-rule.ts';
import { checkPoint } from '../../validation/point.ts';
import type { Resolvers, WeatherCondition } from '../schema.generated.ts';
import { conditionEmoji, conditionName } from './condition.ts';
import { maxDays, maxHours, type Air, type Alert, type Forecast } from './forecast.ts';
import { fahrenheit, miles, within } from './observation.ts';
import type { Report, WeatherService } from './weather-provider.ts';

/** The weather at a point. */
export interface WeatherModel {
  readonly latitude: number;
  readonly longitude: number;
  /** The rounded coordinates for which the provider is queried. */
  readonly cell: readonly [latitude: number, longitude: number];
  readonly report: Report;
  readonly service: WeatherService;
}

/** Cache lifetime: ten minutes. Models and stations have new values every 10 to 60 minutes. */
const cacheMs = 10 * 60_000;
/** Rounds coordinates to two decimals, about 1 km, because no model has a higher resolution. */
const toCell = (degrees: number): number => Number(degrees.toFixed(2));

/**
 * Creates the weather resolvers.
 * @param service undefined when weather is turned off
 * @param clock milliseconds, for the age of cached responses
 * @param off the setting that turns it off
 */
export function weatherResolvers(
  service: WeatherService | undefined,
  clock: () => number,
  off = 'WEATHER_PROVIDER=none',
): Resolvers {
  const cacheOptions = { max: 20_000, ttl: cacheMs, perf: { now: clock }, ttlResolution: 0 };
  const reports = new LRUCache<string, Report>(cacheOptions);
  const smallCacheOptions = { ...cacheOptions, max: 2_000 };
  const forecasts = new LRUCache<string, Forecast>(smallCacheOptions);
  const alerts = new LRUCache<string, readonly Alert[]>(smallCacheOptions);
  const airs = new LRUCache<string, Air>(smallCacheOptions);

  const forecastOf = async ({ cell, service: source }: WeatherModel, { now, signal }: LookupContext) => {
    const key = cell.join();
    const found = forecasts.get(key) ?? (await source.forecast(...cell, now, signal));
    forecasts.set(key, found, { noUpdateTTL: true });
    return found;
  };

  return {
    Query: {
      async weather(_, { latitude, longitude }, { now, signal }) {
        checkPoint(latitude, longitude);
        if (service === undefined) {
          throw turnedOff('Weather', off);
        }
        const cell = [toCell(latitude), toCell(longitude)] as const;
        const key = cell.join();
        let report: Report | null | undefined = reports.get(key);
        if (report === undefined) {
          report = await service.report(...cell, now, signal);
          if (report === null) return null;
          reports.set(key, report);
        }
        return { latitude, longitude, cell, report, service };
      },
    },
    Weather: {
      current: ({ report }) => report.observation,
      station: (weather) => (weather.report.station === null ? null : weather),
      model: ({ service: { model } }) => model,
      source: ({ service: { source } }) => source,
      attribution: ({ service: { attribution } }) => attribution,
      async hours(weather, { limit }, context) {
        checkListLimit(limit, maxHours);
        return (await forecastOf(weather, context)).hours?.slice(0, limit) ?? null;
      },
      async days(weather, { limit }, context) {
        checkListLimit(limit, maxDays);
        return (await forecastOf(weather, context)).days?.slice(0, limit) ?? null;
      },
      async forecast(weather, _, context) {
        const { parts } = await forecastOf(weather, context);
        return parts === null ? null : [...parts];
      },
      minutes: () => null,
      async alerts({ cell, service: source }, _, { signal }) {
        if (source.alerts === undefined) return null;
        const key = cell.join();
        const found = alerts.get(key) ?? (await source.alerts(...cell, signal));
        alerts.set(key, found, { noUpdateTTL: true });
        return [...found];
      },
      async air({ cell, service: source }, _, { signal }) {
        if (source.air === undefined) return null;
        const key = cell.join();
        const found = airs.get(key) ?? (await source.air(...cell, signal));
        if (found !== null) airs.set(key, found, { noUpdateTTL: true });
        return found;
      },
      deep: (weather) => weather,
    },
    WeatherDay: {
      ...named,
      conditionEmoji: ({ condition }) => (condition === null ? null : conditionEmoji(condition, true)),
      temperatureMaxF: ({ temperatureMax }) => fahrenheit(temperatureMax),
      temperatureMinF: ({ temperatureMin }) => fahrenheit(temperatureMin),
      windSpeedMph: ({ windSpeed }) => miles(windSpeed),
      windGustMph: ({ windGust }) => miles(windGust),
    },
    WeatherDayPart: {
      ...named,
      conditionEmoji: ({ condition, isDay }) =>
        condition === null ? null : conditionEmoji(condition, isDay),
      temperatureF: ({ temperature }) => fahrenheit(temperature),
    },
    WeatherObservation: {
      ...named,
      conditionEmoji: ({ condition, isDay }) =>
        condition === null ? null : conditionEmoji(condition, isDay),
      temperatureF: ({ temperature }) => fahrenheit(temperature),
      feelsLikeF: ({ feelsLike }) => fahrenheit(feelsLike),
      dewPointF: ({ dewPoint }) => fahrenheit(dewPoint),
      windSpeedMph: ({ windSpeed }) => miles(windSpeed),
      windGustMph: ({ windGust }) => miles(windGust),
      visibilityMi: ({ visibility }) => miles(visibility),
      deep: (observation) => observation,
    },
    WeatherStation: {
      code: ({ report }) => report.station?.id ?? '',
      name: ({ report }) => report.station?.name ?? null,
      distance: (weather) => kilometresTo(weather),
      distanceMi: (weather) => miles(kilometresTo(weather)),
    },
  };
}

const named = {
  conditionName: ({ condition }: { readonly condition: WeatherCondition | null }) =>
    condition === null ? null : conditionName(condition),
};

const checkListLimit = (limit: number, most: number) =>
  integerRule({ minimum: 1, maximum: most, example: most }).read(limit, 'limit');

function kilometresTo({ latitude, longitude, report: { station } }: WeatherModel): number | null {
  if (station === null) return null;
  return within(distance(longitude, latitude, station.longitude, station.latitude), 0, 21_000, 1);
}
