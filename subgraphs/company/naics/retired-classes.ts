import { readNaics2017 } from '../../../facts/naics/naics-2017.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { createNaicsEdition, type NaicsEdition, type NaicsRecord } from './edition.ts';

let successorsByCode: ReadonlyMap<string, readonly string[]> | undefined;
let naics2017: NaicsEdition | undefined;

/** Codes of the successor classes by retired code. Source: facts/tables/naics-2022.tsv. */
const readSuccessorCodes = () =>
  (successorsByCode ??= new Map(
    readFacts('naics-2022')
      .filter((row) => row['title'] === '')
      .map((row) => [row['code'] ?? '', (row['successors'] ?? '').split(' ')]),
  ));

/**
 * Returns a class of NAICS 2017 that is missing in the current version. The record has its own year and its successors.
 * @returns null when NAICS 2017 does not contain the class, or when the class has no successors
 */
export function findRetiredClass(code: string, current: NaicsEdition): NaicsRecord | null {
  if (current.year < 2022 || !readSuccessorCodes().has(code)) return null;
  naics2017 ??= createNaicsEdition(2017, readNaics2017());
  return naics2017.find(code);
}

/** Returns the successors of a class in the current version. Empty when the class itself is current. */
export function findSuccessors({ code, year }: NaicsRecord, current: NaicsEdition): NaicsRecord[] {
  if (year === current.year) return [];
  return (readSuccessorCodes().get(code) ?? []).flatMap((each) => current.find(each) ?? []);
}
