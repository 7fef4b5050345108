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
  /** Codes of all countries that use the zone, including the country of this row, sorted. */
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

const rowByZone = new Map(rows.map((row) => [row.timezone, row]));
/** The row of Kosovo, which zone.tab lacks because ISO 3166-1 has no code for Kosovo. The position is that of Pristina. */
const kosovo: CountryZone = {
  country: 'XK',
  timezone: 'Europe/Belgrade',
  latitude: 42.6667,
  longitude: 21.1667,
  countries: [...(rowByZone.get('Europe/Belgrade')?.countries ?? []), 'XK'],
};
/**
 * Zones in a part of a country that zone.tab lists only for another country. Source: file asia of the IANA database (northern
 * Vietnam).
 */
const partialZones: Readonly<Record<string, readonly string[]>> = { VN: ['Asia/Bangkok'] };
const rowsByCountry = new Map<string, CountryZone[]>();
for (const row of [...rows, kosovo])
  rowsByCountry.set(row.country, [...(rowsByCountry.get(row.country) ?? []), row]);

/**
 * Returns the zones of a country in the order of zone.tab; empty for an unknown country or a country without a zone. @param
 * country alpha-2
 */
export const listCountryZones = (country: string): readonly CountryZone[] => rowsByCountry.get(country) ?? [];

/** Returns the IANA identifiers of a country's zones, in the order of zone.tab. */
export const listCountryZoneIds = (country: string): readonly string[] =>
  listCountryZones(country).map(({ timezone }) => timezone);

/** Returns the IANA identifiers of all zones in a country: the country's zones in zone.tab, and the zones of its parts. */
export const listZoneIdsInCountry = (country: string): readonly string[] => [
  ...listCountryZoneIds(country),
  ...(partialZones[country] ?? []),
];

/** Returns the row of a zone; undefined for a name outside the table, such as an alias or `Etc/GMT+3`. */
export const findZoneRow = (id: string): CountryZone | undefined => rowByZone.get(id);
