import type { Air, Alert, Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';

/** A weather station. */
export interface Station {
  readonly id: string;
  readonly name: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface Report {
  readonly observation: Observation;
  /** The station that measured the values; null for values of a model. */
  readonly station: Station | null;
}

/** Queries one weather provider. */
export interface WeatherService {
  /** Identifier of the provider: `open-meteo`. */
  readonly source: string;
  /** Attribution that the licence requires. Null when it requires none. */
  readonly attribution: string | null;
  /** Name of the weather model; null when the values are measured by stations. */
  readonly model: string | null;
  /**
   * Queries the current weather.
   * @param now epoch milliseconds
   * @returns null when the provider does not cover the point
   * @throws service_unavailable when the provider fails, or its response has no weather
   */
  report(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<Report | null>;
  /** Queries the forecast for a point that `report` covers. @throws service_unavailable when the provider fails */
  forecast(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<Forecast>;
  /** Queries the warnings in force, at most 50. Absent when the provider has none. @throws as `forecast` */
  alerts?(latitude: number, longitude: number, signal: AbortSignal | undefined): Promise<readonly Alert[]>;
  /**
   * Queries air quality; null when not reported. Absent when the provider does not offer it. @throws as `forecast`
   */
  air?(latitude: number, longitude: number, signal: AbortSignal | undefined): Promise<Air | null>;
}
