import { createFactFinder, type FactRow } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Gender } from '../schema.generated.ts';

/** Countries by language. Their records apply to the language, and to a country of the language without a record of its own. */
const countriesOfLanguage: Readonly<Record<string, readonly string[]>> = {
  ar: ['SA', 'EG', 'AE', 'MA', 'DZ', 'TN', 'IQ', 'JO', 'KW', 'LB', 'LY', 'SY', 'QA', 'OM', 'YE', 'BH', 'SD'],
  cs: ['CZ', 'SK'],
  da: ['DK'],
  de: ['DE', 'AT', 'CH', 'LI'],
  el: ['GR', 'CY'],
  es: [...'ES MX AR UY CO CU PE VE CL EC PY BO PA CR GT HN SV NI DO PR GQ'.split(' ')],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CH', 'LU', 'MC'],
  it: ['IT', 'CH', 'SM'],
  nl: ['NL', 'BE', 'SR'],
  no: ['NO', 'DK'],
  pt: ['PT', 'BR', 'AO', 'MZ'],
  ro: ['RO', 'MD'],
  ru: ['RU', 'UA', 'BY', 'KZ'],
  sk: ['SK', 'CZ'],
  sl: ['SI'],
  sr: ['RS', 'HR', 'BA', 'ME'],
  hr: ['HR', 'RS', 'BA', 'ME'],
  sv: ['SE', 'FI'],
  az: ['AZ'],
  be: ['BY', 'RU'],
  bg: ['BG'],
  et: ['EE'],
  fa: ['IR'],
  he: ['IL'],
  hu: ['HU'],
  hy: ['AM'],
  id: ['ID'],
  ja: ['JP'],
  lt: ['LT'],
  lv: ['LV'],
  mk: ['MK'],
  nb: ['NO', 'DK'],
  nn: ['NO', 'DK'],
  pl: ['PL'],
  th: ['TH'],
  tr: ['TR', 'CY'],
  uk: ['UA', 'RU'],
};

/** Minimum share of countries that must agree on the sex of a name. */
const minAgreement = 0.75;

const findNameRow = memoize(() => createFactFinder('national-given-names'));

const listCountries = (row: FactRow, column: string) =>
  (row[column] ?? '').split(' ').filter((code) => code !== '');

/**
 * Counts the countries where only men, only women, or both have a name. @param among restricts the countries; null means all
 * countries
 */
function countCountries(row: FactRow, among: readonly string[] | null) {
  const countColumn = (column: string) =>
    listCountries(row, column).filter((code) => among === null || among.includes(code)).length;
  return { male: countColumn('male'), female: countColumn('female'), both: countColumn('both') };
}

/**
 * Finds the gender on which the countries agree. @returns undefined when the name is unknown in these countries, null when the
 * countries differ
 */
function findAgreedGender(row: FactRow, among: readonly string[] | null): Gender | null | undefined {
  const { male, female, both } = countCountries(row, among);
  const total = male + female + both;
  if (total === 0) return undefined;
  if (male / total >= minAgreement) return 'male';
  return female / total >= minAgreement ? 'female' : null;
}

/**
 * Returns the sex of the bearers of a given name in a country or language. Sources in order of preference: the records of the
 * country, of the countries of its language, and of all countries.
 *
 * @param name lower case
 * @param origin alpha-2 code, upper case, or language, lower case. Null: all countries
 * @returns null for a name of both sexes, undefined for an unknown name
 */
export function findNationalGender(name: string, origin: string | null): Gender | null | undefined {
  const row = findNameRow()(name);
  if (row === undefined) return undefined;
  if (origin !== null) {
    const ownGender = findAgreedGender(row, countriesOfLanguage[origin] ?? [origin]);
    if (ownGender !== undefined) return ownGender;
    const relatedCountries = Object.values(countriesOfLanguage).filter((codes) => codes.includes(origin));
    const languageGender =
      relatedCountries.length === 0 ? undefined : findAgreedGender(row, relatedCountries.flat());
    if (languageGender !== undefined) return languageGender;
  }
  return findAgreedGender(row, null);
}

/** Whether more than half of the countries with a record of a given name record the name for this gender. */
export function isMostlyOfGender(name: string, gender: Gender): boolean {
  const row = findNameRow()(name);
  if (row === undefined) return false;
  const { male, female, both } = countCountries(row, null);
  return (gender === 'male' ? male : female) > (male + female + both) / 2;
}

/** Whether a word is a given name in one of the countries. @param word lower case */
export function isGivenNameIn(word: string, among: readonly string[]): boolean {
  const row = findNameRow()(word);
  if (row === undefined) return false;
  const { male, female, both } = countCountries(row, among);
  return male + female + both > 0;
}
