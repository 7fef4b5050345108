import { listCountryZoneIds } from '../../facts/zone-tab.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { findRecordedZone } from '../../facts/point/recorded-zone.ts';

/** Zones of a country that zone.tab lists only for another country: northern Viet Nam, Kosovo. */
const additionalZones: Readonly<Record<string, readonly string[]>> = {
  VN: ['Asia/Bangkok'],
  XK: ['Europe/Belgrade'],
};

/** Search distances in degrees, for a quay in a border river, or an islet outside the boundaries. */
const searchDistances = [0.02, 0.1, 0.25];

function readZones(country: string): ReadonlySet<string> {
  const territories = readFacts('postal-territories').filter((row) => row['country'] === country);
  const codes = [country, ...territories.map(({ territory = '' }) => territory)];
  return new Set([
    ...codes.flatMap((code) => [...listCountryZoneIds(code)]),
    ...(additionalZones[country] ?? []),
  ]);
}
const zonesByCountry = new Map<string, ReadonlySet<string>>();

/**
 * Returns the zone of an airport or port. In a country with a single zone, this zone applies. Otherwise, the zone of the
 * country at the position is used, then the recorded zone, then the nearest zone.
 *
 * @param country ISO 3166-1 alpha-2 from the record
 * @param recorded IANA identifier from the record; null when the record contains no zone
 */
export function findZoneOfAirportOrPort(
  country: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  recorded: string | null = null,
): string | null {
  const countryZones = zonesByCountry.get(country) ?? readZones(country);
  zonesByCountry.set(country, countryZones);
  const zoneAtPosition = findRecordedZone(latitude, longitude);
  if (zoneAtPosition !== null && countryZones.has(zoneAtPosition)) return zoneAtPosition;
  if (recorded !== null && countryZones.has(recorded)) return recorded;
  for (const distance of searchDistances) {
    for (const latitudeOffset of [0, distance, -distance]) {
      for (const longitudeOffset of [0, distance, -distance]) {
        const lat = Math.min(Math.max(latitude + latitudeOffset, -90), 90);
        const zone = findRecordedZone(lat, ((longitude + longitudeOffset + 540) % 360) - 180);
        if (zone !== null && countryZones.has(zone)) return zone;
      }
    }
  }
  const [only, ...others] = countryZones;
  return only !== undefined && others.length === 0 ? only : zoneAtPosition;
}
