import { otherWritings } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { areasTyped } from './areas-typed.ts';
import { inArea } from './capital.ts';
import { rowsNamed, type Area } from './named.ts';

/** The cities that a text names, and the part of the text that is the name. */
export interface NamedCities {
  /** Row numbers, the most populous city first. */
  readonly rows: readonly number[];
  readonly name: string;
}

/**
 * Finds rows with exactly the name in the area. Only when there are none, it also tries the text as a name followed
 * by an area (`London, Ontario`, `Paris Texas`), and its other writings.
 */
export function citiesNamed(places: Places, text: string, area: Area): NamedCities {
  const rows = rowsNamed(places, text, area);
  if (rows.length > 0) return { rows, name: text };
  for (const name of [text, ...otherWritings(text)]) {
    if (name !== text) {
      const plain = rowsNamed(places, name, area);
      if (plain.length > 0) return { rows: plain, name };
    }
    for (const typed of areasTyped(places, name, 'whole')) {
      const found = new Set(typed.areas.flatMap((one) => rowsNamed(places, typed.name, one)));
      const inside = [...found].filter((row) => inArea(places, row, area)).sort((a, b) => a - b);
      if (inside.length > 0) return { rows: inside, name: typed.name };
    }
  }
  return { rows: [], name: text };
}
