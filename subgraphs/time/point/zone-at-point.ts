import { chooseRecordedZone } from '../../../facts/point/recorded-zone.ts';
import { listOtherZoneIds, findZonesAtPoint } from '../../../facts/point/zones-at-point.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { checkPoint } from '../../validation/point.ts';
import type { Edition } from '../tz/edition.ts';

/**
 * Returns all time zones whose boundaries contain a point. The list is empty in a gap of the data, and has several zones where
 * boundaries meet or overlap.
 */
export type ZonesAtPoint = (latitude: number, longitude: number) => readonly string[];

/** Returns the UTC offset of a nautical time zone in hours, positive to the east: 3 for `Etc/GMT-3`, around 45° east. */
const parseNauticalOffset = (id: string): number | undefined => {
  const match = /^Etc\/GMT(?:([+-])(\d+))?$/.exec(id);
  if (!match) return undefined;
  return (match[1] === '+' ? -1 : 1) * Number(match[2] ?? 0);
};

/**
 * Chooses one of several zones. Land takes precedence over sea. Of several land zones, the recorded zone is chosen, otherwise
 * the first identifier. Where two nautical bands meet, the eastern band is chosen. On the 180th meridian, the sign of the
 * longitude determines the band. All bands meet at the North Pole, for which Etc/GMT is chosen.
 */
function chooseZone(ids: readonly string[], latitude: number, longitude: number): string | undefined {
  const landZones = ids.filter((id) => parseNauticalOffset(id) === undefined).sort();
  if (landZones.length > 0) return chooseRecordedZone(landZones, latitude, longitude) ?? landZones[0];
  if (latitude === 90) return 'Etc/GMT';
  if (longitude === 180) return 'Etc/GMT-12';
  if (longitude === -180) return 'Etc/GMT+12';
  return [...ids].sort((a, b) => (parseNauticalOffset(b) ?? 0) - (parseNauticalOffset(a) ?? 0))[0];
}

/**
 * Returns the zone at a point, in the edition's spelling; undefined in a gap of the boundaries.
 * @throws invalid_request outside the globe; service_unavailable when the boundaries cannot be read
 */
export function findZoneAtPoint(
  { findZoneId }: Edition,
  latitude: number,
  longitude: number,
  zonesAt: ZonesAtPoint = findZonesAtPoint,
): string | undefined {
  checkPoint(latitude, longitude);
  const chosen = chooseZone(readZones(zonesAt, latitude, longitude), latitude, longitude);
  return chosen === undefined ? undefined : findZoneId(chosen);
}

/**
 * Returns the zones at a point other than the result of `findZoneAtPoint`, in the edition's spelling.
 * @throws the errors of `findZoneAtPoint`
 */
export function listOtherZonesAtPoint(
  { findZoneId }: Edition,
  latitude: number,
  longitude: number,
  zonesAt: ZonesAtPoint = findZonesAtPoint,
): string[] {
  checkPoint(latitude, longitude);
  const ids = readZones(zonesAt, latitude, longitude);
  const chosenZone = chooseZone(ids, latitude, longitude) ?? null;
  return listOtherZoneIds(ids, chosenZone).flatMap((id) => findZoneId(id) ?? []);
}

function readZones(zonesAt: ZonesAtPoint, latitude: number, longitude: number): readonly string[] {
  try {
    return zonesAt(latitude, longitude);
  } catch {
    throw createUnavailableError(
      'The index of time zones at coordinates cannot be read: reinstall the package geo-tz.',
    );
  }
}
