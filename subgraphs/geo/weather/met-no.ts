import { LRUCache } from 'lru-cache';
import { createSourceError, type Provider } from '../../provider.ts';
import { findConditionBySymbol } from './condition.ts';
import { maxHours } from './forecast.ts';
import { getValueAt, getListAt, getNumberAt, parseJson, getTextAt } from '../../../core/json.ts';
import { toUtcText, createObservation, type Observation } from './observation.ts';
import type { WeatherService } from './weather-provider.ts';

const hourMs = 3_600_000;
/**
 * Maximum age of a cached series. The limit also applies when the service allows a longer time, because its models run every
 * few hours.
 */
const maxAgeMs = 6 * hourMs;

/**
 * Returns the step of the series that contains `now`. Without such a step, returns the first step if it begins within an hour.
 */
function findCurrentStep(series: readonly Observation[], now: number): Observation | null {
  const [first] = series;
  const latestStep = series.findLast(({ observedAt }) => Date.parse(observedAt) <= now);
  return latestStep ?? (first !== undefined && Date.parse(first.observedAt) - now <= hourMs ? first : null);
}

const toKmh = (metresPerSecond: number | null) => (metresPerSecond === null ? null : metresPerSecond * 3.6);

function parseObservation(step: unknown): Observation | null {
  const readInstantValue = (name: string) => getNumberAt(step, 'data', 'instant', 'details', name);
  const observedAt = toUtcText(getTextAt(step, 'time'));
  const temperature = readInstantValue('air_temperature');
  if (observedAt === null || temperature === null) return null;
  const nextHourForecast = getValueAt(step, 'data', 'next_1_hours');
  const symbol =
    getTextAt(nextHourForecast, 'summary', 'symbol_code') ??
    getTextAt(step, 'data', 'next_6_hours', 'summary', 'symbol_code');
  const time = /_(day|night)$/.exec(symbol ?? '')?.[1];
  return createObservation({
    observedAt,
    condition: findConditionBySymbol(symbol),
    isDay: time === undefined ? null : time === 'day',
    temperature,
    feelsLike: null,
    dewPoint: readInstantValue('dew_point_temperature'),
    humidity: readInstantValue('relative_humidity'),
    windSpeed: toKmh(readInstantValue('wind_speed')),
    windGust: toKmh(readInstantValue('wind_speed_of_gust')),
    windDirection: readInstantValue('wind_from_direction'),
    pressure: readInstantValue('air_pressure_at_sea_level'),
    visibility: null,
    cloudCover: readInstantValue('cloud_area_fraction'),
    // Precipitation of the next hour, because the service has only forecasts.
    precipitation: getNumberAt(nextHourForecast, 'details', 'precipitation_amount'),
    precipitationProbability: getNumberAt(nextHourForecast, 'details', 'probability_of_precipitation'),
  });
}

/** A cached response, and the time before which the service does not allow a repeated request. */
interface CachedSeries {
  readonly series: readonly Observation[];
  readonly etag: { readonly 'if-modified-since': string } | undefined;
  /** Epoch milliseconds. */
  readonly expires: number;
}

const maxCachedSeries = 2_000;

/**
 * Creates the provider for MET Norway's locationforecast: model values for any point. The service requires clients to identify
 * themselves. Source: api.met.no/weatherapi/locationforecast/2.0/documentation, docs.api.met.no/doc/TermsOfService.
 */
export function createMetNo(provider: Provider): WeatherService {
  const seriesCache = new LRUCache<string, CachedSeries>({ max: maxCachedSeries });

  /** Returns the steps in chronological order, at least one. A cached series is revalidated only after its expiry. */
  async function getSeries(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ) {
    const path = `/weatherapi/locationforecast/2.0/complete?lat=${latitude}&lon=${longitude}`;
    const cachedValue = seriesCache.get(path);
    if (cachedValue !== undefined && now < cachedValue.expires) return cachedValue.series;
    const { status, headers, text } = await provider.request(path, {
      headers: cachedValue?.etag ?? {},
      signal,
    });
    // Status 203 means that the API version will be retired. The response is still complete.
    const series =
      status === 304 ? cachedValue?.series : status === 200 || status === 203 ? parseSeries(text) : undefined;
    if (series === undefined || series.length === 0) {
      throw createSourceError(provider, `returned status ${status} without weather data`);
    }
    const expires = Date.parse(headers.get('expires') ?? '');
    const lastModified = headers.get('last-modified');
    seriesCache.set(path, {
      series,
      expires: Number.isNaN(expires) ? now : Math.min(expires, now + maxAgeMs),
      etag: lastModified === null ? cachedValue?.etag : { 'if-modified-since': lastModified },
    });
    return series;
  }

  return {
    source: 'met-no',
    attribution: 'Weather data by MET Norway (https://www.met.no/en), CC BY 4.0',
    model: 'MET Norway locationforecast 2.0',
    async report(latitude, longitude, now, signal) {
      const observation = findCurrentStep(await getSeries(latitude, longitude, now, signal), now);
      if (observation !== null)
        return { observation: { ...observation, precipitation: null }, station: null };
      throw createSourceError(provider, 'returned no current weather');
    },
    async forecast(latitude, longitude, now, signal) {
      const series = await getSeries(latitude, longitude, now, signal);
      return { hours: filterHourly(series, now), days: null, parts: null };
    },
  };
}

/** Returns the hourly steps from the current step on, up to the first longer step. */
function filterHourly(series: readonly Observation[], now: number): readonly Observation[] {
  const instants = series.map(({ observedAt }) => Date.parse(observedAt));
  const startIndex = instants.findIndex((instant) => instant > now - hourMs);
  if (startIndex < 0) return [];
  const remainingInstants = instants.slice(startIndex);
  const end = remainingInstants.findIndex(
    (instant, place) => place > 0 && instant - (remainingInstants[place - 1] ?? 0) !== hourMs,
  );
  return series.slice(startIndex, end < 0 ? undefined : startIndex + end).slice(0, maxHours);
}

/** Parses a series. @returns undefined when the text is not JSON */
function parseSeries(text: string): readonly Observation[] | undefined {
  const value = parseJson(text);
  if (value === undefined) return undefined;
  return getListAt(value, 'properties', 'timeseries').flatMap((step) => {
    const observation = parseObservation(step);
    return observation === null ? [] : [observation];
  });
}
