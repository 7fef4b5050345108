import { gridUnitsPerDegree, type Arc, type Region } from '../../facts/boundaries/arcs.ts';

/** An area with its codes and rings in degrees. Areas of one state and district become one region. */
export interface Shape {
  readonly state: string;
  readonly district: string | null;
  /** Rings of longitude and latitude. */
  readonly rings: readonly (readonly (readonly number[])[])[];
}

/** Encodes a position as one number. Positions that neighbouring areas share become equal numbers. */
const keysPerColumn = 1_000_000;
const toKey = (x: number, y: number) =>
  (x + 180 * gridUnitsPerDegree) * keysPerColumn + y + 90 * gridUnitsPerDegree;
const toPosition = (key: number): readonly [number, number] => [
  Math.floor(key / keysPerColumn) - 180 * gridUnitsPerDegree,
  (key % keysPerColumn) - 90 * gridUnitsPerDegree,
];

/** A boundary segment between two positions, and the numbers of the regions it bounds. */
interface Edge {
  readonly from: number;
  readonly to: number;
  regions: string;
  used: boolean;
}

/**
 * Computes regions and simplified arcs. A line between two areas of one region is removed; a line between two regions becomes one
 * shared arc.
 * @param tolerance maximum distance of a removed position from the line, in degrees of latitude
 */
export function buildOutline(
  shapes: readonly Shape[],
  tolerance: number,
): { regions: Region[]; arcs: Arc[] } {
  const names = [...new Set(shapes.map(({ state, district }) => `${state}\t${district ?? ''}`))].sort();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const edges = collectEdges(shapes, numbers);
  const edgesByEnd = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) {
      const otherEdges = edgesByEnd.get(end);
      if (otherEdges === undefined) edgesByEnd.set(end, [edge]);
      else otherEdges.push(edge);
    }
  }
  const isNode = (key: number) => {
    const [first, second, third] = edgesByEnd.get(key) ?? [];
    return second === undefined || third !== undefined || first?.regions !== second.regions;
  };
  const walk = (first: Edge, start: number): number[] => {
    const keys = [start];
    let [edge, here]: [Edge | undefined, number] = [first, start];
    while (edge !== undefined) {
      edge.used = true;
      here = edge.from === here ? edge.to : edge.from;
      keys.push(here);
      edge = isNode(here) ? undefined : edgesByEnd.get(here)?.find(({ used }) => !used);
    }
    return keys;
  };
  const arcs: Arc[] = [];
  const arcsByRegion = names.map((): number[] => []);
  const add = (edge: Edge, start: number) => {
    const arc = simplifyLine(walk(edge, start).map(toPosition), tolerance * gridUnitsPerDegree);
    for (const number of edge.regions.split(' ')) arcsByRegion[Number(number)]?.push(arcs.length);
    arcs.push(arc.flat());
  };
  for (const edge of edges) {
    if (edge.used) continue;
    if (isNode(edge.from)) add(edge, edge.from);
    else if (isNode(edge.to)) add(edge, edge.to);
  }
  // The remaining edges belong to islands and enclaves, which have no node.
  for (const edge of edges) if (!edge.used) add(edge, edge.from);
  const regions = names.map((name, number): Region => {
    const [state = '', district = ''] = name.split('\t');
    return { state, district: district === '' ? null : district, arcs: arcsByRegion[number] ?? [] };
  });
  return { regions: regions.filter((region) => region.arcs.length > 0), arcs };
}

function collectEdges(shapes: readonly Shape[], numbers: ReadonlyMap<string, number>): Edge[] {
  const linesByEndpoints = new Map<string, { from: number; to: number; regions: Set<number> }>();
  for (const { state, district, rings } of shapes) {
    const number = numbers.get(`${state}\t${district ?? ''}`) ?? 0;
    for (const ring of rings) {
      const keys = ring.map(([x = 0, y = 0]) =>
        toKey(Math.round(x * gridUnitsPerDegree), Math.round(y * gridUnitsPerDegree)),
      );
      let previousKey = keys.at(-1) ?? 0;
      for (const key of keys) {
        if (key === previousKey) continue;
        const edgeKey = previousKey < key ? `${previousKey} ${key}` : `${key} ${previousKey}`;
        const edge = linesByEndpoints.get(edgeKey) ?? {
          from: previousKey,
          to: key,
          regions: new Set<number>(),
        };
        linesByEndpoints.set(edgeKey, edge);
        // An edge that occurs twice in one region is not part of its boundary.
        if (!edge.regions.delete(number)) edge.regions.add(number);
        previousKey = key;
      }
    }
  }
  return [...linesByEndpoints.values()]
    .filter(({ regions }) => regions.size > 0)
    .map(({ from, to, regions }) => ({
      from,
      to,
      regions: [...regions].sort((a, b) => a - b).join(' '),
      used: false,
    }));
}

type Position = readonly [number, number];

/**
 * Simplifies a line by Douglas-Peucker. Keeps both ends, and all positions farther than the tolerance from the simplified line.
 */
function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const retainedPositions = new Uint8Array(line.length);
  retainedPositions[0] = retainedPositions[line.length - 1] = 1;
  const openSpans: [number, number][] = [[0, line.length - 1]];
  for (let span = openSpans.pop(); span !== undefined; span = openSpans.pop()) {
    const [first, last] = span;
    let [farthest, distance] = [0, -1];
    for (let index = first + 1; index < last; index++) {
      const offset = computeDistance(line[index], line[first], line[last]);
      if (offset > distance) [farthest, distance] = [index, offset];
    }
    // The ends of a closed line coincide. An island therefore keeps at least four positions.
    const isClosed = first === 0 && last === line.length - 1 && isSamePosition(line[first], line[last]);
    if (distance < 0 || (distance <= tolerance && !isClosed)) continue;
    retainedPositions[farthest] = 1;
    openSpans.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => retainedPositions[index] === 1);
}

const isSamePosition = (a: Position = [0, 0], b: Position = [0, 0]) => a[0] === b[0] && a[1] === b[1];

function computeDistance(point: Position = [0, 0], from: Position = [0, 0], to: Position = [0, 0]): number {
  // A degree of longitude is shorter than a degree of latitude.
  const longitudeScale = Math.cos((from[1] / gridUnitsPerDegree / 180) * Math.PI);
  const [dx, dy] = [(to[0] - from[0]) * longitudeScale, to[1] - from[1]];
  const [px, py] = [(point[0] - from[0]) * longitudeScale, point[1] - from[1]];
  const length = dx * dx + dy * dy;
  const fraction = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - fraction * dx, py - fraction * dy);
}
