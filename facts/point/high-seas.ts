import { findZonesAtPoint } from './zones-at-point.ts';

/**
 * Whether a point is on the high seas, where the time-zone boundaries contain only nautical zones. Land and territorial waters
 * have other zones. The unclaimed part of Antarctica has no zone.
 */
export function isOnHighSeas(latitude: number, longitude: number): boolean {
  const zones = findZonesAtPoint(latitude, longitude);
  return zones.length > 0 && zones.every((zone) => zone.startsWith('Etc/'));
}
