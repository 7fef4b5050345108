import { listZoneIdsInCountry } from '../zone-tab.ts';
import { findCountryAtPoint } from './country-at-point.ts';
import { isLandZone, sharedZoneAreas, findZonesAtPoint } from './zones-at-point.ts';

/**
 * Chooses the recorded zone of a point among the zones whose boundaries contain the point. In order of preference: the only
 * zone on land, the zone of the legal time, the zone that the country at the point uses. Null when several zones remain.
 */
export function chooseRecordedZone(
  ids: readonly string[],
  latitude: number,
  longitude: number,
): string | null {
  const landZones = ids.filter(isLandZone);
  const [only, ...others] = landZones.length === 0 ? ids : landZones;
  if (only === undefined || others.length === 0) return only ?? null;
  const legalZone = sharedZoneAreas.find((pair) => pair.every((zone) => landZones.includes(zone)))?.[0];
  if (legalZone !== undefined) return legalZone;
  const countryZones = listZoneIdsInCountry(findCountryAtPoint(latitude, longitude) ?? '');
  const [kept, ...more] = landZones.filter((zone) => countryZones.includes(zone));
  return more.length === 0 ? (kept ?? null) : null;
}

/**
 * Returns the IANA identifier of the zone at a point. Null when the boundaries contain no zone there, or several zones that no
 * rule distinguishes.
 */
export const findRecordedZone = (latitude: number, longitude: number): string | null =>
  chooseRecordedZone(findZonesAtPoint(latitude, longitude), latitude, longitude);
