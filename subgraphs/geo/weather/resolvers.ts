import { distance } from 'geokdbush';
import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { createDisabledError } from '../../provider.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import { checkPoint } from '../../validation/point.ts';
import type { Resolvers, WeatherCondition } from '../schema.generated.ts';
import { getConditionEmoji, getConditionName } from './condition.ts';
import { maxDays, maxHours, type AirQuality, type Alert, type Forecast } from './forecast.ts';
import { toFahrenheit, toMiles, roundWithin } from './observation.ts';
import type { WeatherReport, WeatherService } from './weather-provider.ts';

/** The model of the weather at a point. */
export interface WeatherModel {
  readonly latitude: number;
  readonly longitude: number;
  /** The rounded coordinates that are sent to the provider. */
  readonly cell: readonly [latitude: number, longitude: number];
  readonly report: WeatherReport;
  readonly service: WeatherService;
}

/** Cache lifetime: ten minutes. Models and stations have new values every 10 to 60 minutes. */
const cacheMs = 10 * 60_000;
/** Rounds coordinates to two decimals, about 1 km, which is finer than the resolution of all models. */
const roundToCell = (degrees: number): number => Number(degrees.toFixed(2));

/**
 * Creates the weather resolvers.
 * @param service undefined when weather is turned off
 * @param clock milliseconds, for the age of cached responses
 * @param off the setting that turned off weather
 */
export function weatherResolvers(
  service: WeatherService | undefined,
  clock: () => number,
  off = 'WEATHER_PROVIDER=none',
): Resolvers {
  const cacheOptions = { max: 20_000, ttl: cacheMs, perf: { now: clock }, ttlResolution: 0 };
  const reportCache = new LRUCache<string, WeatherReport>(cacheOptions);
  const smallCacheOptions = { ...cacheOptions, max: 2_000 };
  const forecastCache = new LRUCache<string, Forecast>(smallCacheOptions);
  const alertCache = new LRUCache<string, readonly Alert[]>(smallCacheOptions);
  const airCache = new LRUCache<string, AirQuality>(smallCacheOptions);

  const getForecast = async ({ cell, service: source }: WeatherModel, { now, signal }: LookupContext) => {
    const key = cell.join();
    const forecast = forecastCache.get(key) ?? (await source.forecast(...cell, now, signal));
    forecastCache.set(key, forecast, { noUpdateTTL: true });
    return forecast;
  };

  return {
    Query: {
      async weather(_, { latitude, longitude }, { now, signal }) {
        checkPoint(latitude, longitude);
        if (service === undefined) {
          throw createDisabledError('Weather', off);
        }
        const cell = [roundToCell(latitude), roundToCell(longitude)] as const;
        const key = cell.join();
        let report: WeatherReport | null | undefined = reportCache.get(key);
        if (report === undefined) {
          report = await service.report(...cell, now, signal);
          if (report === null) return null;
          reportCache.set(key, report);
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
        return (await getForecast(weather, context)).hours?.slice(0, limit) ?? null;
      },
      async days(weather, { limit }, context) {
        checkListLimit(limit, maxDays);
        return (await getForecast(weather, context)).days?.slice(0, limit) ?? null;
      },
      async forecast(weather, _, context) {
        const { parts } = await getForecast(weather, context);
        return parts === null ? null : [...parts];
      },
      minutes: () => null,
      async alerts({ cell, service: source }, _, { signal }) {
        if (source.alerts === undefined) return null;
        const key = cell.join();
        const cachedAlerts = alertCache.get(key) ?? (await source.alerts(...cell, signal));
        alertCache.set(key, cachedAlerts, { noUpdateTTL: true });
        return [...cachedAlerts];
      },
      async air({ cell, service: source }, _, { signal }) {
        if (source.air === undefined) return null;
        const key = cell.join();
        const airQuality = airCache.get(key) ?? (await source.air(...cell, signal));
        if (airQuality !== null) airCache.set(key, airQuality, { noUpdateTTL: true });
        return airQuality;
      },
      deep: (weather) => weather,
    },
    WeatherDay: {
      ...conditionResolvers,
      conditionEmoji: ({ condition }) => (condition === null ? null : getConditionEmoji(condition, true)),
      temperatureMaxF: ({ temperatureMax }) => toFahrenheit(temperatureMax),
      temperatureMinF: ({ temperatureMin }) => toFahrenheit(temperatureMin),
      windSpeedMph: ({ windSpeed }) => toMiles(windSpeed),
      windGustMph: ({ windGust }) => toMiles(windGust),
    },
    WeatherDayPart: {
      ...conditionResolvers,
      conditionEmoji: ({ condition, isDay }) =>
        condition === null ? null : getConditionEmoji(condition, isDay),
      temperatureF: ({ temperature }) => toFahrenheit(temperature),
    },
    WeatherObservation: {
      ...conditionResolvers,
      conditionEmoji: ({ condition, isDay }) =>
        condition === null ? null : getConditionEmoji(condition, isDay),
      temperatureF: ({ temperature }) => toFahrenheit(temperature),
      feelsLikeF: ({ feelsLike }) => toFahrenheit(feelsLike),
      dewPointF: ({ dewPoint }) => toFahrenheit(dewPoint),
      windSpeedMph: ({ windSpeed }) => toMiles(windSpeed),
      windGustMph: ({ windGust }) => toMiles(windGust),
      visibilityMi: ({ visibility }) => toMiles(visibility),
      deep: (observation) => observation,
    },
    WeatherStation: {
      code: ({ report }) => report.station?.id ?? '',
      name: ({ report }) => report.station?.name ?? null,
      distance: (weather) => computeDistance(weather),
      distanceMi: (weather) => toMiles(computeDistance(weather)),
    },
  };
}

const conditionResolvers = {
  conditionName: ({ condition }: { readonly condition: WeatherCondition | null }) =>
    condition === null ? null : getConditionName(condition),
};

const checkListLimit = (limit: number, most: number) =>
  createIntegerRule({ minimum: 1, maximum: most, example: most }).read(limit, 'limit');

function computeDistance({ latitude, longitude, report: { station } }: WeatherModel): number | null {
  if (station === null) return null;
  return roundWithin(distance(longitude, latitude, station.longitude, station.latitude), 0, 21_000, 1);
}
