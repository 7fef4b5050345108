/**
 * Writes web/world.json, the map of the pages: land and borders of the world as SVG paths in degrees (x east, y south),
 * simplified from facts/boundaries, and the United States from us-atlas. `npx tsx web/maintain/world.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { mesh } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { decode, scale } from '../../facts/boundaries/arcs.ts';

type Point = readonly [x: number, y: number];

/** Degrees: what is nearer to a line than this is left out. */
const tolerance = 0.16;
/** Square degrees: smaller islands are left out. */
const smallest = 0.05;

const file = readFileSync(new URL('../../facts/boundaries/boundaries.bin', import.meta.url));
const start = file.indexOf('\n\n') + 2;
const { regions, positions, starts } = decode(brotliDecompressSync(file.subarray(start)));

/** The countries on the sides of each arc. */
const sides: string[][] = Array.from({ length: starts.length - 1 }, () => []);
for (const { state, arcs } of regions) for (const arc of arcs) sides[arc]?.push(state.slice(0, 2));

const pointsOf = (arc: number): Point[] => {
  const points: Point[] = [];
  for (let at = starts[arc] ?? 0; at < (starts[arc + 1] ?? 0); at += 2)
    points.push([(positions[at] ?? 0) / scale, -(positions[at + 1] ?? 0) / scale]);
  return points;
};

const coast = sides.flatMap((each, arc) => (each.length === 1 ? [arc] : []));
const borders = sides.flatMap((each, arc) => (new Set(each).size > 1 ? [arc] : []));

/** Joins the arcs of coasts to rings. */
function ringsOf(arcs: readonly number[]): Point[][] {
  const ends = new Map<string, { points: Point[]; used: boolean }[]>();
  const key = (point: Point | undefined) => (point === undefined ? '' : `${point[0]} ${point[1]}`);
  const lines = arcs.map((arc) => ({ points: pointsOf(arc), used: false }));
  for (const line of lines)
    for (const end of [line.points[0], line.points.at(-1)])
      ends.set(key(end), [...(ends.get(key(end)) ?? []), line]);
  const rings: Point[][] = [];
  for (const line of lines) {
    if (line.used) continue;
    line.used = true;
    const ring = [...line.points];
    for (;;) {
      const end = key(ring.at(-1));
      if (end === key(ring[0])) break;
      const next = ends.get(end)?.find(({ used }) => !used);
      if (next === undefined) break;
      next.used = true;
      ring.push(...(key(next.points[0]) === end ? next.points : next.points.toReversed()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

const area = (ring: readonly Point[]): number => {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
};

/** Douglas and Peucker. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, distance] = [0, 0];
  points.forEach(([x, y], index) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

/** In tenths of a degree, each position by its distance to that before. */
function path(points: readonly Point[], closed: boolean): string {
  let [atX, atY] = [0, 0];
  let text = '';
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x * 10), Math.round(y * 10)];
    if (index > 0 && nextX === atX && nextY === atY) return;
    const [stepX, stepY] = [nextX - atX, nextY - atY];
    text += `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${index === 0 ? nextX : stepX}${(index === 0 ? nextY : stepY) < 0 ? '' : ' '}${index === 0 ? nextY : stepY}`;
    [atX, atY] = [nextX, nextY];
  });
  return closed ? `${text}z` : text;
}

/** The United States are not among the boundaries: their counties come from the census. */
function unitedStates(): Point[][] {
  const path = createRequire(import.meta.url).resolve('us-atlas/nation-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology;
  return mesh(atlas).coordinates.map((line) => line.map(([x = 0, y = 0]): Point => [x, -y]));
}

const land = [...ringsOf(coast), ...unitedStates()]
  .filter((ring) => area(ring) > smallest)
  .map(simplified)
  .filter((ring) => ring.length > 3)
  .map((ring) => path(ring, true))
  .join('');
const lines = borders
  .map((arc) => simplified(pointsOf(arc)))
  .map((line) => path(line, false))
  .join('');

writeFileSync(new URL('../world.json', import.meta.url), `${JSON.stringify({ land, borders: lines })}\n`);
process.stdout.write(`land ${land.length}, borders ${lines.length} characters\n`);
