import { readNaics2017 } from '../../../facts/naics/naics-2017.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { naicsEdition, type NaicsEdition, type NaicsRecord } from './edition.ts';

let successors: ReadonlyMap<string, readonly string[]> | undefined;
let before: NaicsEdition | undefined;

/** Retired code → codes of the classes that took over its parts. Source: facts/tables/naics-2022.tsv. */
const successorCodes = () =>
  (successors ??= new Map(
    readFacts('naics-2022')
      .filter((row) => row['title'] === '')
      .map((row) => [row['code'] ?? '', (row['successors'] ?? '').split(' ')]),
  ));

/**
 * A class of 2017 that the edition in use no longer has: it tells its own year, and its successors.
 * @returns null when 2017 did not have it either, or nobody took over
 */
export function retiredClass(code: string, current: NaicsEdition): NaicsRecord | null {
  if (current.year < 2022 || !successorCodes().has(code)) return null;
  before ??= naicsEdition(2017, readNaics2017());
  return before.find(code);
}

/** The classes that took over the parts of a class, as far as the edition in use has them. Empty for one that it has itself. */
export function successorsOf({ code, year }: NaicsRecord, current: NaicsEdition): NaicsRecord[] {
  if (year === current.year) return [];
  return (successorCodes().get(code) ?? []).flatMap((each) => current.find(each) ?? []);
}
