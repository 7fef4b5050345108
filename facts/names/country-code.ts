import { iso31661Alpha3ToAlpha2 } from 'iso-3166/1-a3-to-1-a2.js';
import { readFacts } from '../fact-table.ts';

let codes: ReadonlyMap<string, string> | undefined;

/** Kosovo has no code in ISO 3166-1; XK and XKX are user-assigned and in general use. */
function read(): ReadonlyMap<string, string> {
  const known = new Map([...Object.entries(iso31661Alpha3ToAlpha2), ['XKX', 'XK']]);
  for (const alpha2 of [...known.values()]) known.set(alpha2, alpha2);
  for (const { abbreviation = '', code = '' } of readFacts('country-abbreviations'))
    known.set(abbreviation, code);
  return known;
}

/**
 * The country that has a code of ISO 3166-1, or one of the reviewed abbreviations (`UK`).
 *
 * @param letters two or three letters, upper case
 * @returns alpha-2 code; null when no country has it
 */
export const countryWithCode = (letters: string): string | null => (codes ??= read()).get(letters) ?? null;

/**
 * Whether a name has three Latin letters at most, so that it is a code or nothing. Names in other scripts may be as short.
 *
 * @param folded by `fold`
 */
export const isShortAsCode = (folded: string): boolean => /^[a-z]{0,3}$/.test(folded.replaceAll(' ', ''));

let withdrawn: ReadonlyMap<string, readonly string[]> | undefined;

function readWithdrawn(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { alpha2 = '', alpha3 = '', successors = '' } of readFacts('withdrawn-countries')) {
    for (const code of [alpha2, alpha3]) {
      // CS stood for two countries, one after the other.
      if (code !== '') found.set(code, [...(found.get(code) ?? []), ...successors.split(',')].sort());
    }
  }
  return found;
}

/**
 * The countries in which one is today whose code was withdrawn from ISO 3166-1; none for a code that never was.
 *
 * @param letters alpha-2 or alpha-3, upper case
 * @returns alpha-2 codes
 */
export const successorsOfCountry = (letters: string): readonly string[] =>
  (withdrawn ??= readWithdrawn()).get(letters) ?? [];
