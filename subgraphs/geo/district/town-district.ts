import { readFacts } from '../../../facts/fact-table.ts';
import { fold } from '../../../facts/fold.ts';

/** Codes of current districts by state and folded town name. */
const townsByState = new Map<string, Map<string, string>>();
/** Codes of the successors by the code of an abolished district. */
const successorsByCode = new Map<string, Set<string>>();

for (const { state = '', district = '', former = '', towns = '' } of readFacts('district-towns')) {
  const districtByTown = townsByState.get(state) ?? new Map<string, string>();
  townsByState.set(state, districtByTown);
  for (const town of towns.split(',')) districtByTown.set(fold(town), district);
  for (const code of former.split(',').filter((text) => text !== '')) {
    successorsByCode.set(code, (successorsByCode.get(code) ?? new Set()).add(district));
  }
}

/**
 * Returns the code of the current district of a town whose record has the code of an abolished district.
 * @param state ISO 3166-2
 * @param formerName name of the district in the record
 * @returns null for all other towns
 */
export function findTownDistrict(state: string, name: string, formerName: string | null): string | null {
  const districtByTown = townsByState.get(state);
  // Restrict town names to Cumbria, because other parts of England have towns with the same names.
  if (districtByTown === undefined || (state === 'GB-ENG' && formerName !== 'Cumbria')) return null;
  return districtByTown.get(fold(name)) ?? null;
}

/** Returns the codes of the districts into which an abolished district was divided; empty for any other code. */
export const findSuccessors = (code: string): ReadonlySet<string> => successorsByCode.get(code) ?? new Set();
