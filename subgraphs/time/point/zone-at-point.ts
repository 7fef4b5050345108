import { chooseRecordedZone } from '../../../facts/point/recorded-zone.ts';
import { listOtherZones, findZonesAtPoint } from '../../../facts/point/zones-at-point.ts';
import { unavailable } from '../../../core/lookup-error.ts';
import { checkPoint } from '../../validation/point.ts';
import type { Edition } from '../tz/edition.ts';

/**
 * Returns all time zones of a point by boundaries: none in a gap of the data, several where land zones or nautical bands meet.
 */
export type ZonesAtPoint = (latitude: number, longitude: number) => readonly string[];

/** Returns the UTC offset of a nautical time zone in hours, positive to the east: 3 for `Etc/GMT-3`, around 45° east. */
const seaZoneOffset = (id: string): number | undefined => {
  const match = /^Etc\/GMT(?:([+-])(\d+))?$/.exec(id);
  if (!match) return undefined;
  return (match[1] === '+' ? -1 : 1) * Number(match[2] ?? 0);
};

/**
 * Chooses one of several zones. Land takes precedence over sea. Where two nautical bands meet, the one to the east;
 * on the 180th meridian the one that the sign of the longitude indicates. All bands meet at the North Pole, which has
 * Etc/GMT. Of several land zones, the recorded one, otherwise the first by identifier.
 */
function choose(ids: readonly string[], latitude: number, longitude: number): string | undefined {
  const landZones = ids.filter((id) => seaZoneOffset(id) === undefined).sort();
  if (landZones.length > 0) return chooseRecordedZone(landZones, latitude, longitude) ?? landZones[0];
  if (latitude === 90) return 'Etc/GMT';
  if (longitude === 180) return 'Etc/GMT-12';
  if (longitude === -180) return 'Etc/GMT+12';
  return [...ids].sort((a, b) => (seaZoneOffset(b) ?? 0) - (seaZoneOffset(a) ?? 0))[0];
}

/**
 * The zone at a point, in the edition's spelling; undefined in a gap of the boundaries.
 * @throws invalid_request outside the globe; service_unavailable when the boundaries cannot be read
 */
export function zoneAtPoint(
  { findZoneId }: Edition,
  latitude: number,
  longitude: number,
  zonesAt: ZonesAtPoint = findZonesAtPoint,
): string | undefined {
  checkPoint(latitude, longitude);
  const chosen = choose(read(zonesAt, latitude, longitude), latitude, longitude);
  return chosen === undefined ? undefined : findZoneId(chosen);
}

/**
 * The zones of a point by boundaries, without the one of `zoneAtPoint`, in the edition's spelling.
 * @throws as `zoneAtPoint`
 */
export function otherZonesAtPoint(
  { findZoneId }: Edition,
  latitude: number,
  longitude: number,
  zonesAt: ZonesAtPoint = findZonesAtPoint,
): string[] {
  checkPoint(latitude, longitude);
  const ids = read(zonesAt, latitude, longitude);
  const chosenZone = choose(ids, latitude, longitude) ?? null;
  return listOtherZones(ids, chosenZone).flatMap((id) => findZoneId(id) ?? []);
}

function read(zonesAt: ZonesAtPoint, latitude: number, longitude: number): readonly string[] {
  try {
    return zonesAt(latitude, longitude);
  } catch {
    throw unavailable('The index of time zones at coordinates cannot be read: reinstall the package geo-tz.');
  }
}
