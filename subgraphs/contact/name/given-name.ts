import { factsByKey, type FactRow } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';
import type { Gender } from '../schema.generated.ts';

/** A name has a gender when at least this share of its births is of one sex. */
const minGenderShare = 0.9;

/** Given names with at least 50 births, since rarer names are not reliable. Loaded on first use. */
const table = lazy(() => factsByKey('given-names'));

/** Returns the row of a name. An unknown hyphenated name is counted by its first part: Mary-Kate. */
function rowOf(name: string): FactRow | undefined {
  const rows = table();
  const lowerName = name.toLowerCase();
  const row = rows(lowerName);
  const hyphen = lowerName.indexOf('-');
  // Split plain ASCII names only. American records omit other letters, so a part of another name could be a different name.
  if (row !== undefined || hyphen <= 0 || !/^[a-z][a-z'-]*[a-z]$/.test(lowerName)) return row;
  return rows(lowerName.slice(0, hyphen));
}

/**
 * Returns the sex of 9 in 10 US births with a given name, or null when there is no such majority or fewer than 50 births.
 * Source: US Social Security Administration, facts/tables/given-names.tsv.
 */
export function genderOf(name: string): Gender | null {
  const row = rowOf(name);
  if (row === undefined) return null;
  const [male, female] = [Number(row['male']), Number(row['female'])];
  const total = male + female;
  if (male / total >= minGenderShare) return 'male';
  return female / total >= minGenderShare ? 'female' : null;
}

/** Whether US birth records contain a word as a given name (at least 50 births). */
export const isGivenName = (word: string): boolean => rowOf(word) !== undefined;
