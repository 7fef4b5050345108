import { readFacts } from '../../facts/fact-table.ts';
import { toBareName } from '../../facts/bare-name.ts';
import type { StateName } from './state-names.ts';

/** A first-order division of GeoNames; `code` is `<country>.<admin1>`. */
export interface Admin1 {
  readonly code: string;
  readonly name: string;
}

export interface StateFinder {
  /** @returns the ISO 3166-2 code for GeoNames codes; null when the division is unknown or ISO has no such division */
  of(country: string, admin1: string, admin2: string): string | null;
  /** GeoNames codes by ISO 3166-2 code. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** Maps GeoNames divisions to ISO 3166-2: first by the table admin1-states, then by equal names. */
export function stateFinder(states: Iterable<StateName>, divisions: Iterable<Admin1>): StateFinder {
  const named = statesByName(states);
  const found = new Map<string, string | null>();
  for (const { code, name } of divisions) {
    const state = named(code.slice(0, 2), name);
    if (state !== null) found.set(code, state);
  }
  for (const [code, state] of readStatesByGeonamesCode()) found.set(code, state);
  const codes = new Map<string, string[]>();
  for (const [geonames, state] of found) {
    if (state !== null) codes.set(state, [...(codes.get(state) ?? []), geonames]);
  }
  return {
    of: (country, admin1, admin2) =>
      found.get(`${country}.${admin1}.${admin2}`) ?? found.get(`${country}.${admin1}`) ?? null,
    codes,
  };
}

/** Divisions by GeoNames code, from the table admin1-states. Null: ISO 3166-2 has no such division. */
export const readStatesByGeonamesCode = (): ReadonlyMap<string, string | null> =>
  new Map(readFacts('admin1-states').map((row) => [row['geonames'] ?? '', row['state'] || null]));

/**
 * Finds the ISO 3166-2 code of a division by name. An ambiguous name gives null, but top-level divisions take precedence
 * over their subdivisions.
 */
export function statesByName(states: Iterable<StateName>): (country: string, name: string) => string | null {
  const byName = new Map<string, StateName[]>();
  for (const state of states) {
    for (const key of new Set(state.spellings.map((name) => `${state.country}.${toBareName(name)}`))) {
      byName.set(key, [...(byName.get(key) ?? []), state]);
    }
  }
  return (country, name) => {
    const candidates = byName.get(`${country}.${toBareName(name)}`) ?? [];
    const direct = candidates.filter((state) => state.parent === null);
    const [only, second] = direct.length > 0 ? direct : candidates;
    return only !== undefined && second === undefined ? only.code : null;
  };
}
