import { listOtherZoneIds, findZonesAtPoint } from '../../../facts/point/zones-at-point.ts';

/**
 * Returns the time zones that boundaries give for a place in addition to its own. @param ownZone the place's own
 * zone, IANA identifier
 */
export const listOtherZonesOfPlace = (
  { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  ownZone: string | null,
) =>
  latitude === null || longitude === null
    ? []
    : listOtherZoneIds(findZonesAtPoint(latitude, longitude), ownZone).map((id) => ({ id }));
