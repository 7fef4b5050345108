import type { WeatherCondition } from '../schema.generated.ts';

/** The weather at one moment, in metric units. Values are null when the provider does not report them. */
export interface Observation {
  /** Time of the observation in UTC, ISO 8601, to the second. */
  readonly observedAt: string;
  readonly condition: WeatherCondition | null;
  /** Whether the sun was above the horizon at that time. */
  readonly isDay: boolean | null;
  /** °C. */
  readonly temperature: number | null;
  /** °C. */
  readonly feelsLike: number | null;
  /** °C. */
  readonly dewPoint: number | null;
  /** Relative humidity, percent. */
  readonly humidity: number | null;
  /** km/h. */
  readonly windSpeed: number | null;
  /** km/h. */
  readonly windGust: number | null;
  /** Direction from which the wind blows, in degrees clockwise from north. */
  readonly windDirection: number | null;
  /** Pressure at sea level, hPa. */
  readonly pressure: number | null;
  /** km. */
  readonly visibility: number | null;
  /** Share of the sky that clouds cover, in percent. */
  readonly cloudCover: number | null;
  /** Precipitation in millimetres of water. The period depends on the provider. */
  readonly precipitation: number | null;
  /** Percent; forecasts only. */
  readonly precipitationProbability: number | null;
}

type RawObservation = Omit<Observation, 'precipitationProbability'> &
  Partial<Pick<Observation, 'precipitationProbability'>>;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Rounds a provider's value. @returns null when the value is out of bounds */
export const roundWithin = (
  value: number | null,
  minimum: number,
  maximum: number,
  decimals: number,
): number | null =>
  // Add 0, which turns -0 into 0.
  value !== null && value >= minimum && value <= maximum ? round(value, decimals) + 0 : null;

/**
 * Rounds the values of an observation and drops impossible values. The limits are the records of the World Meteorological
 * Organization with a margin.
 */
export const createObservation = (raw: RawObservation): Observation => ({
  observedAt: raw.observedAt,
  condition: raw.condition,
  isDay: raw.isDay,
  temperature: roundWithin(raw.temperature, -100, 70, 1),
  feelsLike: roundWithin(raw.feelsLike, -120, 100, 1),
  dewPoint: roundWithin(raw.dewPoint, -120, 60, 1),
  humidity: roundWithin(raw.humidity, 0, 110, 0),
  windSpeed: roundWithin(raw.windSpeed, 0, 500, 1),
  windGust: roundWithin(raw.windGust, 0, 600, 1),
  windDirection: roundWithin(raw.windDirection, 0, 360, 0),
  pressure: roundWithin(raw.pressure, 800, 1100, 1),
  visibility: roundWithin(raw.visibility, 0, 500, 1),
  cloudCover: roundWithin(raw.cloudCover, 0, 100, 0),
  precipitation: roundWithin(raw.precipitation, 0, 500, 1),
  precipitationProbability: roundWithin(raw.precipitationProbability ?? null, 0, 100, 0),
});

export const toFahrenheit = (celsius: number | null): number | null =>
  celsius === null ? null : round(celsius * 1.8 + 32, 1);

/** Converts kilometres to miles, or km/h to mph. */
export const toMiles = (kilometres: number | null): number | null =>
  kilometres === null ? null : round(kilometres / 1.609344, 1);

/** Normalises an ISO 8601 text to UTC, to the second. @returns null when the text is malformed */
export function toUtcText(text: string | null): string | null {
  const instant = text === null ? NaN : Date.parse(text);
  return Number.isNaN(instant) ? null : `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
