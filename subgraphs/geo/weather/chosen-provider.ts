import { createProvider, type ProviderOptions } from '../../provider.ts';
import { metNo } from './met-no.ts';
import { nws } from './nws.ts';
import type { WeatherService } from './weather-provider.ts';
import { openMeteo } from './open-meteo.ts';

export const weatherProviders = ['open-meteo', 'met-no', 'nws'] as const;

/** Values by variable name; a missing one is not set. */
export type WeatherSettings = Readonly<
  Partial<
    Record<
      'WEATHER_PROVIDER' | 'WEATHER_URL' | 'WEATHER_AIR_URL' | 'WEATHER_CONTACT' | 'WEATHER_API_KEY',
      string
    >
  >
>;

/** What differs in tests. */
type Effects = Pick<ProviderOptions, 'timeoutMs' | 'wait'> & { readonly clock?: () => number };

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
      switchedOnBy: 'WEATHER_CONTACT to a web or mail address of yours (WEATHER_CONTACT=ops@example.com)',
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
        ...limits,
        clock,
        name: 'Open-Meteo (air)',
        setting: 'WEATHER_AIR_URL',
        baseUrl: air,
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
