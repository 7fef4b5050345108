import type { WeatherCondition } from '../schema.generated.ts';
import type { Observation } from './observation.ts';

/** Hours, days and parts of days that are kept of a forecast. */
export const mostHours = 48;
export const mostDays = 7;
export const mostParts = 14;
export const mostAlerts = 50;

/** A day at the point, in metric units. Null: the provider does not say. */
export interface Day {
  /** YYYY-MM-DD, by the clocks there. */
  readonly date: string;
  readonly condition: WeatherCondition | null;
  /** °C. */
  readonly temperatureMax: number | null;
  readonly temperatureMin: number | null;
  /** mm. */
  readonly precipitation: number | null;
  /** Percent, of the likeliest hour. */
  readonly precipitationProbability: number | null;
  /** km/h, the strongest. */
  readonly windSpeed: number | null;
  readonly windGust: number | null;
  readonly uvIndex: number | null;
  /** ISO 8601 in UTC. Null where the sun does not rise or set. */
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

/** A part of a day in the words of the provider. */
export interface DayPart {
  /** `Tonight`. */
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** °C. */
  readonly temperature: number | null;
  readonly isDay: boolean | null;
  readonly condition: WeatherCondition | null;
  /** Percent. */
  readonly precipitationProbability: number | null;
  readonly text: string;
}

/** What is to come. Null: the provider does not tell it in this form. */
export interface Forecast {
  /** From the hour that now is in. */
  readonly hours: readonly Observation[] | null;
  readonly days: readonly Day[] | null;
  readonly parts: readonly DayPart[] | null;
}

/** A warning of the weather service, in its words. */
export interface Alert {
  readonly id: string;
  readonly event: string;
  readonly severity: string | null;
  readonly urgency: string | null;
  readonly certainty: string | null;
  readonly headline: string | null;
  readonly description: string | null;
  readonly instruction: string | null;
  readonly areas: string | null;
  readonly sender: string | null;
  /** ISO 8601 in UTC. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Quality of the air; concentrations in µg/m³. Null: the provider does not say. */
export interface Air {
  readonly observedAt: string;
  /** Index of the European Environment Agency. */
  readonly europeanAqi: number | null;
  /** Index of the US Environmental Protection Agency. */
  readonly usAqi: number | null;
  readonly pm25: number | null;
  readonly pm10: number | null;
  readonly carbonMonoxide: number | null;
  readonly nitrogenDioxide: number | null;
  readonly sulphurDioxide: number | null;
  readonly ozone: number | null;
}
