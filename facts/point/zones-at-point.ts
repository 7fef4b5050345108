import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';
import { listZoneIdsInCountry } from '../zone-tab.ts';

/**
 * Maximum heap size of decoded tiles in bytes. The package's own cache never evicts tiles. A tile takes 200 bytes to 2 MB, and
 * random points worldwide seldom need the same tile twice.
 */
const maxCacheBytes = 8_000_000;
/** Heap size of a position in bytes: an array of two coordinates with its overhead. Measured values are 215 to 230 bytes. */
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
 * Returns all zones whose boundaries contain a point. There is no zone in a gap, and several zones where land or sea areas
 * meet. Source: geo-tz (© OpenStreetMap contributors, ODbL).
 */
export function findZonesAtPoint(latitude: number, longitude: number): readonly string[] {
  if (!isCacheBounded)
    setCache({
      store: new LRUCache<string, Tile>({ maxSize: maxCacheBytes, sizeCalculation: estimateTileBytes }),
    });
  isCacheBounded = true;
  return find(latitude, longitude);
}

/** Whether a zone is on land. Zones of the open sea have names such as `Etc/GMT+3`. */
export const isLandZone = (id: string): boolean => !id.startsWith('Etc/');

/**
 * Areas that two zones cover, with the recorded zone of each area. The recorded zone has the legal time of the country to which
 * the area is assigned.
 */
export const sharedZoneAreas: readonly (readonly [recorded: string, other: string])[] = [
  ['Asia/Shanghai', 'Asia/Urumqi'],
  ['Asia/Tbilisi', 'Europe/Moscow'],
];

/** Whether another zone is the legal time of a country in the complete area of a zone, as in Asia/Urumqi in China. */
export const isUnofficialZone = (id: string, country: string): boolean =>
  sharedZoneAreas.some(
    ([recorded, other]) => other === id && listZoneIdsInCountry(country).includes(recorded),
  );

/**
 * Returns the zones at a point other than the recorded zone, sorted by identifier. Several zones exist where two clocks are in
 * use, or two states claim an area. Empty when at most one zone is on land.
 */
export function listOtherZoneIds(ids: readonly string[], recorded: string | null): readonly string[] {
  const landZones = ids.filter(isLandZone);
  return landZones.length < 2 ? [] : landZones.filter((id) => id !== recorded).sort();
}
