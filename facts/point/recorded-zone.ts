import { recordedOf, zonesAtPoint } from './zones-at-point.ts';

/**
 * Returns the IANA identifier of the zone at a point; null when the boundaries have none, or several that no rule
 * decides between.
 */
export const recordedZoneAt = (latitude: number, longitude: number): string | null =>
  recordedOf(zonesAtPoint(latitude, longitude), latitude, longitude);
