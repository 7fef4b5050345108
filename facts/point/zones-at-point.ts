import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';

/** Decoded tiles kept: about 80 MB of heap. The package's own cache never forgets. */
const tiles = 256;
let bounded = false;

/**
 * All zones that the boundaries of geo-tz (© OpenStreetMap contributors, ODbL) name for a point: none where they have a
 * hole, several where lands or bands of the sea meet.
 */
export function zonesAtPoint(latitude: number, longitude: number): readonly string[] {
  if (!bounded) setCache({ store: new LRUCache<string, object>({ max: tiles }) });
  bounded = true;
  return find(latitude, longitude);
}

/** Lands that two zones cover, and the one that is recorded: the legal time of the country that administers them. */
const shared: readonly (readonly [recorded: string, other: string])[] = [
  ['Asia/Shanghai', 'Asia/Urumqi'],
  ['Asia/Tbilisi', 'Europe/Moscow'],
];

/** The zone that is recorded for a land that both zones of a pair cover. Null: they share none. */
export const recordedOf = (ids: readonly string[]): string | null =>
  shared.find((pair) => pair.every((zone) => ids.includes(zone)))?.[0] ?? null;
