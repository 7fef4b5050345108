import { statSync } from 'node:fs';
import { headerTextParser, wordParser, webAddressParser, type Parser } from '../../core/setting.ts';
import { weatherProviders } from './weather/weather-service.ts';

const parseFolder: Parser<string> = (text) => {
  try {
    if (statSync(text).isDirectory()) return { value: text };
  } catch {
    // The folder is missing or not accessible.
  }
  return { rule: 'must be an existing folder' };
};

/** Settings of the geo subgraph's providers. */
export const geoSettings = {
  ELEVATION_TILES: {
    description:
      'Folder of SRTM tiles (N39W105.hgt …) or Copernicus GLO-30 or GLO-90 tiles (Copernicus_DSM_COG_….tif), at one or three arc-seconds. The tiles take precedence over the built-in global relief.',
    parse: parseFolder,
  },
  WEATHER_PROVIDER: {
    description:
      'Weather provider: open-meteo (anywhere; free of charge for non-commercial use, otherwise WEATHER_API_KEY), met-no (anywhere) or nws (United States).',
    onlineDefault: 'open-meteo',
    parse: wordParser(...weatherProviders),
    outgoing: {
      source: 'weather provider',
      lookups: '/weather',
      sends: 'the coordinates, rounded to about 1 km',
      recipient: 'the provider in WEATHER_PROVIDER',
      terms: 'Open-Meteo is free of charge for non-commercial use; commercial use needs WEATHER_API_KEY',
    },
    addressIn: () => 'WEATHER_URL',
  },
  WEATHER_URL: {
    description:
      'Base URL of the weather provider, for a mirror or your own server. Default: the public server.',
    parse: webAddressParser,
  },
  WEATHER_AIR_URL: {
    description:
      'Base address of Open-Meteo for air quality. Default: WEATHER_URL, otherwise the public server.',
    parse: webAddressParser,
  },
  WEATHER_CONTACT: {
    description: 'Web or e-mail address of the operator, which met-no and nws require.',
    parse: headerTextParser,
  },
  WEATHER_API_KEY: {
    description: 'API key of Open-Meteo, for its commercial server.',
    parse: headerTextParser,
    secret: true,
    addressIn: () => 'WEATHER_URL',
  },
} as const;
