import { readFacts } from './fact-table.ts';

/** A row of zone.tab: a zone of a country, and where it is principally kept. */
export interface CountryZone {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA identifier. */
  readonly timezone: string;
  /** WGS 84 degrees of the zone's principal place. */
  readonly latitude: number;
  readonly longitude: number;
  /** Every country that keeps the zone's time, this one included, in the order of their codes. */
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
const byCountry = new Map<string, CountryZone[]>();
for (const row of rows) byCountry.set(row.country, [...(byCountry.get(row.country) ?? []), row]);

/** The zones of a country in the order of zone.tab; empty for one that has none, or is not known. @param country alpha-2 */
export const zonesOfCountry = (country: string): readonly CountryZone[] => byCountry.get(country) ?? [];

/** Their IANA identifiers, in the same order. */
export const zoneIdsOfCountry = (country: string): readonly string[] =>
  zonesOfCountry(country).map(({ timezone }) => timezone);

/** The row of a zone; undefined for a name that the table does not list, as aliases and `Etc/GMT+3`. */
export const rowOfZone = (id: string): CountryZone | undefined => byZone.get(id);
