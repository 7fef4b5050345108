import { otherZones, zonesAtPoint } from '../../../facts/point/zones-at-point.ts';

/** Zones that boundaries name at a place beside its own. @param told its own, IANA identifier */
export const otherZonesOf = (
  { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  told: string | null,
) =>
  latitude === null || longitude === null
    ? []
    : otherZones(zonesAtPoint(latitude, longitude), told).map((id) => ({ id }));
