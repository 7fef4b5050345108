import { entriesAt, readCldr, textAt } from '../names/cldr.ts';

/**
 * The first of the names that CLDR has for a zone; all are one zone to it. Links of the time-zone database are not
 * followed: it links Europe/Copenhagen to Europe/Berlin, which Windows keeps apart.
 */
function readNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, zone] of entriesAt(readCldr('cldr-bcp47/bcp47/timezone.json'), 'keyword', 'u', 'tz')) {
    const [first = '', ...others] = textAt(zone, '_alias').split(' ');
    for (const name of [first, ...others]) names.set(name, first);
  }
  return names;
}

interface WindowsIds {
  readonly names: ReadonlyMap<string, string>;
  /** By the first name of the zone. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

function readWindowsIds(): WindowsIds {
  const names = readNames();
  const ids = new Map<string, string[]>();
  const file = readCldr('cldr-core/supplemental/windowsZones.json');
  for (const [, entry] of entriesAt(file, 'supplemental', 'windowsZones', 'mapTimezones')) {
    const windows = textAt(entry, 'mapZone', '_other');
    for (const id of textAt(entry, 'mapZone', '_type').split(' ')) {
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
