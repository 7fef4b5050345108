import type { Resolvers } from '../schema.generated.ts';
import type { Editions } from '../editions/editions.ts';
import { otherZonesAtPoint, zoneAtPoint, type ZonesAtPoint } from './zone-at-point.ts';

/** The parts of a point that this subgraph needs; WGS 84 degrees. */
export interface PointReference {
  readonly latitude: number;
  readonly longitude: number;
}

/** Resolvers of a point's time zones. @param zonesAt time-zone boundaries */
export const pointResolvers = (zonesAt: ZonesAtPoint, editions: Editions): Resolvers => ({
  Point: {
    __resolveReference: (reference) => reference,
    timezone({ latitude, longitude }) {
      const id = zoneAtPoint(editions.standard, latitude, longitude, zonesAt);
      return id === undefined ? null : { id };
    },
    otherTimezones: ({ latitude, longitude }) =>
      otherZonesAtPoint(editions.standard, latitude, longitude, zonesAt).map((id) => ({ id })),
  },
});
