import type { WeatherCondition } from '../schema.generated.ts';
import type { Observation } from './observation.ts';

/** Maximum numbers of hours, days, parts of days and alerts in a forecast. */
export const maxHours = 48;
export const maxDays = 7;
export const maxDayParts = 14;
export const maxAlerts = 50;

/** The forecast for one day at a point, in metric units. Values are null when the provider does not report them. */
export interface Day {
  /** The day in local time, YYYY-MM-DD. */
  readonly date: string;
  readonly condition: WeatherCondition | null;
  /** °C. */
  readonly temperatureMax: number | null;
  readonly temperatureMin: number | null;
  /** mm. */
  readonly precipitation: number | null;
  /** Probability in percent; the maximum of the day's hours. */
  readonly precipitationProbability: number | null;
  /** Maximum wind speed of the day in km/h. */
  readonly windSpeed: number | null;
  readonly windGust: number | null;
  readonly uvIndex: number | null;
  /** Time of sunrise in UTC, ISO 8601. Null when the sun does not rise or set. */
  readonly sunrise: string | null;
  readonly sunset: string | null;
}

/** The forecast for a part of a day, in the provider's wording. */
export interface DayPart {
  /** Name of the part of the day: `Tonight`. */
  readonly name: string;
  /** Start of the part in UTC, ISO 8601. */
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

/** A forecast. A list is null when the provider does not offer this kind of forecast. */
export interface Forecast {
  /** Hourly values, from the current hour on. */
  readonly hours: readonly Observation[] | null;
  readonly days: readonly Day[] | null;
  readonly parts: readonly DayPart[] | null;
}

/** Values of the Common Alerting Protocol 1.2. */
export const alertSeverities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;
export const alertUrgencies = ['Immediate', 'Expected', 'Future', 'Past', 'Unknown'] as const;
export const alertCertainties = ['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown'] as const;

/** A weather warning in the wording of the issuing service. */
export interface Alert {
  readonly id: string;
  readonly event: string;
  readonly severity: (typeof alertSeverities)[number] | null;
  readonly urgency: (typeof alertUrgencies)[number] | null;
  readonly certainty: (typeof alertCertainties)[number] | null;
  readonly headline: string | null;
  readonly description: string | null;
  readonly instruction: string | null;
  readonly areas: string | null;
  readonly sender: string | null;
  /** Start of the warning in UTC, ISO 8601. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Air quality. Concentrations are in µg/m³. A value is null when the provider does not report the value. */
export interface AirQuality {
  readonly observedAt: string;
  /** Air quality index of the European Environment Agency. */
  readonly europeanAqi: number | null;
  /** Air quality index of the US Environmental Protection Agency. */
  readonly usAqi: number | null;
  readonly pm25: number | null;
  readonly pm10: number | null;
  readonly carbonMonoxide: number | null;
  readonly nitrogenDioxide: number | null;
  readonly sulphurDioxide: number | null;
  readonly ozone: number | null;
}
