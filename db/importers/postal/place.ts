import type { postal } from '../../tables/postal.ts';

export type PostalRow = typeof postal.$inferInsert;
/** A row as a source tells it; what is left out is not known. */
export type PostalPlace = Pick<PostalRow, 'country' | 'code' | 'city'> & Partial<PostalRow>;

/** The form in which codes are compared: upper case without blanks and hyphens. */
export const postalKey = (code: string): string => code.toUpperCase().replace(/[\s-]+/g, '');

/** The most that are kept of other places with one code. */
const maximum = 50;

/** One row per code: the first place with it; the others stand among its localities. */
export function gathered(places: Iterable<PostalPlace>): Iterable<PostalRow> {
  const rows = new Map<string, PostalRow & { localities: string[] }>();
  for (const place of places) {
    const key = postalKey(place.code);
    const row = rows.get(key);
    if (row === undefined) {
      const cityLocal = place.cityLocal === place.city ? null : (place.cityLocal ?? null);
      rows.set(key, { ...place, key, cityLocal, localities: [...(place.localities ?? [])] });
    } else if (
      place.city !== row.city &&
      !row.localities.includes(place.city) &&
      row.localities.length < maximum
    ) {
      row.localities.push(place.city);
    }
  }
  return rows.values();
}

/** `BÅTSFJORD` → `Båtsfjord`; words after the first that are no part of the name's own stay small. */
export const titleCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s(/.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
