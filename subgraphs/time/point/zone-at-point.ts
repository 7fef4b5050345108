import { otherZones, recordedOf, zonesAtPoint } from '../../../facts/point/zones-at-point.ts';
import { unavailable } from '../../../core/lookup-error.ts';
import { checkPoint } from '../../validation/point.ts';
import type { Edition } from '../tz/edition.ts';

/** All zones that boundary data names for a point: none where it has a hole, several where lands or bands meet. */
export type ZonesAtPoint = (latitude: number, longitude: number) => readonly string[];

/** `Etc/GMT-3` is the band around 45° east. */
const bandOf = (id: string): number | undefined => {
  const match = /^Etc\/GMT(?:([+-])(\d+))?$/.exec(id);
  if (!match) return undefined;
  return (match[1] === '+' ? -1 : 1) * Number(match[2] ?? 0);
};

/**
 * One of several zones, by rule. Land wins over sea. Where two bands of the sea meet, the band that begins there when
 * going east; on the 180th meridian the one on the side that the sign of the longitude says. All bands meet at the
 * North Pole: Etc/GMT. Two lands: the one that is recorded, else in the order of identifiers.
 */
function choose(ids: readonly string[], latitude: number, longitude: number): string | undefined {
  const lands = ids.filter((id) => bandOf(id) === undefined).sort();
  if (lands.length > 0) return recordedOf(lands, latitude, longitude) ?? lands[0];
  if (latitude === 90) return 'Etc/GMT';
  if (longitude === 180) return 'Etc/GMT-12';
  if (longitude === -180) return 'Etc/GMT+12';
  return [...ids].sort((a, b) => (bandOf(b) ?? 0) - (bandOf(a) ?? 0))[0];
}

/**
 * The zone at a point, in the edition's spelling; undefined where the boundaries have a hole.
 * @throws invalid_request outside the globe; service_unavailable when the boundaries cannot be read
 */
export function zoneAtPoint(
  { findZoneId }: Edition,
  latitude: number,
  longitude: number,
  zonesAt: ZonesAtPoint = zonesAtPoint,
): string | undefined {
  checkPoint(latitude, longitude);
  const chosen = choose(read(zonesAt, latitude, longitude), latitude, longitude);
  return chosen === undefined ? undefined : findZoneId(chosen);
}

/**
 * Zones that boundaries name for a point beside the one of `zoneAtPoint`, in the edition's spelling.
 * @throws as it does
 */
export function otherZonesAtPoint(
  { findZoneId }: Edition,
  latitude: number,
  longitude: number,
  zonesAt: ZonesAtPoint = zonesAtPoint,
): string[] {
  checkPoint(latitude, longitude);
  const ids = read(zonesAt, latitude, longitude);
  const told = choose(ids, latitude, longitude) ?? null;
  return otherZones(ids, told).flatMap((id) => findZoneId(id) ?? []);
}

function read(zonesAt: ZonesAtPoint, latitude: number, longitude: number): readonly string[] {
  try {
    return zonesAt(latitude, longitude);
  } catch {
    throw unavailable('The index of time zones at coordinates cannot be read: reinstall the package geo-tz.');
  }
}
