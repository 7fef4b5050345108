import { readText, listEntries, readCldr, readZoneNames } from '../names/cldr.ts';

/**
 * Windows identifiers of zones by CLDR's zone names. Aliases of the time-zone database are not resolved, because they merge
 * zones that Windows distinguishes: Europe/Copenhagen and Europe/Berlin.
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
  for (const [, entry] of listEntries(file, 'supplemental', 'windowsZones', 'mapTimezones')) {
    const windowsId = readText(entry, 'mapZone', '_other');
    for (const id of readText(entry, 'mapZone', '_type').split(' ')) {
      const name = names.get(id) ?? id;
      const windowsIds = ids.get(name) ?? [];
      ids.set(name, windowsIds);
      if (!windowsIds.includes(windowsId)) windowsIds.push(windowsId);
    }
  }
  return { names, ids };
}

let windowsIdTable: WindowsIds | undefined;

/** Returns the Windows identifiers of a zone; empty when Windows has no identifier. Source: CLDR 48.2.0. */
export const findWindowsIds = (id: string): readonly string[] => {
  windowsIdTable ??= readWindowsIds();
  return windowsIdTable.ids.get(windowsIdTable.names.get(id) ?? id) ?? [];
};
