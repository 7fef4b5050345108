import { fold } from '../../../facts/fold.ts';
import { hasForeignCharacter } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { inArea } from './capital.ts';

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
  const isInside = (row: number) => inArea(places, row, area);
  const own = cities.rowsOwning(name).filter(isInside);
  if (own.length > 0) return own;
  const named = cities.rowsByName(name).filter(isInside);
  return named.length > 0 ? named : cities.rowsJoined(name).filter(isInside);
}
