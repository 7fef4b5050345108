import { around, distance } from 'geokdbush';
import type { Places } from '../../../db/snapshot/places.ts';
import { isSea } from '../point/sea.ts';
import { gridResolution, reliefAt, type Grid } from './grid.ts';

/** The height of one point. */
export interface Height {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres above sea level. */
  readonly meters: number;
  readonly method: 'tile' | 'estimate' | 'sea';
  /** Metres between the heights that the answer is made of. */
  readonly resolution: number;
  /** Metres that two thirds of estimates like this one are within. Null: not an estimate. */
  readonly accuracy: number | null;
}

/** Known heights that an estimate leans on. */
const neighbours = 4;
/** Kilometres; nearer places do not weigh more. */
const nearest = 0.3;
/** The grid takes the shallow coast for sea where people live: next to a place is land. Kilometres. */
const inhabited = 8;

/**
 * How far off estimates are, in metres: that of two thirds of 199,309 places, each estimated without its own record.
 * By roughness of the relief (m, below) and by distance to the nearest place (km, below).
 */
const roughnesses = [25, 50, 100, 200, 400, 800, 1600, Infinity];
const distances = [2, 5, 10, 25, Infinity];
const errors = [
  [6, 6, 7, 9, 20],
  [6, 8, 10, 13, 26],
  [9, 13, 15, 20, 35],
  [13, 20, 28, 37, 60],
  [18, 31, 49, 70, 98],
  [25, 51, 91, 126, 181],
  [48, 96, 156, 213, 243],
  [59, 159, 249, 364, 458],
];

const accuracyAt = (roughness: number, kilometres: number): number | null => {
  const row = errors[roughnesses.findIndex((bound) => roughness < bound)];
  return row?.[distances.findIndex((bound) => kilometres < bound)] ?? null;
};

/**
 * The height that the relief of the globe and the known heights of the nearest places suggest: the relief, moved by what
 * it is off at those places, the nearer the more. Peaks and gorges away from places are flattened.
 */
export function estimate(
  grid: Grid,
  { cities }: Pick<Places, 'cities'>,
  latitude: number,
  longitude: number,
): Height {
  const { height, roughness, sea } = reliefAt(grid, latitude, longitude);
  const near = around(
    cities.points,
    longitude,
    latitude,
    neighbours,
    undefined,
    (row) => cities.dem(row) !== null,
  );
  let [correction, weights, closest] = [0, 0, Infinity];
  for (const row of near) {
    const [lat = 0, lon = 0] = [cities.latitude[row], cities.longitude[row]];
    const kilometres = distance(longitude, latitude, lon, lat);
    const weight = 1 / Math.max(kilometres, nearest) ** 2;
    correction += weight * ((cities.dem(row) ?? 0) - reliefAt(grid, lat, lon).height);
    weights += weight;
    closest = Math.min(closest, kilometres);
  }
  const point = { latitude, longitude, resolution: gridResolution };
  // The coarse cells of a coast are told apart by what the other families of points say.
  const isOut = (sea > 0.5 && closest > inhabited) || (sea > 0 && isSea(latitude, longitude));
  if (isOut) return { ...point, meters: 0, method: 'sea', accuracy: null };
  const meters = Math.round(height + (weights === 0 ? 0 : correction / weights));
  // -0 would be shown as such.
  return { ...point, meters: meters + 0, method: 'estimate', accuracy: accuracyAt(roughness, closest) };
}
