import { createInvalidInputError } from '../../../core/lookup-error.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { checkLimit } from '../../validation/batch.ts';
import { isInArea } from './capital.ts';
import { encodeCursor, decodeCursor, type PageRequest } from '../../validation/page.ts';
import { CityModel } from './city.ts';

interface Area {
  readonly country: string;
  readonly state?: StateRow;
}

/** A page of the cities of an area, in order of descending population. */
export interface CityPage {
  readonly places: Places;
  readonly area: Area;
  readonly cities: readonly CityModel[];
  /** Whether the area has a city before or after the page. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

const defaultFirst = 20;

/** Returns the opaque cursor after a city. The cursor contains the city's id, so that it stays valid when populations change. */
export const toCursor = ({ id }: CityModel): string => encodeCursor(id);

/** Yields the rows of an area's cities. The rows of the table must be sorted by descending population. */
function* listRows(places: Places, area: Area, start: number): Generator<number> {
  const { cities } = places;
  const country = cities.country.codeOf(area.country);
  if (country === undefined) return;
  for (let row = start; row < cities.length; row++) {
    if (cities.country.codes[row] === country && isInArea(places, row, area)) yield row;
  }
}

/** Returns a page of an area's cities. @throws invalid_request for a page size outside 1 to 50, or an invalid cursor */
export function createCityPage(
  places: Places,
  area: Area,
  { first, after }: Pick<PageRequest, 'first' | 'after'>,
): CityPage {
  const size = checkLimit(first ?? defaultFirst, 'first');
  let start = 0;
  if (typeof after === 'string') {
    const row = places.cities.rowOfId(decodeCursor(after));
    if (row === undefined || !isInArea(places, row, area))
      throw createInvalidInputError(
        'after',
        'after must be a cursor of a page of the same list: use its pageInfo.endCursor.',
      );
    start = row + 1;
  }
  const cities: CityModel[] = [];
  let hasNextPage = false;
  for (const row of listRows(places, area, start)) {
    hasNextPage = cities.length === size;
    if (hasNextPage) break;
    cities.push(new CityModel(places, row));
  }
  return { places, area, cities, hasPrevious: start > 0, hasNext: hasNextPage };
}

export function countCities({ places, area }: CityPage): number {
  const rows = listRows(places, area, 0);
  let count = 0;
  while (rows.next().done !== true) count += 1;
  return count;
}
