import type { postal } from '../../tables/postal.ts';

export type PostalRow = typeof postal.$inferInsert;
/** A row of a source. Absent fields are unknown. */
export type PostalPlace = Pick<PostalRow, 'country' | 'code' | 'city'> & Partial<PostalRow>;

/** Returns the comparison key of a code: upper case without spaces and hyphens. */
export const toPostalKey = (code: string): string => code.toUpperCase().replace(/[\s-]+/g, '');

/** Maximum number of places per code in addition to the city. */
const maxLocalities = 50;

/** Merges places into one row per code. The first place becomes the city, the others become localities. */
export function groupByCode(places: Iterable<PostalPlace>): Iterable<PostalRow> {
  const rows = new Map<string, PostalRow & { localities: string[] }>();
  for (const place of places) {
    const key = toPostalKey(place.code);
    const row = rows.get(key);
    if (row === undefined) {
      const cityLocal = place.cityLocal === place.city ? null : (place.cityLocal ?? null);
      rows.set(key, { ...place, key, cityLocal, localities: [...(place.localities ?? [])] });
    } else if (
      place.city !== row.city &&
      !row.localities.includes(place.city) &&
      row.localities.length < maxLocalities
    ) {
      row.localities.push(place.city);
    }
  }
  return rows.values();
}

/** Capitalises every word: `BÅTSFJORD` → `Båtsfjord`. */
export const titleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s(/.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
