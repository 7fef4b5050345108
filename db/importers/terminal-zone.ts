import { zoneIdsOfCountry } from '../../facts/zone-tab.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { recordedZoneAt } from '../../facts/point/recorded-zone.ts';

/** Zones that hold in a country although zone.tab lists them for another: the north of Viet Nam. */
const further: Readonly<Record<string, readonly string[]>> = {
  VN: ['Asia/Bangkok'],
  XK: ['Europe/Belgrade'],
};

/** Degrees to each side: a quay stands in a border river, an islet is missing in the boundaries. */
const reaches = [0.02, 0.1, 0.25];

function zonesOf(country: string): ReadonlySet<string> {
  const territories = readFacts('postal-territories').filter((row) => row['country'] === country);
  const codes = [country, ...territories.map(({ territory = '' }) => territory)];
  return new Set([...codes.flatMap((code) => [...zoneIdsOfCountry(code)]), ...(further[country] ?? [])]);
}
const known = new Map<string, ReadonlySet<string>>();

/**
 * The zone of an airport or port: of those of its country the one at the point, else the one that its record names, else
 * the nearest; a country of one zone has that.
 *
 * @param country ISO 3166-1 alpha-2 of the record
 * @param recorded IANA identifier in the record. Null: none
 */
export function zoneOfTerminal(
  country: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  recorded: string | null = null,
): string | null {
  const own = known.get(country) ?? zonesOf(country);
  known.set(country, own);
  const here = recordedZoneAt(latitude, longitude);
  if (here !== null && own.has(here)) return here;
  if (recorded !== null && own.has(recorded)) return recorded;
  for (const reach of reaches) {
    for (const north of [0, reach, -reach]) {
      for (const east of [0, reach, -reach]) {
        const lat = Math.min(Math.max(latitude + north, -90), 90);
        const zone = recordedZoneAt(lat, ((longitude + east + 540) % 360) - 180);
        if (zone !== null && own.has(zone)) return zone;
      }
    }
  }
  const [only, ...others] = own;
  return only !== undefined && others.length === 0 ? only : here;
}
