import { latitude, longitude } from '../parameters/coordinates.ts';
import type { Route } from '../routing/route.ts';

/** The weather. */
export const weatherRoutes: readonly Route[] = [
  {
    name: 'weather',
    family: 'weather',
    path: '/weather',
    summary:
      'The weather at a point now: temperature, wind, humidity and condition, in both systems of units; deep: to come.',
    operation: 'weather',
    notes: [
      'deep adds what the provider tells of the time to come: hours (24), days, the parts of days in its own words ' +
        '(forecast), alerts in force and the quality of the air (air, µg/m³). open-meteo has hours, days and air; met-no ' +
        'hours; nws hours, forecast and alerts. What a provider does not tell is null.',
      'Asks the provider that WEATHER_PROVIDER names; without one, or when it fails, the answer is 503. Values are kept ' +
        'for at most 10 minutes, for points of about 1 km; observed_at says what they are of.',
      'station is null when a model tells the value. Temperatures are °C and °F, wind km/h and miles per hour, pressure ' +
        'hPa, visibility km and miles, precipitation mm.',
    ],
    parameters: { lat: latitude, lon: longitude },
    deep: 'paid',
    cache: 'live',
    missing: () => 'The provider of weather does not cover this point.',
    examples: [{ path: '/weather?lat=52.52&lon=13.41', note: 'Berlin.' }],
  },
];
