import type { WeatherCondition } from '../schema.generated.ts';

interface Wording {
  readonly name: string;
  readonly emoji: string;
  /** Emoji for the night. Present for conditions whose daytime emoji contains the sun. */
  readonly nightEmoji?: string;
}

/** Names and emoji of the conditions. */
const wordings: Readonly<Record<WeatherCondition, Wording>> = {
  clear: { name: 'Clear', emoji: '☀️', nightEmoji: '🌙' },
  mostly_clear: { name: 'Mostly clear', emoji: '🌤️', nightEmoji: '🌙' },
  partly_cloudy: { name: 'Partly cloudy', emoji: '⛅', nightEmoji: '☁️' },
  cloudy: { name: 'Cloudy', emoji: '☁️' },
  fog: { name: 'Fog', emoji: '🌫️' },
  haze: { name: 'Haze', emoji: '🌫️' },
  smoke: { name: 'Smoke', emoji: '🌫️' },
  dust: { name: 'Dust or sand', emoji: '🌫️' },
  drizzle: { name: 'Drizzle', emoji: '🌦️', nightEmoji: '🌧️' },
  freezing_drizzle: { name: 'Freezing drizzle', emoji: '🌧️' },
  rain: { name: 'Rain', emoji: '🌧️' },
  heavy_rain: { name: 'Heavy rain', emoji: '🌧️' },
  freezing_rain: { name: 'Freezing rain', emoji: '🌧️' },
  rain_showers: { name: 'Rain showers', emoji: '🌦️', nightEmoji: '🌧️' },
  sleet: { name: 'Sleet', emoji: '🌨️' },
  snow: { name: 'Snow', emoji: '🌨️' },
  heavy_snow: { name: 'Heavy snow', emoji: '❄️' },
  snow_showers: { name: 'Snow showers', emoji: '🌨️' },
  thunderstorm: { name: 'Thunderstorm', emoji: '⛈️' },
  hail: { name: 'Hail', emoji: '🌨️' },
  tornado: { name: 'Tornado', emoji: '🌪️' },
  tropical_storm: { name: 'Tropical storm', emoji: '🌀' },
};

export const getConditionName = (condition: WeatherCondition): string => wordings[condition].name;

export function getConditionEmoji(condition: WeatherCondition, isDay: boolean | null): string {
  const { emoji, nightEmoji } = wordings[condition];
  return isDay === false ? (nightEmoji ?? emoji) : emoji;
}

/** The WMO 4677 weather codes that Open-Meteo documents. */
const conditionsByWmoCode: ReadonlyMap<number, WeatherCondition> = new Map([
  [0, 'clear'],
  [1, 'mostly_clear'],
  [2, 'partly_cloudy'],
  [3, 'cloudy'],
  [45, 'fog'],
  [48, 'fog'],
  [51, 'drizzle'],
  [53, 'drizzle'],
  [55, 'drizzle'],
  [56, 'freezing_drizzle'],
  [57, 'freezing_drizzle'],
  [61, 'rain'],
  [63, 'rain'],
  [65, 'heavy_rain'],
  [66, 'freezing_rain'],
  [67, 'freezing_rain'],
  [71, 'snow'],
  [73, 'snow'],
  [75, 'heavy_snow'],
  [77, 'snow'],
  [80, 'rain_showers'],
  [81, 'rain_showers'],
  [82, 'rain_showers'],
  [85, 'snow_showers'],
  [86, 'snow_showers'],
  [95, 'thunderstorm'],
  [96, 'thunderstorm'],
  [99, 'thunderstorm'],
]);

export const findConditionByWmoCode = (code: number | null): WeatherCondition | null =>
  code === null ? null : (conditionsByWmoCode.get(code) ?? null);

/** Patterns with their conditions, in order of precedence. */
type ConditionPatterns = readonly (readonly [RegExp, WeatherCondition])[];

/** Matches symbol codes of MET Norway's weathericon set, without the suffix for the time of day: `lightrainshowersandthunder`. */
const symbolPatterns: ConditionPatterns = [
  [/thunder$/, 'thunderstorm'],
  [/sleet/, 'sleet'],
  [/snowshowers$/, 'snow_showers'],
  [/^heavysnow$/, 'heavy_snow'],
  [/snow$/, 'snow'],
  [/rainshowers$/, 'rain_showers'],
  [/^heavyrain$/, 'heavy_rain'],
  [/rain$/, 'rain'],
  [/^fog$/, 'fog'],
  [/^clearsky$/, 'clear'],
  [/^fair$/, 'mostly_clear'],
  [/^partlycloudy$/, 'partly_cloudy'],
  [/^cloudy$/, 'cloudy'],
];

/** Matches observation texts of the US National Weather Service: `Light Rain and Fog/Mist`. */
const descriptionPatterns: ConditionPatterns = [
  [/tornado|funnel cloud|waterspout/, 'tornado'],
  [/hurricane|tropical storm/, 'tropical_storm'],
  [/thunder|t-storm/, 'thunderstorm'],
  [/sleet|ice pellets|wintry mix|\b(rain|drizzle).*snow|snow.*\b(rain|drizzle)/, 'sleet'],
  [/freezing rain|freezing spray/, 'freezing_rain'],
  [/freezing drizzle/, 'freezing_drizzle'],
  [/snow shower/, 'snow_showers'],
  [/heavy snow|blizzard/, 'heavy_snow'],
  [/snow|flurries|ice crystals/, 'snow'],
  [/hail/, 'hail'],
  [/shower/, 'rain_showers'],
  [/heavy rain/, 'heavy_rain'],
  [/drizzle/, 'drizzle'],
  [/rain/, 'rain'],
  [/fog|mist/, 'fog'],
  [/haze/, 'haze'],
  [/smoke|volcanic ash/, 'smoke'],
  [/dust|sand/, 'dust'],
  [/mostly cloudy|overcast|^cloudy/, 'cloudy'],
  [/partly (cloudy|sunny)/, 'partly_cloudy'],
  [/few clouds|mostly (clear|sunny)/, 'mostly_clear'],
  [/clear|fair|sunny/, 'clear'],
];

const matchPattern = (text: string, reading: ConditionPatterns): WeatherCondition | null =>
  reading.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Returns the condition of a symbol code.
 * @param symbol with or without `_day`, `_night`, `_polartwilight`
 */
export const findConditionBySymbol = (symbol: string | null): WeatherCondition | null =>
  symbol === null ? null : matchPattern(symbol.replace(/_(day|night|polartwilight)$/, ''), symbolPatterns);

export const findConditionByDescription = (text: string | null): WeatherCondition | null =>
  text === null ? null : matchPattern(text.toLowerCase(), descriptionPatterns);
