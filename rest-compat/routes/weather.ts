import { latitude, longitude } from '../parameters/coordinates.ts';
import type { Route } from '../routing/route.ts';

/** The weather. */
export const weatherRoutes: readonly Route[] = [
  {
    name: 'weather',
    family: 'weather',
    path: '/weather',
    summary:
      'Current weather at a point: temperature, wind, humidity and condition, in metric and imperial units; deep=true adds forecasts.',
    operation: 'weather',
    notes: [
      'deep=true adds forecasts: hours (24), days, text periods (forecast), active alerts and air quality (air, µg/m³). ' +
        'open-meteo has hours, days and air; met-no has hours; nws has hours, forecast and alerts. Values that the provider does not supply are null.',
      'WEATHER_PROVIDER selects the provider; the default is Open-Meteo, free of charge for non-commercial use. When it fails or is turned off, the response is 503. ' +
        'Values are cached for up to 10 minutes, for points of about 1 km; observed_at is their time.',
      'station is null for values of a model. Temperatures are °C and °F, wind km/h and miles per hour, pressure hPa, visibility km and miles, precipitation mm.',
    ],
    parameters: { lat: latitude, lon: longitude },
    deep: 'paid',
    cache: 'live',
    missing: () => 'The weather provider does not cover this point.',
    examples: [{ path: '/weather?lat=52.52&lon=13.41', note: 'Berlin.' }],
  },
];
