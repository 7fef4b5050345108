import { factsByKey, type FactRow } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';
import type { Gender } from '../schema.generated.ts';

/** Share of births of one sex above which a name is called by it. */
const clearShare = 0.9;

/** Names of 50 births and more: fewer say nothing of a name. Read when one first needs it. */
const table = lazy(() => factsByKey('given-names'));

/** A name of two words is counted by its first where it is not known whole: Mary-Kate. */
function rowOf(name: string): FactRow | undefined {
  const rows = table();
  const written = name.toLowerCase();
  const whole = rows(written);
  const hyphen = written.indexOf('-');
  // Only the name itself counts: not what is left of it without letters that American records do not have.
  if (whole !== undefined || hyphen <= 0 || !/^[a-z][a-z'-]*[a-z]$/.test(written)) return whole;
  return rows(written.slice(0, hyphen));
}

/**
 * The sex that US birth records connect with a given name: at least 50 births, 9 of 10 of one sex. Null else.
 * Source: US Social Security Administration, facts/tables/given-names.tsv.
 */
export function genderOf(name: string): Gender | null {
  const row = rowOf(name);
  if (row === undefined) return null;
  const [male, female] = [Number(row['male']), Number(row['female'])];
  const all = male + female;
  if (male / all >= clearShare) return 'male';
  return female / all >= clearShare ? 'female' : null;
}

/** Whether US birth records know a word as a given name (at least 50 births). */
export const isGivenName = (word: string): boolean => rowOf(word) !== undefined;
