import { iso31662 } from 'iso-3166';

let subdivisionNames: ReadonlyMap<string, string> | undefined;

/** Reads the names of ISO 3166-2 codes, English or local. Source: npm iso-3166. */
function readSubdivisionNames(): ReadonlyMap<string, string> {
  subdivisionNames ??= new Map(iso31662.map(({ code, name }) => [code, name]));
  return subdivisionNames;
}

/**
 * Returns a subdivision code without its country: "CA" for "CA" or "US-CA" in US. Without a country, the code is not checked.
 * @returns null when the country does not have the subdivision
 */
export function toLocalStateCode(state: string | null, country: string | null): string | null {
  if (state === null) return null;
  const [, prefix, withoutCountry] = /^([A-Z]{2})-([A-Z0-9]{1,3})$/.exec(state) ?? [];
  if (country === null) return withoutCountry ?? state;
  if (prefix !== undefined && prefix !== country) return null;
  const code = withoutCountry ?? state;
  return readSubdivisionNames().has(`${country}-${code}`) ? code : null;
}

/** Returns the name of a subdivision; null when the subdivision is unknown. */
export const findStateName = (state: string | null, country: string | null): string | null =>
  readSubdivisionNames().get(`${country ?? ''}-${state ?? ''}`) ?? null;
