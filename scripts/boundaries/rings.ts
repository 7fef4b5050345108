import { merge } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as TopologyMultiPolygon,
  Polygon as TopologyPolygon,
  Topology,
} from 'topojson-specification';
import { readPackageJson } from '../../core/package-file.ts';
import { gridUnitsPerDegree, type Outlines, type Region } from '../../facts/boundaries/arcs.ts';
import type { Ring } from './extent.ts';

/**
 * Returns the rings around a union of regions. Arcs between two of the regions cancel out.
 * @throws Error when the remaining arcs are not closed
 */
export function joinRings({ positions, starts }: Outlines, regions: readonly Region[]): Ring[] {
  const outerArcs = new Set<number>();
  for (const { arcs } of regions) {
    for (const arc of arcs) if (!outerArcs.delete(arc)) outerArcs.add(arc);
  }
  const lines = new Map(
    [...outerArcs].map((arc) => [arc, readLine(positions, starts[arc] ?? 0, starts[arc + 1] ?? 0)]),
  );
  const arcsByEnd = new Map<string, number[]>();
  for (const [arc, line] of lines) {
    for (const end of [line[0], line.at(-1)]) {
      const key = String(end);
      const arcsAtEnd = arcsByEnd.get(key);
      if (arcsAtEnd === undefined) arcsByEnd.set(key, [arc]);
      else arcsAtEnd.push(arc);
    }
  }
  const rings: Ring[] = [];
  for (const [first, line] of lines) {
    if (!outerArcs.delete(first)) continue;
    const ring = [...line];
    while (String(ring[0]) !== String(ring.at(-1))) {
      const end = String(ring.at(-1));
      const nextArc = arcsByEnd.get(end)?.find((arc) => outerArcs.has(arc));
      if (nextArc === undefined) throw new Error(`the outline is not closed: no arc starts at ${end}`);
      outerArcs.delete(nextArc);
      const nextLine = lines.get(nextArc) ?? [];
      ring.push(...(String(nextLine[0]) === end ? nextLine : nextLine.toReversed()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

function readLine(positions: Int32Array, start: number, end: number): Ring {
  const line: [number, number][] = [];
  for (let pointIndex = start; pointIndex < end; pointIndex += 2) {
    line.push([
      (positions[pointIndex] ?? 0) / gridUnitsPerDegree,
      (positions[pointIndex + 1] ?? 0) / gridUnitsPerDegree,
    ]);
  }
  return line;
}

/** Reads the outlines of US states and territories, by the 2017 boundaries of the Census Bureau (public domain). */
export function readCensusOutlines(): { readonly ringsOf: (fips: readonly string[]) => Ring[] } {
  const topology = readPackageJson<Topology<{ states: GeometryCollection }>>('us-atlas/states-10m.json');
  return {
    ringsOf(fips) {
      const areas = topology.objects.states.geometries.filter(
        (area): area is TopologyPolygon | TopologyMultiPolygon =>
          fips.includes(String(area.id)) && (area.type === 'Polygon' || area.type === 'MultiPolygon'),
      );
      return merge(topology, areas).coordinates.flat();
    },
  };
}
