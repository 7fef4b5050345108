import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';
import { listZoneIdsInCountry } from '../zone-tab.ts';

/**
 * Maximum heap size of decoded tiles in bytes. The package's own cache never evicts tiles. A tile takes 200 bytes to 2 MB, and
 * random points worldwide rarely need the same tile twice.
 */
const maxCacheBytes = 8_000_000;
/** Heap size of a position in bytes: an array of two coordinates and its overhead. Measurements gave 215 to 230 bytes. */
const bytesPerPosition = 230;
let isCacheBounded = false;

/** A cached tile of the package: boundaries as GeoJSON. */
interface Tile {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly unknown[] };
  }[];
}

const isPosition = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'number';

/** Counts the positions in rings, which may be nested at any depth. */
function countPositions(coordinates: readonly unknown[]): number {
  if (isPosition(coordinates[0])) return coordinates.length;
  let positionCount = 0;
  for (const part of coordinates) if (Array.isArray(part)) positionCount += countPositions(part);
  return positionCount;
}

/** Estimates the heap size of a tile in bytes. */
export function estimateTileBytes({ features }: Tile): number {
  let positions = 1;
  for (const { geometry } of features) positions += countPositions(geometry.coordinates);
  return positions * bytesPerPosition;
}

/**
 * Returns all zones whose boundaries contain a point. A gap has no zone, and several zones meet where land or sea areas do.
 * Source: geo-tz (© OpenStreetMap contributors, ODbL).
 */
export function findZonesAtPoint(latitude: number, longitude: number): readonly string[] {
  if (!isCacheBounded)
    setCache({
      store: new LRUCache<string, Tile>({ maxSize: maxCacheBytes, sizeCalculation: estimateTileBytes }),
    });
  isCacheBounded = true;
  return find(latitude, longitude);
}

/** Whether a zone is on land: zones of the open sea are named `Etc/…`. */
export const isLandZone = (id: string): boolean => !id.startsWith('Etc/');

/**
 * Areas that two zones cover, with the recorded zone of each area: the legal time of the country to which the area is assigned.
 */
export const sharedAreas: readonly (readonly [recorded: string, other: string])[] = [
  ['Asia/Shanghai', 'Asia/Urumqi'],
  ['Asia/Tbilisi', 'Europe/Moscow'],
];

/** Whether a country has another legal time in the complete area of a zone, such as Asia/Urumqi in China. */
export const isUnofficialZone = (id: string, country: string): boolean =>
  sharedAreas.some(([recorded, other]) => other === id && listZoneIdsInCountry(country).includes(recorded));

/**
 * Returns the other zones at a point, sorted by identifier: where people use two clocks, or two states claim an area.
 * Empty when at most one zone is on land.
 */
export function listOtherZoneIds(ids: readonly string[], recorded: string | null): readonly string[] {
  const landZones = ids.filter(isLandZone);
  return landZones.length < 2 ? [] : landZones.filter((id) => id !== recorded).sort();
}
