import { describe, expect, test } from 'vitest';
import {
  getConditionEmoji,
  getConditionName,
  findConditionByDescription,
  findConditionBySymbol,
  findConditionByWmoCode,
} from './condition.ts';

// Open-Meteo, "WMO Weather interpretation codes (WW)" of its documentation.
const conditionsByWmoCodes: readonly (readonly [string, string])[] = [
  ['0', 'clear'],
  ['1', 'mostly_clear'],
  ['2', 'partly_cloudy'],
  ['3', 'cloudy'],
  ['45 48', 'fog'],
  ['51 53 55', 'drizzle'],
  ['56 57', 'freezing_drizzle'],
  ['61 63', 'rain'],
  ['65', 'heavy_rain'],
  ['66 67', 'freezing_rain'],
  ['71 73 77', 'snow'],
  ['75', 'heavy_snow'],
  ['80 81 82', 'rain_showers'],
  ['85 86', 'snow_showers'],
  ['95 96 99', 'thunderstorm'],
];

// The 41 symbols of MET Norway's weathericons, including the two that its API misspells.
const conditionsBySymbols: readonly (readonly [string, string])[] = [
  ['clearsky_day clearsky_night clearsky_polartwilight', 'clear'],
  ['fair_day', 'mostly_clear'],
  ['partlycloudy_night', 'partly_cloudy'],
  ['cloudy', 'cloudy'],
  ['fog', 'fog'],
  ['lightrain rain', 'rain'],
  ['heavyrain', 'heavy_rain'],
  ['lightrainshowers_day rainshowers_day heavyrainshowers_night', 'rain_showers'],
  ['lightsleet sleet heavysleet lightsleetshowers_day sleetshowers_day heavysleetshowers_day', 'sleet'],
  ['lightsnow snow', 'snow'],
  ['heavysnow', 'heavy_snow'],
  ['lightsnowshowers_day snowshowers_polartwilight heavysnowshowers_night', 'snow_showers'],
  [
    'rainandthunder lightrainandthunder heavyrainandthunder rainshowersandthunder_day heavyrainshowersandthunder_day ' +
      'lightrainshowersandthunder_day sleetandthunder snowandthunder lightssleetshowersandthunder_day ' +
      'lightssnowshowersandthunder_night heavysnowandthunder snowshowersandthunder_day',
    'thunderstorm',
  ],
];

// From the list "Weather conditions" of the US National Weather Service (w1.weather.gov/xml/current_obs/weather.php).
const conditionsByDescriptions: readonly (readonly [string, string])[] = [
  ['Clear|Fair|Fair and Breezy|Sunny', 'clear'],
  ['A Few Clouds|A Few Clouds and Windy|Mostly Clear', 'mostly_clear'],
  ['Partly Cloudy|Partly Cloudy and Breezy', 'partly_cloudy'],
  ['Mostly Cloudy|Overcast|Overcast and Windy|Cloudy', 'cloudy'],
  ['Fog/Mist|Freezing Fog|Shallow Fog|Patches of Fog', 'fog'],
  ['Haze', 'haze'],
  ['Smoke', 'smoke'],
  ['Dust|Low Drifting Dust|Sand', 'dust'],
  ['Light Drizzle|Drizzle Fog/Mist', 'drizzle'],
  ['Light Freezing Drizzle', 'freezing_drizzle'],
  ['Light Rain|Rain|Light Rain Fog/Mist', 'rain'],
  ['Heavy Rain|Heavy Rain Fog', 'heavy_rain'],
  ['Freezing Rain|Light Freezing Rain', 'freezing_rain'],
  ['Rain Showers|Showers in Vicinity', 'rain_showers'],
  ['Ice Pellets|Rain Snow|Snow Freezing Drizzle|Rain Ice Pellets', 'sleet'],
  ['Light Snow|Snow|Blowing Snow|Snow Grains', 'snow'],
  ['Heavy Snow', 'heavy_snow'],
  ['Light Snow Showers', 'snow_showers'],
  ['Thunderstorm|Light Thunderstorm Rain|Thunderstorm in Vicinity', 'thunderstorm'],
  ['Hail|Small Hail', 'hail'],
  ['Funnel Cloud|Tornado/Waterspout', 'tornado'],
];

describe('weather conditions', () => {
  test('every WMO code that Open-Meteo documents has a weather condition, and other codes have none', () => {
    for (const [codes, condition] of conditionsByWmoCodes) {
      for (const code of codes.split(' '))
        expect([code, findConditionByWmoCode(Number(code))]).toEqual([code, condition]);
    }
    const knownCodes = new Set(conditionsByWmoCodes.flatMap(([codes]) => codes.split(' ').map(Number)));
    for (let code = -1; code <= 100; code++)
      expect(findConditionByWmoCode(code) !== null).toBe(knownCodes.has(code));
  });

  test('every symbol of MET Norway is mapped to a weather condition', () => {
    for (const [names, condition] of conditionsBySymbols) {
      for (const name of names.split(' '))
        expect([name, findConditionBySymbol(name)]).toEqual([name, condition]);
    }
    expect(findConditionBySymbol('raining_frogs')).toBeNull();
    expect(findConditionBySymbol(null)).toBeNull();
  });

  test('every weather text of the National Weather Service is mapped to a weather condition', () => {
    for (const [texts, condition] of conditionsByDescriptions) {
      for (const text of texts.split('|')) {
        expect([text, findConditionByDescription(text)]).toEqual([text, condition]);
      }
    }
    expect(findConditionByDescription('Frogs')).toBeNull();
  });

  test('a weather condition has a name and an emoji, and an emoji with a sun becomes a night emoji at night', () => {
    expect(getConditionName('mostly_clear')).toBe('Mostly clear');
    expect(getConditionEmoji('clear', true)).toBe('☀️');
    expect(getConditionEmoji('clear', null)).toBe('☀️');
    expect(getConditionEmoji('clear', false)).toBe('🌙');
    expect(getConditionEmoji('thunderstorm', false)).toBe('⛈️');
  });
});
