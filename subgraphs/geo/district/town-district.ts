import { readFacts } from '../../../facts/fact-table.ts';
import { fold } from '../../../facts/fold.ts';

/** State → folded name of a town → code of its present district. */
const ofTowns = new Map<string, Map<string, string>>();
/** Code of a district that has been given up → those of its parts. */
const parts = new Map<string, Set<string>>();

for (const { state = '', district = '', former = '', towns = '' } of readFacts('district-towns')) {
  const ofTown = ofTowns.get(state) ?? new Map<string, string>();
  ofTowns.set(state, ofTown);
  for (const town of towns.split(',')) ofTown.set(fold(town), district);
  for (const code of former.split(',').filter((text) => text !== '')) {
    parts.set(code, (parts.get(code) ?? new Set()).add(district));
  }
}

/**
 * Code of the district of a town that the records still file under a former one. Null for every other town.
 * @param state ISO 3166-2
 * @param formerName the name of the district that they file it under
 */
export function townDistrict(state: string, name: string, formerName: string | null): string | null {
  const ofTown = ofTowns.get(state);
  // Of the many places of one name in England only that of Cumbria is meant.
  if (ofTown === undefined || (state === 'GB-ENG' && formerName !== 'Cumbria')) return null;
  return ofTown.get(fold(name)) ?? null;
}

/** Codes of the districts that one which has been given up was divided into; empty for every other. */
export const successorsOf = (code: string): ReadonlySet<string> => parts.get(code) ?? new Set();
