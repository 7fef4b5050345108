import { zonesAtPoint } from './zones-at-point.ts';

/**
 * Whether a point lies on the high sea: where the boundaries of time zones have only the nautical ones. Land, and the
 * territorial waters before it, have a zone of their own; the unclaimed part of Antarctica has none either.
 */
export function isHighSea(latitude: number, longitude: number): boolean {
  const zones = zonesAtPoint(latitude, longitude);
  return zones.length > 0 && zones.every((zone) => zone.startsWith('Etc/'));
}
