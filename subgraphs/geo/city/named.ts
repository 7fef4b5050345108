import { fold } from '../../../facts/fold.ts';
import { hasForeignCharacter } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { inArea } from './capital.ts';

/** What a search is narrowed to. Nothing: the world. */
export interface Area {
  readonly country?: string;
  readonly state?: StateRow | null;
}

/**
 * Rows with exactly the name in the area, the most populous first: those whose own name it is; only where there is none,
 * those that others call so; only where there is none of these either, those whose own name differs in its blanks alone.
 */
export function rowsNamed(places: Places, name: string, area: Area): number[] {
  if (fold(name) === '' || hasForeignCharacter(name)) return [];
  const { cities } = places;
  const isInside = (row: number) => inArea(places, row, area);
  const own = cities.rowsOwning(name).filter(isInside);
  if (own.length > 0) return own;
  const named = cities.rowsNamed(name).filter(isInside);
  return named.length > 0 ? named : cities.rowsJoined(name).filter(isInside);
}
