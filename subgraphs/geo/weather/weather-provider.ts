import type { AirQuality, Alert, Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';

/** A weather station. */
export interface Station {
  readonly id: string;
  readonly name: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface WeatherReport {
  readonly observation: Observation;
  /** The station that measured the values; null for model values. */
  readonly station: Station | null;
}

/** Queries one weather provider. */
export interface WeatherService {
  /** Identifier of the provider: `open-meteo`. */
  readonly source: string;
  /** The attribution that the licence requires; null when no attribution is required. */
  readonly attribution: string | null;
  /** Name of the weather model; null when the values are measured by stations. */
  readonly model: string | null;
  /**
   * Queries the current weather.
   * @param now epoch milliseconds
   * @returns null when the provider does not cover the point
   * @throws service_unavailable when the provider fails, or its response contains no weather
   */
  report(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<WeatherReport | null>;
  /** Queries the forecast for a point that `report` covers. @throws service_unavailable when the provider fails */
  forecast(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<Forecast>;
  /** Queries the warnings in force, at most 50. Absent when the provider has no warnings. @throws the errors of `forecast` */
  alerts?(latitude: number, longitude: number, signal: AbortSignal | undefined): Promise<readonly Alert[]>;
  /**
   * Queries air quality; null when the response contains none. Absent when the provider has no air quality. @throws the errors
   * of `forecast`
   */
  air?(latitude: number, longitude: number, signal: AbortSignal | undefined): Promise<AirQuality | null>;
}
