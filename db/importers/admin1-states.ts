import { readFacts } from '../../facts/fact-table.ts';
import { toBareName } from '../../facts/bare-name.ts';
import type { StateName } from './state-names.ts';

/** A first-order division of GeoNames; `code` is `<country>.<admin1>`. */
export interface Admin1 {
  readonly code: string;
  readonly name: string;
}

export interface StateFinder {
  /**
   * Returns the ISO 3166-2 code of a division by its GeoNames codes. Null when the division is unknown or has no code in ISO
   * 3166-2.
   */
  of(country: string, admin1: string, admin2: string): string | null;
  /** GeoNames codes by ISO 3166-2 code. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

/** Maps GeoNames divisions to ISO 3166-2: first by the table admin1-states, then by equal names. */
export function createStateFinder(states: Iterable<StateName>, divisions: Iterable<Admin1>): StateFinder {
  const findStateByName = createStateNameFinder(states);
  const statesByCode = new Map<string, string | null>();
  for (const { code, name } of divisions) {
    const state = findStateByName(code.slice(0, 2), name);
    if (state !== null) statesByCode.set(code, state);
  }
  for (const [code, state] of readStatesByGeonamesCode()) statesByCode.set(code, state);
  const codes = new Map<string, string[]>();
  for (const [geonames, state] of statesByCode) {
    if (state !== null) codes.set(state, [...(codes.get(state) ?? []), geonames]);
  }
  return {
    of: (country, admin1, admin2) =>
      statesByCode.get(`${country}.${admin1}.${admin2}`) ?? statesByCode.get(`${country}.${admin1}`) ?? null,
    codes,
  };
}

/** Returns the table admin1-states: ISO 3166-2 codes by GeoNames code. Null means that the division has no code in ISO 3166-2. */
export const readStatesByGeonamesCode = (): ReadonlyMap<string, string | null> =>
  new Map(readFacts('admin1-states').map((row) => [row['geonames'] ?? '', row['state'] || null]));

/**
 * Returns a function that finds the ISO 3166-2 code of a division by name. Top-level divisions take precedence over
 * subdivisions. A name that is still ambiguous yields null.
 */
export function createStateNameFinder(
  states: Iterable<StateName>,
): (country: string, name: string) => string | null {
  const statesByName = new Map<string, StateName[]>();
  for (const state of states) {
    for (const key of new Set(state.spellings.map((name) => `${state.country}.${toBareName(name)}`))) {
      statesByName.set(key, [...(statesByName.get(key) ?? []), state]);
    }
  }
  return (country, name) => {
    const candidates = statesByName.get(`${country}.${toBareName(name)}`) ?? [];
    const topLevelStates = candidates.filter((state) => state.parent === null);
    const [only, second] = topLevelStates.length > 0 ? topLevelStates : candidates;
    return only !== undefined && second === undefined ? only.code : null;
  };
}
