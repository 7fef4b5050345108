import { recordedOf, zonesAtPoint } from './zones-at-point.ts';

/** IANA identifier of the zone at a point. Null where the boundaries have none, or several that no rule decides. */
export function recordedZoneAt(latitude: number, longitude: number): string | null {
  const [only, ...others] = zonesAtPoint(latitude, longitude);
  if (only === undefined || others.length === 0) return only ?? null;
  return recordedOf([only, ...others]);
}
