import type { OfflineSetting } from '../../../core/setting.ts';
import { createProvider, type ProviderOptions } from '../../provider.ts';
import { createMetNo } from './met-no.ts';
import { createNws } from './nws.ts';
import type { WeatherService } from './weather-provider.ts';
import { createOpenMeteo } from './open-meteo.ts';

export const weatherProviders = ['open-meteo', 'met-no', 'nws'] as const;

/** Settings by variable name. Settings without a value are absent. */
export type WeatherSettings = OfflineSetting &
  Readonly<
    Partial<
      Record<
        'WEATHER_PROVIDER' | 'WEATHER_URL' | 'WEATHER_AIR_URL' | 'WEATHER_CONTACT' | 'WEATHER_API_KEY',
        string
      >
    >
  >;

/** Options for tests. */
type Effects = Pick<ProviderOptions, 'timeoutMs' | 'wait'> & { readonly clock?: () => number };

/**
 * Creates the configured weather provider.
 * @returns undefined when weather is turned off
 * @throws Error naming the invalid setting
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
  // MET Norway and the National Weather Service reject clients without contact data in the User-Agent header.
  const createWeatherProvider = (name: string, url: string, identify: boolean) =>
    createProvider({
      ...limits,
      clock,
      name,
      setting: identify && WEATHER_CONTACT === undefined ? 'WEATHER_CONTACT' : 'WEATHER_PROVIDER',
      enablingSetting: 'WEATHER_CONTACT to your web or e-mail address (WEATHER_CONTACT=ops@example.com)',
      baseUrl: identify && WEATHER_CONTACT === undefined ? undefined : (WEATHER_URL ?? url),
      headers: identify ? { 'user-agent': `lookup (${WEATHER_CONTACT ?? ''})` } : {},
    });
  switch (chosen) {
    case 'open-meteo': {
      const url =
        WEATHER_API_KEY === undefined ? 'https://api.open-meteo.com' : 'https://customer-api.open-meteo.com';
      // A self-hosted server has weather and air quality at the same address.
      const airUrl = WEATHER_AIR_URL ?? WEATHER_URL ?? url.replace('api.', 'air-quality-api.');
      const airProvider = createProvider({
        ...limits,
        clock,
        name: 'Open-Meteo (air)',
        setting: 'WEATHER_AIR_URL',
        baseUrl: airUrl,
      });
      const isFree = WEATHER_API_KEY === undefined && WEATHER_URL === undefined;
      return createOpenMeteo(
        createWeatherProvider('Open-Meteo', url, false),
        airProvider,
        WEATHER_API_KEY,
        isFree,
      );
    }
    case 'met-no':
      return createMetNo(createWeatherProvider('MET Norway', 'https://api.met.no', true));
    case 'nws':
      return createNws(
        createWeatherProvider('The National Weather Service', 'https://api.weather.gov', true),
        clock,
      );
    default:
      throw new Error(
        `WEATHER_PROVIDER must be ${weatherProviders.join(' or ')}, not ${JSON.stringify(chosen)}.`,
      );
  }
}
