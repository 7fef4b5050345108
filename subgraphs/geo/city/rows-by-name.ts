import { fold } from '../../../facts/fold.ts';
import { hasForeignCharacter } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { isInArea } from './capital.ts';

/** The area to which a search is restricted. An empty object means the world. */
export interface Area {
  readonly country?: string;
  readonly state?: StateRow | null;
}

/**
 * Finds rows with exactly the name in the area, by descending population. The city's own names are tried first, then
 * alternative names, then own names that differ only in spaces.
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
