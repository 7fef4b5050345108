import type { PointResolvers } from '../schema.generated.ts';
import { zoneAtPoint, type ZonesAtPoint } from './zone-at-point.ts';

/** A point of the earth: what this subgraph needs to be told of one. WGS 84 degrees. */
export interface PointReference {
  readonly latitude: number;
  readonly longitude: number;
}

/** @param zonesAt boundaries of zones */
export const pointResolvers = (zonesAt: ZonesAtPoint): PointResolvers => ({
  __resolveReference: (reference) => reference,
  timezone({ latitude, longitude }) {
    const id = zoneAtPoint(latitude, longitude, zonesAt);
    return id === undefined ? null : { id };
  },
});
