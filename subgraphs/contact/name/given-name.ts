import { createFactFinder, type FactRow } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Gender } from '../schema.generated.ts';
import { isMostlyOfGender, findNationalGender } from './national-given-name.ts';

/** Minimum share of births of one sex. A name with a smaller share has no gender. */
const minGenderShare = 0.9;

/**
 * Finds a given name in the birth records of the United States, which are read on first use. The table contains names with at
 * least 50 births, because rarer names are not reliable.
 */
const findBirthRow = memoize(() => createFactFinder('given-names'));

/** Countries and languages to which the birth records of the United States apply. */
const englishSpeakingOrigins = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'en']);

/**
 * Returns the gender of a name in US birth records, which omit hyphens: jeanluc. @returns null for a name of both sexes,
 * undefined for an unknown name
 */
function findBirthGender(name: string): Gender | null | undefined {
  const row = findBirths(name.replaceAll('-', ''));
  if (row === undefined) return undefined;
  const [male, female] = [Number(row['male']), Number(row['female'])];
  const total = male + female;
  if (male / total >= minGenderShare) return 'male';
  return female / total >= minGenderShare ? 'female' : null;
}

const findBirths = (name: string): FactRow | undefined => findBirthRow()(name);

/** Finds the gender of one spelling of a name. */
function findSpellingGender(name: string, origin: string | null): Gender | null | undefined {
  const isEnglish = origin !== null && englishSpeakingOrigins.has(origin);
  if (origin !== null && !isEnglish) return findNationalGender(name, origin);
  const gender = findBirthGender(name);
  if (gender === undefined) return findNationalGender(name, origin);
  if (isEnglish || gender === null) return gender;
  // Without a country, a name such as Jean has no gender: Jean is a woman's name in the United States, but a man's name in most
  // countries.
  return isMostlyOfGender(name, gender === 'male' ? 'female' : 'male') ? null : gender;
}

/**
 * Returns the sex of at least 9 in 10 bearers of a given name. Null when neither sex has this majority, or when the name is
 * unknown. Sources: facts/tables/given-names.tsv for English-speaking countries and for names without a country, and
 * facts/tables/national-given-names.tsv.
 *
 * @param origin alpha-2 code, upper case, or language, lower case. Null when not known
 */
export function findGender(name: string, origin: string | null = null): Gender | null {
  const lowerName = name.toLowerCase().normalize('NFC');
  const exactGender = findSpellingGender(lowerName, origin);
  if (exactGender !== undefined) return exactGender;
  // Records of several countries omit accents, as in MARIA for María. A difference in other special characters could mean a
  // different name.
  const unaccentedName = lowerName.normalize('NFD').replace(/\p{M}/gu, '');
  const unaccentedGender =
    unaccentedName === lowerName || !/^[a-z'-]+$/.test(unaccentedName)
      ? undefined
      : findSpellingGender(unaccentedName, origin);
  if (unaccentedGender !== undefined) return unaccentedGender;
  const parts = lowerName.split('-');
  if (parts.length !== 2 || parts.some((part) => part.length < 2)) return null;
  const [first = null, second = null] = parts.map((part) => findGender(part, origin));
  return first === second ? first : null;
}

/** Whether US birth records contain a word, or the first part of a hyphenated word, as a given name (at least 50 births). */
export function isGivenName(word: string): boolean {
  const lowerWord = word.toLowerCase();
  if (findBirths(lowerWord) !== undefined) return true;
  const hyphenIndex = lowerWord.indexOf('-');
  return (
    hyphenIndex > 0 &&
    /^[a-z][a-z'-]*[a-z]$/.test(lowerWord) &&
    findBirths(lowerWord.slice(0, hyphenIndex)) !== undefined
  );
}
