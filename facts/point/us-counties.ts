import { feature } from 'topojson-client';
import type { Geometry } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isInside, toOutlines, type Outline, type Polygon } from './polygon.ts';
import { readPackageJson } from '../../core/package-file.ts';

/** A county or county equivalent of the Census Bureau. */
export interface County {
  /** Five digits. */
  readonly fips: string;
}

interface Area extends County {
  readonly outline: Outline;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

/** Areas by the one-degree squares that intersect the area. */
type Grid = ReadonlyMap<number, readonly Area[]>;

let grid: Grid | undefined;

const computeSquareKey = (longitude: number, latitude: number) =>
  Math.floor(longitude + 180) * 181 + Math.floor(latitude + 90);

/**
 * Returns the county at a point, including Puerto Rico and the island areas; null when no county contains the point. Source:
 * the 2017 boundaries of the US Census Bureau (public domain, package us-atlas). The first call takes 0.1 seconds.
 */
export function findCountyAtPoint(latitude: number, longitude: number): County | null {
  grid ??= readGrid();
  const areas = grid.get(computeSquareKey(longitude, latitude)) ?? [];
  return (
    areas.find(
      ({ outline, box: [west, south, east, north] }) =>
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north &&
        isInside(outline, longitude, latitude),
    ) ?? null
  );
}

function readGrid(): Grid {
  const topology = readPackageJson<Topology<{ counties: GeometryCollection }>>('us-atlas/counties-10m.json');
  const parts = feature(topology, topology.objects.counties).features.flatMap(({ id, geometry }) =>
    listPolygons(geometry).map((polygon) => ({ fips: String(id), polygon })),
  );
  const outlines = toOutlines(parts.map(({ polygon }) => polygon));
  const squares = new Map<number, Area[]>();
  for (const [index, { fips, polygon }] of parts.entries()) {
    const outline = outlines[index];
    if (outline === undefined) continue;
    const box = computeBox(polygon);
    const [west, south, east, north] = box;
    const area = { fips, outline, box };
    for (let x = Math.floor(west); x <= east; x += 1) {
      for (let y = Math.floor(south); y <= north; y += 1) {
        const key = computeSquareKey(x, y);
        const areas = squares.get(key);
        if (areas === undefined) squares.set(key, [area]);
        else areas.push(area);
      }
    }
  }
  return squares;
}

function listPolygons(geometry: Geometry): readonly Polygon[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function computeBox([outer = []]: Polygon): Area['box'] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of outer) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
