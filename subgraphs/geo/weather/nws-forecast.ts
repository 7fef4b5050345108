import { conditionOfDescription } from './condition.ts';
import { mostAlerts, mostHours, mostParts, type Alert, type DayPart } from './forecast.ts';
import { at, listAt, numberAt, textAt } from '../../../facts/json.ts';
import { instantOf, observationOf, within, type Observation } from './observation.ts';

const hourMs = 3_600_000;
const compass = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** °C, whatever the unit. */
function temperatureIn(period: unknown): number | null {
  const value = numberAt(period, 'temperature');
  const unit = textAt(period, 'temperatureUnit');
  if (value === null || unit === 'C') return value;
  return unit === 'F' ? (value - 32) / 1.8 : null;
}

/** km/h of `10 mph` or `15 to 25 km/h`: the higher. */
function speedIn(text: string | null): number | null {
  const [, speed, unit] = /(\d+(?:\.\d+)?) (mph|km\/h)$/.exec(text ?? '') ?? [];
  return speed === undefined ? null : Number(speed) * (unit === 'mph' ? 1.609344 : 1);
}

const isDayIn = (period: unknown): boolean | null => {
  const isDay = at(period, 'isDaytime');
  return typeof isDay === 'boolean' ? isDay : null;
};

/** Hours of `/forecast/hourly` from the one that now is in. Null: the answer is no forecast. */
export function hoursOf(answer: unknown, now: number): readonly Observation[] | null {
  if (at(answer, 'properties', 'periods') === null) return null;
  return listAt(answer, 'properties', 'periods')
    .flatMap((period) => {
      const observedAt = instantOf(textAt(period, 'startTime'));
      if (observedAt === null || Date.parse(observedAt) <= now - hourMs) return [];
      const direction = compass.indexOf(textAt(period, 'windDirection') ?? '');
      const dewPoint = textAt(period, 'dewpoint', 'unitCode') === 'wmoUnit:degC';
      return [
        observationOf({
          observedAt,
          condition: conditionOfDescription(textAt(period, 'shortForecast')),
          isDay: isDayIn(period),
          temperature: temperatureIn(period),
          feelsLike: null,
          dewPoint: dewPoint ? numberAt(period, 'dewpoint', 'value') : null,
          humidity: numberAt(period, 'relativeHumidity', 'value'),
          windSpeed: speedIn(textAt(period, 'windSpeed')),
          windGust: null,
          windDirection: direction < 0 ? null : direction * 22.5,
          pressure: null,
          visibility: null,
          cloudCover: null,
          precipitation: null,
          precipitationProbability: numberAt(period, 'probabilityOfPrecipitation', 'value'),
        }),
      ];
    })
    .slice(0, mostHours);
}

/** Parts of days of `/forecast` that are not over. Null: the answer is no forecast. */
export function partsOf(answer: unknown, now: number): readonly DayPart[] | null {
  if (at(answer, 'properties', 'periods') === null) return null;
  return listAt(answer, 'properties', 'periods')
    .flatMap((period): DayPart[] => {
      const [name, text] = [textAt(period, 'name'), textAt(period, 'detailedForecast')];
      const [startsAt, endsAt] = [
        instantOf(textAt(period, 'startTime')),
        instantOf(textAt(period, 'endTime')),
      ];
      if (name === null || text === null || startsAt === null || endsAt === null) return [];
      if (Date.parse(endsAt) <= now) return [];
      return [
        {
          name,
          startsAt,
          endsAt,
          text,
          isDay: isDayIn(period),
          temperature: within(temperatureIn(period), -100, 70, 1),
          condition: conditionOfDescription(textAt(period, 'shortForecast')),
          precipitationProbability: within(
            numberAt(period, 'probabilityOfPrecipitation', 'value'),
            0,
            100,
            0,
          ),
        },
      ];
    })
    .slice(0, mostParts);
}

/** Alerts of `/alerts/active`. Null: the answer is no list of them. */
export function alertsOf(answer: unknown): readonly Alert[] | null {
  if (!Array.isArray(at(answer, 'features'))) return null;
  return listAt(answer, 'features')
    .flatMap((feature): Alert[] => {
      const text = (name: string) => textAt(feature, 'properties', name);
      const [id, event] = [text('id'), text('event')];
      if (id === null || event === null) return [];
      return [
        {
          ...{
            id,
            event,
            severity: text('severity'),
            urgency: text('urgency'),
            certainty: text('certainty'),
          },
          ...{
            headline: text('headline'),
            description: text('description'),
            instruction: text('instruction'),
          },
          areas: text('areaDesc'),
          sender: text('senderName'),
          startsAt: instantOf(text('onset') ?? text('effective')),
          // What expires is the message; the event may go on.
          endsAt: instantOf(text('ends') ?? text('expires')),
        },
      ];
    })
    .slice(0, mostAlerts);
}
