import { fold } from '../../../facts/fold.ts';
import { hasForeignCharacter } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { isInArea } from './capital.ts';

/** The area that a search is restricted to. An empty object means the world. */
export interface Area {
  readonly country?: string;
  readonly state?: StateRow | null;
}

/**
 * Finds rows with exactly the name in the area, the most populous first: by the city's own names; when none match, by
 * alternative names; when none match either, by own names that differ in spaces only.
 */
export function findRowsByName(places: Places, name: string, area: Area): number[] {
  if (fold(name) === '' || hasForeignCharacter(name)) return [];
  const { cities } = places;
  const isInside = (row: number) => isInArea(places, row, area);
  const rowsWithOwnName = cities.rowsOwning(name).filter(isInside);
  if (rowsWithOwnName.length > 0) return rowsWithOwnName;
  const rowsWithName = cities.rowsByName(name).filter(isInside);
  return rowsWithName.length > 0 ? rowsWithName : cities.rowsJoined(name).filter(isInside);
}
