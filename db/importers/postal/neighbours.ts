import { distance } from 'geokdbush';
import type { PostalPlace } from './place.ts';
import type { Settlement } from './settlements.ts';

/** A code without a position, and the settlements that are candidates for its position. */
export interface UnplacedCode {
  readonly place: PostalPlace;
  readonly candidates: readonly Settlement[];
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Number of neighbouring codes on each side from which a position is derived. */
const pointsPerSide = 3;
/** Maximum distance of a settlement from the positions of the neighbouring codes, in kilometres. */
const maxDistanceKm = 60;
/**
 * Minimum ratio of the distances of the second nearest and the nearest settlement of the same name. With a smaller ratio, the
 * settlement is ambiguous.
 */
const minDistanceRatio = 2;
/**
 * Minimum distance in kilometres of a settlement from the neighbouring codes, and minimum ratio of that distance to the spread
 * of the codes. A settlement beyond both limits is another place of the same name.
 */
const minFarKm = 30;
const minSpreadRatio = 2.5;

const computeKilometres = (a: Point, b: Point): number =>
  distance(a.longitude, a.latitude, b.longitude, b.latitude);

const computeCentre = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/**
 * Adds positions to the codes of one country. If only one settlement in the division of the code has the name, the code has the
 * position of that settlement. Of several settlements, the settlement near the preceding and following codes of the division is
 * used. Other codes have no position.
 */
export function* placeByNeighbours(unordered: readonly UnplacedCode[]): Generator<PostalPlace> {
  const codes = [...unordered].sort((a, b) => (a.place.code < b.place.code ? -1 : 1));
  const unambiguousPositions = codes.map(({ candidates: [first, second] }) =>
    second === undefined ? (first ?? null) : null,
  );
  /** Returns the positions of the neighbouring codes in the same division, excluding codes of the same place. */
  const findPointsAround = (at: number): Point[] => {
    const { code, city, state } = codes[at]?.place ?? {};
    const foundPoints: Point[] = [];
    for (const step of [-1, 1]) {
      let count = 0;
      for (let other = at + step; count < pointsPerSide; other += step) {
        const { place } = codes[other] ?? {};
        if (place === undefined || place.state !== state || place.code.slice(0, 2) !== code?.slice(0, 2))
          break;
        const point = unambiguousPositions[other];
        if (point === null || point === undefined || place.city === city) continue;
        foundPoints.push(point);
        count += 1;
      }
    }
    return foundPoints;
  };
  for (const [at, { place, candidates }] of codes.entries()) {
    const neighbours = findPointsAround(at);
    const certainPosition = unambiguousPositions[at] ?? null;
    const point =
      certainPosition === null
        ? selectPosition(candidates, neighbours)
        : isFarFrom(certainPosition, neighbours)
          ? null
          : certainPosition;
    yield { ...place, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
  }
}

/**
 * Whether a settlement is far from neighbouring codes that are close together. Such a settlement is another place of the same
 * name.
 */
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
