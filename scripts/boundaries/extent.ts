import type { Extent } from '../../facts/boundaries/extents.ts';
import { isInside, toOutline, type Position } from '../../facts/point/polygon.ts';

/** A closed line of longitudes and latitudes in degrees: its last position equals its first. */
export type Ring = readonly Position[];

/**
 * Computes the bounding box of land areas and the centre of the largest one. If the centre is not on land, returns a point on
 * land at the same latitude.
 *
 * @param rings outer rings and holes of all land areas, in any order; at least one
 */
export function computeExtent(rings: readonly Ring[]): Extent {
  const boxes = rings.map(computeBox);
  const [west, east] = findMeridians(boxes);
  const [latitude, longitude] = findInnerPoint(rings);
  return {
    west,
    south: Math.min(...boxes.map(({ south }) => south)),
    east,
    north: Math.max(...boxes.map(({ north }) => north)),
    latitude,
    longitude,
  };
}

type Box = Pick<Extent, 'west' | 'south' | 'east' | 'north'>;

function computeBox(ring: Ring): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x = 0, y = 0] of ring) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/** Returns the smallest range of longitudes that covers all boxes: the complement of the widest gap. */
function findMeridians(boxes: readonly Box[]): readonly [west: number, east: number] {
  const [first, ...others] = [...boxes].sort((a, b) => a.west - b.west);
  if (first === undefined) throw new Error('no rings were passed, so there is no bounding box');
  const [least, gap] = [first.west, { from: first.east, to: first.west, width: -Infinity }];
  let east = first.east;
  const compareGap = (to: number, width: number) => {
    if (width > gap.width) Object.assign(gap, { from: east, to, width });
  };
  for (const box of others) {
    compareGap(box.west, box.west - east);
    east = Math.max(east, box.east);
  }
  compareGap(least, least + 360 - east);
  return [gap.to, gap.from];
}

/** Returns a point on the largest land area. Areas are compared on a sphere, by longitude and the sine of the latitude. */
function findInnerPoint(rings: readonly Ring[]): readonly [latitude: number, longitude: number] {
  // An islet with two positions has no area, so use its first position.
  let [middle, largestArea]: [Position, number] = [rings[0]?.[0] ?? [], 0];
  for (const ring of rings) {
    let [area, momentX, momentY] = [0, 0, 0];
    let [x0, y0] = [0, 0];
    for (const [index, [x = 0, latitude = 0]] of ring.entries()) {
      const y = Math.sin((latitude / 180) * Math.PI);
      const crossProduct = index === 0 ? 0 : x0 * y - x * y0;
      area += crossProduct;
      momentX += (x0 + x) * crossProduct;
      momentY += (y0 + y) * crossProduct;
      [x0, y0] = [x, y];
    }
    if (Math.abs(area) <= largestArea) continue;
    const y = Math.max(-1, Math.min(1, momentY / (3 * area)));
    [largestArea, middle] = [Math.abs(area), [momentX / (3 * area), (Math.asin(y) / Math.PI) * 180]];
  }
  const [x = 0, y = 0] = middle;
  return [y, isInside(toOutline(rings), x, y) ? x : (findWidestMiddle(rings, y) ?? x)];
}

/** Returns the middle of the longest land segment at a latitude. */
function findWidestMiddle(rings: readonly Ring[], latitude: number): number | undefined {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [x0, y0] = [0, 0];
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      if (index > 0 && y > latitude !== y0 > latitude)
        crossings.push(((x0 - x) * (latitude - y)) / (y0 - y) + x);
      [x0, y0] = [x, y];
    }
  }
  crossings.sort((a, b) => a - b);
  let [middle, width]: [number | undefined, number] = [undefined, 0];
  for (let crossingIndex = 1; crossingIndex < crossings.length; crossingIndex += 2) {
    const [from, to] = [crossings[crossingIndex - 1] ?? 0, crossings[crossingIndex] ?? 0];
    if (to - from > width) [middle, width] = [(from + to) / 2, to - from];
  }
  return middle;
}
