import { cldrText, entriesAt, readCldr, readZoneNames } from '../names/cldr.ts';

/**
 * Windows identifiers by CLDR's zone names. Links of the time-zone database are not followed: they merge
 * Europe/Copenhagen into Europe/Berlin, which Windows distinguishes.
 */
interface WindowsIds {
  readonly names: ReadonlyMap<string, string>;
  /** Windows identifiers by the first CLDR name of the zone. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

function readWindowsIds(): WindowsIds {
  const names = readZoneNames();
  const ids = new Map<string, string[]>();
  const file = readCldr('cldr-core/supplemental/windowsZones.json');
  for (const [, entry] of entriesAt(file, 'supplemental', 'windowsZones', 'mapTimezones')) {
    const windows = cldrText(entry, 'mapZone', '_other');
    for (const id of cldrText(entry, 'mapZone', '_type').split(' ')) {
      const name = names.get(id) ?? id;
      const found = ids.get(name) ?? [];
      ids.set(name, found);
      if (!found.includes(windows)) found.push(windows);
    }
  }
  return { names, ids };
}

let table: WindowsIds | undefined;

/** Windows identifiers of a zone, by CLDR 48.2.0; empty when Windows has none. */
export const windowsIdsOf = (id: string): readonly string[] => {
  table ??= readWindowsIds();
  return table.ids.get(table.names.get(id) ?? id) ?? [];
};
