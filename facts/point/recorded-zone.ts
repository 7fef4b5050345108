import { recordedOf, zonesAtPoint } from './zones-at-point.ts';

/** IANA identifier of the zone at a point. Null where the boundaries have none, or several that no rule decides. */
export const recordedZoneAt = (latitude: number, longitude: number): string | null =>
  recordedOf(zonesAtPoint(latitude, longitude), latitude, longitude);
