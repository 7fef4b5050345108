import { distance } from 'geokdbush';
import type { PostalPlace } from './place.ts';
import type { Settlement } from './settlements.ts';

/** A code, and the settlements that may be its place. */
export interface UnplacedCode {
  readonly place: PostalPlace;
  readonly candidates: readonly Settlement[];
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Number of codes on either side that show where a code is. */
const pointsPerSide = 3;
/** Maximum distance of a settlement from the codes around its own, km. */
const maxDistanceKm = 60;
/** A second settlement of the name must be this many times farther away, or the choice is not certain. */
const minDistanceRatio = 2;
/** A settlement is another place of the name when it is farther from the codes around, km, and than their spread. */
const minFarKm = 30;
const minSpreadRatio = 2.5;

const computeKilometres = (a: Point, b: Point): number =>
  distance(a.longitude, a.latitude, b.longitude, b.latitude);

const computeCentre = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/**
 * Adds positions to the codes of one country. A name with one settlement in the division of the code has its position.
 * Among several, the one near the codes before and after it in the same division is used. All other positions are null.
 */
export function* placeByNeighbours(unordered: readonly UnplacedCode[]): Generator<PostalPlace> {
  const codes = [...unordered].sort((a, b) => (a.place.code < b.place.code ? -1 : 1));
  const certainPositions = codes.map(({ candidates: [first, second] }) =>
    second === undefined ? (first ?? null) : null,
  );
  /** Positions of the codes around in the division, excluding those of the same place. */
  const findPointsAround = (at: number): Point[] => {
    const { code, city, state } = codes[at]?.place ?? {};
    const foundPoints: Point[] = [];
    for (const step of [-1, 1]) {
      let count = 0;
      for (let other = at + step; count < pointsPerSide; other += step) {
        const { place } = codes[other] ?? {};
        if (place === undefined || place.state !== state || place.code.slice(0, 2) !== code?.slice(0, 2))
          break;
        const point = certainPositions[other];
        if (point === null || point === undefined || place.city === city) continue;
        foundPoints.push(point);
        count += 1;
      }
    }
    return foundPoints;
  };
  for (const [at, { place, candidates }] of codes.entries()) {
    const neighbours = findPointsAround(at);
    const certainPosition = certainPositions[at] ?? null;
    const point =
      certainPosition === null
        ? selectPosition(candidates, neighbours)
        : isFarFrom(certainPosition, neighbours)
          ? null
          : certainPosition;
    yield { ...place, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
  }
}

/** Whether a settlement is far from codes that are close together: another place of the name. */
function isFarFrom(point: Point, around: readonly Point[]): boolean {
  if (around.length <= pointsPerSide) return false;
  const centre = computeCentre(around);
  const distances = around.map((each) => computeKilometres(each, centre));
  return computeKilometres(point, centre) > Math.max(minFarKm, minSpreadRatio * Math.max(...distances));
}

function selectPosition(candidates: readonly Settlement[], around: readonly Point[]): Point | null {
  if (around.length < 2) return null;
  const centre = computeCentre(around);
  const [nearest, next] = candidates
    .map((point) => ({ point, distance: computeKilometres(point, centre) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest === undefined || nearest.distance > maxDistanceKm) return null;
  return next === undefined || next.distance > minDistanceRatio * nearest.distance ? nearest.point : null;
}
