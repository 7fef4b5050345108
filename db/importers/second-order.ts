import { toBareName } from '../../facts/bare-name.ts';
import type { Admin1, StateFinder } from './admin1-states.ts';
import type { StateName } from './state-names.ts';

/** A second-order division of GeoNames; `code` is `<country>.<admin1>.<admin2>`. */
export type Admin2 = Admin1;

/** ISO 3166-2 codes of divisions with two main towns, for which GeoNames has the name of only one town. */
const statesOfRenamedDivisions: ReadonlyMap<string, string> = new Map([['PS.WE.7870657', 'PS-RBH']]);

/** Matches words for the kind of division, which precede the name in the lists of some countries. */
const divisionTypePattern = /^(?:okres|obcina|opština|opstina|općina)\s+/iu;
const toKey = (country: string, name: string) =>
  `${country}.${toBareName(name.replace(divisionTypePattern, ''))}`;

/**
 * Finds the second-order divisions of GeoNames that are divisions of ISO 3166-2, by name: `GB.ENG.D2` (Devon) is GB-DEV. A name
 * must be unique in the country in both lists, and the parent divisions must match.
 *
 * @returns ISO 3166-2 codes by GeoNames code
 */
export function findSecondOrderStates(
  states: ReadonlyMap<string, StateName>,
  divisions: StateFinder,
  seconds: Iterable<Admin2>,
): ReadonlyMap<string, string> {
  const statesByName = new Map<string, StateName | null>();
  for (const state of states.values()) {
    if (divisions.codes.has(state.code)) continue;
    for (const key of new Set(state.spellings.map((name) => toKey(state.country, name))))
      statesByName.set(key, statesByName.has(key) ? null : state);
  }
  const codesByName = new Map<string, string | null>();
  const statesByDivision = new Map<string, string>();
  for (const { code, name } of seconds) {
    const knownState = statesOfRenamedDivisions.get(code);
    if (knownState !== undefined && states.has(knownState)) statesByDivision.set(code, knownState);
    const key = toKey(code.slice(0, 2), name);
    codesByName.set(key, codesByName.has(key) ? null : code);
  }
  const isContained = createContainmentTest(states);
  for (const [key, code] of codesByName) {
    const state = statesByName.get(key);
    if (code === null || state === undefined || state === null) continue;
    const [country = '', admin1 = ''] = code.split('.');
    if (isContained(state, divisions.of(country, admin1, ''))) statesByDivision.set(code, state.code);
  }
  return statesByDivision;
}

/**
 * Returns a function that tests whether a division is within another division. Unknown parents count as matching. A division
 * with parts is never within another division. GeoNames records with the name of such a division denote other places, such as
 * the municipality El Valle outside the region El Valle.
 */
export function createContainmentTest(
  states: ReadonlyMap<string, StateName>,
): (state: StateName, outer: string | null) => boolean {
  const parentCodes = new Set([...states.values()].map(({ parent }) => parent));
  return ({ code, parent: parentCode }, outer) => {
    if (parentCodes.has(code)) return false;
    if (outer === null || parentCode === null) return true;
    return parentCode === outer || states.get(parentCode)?.parent === outer;
  };
}
