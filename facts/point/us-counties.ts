import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { isInside, type Polygon } from './polygon.ts';
import { readPackageJson } from '../package-file.ts';

/** A county, or what the Census Bureau treats as one. */
export interface County {
  /** Five digits. */
  readonly fips: string;
}

interface Area extends County {
  readonly polygon: Polygon;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

/** Areas by the square degrees that they touch. */
type Grid = ReadonlyMap<number, readonly Area[]>;

let grid: Grid | undefined;

const square = (longitude: number, latitude: number) =>
  Math.floor(longitude + 180) * 181 + Math.floor(latitude + 90);

/**
 * The county at a point, by the boundaries of 2017 of the US Census Bureau (public domain, package us-atlas), with
 * Puerto Rico and the island areas. Null where there is none. The first call takes a tenth of a second.
 */
export function countyAtPoint(latitude: number, longitude: number): County | null {
  grid ??= readGrid();
  const areas = grid.get(square(longitude, latitude)) ?? [];
  return (
    areas.find(
      ({ polygon, box: [west, south, east, north] }) =>
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north &&
        isInside(polygon, longitude, latitude),
    ) ?? null
  );
}

function readGrid(): Grid {
  const topology = readPackageJson<Topology<{ counties: GeometryCollection }>>('us-atlas/counties-10m.json');
  const squares = new Map<number, Area[]>();
  for (const { id, geometry } of feature(topology, topology.objects.counties).features) {
    const polygons: readonly Polygon[] =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    for (const polygon of polygons) {
      const box = boxOf(polygon);
      const [west, south, east, north] = box;
      const area = { fips: String(id), polygon, box };
      for (let x = Math.floor(west); x <= east; x += 1) {
        for (let y = Math.floor(south); y <= north; y += 1) {
          const key = square(x, y);
          const areas = squares.get(key);
          if (areas === undefined) squares.set(key, [area]);
          else areas.push(area);
        }
      }
    }
  }
  return squares;
}

function boxOf([outer = []]: Polygon): Area['box'] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of outer) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
