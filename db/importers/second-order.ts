import { toBareName } from '../../facts/bare-name.ts';
import type { Admin1, StateFinder } from './admin1-states.ts';
import type { StateName } from './state-names.ts';

/** A second-order division of GeoNames; `code` is `<country>.<admin1>.<admin2>`. */
export type Admin2 = Admin1;

/** Words for the kind of division that the lists of single countries put before the name. */
const kindPattern = /^(?:okres|obcina|opština|opstina|općina)\s+/iu;
const keyOf = (country: string, name: string) => `${country}.${toBareName(name.replace(kindPattern, ''))}`;

/**
 * Finds the second-order divisions of GeoNames that are divisions of ISO 3166-2, by name: `GB.ENG.D2` (Devon) is GB-DEV. A name
 * that either list has twice in the country gives no result, nor does a division of another parent.
 *
 * @returns ISO 3166-2 codes by GeoNames code
 */
export function findSecondOrderStates(
  states: ReadonlyMap<string, StateName>,
  divisions: StateFinder,
  seconds: Iterable<Admin2>,
): ReadonlyMap<string, string> {
  const byName = new Map<string, StateName | null>();
  for (const state of states.values()) {
    if (divisions.codes.has(state.code)) continue;
    for (const key of new Set(state.spellings.map((name) => keyOf(state.country, name))))
      byName.set(key, byName.has(key) ? null : state);
  }
  const codesByName = new Map<string, string | null>();
  for (const { code, name } of seconds) {
    const key = keyOf(code.slice(0, 2), name);
    codesByName.set(key, codesByName.has(key) ? null : code);
  }
  const found = new Map<string, string>();
  for (const [key, code] of codesByName) {
    const state = byName.get(key);
    if (code === null || state === undefined || state === null) continue;
    const [country = '', admin1 = ''] = code.split('.');
    if (isWithin(states, state, divisions.of(country, admin1, ''))) found.set(code, state.code);
  }
  return found;
}

/** Whether a division is within another one, as far as both lists say. */
export function isWithin(
  states: ReadonlyMap<string, StateName>,
  state: StateName,
  outer: string | null,
): boolean {
  if (outer === null || state.parent === null) return true;
  const parent = states.get(state.parent);
  return state.parent === outer || (parent !== undefined && parent.parent === outer);
}
