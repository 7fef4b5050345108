import type { Air, Alert, Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';

/** Who measured. */
export interface Station {
  readonly id: string;
  readonly name: string | null;
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface Report {
  readonly observation: Observation;
  /** Null: a model's value for the point. */
  readonly station: Station | null;
}

/** One provider's way to say what the weather is now. */
export interface WeatherService {
  /** `open-meteo`. */
  readonly source: string;
  /** The line that its licence asks to be shown. Null: none. */
  readonly attribution: string | null;
  /** Name of the model, when it is no station that measures. */
  readonly model: string | null;
  /**
   * @param now epoch milliseconds
   * @returns null when the provider does not cover the point
   * @throws service_unavailable when it fails, or answers with what is no weather
   */
  report(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<Report | null>;
  /** What is to come at a point that `report` covers. @throws service_unavailable when the provider fails */
  forecast(
    latitude: number,
    longitude: number,
    now: number,
    signal: AbortSignal | undefined,
  ): Promise<Forecast>;
  /** Warnings in force, at most 50. Absent: the provider has none. @throws as `forecast` */
  alerts?(latitude: number, longitude: number, signal: AbortSignal | undefined): Promise<readonly Alert[]>;
  /** Null: not told. Absent: the provider does not know. @throws as `forecast` */
  air?(latitude: number, longitude: number, signal: AbortSignal | undefined): Promise<Air | null>;
}
