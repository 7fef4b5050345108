import type { Resolvers } from '../schema.generated.ts';
import type { Editions } from '../editions/editions.ts';
import { otherZonesAtPoint, zoneAtPoint, type ZonesAtPoint } from './zone-at-point.ts';

/** A point of the earth: what this subgraph needs to be told of one. WGS 84 degrees. */
export interface PointReference {
  readonly latitude: number;
  readonly longitude: number;
}

/** @param zonesAt boundaries of zones */
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
