import { statSync } from 'node:fs';
import { headerText, oneOf, webAddress } from '../setting.ts';
import { weatherProviders } from './weather/chosen-provider.ts';

function folder(text: string): string | null {
  try {
    if (statSync(text).isDirectory()) return null;
  } catch {
    // It is not there, or a part of its path cannot be searched.
  }
  return 'must be a folder that is there';
}

/** Settings of the geo subgraph's providers. */
export const geoSettings = {
  ELEVATION_TILES: {
    meaning:
      'Folder of SRTM tiles (N39W105.hgt …) or Copernicus GLO-30 or GLO-90 tiles (Copernicus_DSM_COG_….tif), one or three arc-seconds: asked before the relief of the globe.',
    fault: folder,
  },
  WEATHER_PROVIDER: {
    meaning:
      'Who tells the weather: open-meteo (anywhere; free of charge for non-commercial use), met-no (anywhere) or nws (United States). Without it, /weather is not available.',
    fault: oneOf(...weatherProviders),
  },
  WEATHER_URL: {
    meaning: 'Base address of that provider, for a mirror or an own server. Default: the public one.',
    fault: webAddress,
  },
  WEATHER_AIR_URL: {
    meaning:
      'Base address of Open-Meteo for the quality of the air. Default: WEATHER_URL, else the public one.',
    fault: webAddress,
  },
  WEATHER_CONTACT: {
    meaning: 'Web or mail address of the operator: met-no and nws ask who their clients are.',
    fault: headerText,
  },
  WEATHER_API_KEY: {
    meaning: 'Key of Open-Meteo, for its commercial address.',
    fault: headerText,
    secret: true,
  },
} as const;
