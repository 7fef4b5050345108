import type { OutgoingRequests, Setting } from '../../core/setting.ts';
import type { Settings } from './settings.ts';
import { providerSettings } from './table.ts';

/** An external source, with the setting that turns it off or configures it. */
export interface ExternalSource extends OutgoingRequests {
  readonly setting: string;
  /** Value of the setting in a new installation; undefined when the source needs to be configured. */
  readonly onlineDefault: string | undefined;
  readonly addressIn: Setting['addressIn'];
}

/** All sources that requests may leave the machine for. */
export const externalSources: readonly ExternalSource[] = Object.values(providerSettings)
  .flatMap((table): [string, Setting][] => Object.entries(table))
  .flatMap(([setting, { outgoing, onlineDefault, addressIn }]) =>
    outgoing === undefined ? [] : [{ ...outgoing, setting, onlineDefault, addressIn }],
  );

/** Returns the sources that the settings leave in use. */
export const sourcesInUse = ({ providers }: Pick<Settings, 'providers'>): readonly ExternalSource[] =>
  externalSources.filter(({ setting }) => providers[setting] !== undefined);

/** Returns the line of the start that lists the external sources and how to turn them off. */
export function sourcesLine(settings: Pick<Settings, 'providers' | 'offline' | 'ignored'>): string {
  const names = sourcesInUse(settings).map(({ source, terms, setting }) => {
    const value = settings.providers[setting] ?? '';
    const isNamed = setting.endsWith('_PROVIDER');
    // The terms are those of the default.
    const note = terms === undefined || value !== 'open-meteo' ? '' : `: ${terms}`;
    return isNamed ? `${source} (${value}${note})` : source;
  });
  const list = names.join(', ');
  if (settings.offline) {
    const local = list === '' ? '' : `; on this machine: ${list}`;
    const ignored = settings.ignored.length === 0 ? '' : `; ignored: ${settings.ignored.join(', ')}`;
    return `external sources are off (OFFLINE=true)${local}${ignored}`;
  }
  return list === ''
    ? 'all external sources are off'
    : `${list}. Turn all off: OFFLINE=true; one: <NAME>=none, see docs/configuration.md`;
}
