import { distance } from 'geokdbush';
import { LRUCache } from 'lru-cache';
import { unavailable } from '../../lookup-error.ts';
import { checkPoint } from '../point-bounds.ts';
import type { Resolvers } from '../schema.generated.ts';
import { conditionEmoji, conditionName } from './condition.ts';
import { fahrenheit, miles, within, type Report, type WeatherService } from './observation.ts';

/** The weather at a point. */
export interface WeatherModel {
  readonly latitude: number;
  readonly longitude: number;
  readonly report: Report;
  readonly service: WeatherService;
}

/** Ten minutes: models and stations tell new values every 10 to 60. */
const freshMs = 10 * 60_000;
/** Points are asked for to two decimals of a degree, about 1 km: no model is finer. */
const toCell = (degrees: number): number => Number(degrees.toFixed(2)) + 0;

/**
 * @param service undefined: none is configured
 * @param clock milliseconds, for the age of what is kept
 */
export function weatherResolvers(service: WeatherService | undefined, clock: () => number): Resolvers {
  const known = new LRUCache<string, Report>({
    max: 20_000,
    ttl: freshMs,
    perf: { now: clock },
    ttlResolution: 0,
  });

  return {
    Query: {
      async weather(_, { latitude, longitude }, { now, signal }) {
        checkPoint(latitude, longitude);
        if (service === undefined) {
          throw unavailable('Weather is not configured: set WEATHER_PROVIDER to use this lookup.');
        }
        const cell = [toCell(latitude), toCell(longitude)] as const;
        const key = cell.join();
        let report: Report | null | undefined = known.get(key);
        if (report === undefined) {
          report = await service.report(...cell, now, signal);
          if (report === null) return null;
          known.set(key, report);
        }
        return { latitude, longitude, report, service };
      },
    },
    Weather: {
      current: ({ report }) => report.observation,
      station: (weather) => (weather.report.station === null ? null : weather),
      model: ({ service: { model } }) => model,
      source: ({ service: { source } }) => source,
      attribution: ({ service: { attribution } }) => attribution,
      deep: (weather) => weather,
    },
    WeatherObservation: {
      conditionName: ({ condition }) => (condition === null ? null : conditionName(condition)),
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
      id: ({ report }) => report.station?.id ?? '',
      name: ({ report }) => report.station?.name ?? null,
      distance: (weather) => kilometresTo(weather),
      distanceMi: (weather) => miles(kilometresTo(weather)),
    },
  };
}

function kilometresTo({ latitude, longitude, report: { station } }: WeatherModel): number | null {
  if (station === null) return null;
  return within(distance(longitude, latitude, station.longitude, station.latitude), 0, 21_000, 1);
}
