import { readFacts } from './fact-table.ts';

/** A row of zone.tab: a zone of a country, and its principal location. */
export interface CountryZone {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA identifier. */
  readonly timezone: string;
  /** Coordinates of the zone's principal location in WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Codes of all countries that use the zone, including this one, sorted. */
  readonly countries: readonly string[];
}

const rows: readonly CountryZone[] = readFacts('zone-tab').map(
  ({ country = '', timezone = '', latitude, longitude, also = '' }) => ({
    country,
    timezone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    countries: [country, ...also.split(' ').filter((code) => code !== '')].sort(),
  }),
);

const byZone = new Map(rows.map((row) => [row.timezone, row]));
/** Kosovo, which zone.tab lacks: it has no code of ISO 3166-1. The position is that of Pristina. */
const kosovo: CountryZone = {
  country: 'XK',
  timezone: 'Europe/Belgrade',
  latitude: 42.6667,
  longitude: 21.1667,
  countries: [...(byZone.get('Europe/Belgrade')?.countries ?? []), 'XK'],
};
/** Zones of a part of a country that zone.tab only lists for another country (IANA, file asia: northern Vietnam). */
const partialZones: Readonly<Record<string, readonly string[]>> = { VN: ['Asia/Bangkok'] };
const byCountry = new Map<string, CountryZone[]>();
for (const row of [...rows, kosovo]) byCountry.set(row.country, [...(byCountry.get(row.country) ?? []), row]);

/** Returns the zones of a country in the order of zone.tab; empty when it has no zone or is unknown. @param country alpha-2 */
export const zonesOfCountry = (country: string): readonly CountryZone[] => byCountry.get(country) ?? [];

/** Returns the IANA identifiers of a country's zones, in the order of zone.tab. */
export const zoneIdsOfCountry = (country: string): readonly string[] =>
  zonesOfCountry(country).map(({ timezone }) => timezone);

/** Returns the IANA identifiers of all zones that places of a country have: its zones of zone.tab, and those of its parts. */
export const zoneIdsInCountry = (country: string): readonly string[] => [
  ...zoneIdsOfCountry(country),
  ...(partialZones[country] ?? []),
];

/** Returns the row of a zone; undefined for a name that is not in the table, such as an alias or `Etc/GMT+3`. */
export const rowOfZone = (id: string): CountryZone | undefined => byZone.get(id);
