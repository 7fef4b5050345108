import { listOtherSpellings } from '../../../facts/place-name.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { findTypedAreas } from './typed-areas.ts';
import { isInArea } from './capital.ts';
import { findRowsByName, type Area } from './rows-by-name.ts';

/** The cities with a requested name, and the part of the text that is the name. */
export interface NamedCities {
  /** Row numbers by descending population. */
  readonly rows: readonly number[];
  readonly name: string;
}

/**
 * Finds rows with exactly the name in the area. Without such rows, interprets the text as a name followed by an area (`London,
 * Ontario`, `Paris Texas`), then tries its alternative spellings.
 */
export function findCitiesByName(places: Places, text: string, area: Area): NamedCities {
  const rows = findRowsByName(places, text, area);
  if (rows.length > 0) return { rows, name: text };
  for (const name of [text, ...listOtherSpellings(text)]) {
    if (name !== text) {
      const rowsWithName = findRowsByName(places, name, area);
      if (rowsWithName.length > 0) return { rows: rowsWithName, name };
    }
    for (const typedArea of findTypedAreas(places, name, 'whole')) {
      const rowsWithTypedName = new Set(
        typedArea.areas.flatMap((one) => findRowsByName(places, typedArea.name, one)),
      );
      const rowsInArea = [...rowsWithTypedName]
        .filter((row) => isInArea(places, row, area))
        .sort((a, b) => a - b);
      if (rowsInArea.length > 0) return { rows: rowsInArea, name: typedArea.name };
    }
  }
  return { rows: [], name: text };
}
