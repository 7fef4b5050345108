import type { Resolvers } from '../schema.generated.ts';
import type { Editions } from '../editions/editions.ts';
import { listOtherZonesAtPoint, findZoneAtPoint, type ZonesAtPoint } from './zone-at-point.ts';

/** The fields of a point that the geo subgraph provides; WGS 84 degrees. */
export interface PointReference {
  readonly latitude: number;
  readonly longitude: number;
}

/** Creates the resolvers for the time zones of a point. @param zonesAt time-zone boundaries */
export const createPointResolvers = (zonesAt: ZonesAtPoint, editions: Editions): Resolvers => ({
  Point: {
    __resolveReference: (reference) => reference,
    timezone({ latitude, longitude }) {
      const id = findZoneAtPoint(editions.standard, latitude, longitude, zonesAt);
      return id === undefined ? null : { id };
    },
    otherTimezones: ({ latitude, longitude }) =>
      listOtherZonesAtPoint(editions.standard, latitude, longitude, zonesAt).map((id) => ({ id })),
  },
});
