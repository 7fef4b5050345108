import { createProvider, type ProviderOptions } from '../../provider.ts';
import { metNo } from './met-no.ts';
import { nws } from './nws.ts';
import type { WeatherService } from './observation.ts';
import { openMeteo } from './open-meteo.ts';

/** Settings of the weather, by environment variable; for the table that --help prints. */
export const weatherSettings = {
  WEATHER_PROVIDER:
    'Who tells the weather: open-meteo (anywhere; free of charge for non-commercial use), met-no (anywhere) or nws (United States). Without it, /weather is not available.',
  WEATHER_URL: 'Base address of that provider, for a mirror or an own server. Default: the public one.',
  WEATHER_AIR_URL:
    'Base address of Open-Meteo for the quality of the air. Default: WEATHER_URL, else the public one.',
  WEATHER_CONTACT: 'Web or mail address of the operator: met-no and nws ask who their clients are.',
  WEATHER_API_KEY: 'Key of Open-Meteo, for its commercial address.',
} as const;

export const weatherProviders = ['open-meteo', 'met-no', 'nws'] as const;

export type WeatherSettings = Readonly<Partial<Record<keyof typeof weatherSettings, string>>>;

/** What differs in tests. */
type Effects = Pick<ProviderOptions, 'timeoutMs'> & { readonly clock?: () => number };

/**
 * The provider that the settings name. Undefined: none is named.
 * @throws Error that names the setting at fault
 */
export function createWeatherService(
  settings: WeatherSettings,
  effects: Effects = {},
): WeatherService | undefined {
  const {
    WEATHER_PROVIDER: chosen,
    WEATHER_URL,
    WEATHER_AIR_URL,
    WEATHER_CONTACT,
    WEATHER_API_KEY,
  } = settings;
  if (chosen === undefined) return undefined;
  const { clock = () => performance.now(), ...limits } = effects;
  // Both turn clients away that do not say who they are.
  const provider = (name: string, url: string, identify: boolean) =>
    createProvider({
      ...limits,
      clock,
      name,
      setting: identify && WEATHER_CONTACT === undefined ? 'WEATHER_CONTACT' : 'WEATHER_PROVIDER',
      baseUrl: identify && WEATHER_CONTACT === undefined ? undefined : (WEATHER_URL ?? url),
      headers: identify ? { 'user-agent': `lookup (${WEATHER_CONTACT ?? ''})` } : {},
    });
  switch (chosen) {
    case 'open-meteo': {
      const url =
        WEATHER_API_KEY === undefined ? 'https://api.open-meteo.com' : 'https://customer-api.open-meteo.com';
      // A server of one's own answers both under one address.
      const air = WEATHER_AIR_URL ?? WEATHER_URL ?? url.replace('api.', 'air-quality-api.');
      const airProvider = createProvider({
        ...{ ...limits, clock, name: 'Open-Meteo (air)', setting: 'WEATHER_AIR_URL', baseUrl: air },
      });
      return openMeteo(provider('Open-Meteo', url, false), airProvider, WEATHER_API_KEY);
    }
    case 'met-no':
      return metNo(provider('MET Norway', 'https://api.met.no', true));
    case 'nws':
      return nws(provider('The National Weather Service', 'https://api.weather.gov', true), clock);
    default:
      throw new Error(
        `WEATHER_PROVIDER must be ${weatherProviders.join(' or ')}, not ${JSON.stringify(chosen)}.`,
      );
  }
}
