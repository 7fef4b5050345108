import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { decode, scale, type Outlines, type Region } from './arcs.ts';

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
}

const file = new URL('boundaries.bin', import.meta.url);
let held: Boundaries | undefined;

/**
 * The state, and district, of a country at a point, by boundaries of Natural Earth (public domain; see the head of
 * boundaries.bin). Null where they have none: just off a coast, in a state that has changed since, in the United States.
 * The first call reads the file: a tenth of a second, 5 MB.
 *
 * @param country ISO 3166-1 alpha-2
 * @throws Error when the file is missing or broken
 */
export function divisionAtPoint(country: string, latitude: number, longitude: number): Division | null {
  held ??= open();
  const [x, y] = [longitude * scale, latitude * scale];
  for (const area of held.areas.get(country) ?? []) {
    const [west, south, east, north] = area.box;
    if (x >= west && x <= east && y >= south && y <= north && isWithin(held, area, x, y)) return area;
  }
  return null;
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
  return { ...outlines, boxes, areas };
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
