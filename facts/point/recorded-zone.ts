import { zoneIdsInCountry } from '../zone-tab.ts';
import { countryAtPoint } from './country-at-point.ts';
import { isOfLand, shared, zonesAtPoint } from './zones-at-point.ts';

/**
 * Chooses the recorded zone of a point among the zones of the boundaries there: the only zone on land; among several, the legal
 * time or the zone that the country at the point uses. Null when these rules leave several zones.
 */
export function recordedOf(ids: readonly string[], latitude: number, longitude: number): string | null {
  const landZones = ids.filter(isOfLand);
  const [only, ...others] = landZones.length === 0 ? ids : landZones;
  if (only === undefined || others.length === 0) return only ?? null;
  const legal = shared.find((pair) => pair.every((zone) => landZones.includes(zone)))?.[0];
  if (legal !== undefined) return legal;
  const own = zoneIdsInCountry(countryAtPoint(latitude, longitude) ?? '');
  const [kept, ...more] = landZones.filter((zone) => own.includes(zone));
  return more.length === 0 ? (kept ?? null) : null;
}

/**
 * Returns the IANA identifier of the zone at a point; null when the boundaries have no zone, or several zones and no rule to
 * choose one.
 */
export const recordedZoneAt = (latitude: number, longitude: number): string | null =>
  recordedOf(zonesAtPoint(latitude, longitude), latitude, longitude);
