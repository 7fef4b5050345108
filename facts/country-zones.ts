import { readFacts } from './fact-table.ts';

let zones: ReadonlyMap<string, readonly string[]> | undefined;

/** IANA identifiers of a country's zones, in the order of zone.tab. @param country ISO 3166-1 alpha-2 */
export function zonesOfCountry(country: string): readonly string[] {
  zones ??= byCountry();
  return zones.get(country) ?? [];
}

function byCountry(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { country = '', timezone = '' } of readFacts('zone-tab')) {
    found.set(country, [...(found.get(country) ?? []), timezone]);
  }
  return found;
}
