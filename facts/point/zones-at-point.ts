import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';
import { zoneIdsOfCountry } from '../zone-tab.ts';
import { countryAtPoint } from './country-at-point.ts';

/**
 * Bytes of the heap that decoded tiles may hold. The package's own cache never forgets; tiles of the world's borders are
 * 200 bytes or 2 MB, and who asks for points all over it has hardly one of them twice.
 */
const mostBytes = 8_000_000;
/** Of a pair of coordinates, as an array of its own, and of what stands around them. Measured: 215 to 230. */
const bytesOfPosition = 230;
let bounded = false;

/** What the package keeps of a tile: its boundaries as GeoJSON. */
interface Tile {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly unknown[] };
  }[];
}

const isPosition = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'number';

/** Positions in rings that lie in lists of any depth. */
function positionsIn(coordinates: readonly unknown[]): number {
  if (isPosition(coordinates[0])) return coordinates.length;
  let sum = 0;
  for (const part of coordinates) if (Array.isArray(part)) sum += positionsIn(part);
  return sum;
}

/** @returns bytes of the heap, about */
export function weightOfTile({ features }: Tile): number {
  let positions = 1;
  for (const { geometry } of features) positions += positionsIn(geometry.coordinates);
  return positions * bytesOfPosition;
}

/**
 * All zones that the boundaries of geo-tz (© OpenStreetMap contributors, ODbL) name for a point: none where they have a
 * hole, several where lands or bands of the sea meet.
 */
export function zonesAtPoint(latitude: number, longitude: number): readonly string[] {
  if (!bounded)
    setCache({ store: new LRUCache<string, Tile>({ maxSize: mostBytes, sizeCalculation: weightOfTile }) });
  bounded = true;
  return find(latitude, longitude);
}

/** Whether a zone is one of land: those of the open sea are `Etc/…`. */
const isOfLand = (id: string): boolean => !id.startsWith('Etc/');

/** Lands that two zones of boundaries cover, and the one that is recorded: the legal time of the country that they are filed under. */
const shared: readonly (readonly [recorded: string, other: string])[] = [
  ['Asia/Shanghai', 'Asia/Urumqi'],
  ['Asia/Tbilisi', 'Europe/Moscow'],
];

/** Whether a country's legal time is that of another zone wherever boundaries have this one too: Asia/Urumqi in China. */
export const isBesideLegal = (id: string, country: string): boolean =>
  shared.some(([recorded, other]) => other === id && zoneIdsOfCountry(country).includes(recorded));

/**
 * The zone that is recorded for a point, of those that boundaries name there: the only one of land; of several the legal
 * time, or the one that the country at the point keeps. Null where that decides nothing.
 */
export function recordedOf(ids: readonly string[], latitude: number, longitude: number): string | null {
  const lands = ids.filter(isOfLand);
  const [only, ...others] = lands.length === 0 ? ids : lands;
  if (only === undefined || others.length === 0) return only ?? null;
  const legal = shared.find((pair) => pair.every((zone) => lands.includes(zone)))?.[0];
  if (legal !== undefined) return legal;
  const own = zoneIdsOfCountry(countryAtPoint(latitude, longitude) ?? '');
  const [kept, ...more] = lands.filter((zone) => own.includes(zone));
  return more.length === 0 ? (kept ?? null) : null;
}

/**
 * Zones that boundaries name beside the one that is told, by identifier: where people keep two clocks, or two states
 * claim a land. None where only one is of land.
 */
export function otherZones(ids: readonly string[], told: string | null): readonly string[] {
  const lands = ids.filter(isOfLand);
  return lands.length < 2 ? [] : lands.filter((id) => id !== told).sort();
}
