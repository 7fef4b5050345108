import { findConditionByDescription } from './condition.ts';
import {
  alertCertainties,
  alertSeverities,
  alertUrgencies,
  maxAlerts,
  maxDays,
  maxHours,
  maxDayParts,
  type Alert,
  type Day,
  type DayPart,
} from './forecast.ts';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../../../core/json.ts';
import { findKnownWord } from '../../../core/known-word.ts';
import { toUtcText, createObservation, roundWithin, type Observation } from './observation.ts';

const hourMs = 3_600_000;
const compassDirections = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** Returns the temperature of a period in °C, converted from the period's unit. */
function readTemperature(period: unknown): number | null {
  const value = getNumberAt(period, 'temperature');
  const unit = getTextAt(period, 'temperatureUnit');
  if (value === null || unit === 'C') return value;
  return unit === 'F' ? (value - 32) / 1.8 : null;
}

/** Parses `10 mph` or `15 to 25 km/h` to km/h. Returns the maximum of a range. */
function parseSpeed(text: string | null): number | null {
  const [, speed, unit] = /(\d+(?:\.\d+)?) (mph|km\/h)$/.exec(text ?? '') ?? [];
  return speed === undefined ? null : Number(speed) * (unit === 'mph' ? 1.609344 : 1);
}

const isDaytime = (period: unknown): boolean | null => {
  const daytimeValue = getValueAt(period, 'isDaytime');
  return typeof daytimeValue === 'boolean' ? daytimeValue : null;
};

/**
 * Parses a `/forecast/hourly` response into hours, from the current hour on. @returns null when the response is not a forecast
 */
export function parseHours(answer: unknown, now: number): readonly Observation[] | null {
  if (getValueAt(answer, 'properties', 'periods') === null) return null;
  return getListAt(answer, 'properties', 'periods')
    .flatMap((period) => {
      const observedAt = toUtcText(getTextAt(period, 'startTime'));
      if (observedAt === null || Date.parse(observedAt) <= now - hourMs) return [];
      const direction = compassDirections.indexOf(getTextAt(period, 'windDirection') ?? '');
      const dewPoint = getTextAt(period, 'dewpoint', 'unitCode') === 'wmoUnit:degC';
      return [
        createObservation({
          observedAt,
          condition: findConditionByDescription(getTextAt(period, 'shortForecast')),
          isDay: isDaytime(period),
          temperature: readTemperature(period),
          feelsLike: null,
          dewPoint: dewPoint ? getNumberAt(period, 'dewpoint', 'value') : null,
          humidity: getNumberAt(period, 'relativeHumidity', 'value'),
          windSpeed: parseSpeed(getTextAt(period, 'windSpeed')),
          windGust: null,
          windDirection: direction < 0 ? null : direction * 22.5,
          pressure: null,
          visibility: null,
          cloudCover: null,
          precipitation: null,
          precipitationProbability: getNumberAt(period, 'probabilityOfPrecipitation', 'value'),
        }),
      ];
    })
    .slice(0, maxHours);
}

/**
 * Returns the days in local time for which `/forecast/hourly` contains every hour. The current day is excluded, because its
 * past hours are missing.
 * @param parts the `/forecast` response, which has the condition of each daytime
 */
export function parseDays(hourly: unknown, parts: unknown): readonly Day[] {
  const periods = new Map<string, unknown[]>();
  for (const period of getListAt(hourly, 'properties', 'periods')) {
    const date = parseLocalHour(period)?.date;
    if (date !== undefined) periods.set(date, [...(periods.get(date) ?? []), period]);
  }
  const daytimePeriods = getListAt(parts, 'properties', 'periods').filter(
    (period) => isDaytime(period) === true,
  );
  return [...periods]
    .filter(([, hours]) => parseLocalHour(hours[0])?.hour === 0 && parseLocalHour(hours.at(-1))?.hour === 23)
    .map(([date, hours]): Day => {
      const collectValues = (read: (hour: unknown) => number | null) =>
        hours.flatMap((hour) => read(hour) ?? []);
      const temperatures = collectValues(readTemperature);
      const daytimePeriod = daytimePeriods.find((period) => parseLocalHour(period)?.date === date);
      return {
        date,
        condition: findConditionByDescription(getTextAt(daytimePeriod, 'shortForecast')),
        temperatureMax: roundWithin(findHighest(temperatures), -100, 70, 1),
        temperatureMin: roundWithin(findLowest(temperatures), -100, 70, 1),
        precipitation: null,
        precipitationProbability: roundWithin(
          findHighest(collectValues((hour) => getNumberAt(hour, 'probabilityOfPrecipitation', 'value'))),
          0,
          100,
          0,
        ),
        windSpeed: roundWithin(
          findHighest(collectValues((hour) => parseSpeed(getTextAt(hour, 'windSpeed')))),
          0,
          500,
          1,
        ),
        windGust: null,
        uvIndex: null,
        sunrise: null,
        sunset: null,
      };
    })
    .slice(0, maxDays);
}

const findHighest = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.max(...values);
const findLowest = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.min(...values);

/** Parses the local date and hour at which a period begins: `2026-11-20T06:00:00-05:00`. */
function parseLocalHour(period: unknown): { readonly date: string; readonly hour: number } | null {
  const [, date, hour] = /^(\d{4}-\d\d-\d\d)T(\d\d):/.exec(getTextAt(period, 'startTime') ?? '') ?? [];
  return date === undefined ? null : { date, hour: Number(hour) };
}

/** Parses a `/forecast` response into parts of days that have not ended. @returns null when the response is not a forecast */
export function parseDayParts(answer: unknown, now: number): readonly DayPart[] | null {
  if (getValueAt(answer, 'properties', 'periods') === null) return null;
  return getListAt(answer, 'properties', 'periods')
    .flatMap((period): DayPart[] => {
      const [name, text] = [getTextAt(period, 'name'), getTextAt(period, 'detailedForecast')];
      const [startsAt, endsAt] = [
        toUtcText(getTextAt(period, 'startTime')),
        toUtcText(getTextAt(period, 'endTime')),
      ];
      if (name === null || text === null || startsAt === null || endsAt === null) return [];
      if (Date.parse(endsAt) <= now) return [];
      return [
        {
          name,
          startsAt,
          endsAt,
          text,
          isDay: isDaytime(period),
          temperature: roundWithin(readTemperature(period), -100, 70, 1),
          condition: findConditionByDescription(getTextAt(period, 'shortForecast')),
          precipitationProbability: roundWithin(
            getNumberAt(period, 'probabilityOfPrecipitation', 'value'),
            0,
            100,
            0,
          ),
        },
      ];
    })
    .slice(0, maxDayParts);
}

/** Parses an `/alerts/active` response. @returns null when the response is not a list of alerts */
export function parseAlerts(answer: unknown): readonly Alert[] | null {
  if (!Array.isArray(getValueAt(answer, 'features'))) return null;
  return getListAt(answer, 'features')
    .flatMap((feature): Alert[] => {
      const readText = (name: string) => getTextAt(feature, 'properties', name);
      const [id, event] = [readText('id'), readText('event')];
      if (id === null || event === null) return [];
      return [
        {
          id,
          event,
          severity: findKnownWord(alertSeverities, readText('severity')),
          urgency: findKnownWord(alertUrgencies, readText('urgency')),
          certainty: findKnownWord(alertCertainties, readText('certainty')),
          headline: readText('headline'),
          description: readText('description'),
          instruction: readText('instruction'),
          areas: readText('areaDesc'),
          sender: readText('senderName'),
          startsAt: toUtcText(readText('onset') ?? readText('effective')),
          // `expires` is the end of the message, not of the weather event.
          endsAt: toUtcText(readText('ends') ?? readText('expires')),
        },
      ];
    })
    .slice(0, maxAlerts);
}
