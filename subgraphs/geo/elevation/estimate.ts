import { around, distance } from 'geokdbush';
import type { Places } from '../../../db/snapshot/places.ts';
import { isLand } from '../../../facts/point/land.ts';
import { gridResolution, reliefAt, type LandGrid } from './grid.ts';

/** The height of one point. */
export interface Height {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres above sea level. */
  readonly meters: number;
  readonly method: 'tile' | 'estimate' | 'sea';
  /** Metres between the measured heights that the result is interpolated from. */
  readonly resolution: number;
  /**
   * Error in metres that 95 % of such estimates stay within, including summits. Null when the height is not an
   * estimate.
   */
  readonly accuracy: number | null;
}

/** Number of places with a known height that correct an estimate. */
const neighbourCount = 4;
/** Minimum distance for weights, in kilometres: all closer places have the same weight. */
const minDistance = 0.3;
/** Kilometres. A point this close to a place is on land, even where the coastlines disagree. */
const landRadius = 1;

/**
 * Errors of estimates in metres, 95th percentile: the larger of the errors at places (each estimated without its own
 * record) and at airports. Rows by roughness of the relief in metres, columns by distance to the nearest place in
 * kilometres.
 */
const roughnessBounds = [25, 50, 100, 200, 400, 800, 1600, Infinity];
const distanceBounds = [2, 5, 10, 25, Infinity];
const errorsInMetres = [
  [57, 63, 72, 72, 115],
  [40, 45, 45, 106, 235],
  [52, 57, 69, 116, 305],
  [52, 88, 116, 320, 410],
  [92, 105, 186, 322, 560],
  [165, 262, 306, 684, 684],
  [176, 297, 579, 684, 1180],
  [270, 410, 950, 960, 1180],
];
/**
 * Away from places a point may be a summit. Errors at summits as a multiple of the roughness, by the same distances.
 */
const summitErrorFactors = [0.3, 1, 4, 4, 4];

function accuracyAt(roughness: number, kilometres: number): number | null {
  const column = distanceBounds.findIndex((bound) => kilometres < bound);
  const typical = errorsInMetres[roughnessBounds.findIndex((bound) => roughness < bound)]?.[column];
  return typical === undefined
    ? null
    : Math.round(Math.max(typical, (summitErrorFactors[column] ?? 0) * roughness));
}

/**
 * Estimates a height from the relief and the known heights of the nearest places: corrects the relief by its errors
 * at those places, weighted by inverse squared distance. Peaks and gorges away from places are flattened.
 */
export function estimate(
  grid: LandGrid,
  { cities }: Pick<Places, 'cities'>,
  latitude: number,
  longitude: number,
): Height {
  const { height, roughness, sea } = reliefAt(grid, latitude, longitude);
  const near = around(
    cities.points,
    longitude,
    latitude,
    neighbourCount,
    undefined,
    (row) => cities.dem(row) !== null,
  );
  let [correction, weights, closest] = [0, 0, Infinity];
  let lowest = Math.min(height, 0);
  for (const row of near) {
    const [lat = 0, lon = 0] = [cities.latitude[row], cities.longitude[row]];
    const kilometres = distance(longitude, latitude, lon, lat);
    const weight = 1 / Math.max(kilometres, minDistance) ** 2;
    const knownHeight = cities.dem(row) ?? 0;
    lowest = Math.min(lowest, knownHeight);
    correction += weight * (knownHeight - reliefAt(grid, lat, lon).height);
    weights += weight;
    closest = Math.min(closest, kilometres);
  }
  const point = { latitude, longitude, resolution: gridResolution };
  // Coastal cells are too coarse to separate land from water.
  if (sea > 0 && closest > landRadius && !isLand(latitude, longitude))
    return { ...point, meters: 0, method: 'sea', accuracy: null };
  // Allows heights below sea level only where the relief or a nearby place is below it.
  const meters = Math.round(Math.max(lowest, height + (weights === 0 ? 0 : correction / weights)));
  const accuracy = accuracyAt(roughness, closest);
  return { ...point, meters: meters + 0, method: 'estimate', accuracy };
}
