import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { decode, nowhere, scale, type Outlines, type Region } from './arcs.ts';

/** The state at a point, and its district where the boundaries tell. */
export interface Division {
  /** ISO 3166-2. */
  readonly state: string;
  /** French department (INSEE), British authority (GSS). Null: the boundaries do not tell. */
  readonly district: string | null;
}

/** West, south, east, north. */
type Box = readonly [number, number, number, number];

interface Area extends Region {
  readonly box: Box;
}

interface Boundaries extends Outlines {
  /** Per arc west, south, east and north, one arc after another. */
  readonly boxes: Int32Array;
  /** By country, ISO 3166-1 alpha-2. */
  readonly areas: ReadonlyMap<string, readonly Area[]>;
  readonly all: readonly Area[];
  /** Of all areas west, south, east and north, one area after another: one pass over them takes some microseconds. */
  readonly allBoxes: Int32Array;
}

const file = new URL('boundaries.bin', import.meta.url);
let held: Boundaries | undefined;

/** Kilometres as 1 / scale of a degree of latitude. */
const ofKilometres = (kilometres: number): number => (kilometres / 111.2) * scale;

/** How far off the outline of a country a point may be: 5 km. Coasts are generalised. */
const reach = ofKilometres(5);

/**
 * The state, and district, of a country at a point, by boundaries of Natural Earth (public domain; see the head of
 * boundaries.bin): the area that the point is in, or, in none of the country, the one at most 5 km away. Null where that
 * tells nothing: in an area that has been divided since, at sea, in the United States. The first call reads the file:
 * a fifth of a second, 5 MB.
 *
 * @param country ISO 3166-1 alpha-2
 * @throws Error when the file is missing or broken
 */
export function divisionAtPoint(country: string, latitude: number, longitude: number): Division | null {
  held ??= open();
  const [x, y] = [longitude * scale, latitude * scale];
  const areas = held.areas.get(country) ?? [];
  const area = areaAround(held, areas, x, y) ?? areaBeside(held, areas, x, y, reach);
  return area === null || area.state === nowhere(country) ? null : area;
}

/** Whether a point lies within the outline of any country but the United States. */
export function isOutlined(latitude: number, longitude: number): boolean {
  const boundaries = (held ??= open());
  const { all, allBoxes } = boundaries;
  const [x, y] = [longitude * scale, latitude * scale];
  for (let at = 0; at < all.length; at += 1) {
    if (x < (allBoxes[at * 4] ?? 0) || y < (allBoxes[at * 4 + 1] ?? 0)) continue;
    if (x > (allBoxes[at * 4 + 2] ?? 0) || y > (allBoxes[at * 4 + 3] ?? 0)) continue;
    const area = all[at];
    if (area !== undefined && isWithin(boundaries, area, x, y)) return true;
  }
  return false;
}

/** Whether the outline of any country but the United States is so near, kilometres; a line, not what it holds. */
export const isNearOutline = (latitude: number, longitude: number, kilometres: number): boolean => {
  held ??= open();
  const [x, y] = [longitude * scale, latitude * scale];
  return areaBeside(held, held.all, x, y, ofKilometres(kilometres), true) !== null;
};

function areaAround(boundaries: Boundaries, areas: readonly Area[], x: number, y: number): Area | null {
  for (const area of areas) {
    const [west, south, east, north] = area.box;
    if (x >= west && x <= east && y >= south && y <= north && isWithin(boundaries, area, x, y)) return area;
  }
  return null;
}

/**
 * The area whose outline is the nearest. Null: none is within the distance, 1 / scale of a degree of latitude.
 * @param any the first within the distance will do
 */
function areaBeside(
  boundaries: Boundaries,
  areas: readonly Area[],
  x: number,
  y: number,
  within: number,
  any = false,
): Area | null {
  const { positions, starts, boxes } = boundaries;
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((y / scale / 180) * Math.PI);
  let [nearest, distance]: [Area | null, number] = [null, within];
  const isNear = (west = 0, south = 0, east = 0, north = 0) =>
    y > south - distance &&
    y < north + distance &&
    (x - west) * shrink > -distance &&
    (x - east) * shrink < distance;
  for (const area of areas) {
    if (!isNear(...area.box)) continue;
    for (const arc of area.arcs) {
      if (!isNear(boxes[arc * 4], boxes[arc * 4 + 1], boxes[arc * 4 + 2], boxes[arc * 4 + 3])) continue;
      const end = starts[arc + 1] ?? 0;
      for (let at = (starts[arc] ?? 0) + 2; at < end; at += 2) {
        const [fromX, fromY] = [((positions[at - 2] ?? 0) - x) * shrink, (positions[at - 1] ?? 0) - y];
        const [dx, dy] = [((positions[at] ?? 0) - x) * shrink - fromX, (positions[at + 1] ?? 0) - y - fromY];
        const along = Math.max(0, Math.min(1, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy)));
        const [awayX, awayY] = [fromX + along * dx, fromY + along * dy];
        // Math.hypot takes ten times as long.
        const away = Math.sqrt(awayX * awayX + awayY * awayY);
        if (away >= distance) continue;
        if (any) return area;
        [nearest, distance] = [area, away];
      }
    }
  }
  return nearest;
}

/** Whether a line to the east crosses the arcs an odd number of times. */
function isWithin({ positions, starts, boxes }: Boundaries, { arcs }: Area, x: number, y: number): boolean {
  let inside = false;
  for (const arc of arcs) {
    const box = arc * 4;
    if (y < (boxes[box + 1] ?? 0) || y > (boxes[box + 3] ?? 0) || x > (boxes[box + 2] ?? 0)) continue;
    let at = starts[arc] ?? 0;
    const end = starts[arc + 1] ?? 0;
    let [x0, y0] = [positions[at] ?? 0, positions[at + 1] ?? 0];
    // East of the point as a whole: only where it begins and ends matters.
    if (x < (boxes[box] ?? 0)) at = end - 4;
    for (at += 2; at < end; at += 2) {
      const [x1, y1] = [positions[at] ?? 0, positions[at + 1] ?? 0];
      if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
      [x0, y0] = [x1, y1];
    }
  }
  return inside;
}

function open(): Boundaries {
  const bytes = readFileSync(file);
  // The head is lines of text, `#` first, that end with an empty line.
  const outlines = decode(brotliDecompressSync(bytes.subarray(bytes.indexOf('\n\n') + 2)));
  const { positions, starts, regions } = outlines;
  const boxes = new Int32Array((starts.length - 1) * 4);
  for (let arc = 0; arc + 1 < starts.length; arc++) {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = starts[arc] ?? 0; at < (starts[arc + 1] ?? 0); at += 2) {
      const [x, y] = [positions[at] ?? 0, positions[at + 1] ?? 0];
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    boxes.set([west, south, east, north], arc * 4);
  }
  const areas = new Map<string, Area[]>();
  for (const region of regions) {
    const country = region.state.slice(0, 2);
    const area = { ...region, box: boxOf(boxes, region.arcs) };
    const others = areas.get(country);
    if (others === undefined) areas.set(country, [area]);
    else others.push(area);
  }
  const all = [...areas.values()].flat();
  return { ...outlines, boxes, areas, all, allBoxes: Int32Array.from(all.flatMap(({ box }) => box)) };
}

function boxOf(boxes: Int32Array, arcs: readonly number[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const arc of arcs) {
    west = Math.min(west, boxes[arc * 4] ?? 0);
    south = Math.min(south, boxes[arc * 4 + 1] ?? 0);
    east = Math.max(east, boxes[arc * 4 + 2] ?? 0);
    north = Math.max(north, boxes[arc * 4 + 3] ?? 0);
  }
  return [west, south, east, north];
}
