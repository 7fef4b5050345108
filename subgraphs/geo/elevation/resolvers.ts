import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import { checkPoint, checkPoints, maxPoints } from '../../validation/point.ts';
import type { PostalModel } from '../postal/postal.ts';
import type { Resolvers } from '../schema.generated.ts';
import { estimateElevation, type Height } from './estimate.ts';
import { getReliefGrid, type LandGrid } from './grid.ts';
import { samplePath, type Position } from './path.ts';
import type { TileHeight } from './tile-height.ts';

export interface ElevationSources {
  /** Surveyed heights, which take precedence over the grid; null for a point without a surveyed height. */
  readonly tiles?:
    ((latitude: number, longitude: number) => TileHeight | null | Promise<TileHeight | null>) | undefined;
  /** Loads the elevation grid of the globe. @throws Error when the grid cannot be read */
  readonly grid?: () => LandGrid;
}

const sampleCountRule = createIntegerRule({ minimum: 2, maximum: maxPoints, example: 100 });

const toFeet = ({ meters }: Pick<Height, 'meters'>): number => Math.round(meters / 0.3048) + 0;

export function elevationResolvers(
  source: PlacesSource,
  { tiles, grid = getReliefGrid }: ElevationSources,
): Resolvers {
  const getGrid = () => {
    try {
      return grid();
    } catch {
      throw createUnavailableError(
        'Elevations are not available: relief.bin of the release cannot be read, and ELEVATION_TILES has no tile for this point. Restore relief.bin, or add the tile.',
      );
    }
  };
  const estimateHeight = ({ latitude, longitude }: Position, tile: TileHeight | null): Height =>
    tile === null
      ? estimateElevation(getGrid(), source.current, latitude, longitude)
      : { latitude, longitude, ...tile, method: 'tile', accuracy: null };
  const findElevation = (point: Position): PromiseOrValue<Height> =>
    chain(tiles?.(point.latitude, point.longitude) ?? null, (tile) => estimateHeight(point, tile));
  const findHeightOfCode = async ({ row: { latitude, longitude } }: PostalModel): Promise<Height | null> =>
    latitude === null || longitude === null ? null : findElevation({ latitude, longitude });
  return {
    Query: {
      elevation(_, { latitude, longitude }) {
        checkPoint(latitude, longitude);
        return findElevation({ latitude, longitude });
      },
      elevations(_, { points }) {
        checkPoints(points, 'points', 1);
        return Promise.all(points.map(async (point) => findElevation(point)));
      },
      elevationPath(_, { path, samples }) {
        checkPoints(path, 'path', 2);
        sampleCountRule.read(samples, 'samples');
        return Promise.all(samplePath(path, samples).map(async (point) => findElevation(point)));
      },
    },
    Point: {
      elevation: async (point) => (await findElevation(point)).meters,
      elevationFt: async (point) => toFeet(await findElevation(point)),
      resolution: async (point) => (await findElevation(point)).resolution,
    },
    Postal: {
      elevation: async (postal) => (await findHeightOfCode(postal))?.meters ?? null,
      elevationFt: async (postal) => {
        const height = await findHeightOfCode(postal);
        return height === null ? null : toFeet(height);
      },
    },
    Elevation: {
      elevation: ({ meters }) => meters,
      elevationFt: toFeet,
    },
  };
}
