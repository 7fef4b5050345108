import { entriesAt, readCldr, textAt } from '../names/cldr.ts';
import { canonicalId } from '../rules/edition.ts';

/** Windows identifiers by the zone that they stand for. */
function readWindowsIds(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const file = readCldr('cldr-core/supplemental/windowsZones.json');
  for (const [, entry] of entriesAt(file, 'supplemental', 'windowsZones', 'mapTimezones')) {
    const windows = textAt(entry, 'mapZone', '_other');
    for (const id of textAt(entry, 'mapZone', '_type').split(' ')) {
      const ids = found.get(canonicalId(id)) ?? [];
      found.set(canonicalId(id), ids);
      if (!ids.includes(windows)) ids.push(windows);
    }
  }
  return found;
}

let byZone: ReadonlyMap<string, readonly string[]> | undefined;

/** Windows identifiers of a zone, by CLDR 48.2.0; empty when Windows has none. */
export const windowsIdsOf = (id: string): readonly string[] => {
  byZone ??= readWindowsIds();
  return byZone.get(canonicalId(id)) ?? [];
};
