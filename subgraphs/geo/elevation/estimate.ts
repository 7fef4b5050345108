import { around, distance } from 'geokdbush';
import type { Places } from '../../../db/snapshot/places.ts';
import { isOnLand } from '../../../facts/point/land.ts';
import { gridResolution, computeRelief, type LandGrid } from './grid.ts';
import { findPublishedHeight } from './published-height.ts';

/** The height of one point. */
export interface Height {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres above sea level. */
  readonly meters: number;
  readonly method: 'tile' | 'estimate' | 'sea';
  /** Distance in metres between the known heights from which the result is interpolated. */
  readonly resolution: number;
  /** Maximum error in metres for at least 97 % of the estimates. Null when the height is not an estimate. */
  readonly accuracy: number | null;
}

/** Number of places with a known height that correct an estimate. */
const neighbourCount = 4;
/** Minimum distance in kilometres for the weight of a place. All closer places have the same weight. */
const minDistance = 0.3;
/** Maximum distance in kilometres to a place at which a point is always on land, even if the coastlines disagree. */
const landRadiusKm = 1;

/**
 * Errors of estimates in metres, 97th percentile: the larger of the errors at places (each estimated without its own record)
 * and at airports. Rows are the roughness of the relief in metres, columns are the distance to the nearest place in kilometres.
 */
const roughnessBounds = [25, 50, 100, 200, 400, 800, 1600, Infinity];
const distanceBounds = [2, 5, 10, 25, Infinity];
const errorsInMetres = [
  [86, 98, 167, 148, 185],
  [98, 74, 123, 203, 434],
  [105, 105, 164, 198, 490],
  [150, 155, 174, 361, 491],
  [163, 214, 345, 433, 611],
  [516, 361, 542, 750, 740],
  [464, 343, 1188, 937, 1180],
  [334, 516, 950, 960, 1180],
];
/**
 * Errors at summits as a multiple of the roughness, by the same distances. At a large distance from places, the point can be a
 * summit.
 */
const summitErrorFactors = [0.3, 1, 4, 4, 4];

function findAccuracy(roughness: number, kilometres: number): number | null {
  const column = distanceBounds.findIndex((bound) => kilometres < bound);
  const typicalError = errorsInMetres[roughnessBounds.findIndex((bound) => roughness < bound)]?.[column];
  return typicalError === undefined
    ? null
    : Math.round(Math.max(typicalError, (summitErrorFactors[column] ?? 0) * roughness));
}

/**
 * Estimates a height from the relief and the known heights of the nearest places. The relief is corrected by its errors at
 * these places, weighted by inverse squared distance. Peaks and gorges far from places are flattened. The published height of a
 * summit, city or lake replaces an estimate that is less accurate or contradicts the published height.
 */
export function estimateElevation(
  grid: LandGrid,
  { cities }: Pick<Places, 'cities'>,
  latitude: number,
  longitude: number,
): Height {
  const { height, roughness, sea } = computeRelief(grid, latitude, longitude);
  const nearbyRows = around(
    cities.points,
    longitude,
    latitude,
    neighbourCount,
    undefined,
    (row) => cities.dem(row) !== null,
  );
  let [correction, weights, closest] = [0, 0, Infinity];
  let lowestHeight = Math.min(height, 0);
  for (const row of nearbyRows) {
    const [lat = 0, lon = 0] = [cities.latitude[row], cities.longitude[row]];
    const kilometres = distance(longitude, latitude, lon, lat);
    const weight = 1 / Math.max(kilometres, minDistance) ** 2;
    const knownHeight = cities.dem(row) ?? 0;
    lowestHeight = Math.min(lowestHeight, knownHeight);
    correction += weight * (knownHeight - computeRelief(grid, lat, lon).height);
    weights += weight;
    closest = Math.min(closest, kilometres);
  }
  const point = { latitude, longitude, resolution: gridResolution };
  const publishedHeight = findPublishedHeight(latitude, longitude);
  // Test the coastlines, because cells of the grid are too coarse to separate land from water.
  if (
    publishedHeight?.isSummit !== true &&
    sea > 0 &&
    closest > landRadiusKm &&
    !isOnLand(latitude, longitude)
  )
    return { ...point, meters: 0, method: 'sea', accuracy: null };
  // Allow a height below sea level only if the relief or a nearby place is below sea level.
  const meters = Math.round(Math.max(lowestHeight, height + (weights === 0 ? 0 : correction / weights)));
  const accuracy = findAccuracy(roughness, closest);
  const isPublished =
    publishedHeight !== null &&
    (publishedHeight.accuracy < (accuracy ?? Infinity) ||
      Math.abs(meters - publishedHeight.meters) > publishedHeight.accuracy);
  if (isPublished)
    return {
      ...point,
      meters: publishedHeight.meters,
      method: 'estimate',
      accuracy: publishedHeight.accuracy,
    };
  return { ...point, meters: meters + 0, method: 'estimate', accuracy };
}
