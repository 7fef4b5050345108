import { listOtherZoneIds, findZonesAtPoint } from '../../../facts/point/zones-at-point.ts';

/** Returns the time zones whose boundaries contain a place, other than the place's own zone. @param ownZone IANA identifier */
export const listOtherZonesOfPlace = (
  { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  ownZone: string | null,
) =>
  latitude === null || longitude === null
    ? []
    : listOtherZoneIds(findZonesAtPoint(latitude, longitude), ownZone).map((id) => ({ id }));
