import { find, setCache } from 'geo-tz/all';
import { LRUCache } from 'lru-cache';

let bounded = false;

/** Lands that two zones cover, and the one that is recorded: the legal time of the country that administers them. */
const shared: readonly (readonly [recorded: string, other: string])[] = [
  ['Asia/Shanghai', 'Asia/Urumqi'],
  ['Asia/Tbilisi', 'Europe/Moscow'],
];

/** Every zone that the boundaries of geo-tz (© OpenStreetMap contributors, ODbL) have at a point. */
export function zonesAtPoint(latitude: number, longitude: number): readonly string[] {
  // The package's own cache never forgets.
  if (!bounded) setCache({ store: new LRUCache<string, object>({ max: 256 }) });
  bounded = true;
  return find(latitude, longitude);
}

/** IANA identifier of the zone at a point. Null where there is none, or several that no rule decides. */
export function zoneAtPoint(latitude: number, longitude: number): string | null {
  const [only, ...others] = zonesAtPoint(latitude, longitude);
  if (only === undefined) return null;
  if (others.length === 0) return only;
  const all = [only, ...others];
  return shared.find((pair) => pair.every((zone) => all.includes(zone)))?.[0] ?? null;
}
