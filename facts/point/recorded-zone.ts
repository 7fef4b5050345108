import { recordedOf, zonesAtPoint } from './zones-at-point.ts';

/**
 * Returns the IANA identifier of the zone at a point; null when the boundaries have no zone, or several zones and no rule to
 * choose one.
 */
export const recordedZoneAt = (latitude: number, longitude: number): string | null =>
  recordedOf(zonesAtPoint(latitude, longitude), latitude, longitude);
