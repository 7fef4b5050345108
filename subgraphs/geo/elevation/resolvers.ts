import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { unavailable } from '../../../core/lookup-error.ts';
import { integerRule } from '../../validation/number-rule.ts';
import { checkPoint, checkPoints, maxPoints } from '../../validation/point.ts';
import type { PostalModel } from '../postal/postal.ts';
import type { Resolvers } from '../schema.generated.ts';
import { estimate, type Height } from './estimate.ts';
import { relief, type LandGrid } from './grid.ts';
import { sampledPath, type Position } from './path.ts';
import type { TileHeight } from './tile-height.ts';

export interface ElevationSources {
  /** Surveyed heights, which take precedence; null where a point has none. */
  readonly tiles?:
    ((latitude: number, longitude: number) => TileHeight | null | Promise<TileHeight | null>) | undefined;
  /** Loads the elevation grid of the globe. @throws when it cannot be read */
  readonly grid?: () => LandGrid;
}

const sampleCount = integerRule({ minimum: 2, maximum: maxPoints, example: 100 });

const feet = ({ meters }: Pick<Height, 'meters'>): number => Math.round(meters / 0.3048) + 0;

export function elevationResolvers(
  source: PlacesSource,
  { tiles, grid = relief }: ElevationSources,
): Resolvers {
  const gridOf = () => {
    try {
      return grid();
    } catch {
      throw unavailable(
        'Elevations are not available: relief.bin of the release cannot be read, and ELEVATION_TILES has no tile for this point. Restore relief.bin, or add the tile.',
      );
    }
  };
  const heightOf = ({ latitude, longitude }: Position, tile: TileHeight | null): Height =>
    tile === null
      ? estimate(gridOf(), source.current, latitude, longitude)
      : { latitude, longitude, ...tile, method: 'tile', accuracy: null };
  const elevationAt = (point: Position): PromiseOrValue<Height> =>
    chain(tiles?.(point.latitude, point.longitude) ?? null, (tile) => heightOf(point, tile));
  const heightOfCode = async ({ row: { latitude, longitude } }: PostalModel): Promise<Height | null> =>
    latitude === null || longitude === null ? null : elevationAt({ latitude, longitude });
  return {
    Query: {
      elevation(_, { latitude, longitude }) {
        checkPoint(latitude, longitude);
        return elevationAt({ latitude, longitude });
      },
      elevations(_, { points }) {
        checkPoints(points, 'points', 1);
        return Promise.all(points.map(async (point) => elevationAt(point)));
      },
      elevationPath(_, { path, samples }) {
        checkPoints(path, 'path', 2);
        sampleCount.read(samples, 'samples');
        return Promise.all(sampledPath(path, samples).map(async (point) => elevationAt(point)));
      },
    },
    Point: {
      elevation: async (point) => (await elevationAt(point)).meters,
      elevationFt: async (point) => feet(await elevationAt(point)),
      resolution: async (point) => (await elevationAt(point)).resolution,
    },
    Postal: {
      elevation: async (postal) => (await heightOfCode(postal))?.meters ?? null,
      elevationFt: async (postal) => {
        const height = await heightOfCode(postal);
        return height === null ? null : feet(height);
      },
    },
    Elevation: {
      elevation: ({ meters }) => meters,
      elevationFt: feet,
    },
  };
}
