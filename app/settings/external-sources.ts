import type { OutgoingRequests, Setting } from '../../core/setting.ts';
import type { Settings } from './settings.ts';
import { providerSettings } from './table.ts';

/** An external source, with the setting that turns it off or configures it. */
export interface ExternalSource extends OutgoingRequests {
  readonly setting: string;
  /** Value of the setting in a new installation; undefined when the operator must configure the source. */
  readonly onlineDefault: string | undefined;
  readonly addressIn: Setting['addressIn'];
}

/** All sources to which this machine can send requests. */
export const externalSources: readonly ExternalSource[] = Object.values(providerSettings)
  .flatMap((table): [string, Setting][] => Object.entries(table))
  .flatMap(([setting, { outgoing, onlineDefault, addressIn }]) =>
    outgoing === undefined ? [] : [{ ...outgoing, setting, onlineDefault, addressIn }],
  );

/** Returns the sources that the settings do not turn off. */
export const listSourcesInUse = ({ providers }: Pick<Settings, 'providers'>): readonly ExternalSource[] =>
  externalSources.filter(({ setting }) => providers[setting] !== undefined);

/** Whether the free service of Open-Meteo is in use, whose terms the operator must observe. */
const usesFreeWeather = ({ providers }: Pick<Settings, 'providers'>): boolean =>
  providers['WEATHER_PROVIDER'] === 'open-meteo' &&
  (providers['WEATHER_URL'] ?? providers['WEATHER_API_KEY']) === undefined;

/** Returns the line, printed at start, that lists the external sources and the settings that turn them off. */
export function formatSourcesLine(settings: Pick<Settings, 'providers' | 'offline' | 'ignored'>): string {
  const names = listSourcesInUse(settings).map(({ source, terms, setting }) => {
    const value = settings.providers[setting] ?? '';
    const isProviderNameSetting = setting.endsWith('_PROVIDER');
    const termsNote = terms === undefined || !usesFreeWeather(settings) ? '' : `: ${terms}`;
    return isProviderNameSetting ? `${source} (${value}${termsNote})` : source;
  });
  const nameList = names.join(', ');
  if (settings.offline) {
    const localSourcesText = nameList === '' ? '' : `; on this machine: ${nameList}`;
    const ignoredText = settings.ignored.length === 0 ? '' : `; ignored: ${settings.ignored.join(', ')}`;
    return `external sources are off (OFFLINE=true)${localSourcesText}${ignoredText}`;
  }
  return nameList === ''
    ? 'all external sources are off'
    : `${nameList}. OFFLINE=true turns off all of them, and <NAME>=none turns off one; see docs/configuration.md`;
}
