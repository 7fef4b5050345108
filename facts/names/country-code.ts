import { iso31661Alpha3ToAlpha2 } from 'iso-3166/1-a3-to-1-a2.js';
import { readFacts } from '../fact-table.ts';

let alpha2ByCode: ReadonlyMap<string, string> | undefined;

/** Reads the codes. ISO 3166-1 has no code for Kosovo. XK and XKX are user-assigned codes in general use. */
function readCodes(): ReadonlyMap<string, string> {
  const alpha2Codes = new Map([...Object.entries(iso31661Alpha3ToAlpha2), ['XKX', 'XK']]);
  for (const alpha2 of [...alpha2Codes.values()]) alpha2Codes.set(alpha2, alpha2);
  for (const { abbreviation = '', code = '' } of readFacts('country-abbreviations'))
    alpha2Codes.set(abbreviation, code);
  return alpha2Codes;
}

/**
 * Returns the country with an ISO 3166-1 code or a reviewed abbreviation (`UK`).
 *
 * @param letters two or three letters, upper case
 * @returns alpha-2 code; null when no country has the code
 */
export const findCountryByCode = (letters: string): string | null =>
  (alpha2ByCode ??= readCodes()).get(letters) ?? null;

/** Returns the reference to a country, for subgraphs that add fields to countries. Null when no country has the code. */
export const findCountryReference = ({
  code,
}: {
  readonly code: string;
}): { readonly code: string } | null => (findCountryByCode(code) === code ? { code } : null);

/**
 * Whether a name has at most three Latin letters and is therefore treated as a code. Names in other scripts can have three
 * characters or fewer.
 *
 * @param folded name after `fold`
 */
export const isAsShortAsCode = (folded: string): boolean => /^[a-z]{0,3}$/.test(folded.replaceAll(' ', ''));

let successorsByCode: ReadonlyMap<string, readonly string[]> | undefined;

function readSuccessors(): ReadonlyMap<string, readonly string[]> {
  const successorCodes = new Map<string, readonly string[]>();
  for (const { alpha2 = '', alpha3 = '', successors = '' } of readFacts('withdrawn-countries')) {
    for (const code of [alpha2, alpha3]) {
      // The code CS was assigned to two countries at different times.
      if (code !== '')
        successorCodes.set(code, [...(successorCodes.get(code) ?? []), ...successors.split(',')].sort());
    }
  }
  return successorCodes;
}

/**
 * Returns the current countries on the territory of a country whose code was withdrawn from ISO 3166-1. Empty for a code that
 * was never withdrawn.
 *
 * @param letters alpha-2 or alpha-3, upper case
 * @returns alpha-2 codes
 */
export const findCountrySuccessors = (letters: string): readonly string[] =>
  (successorsByCode ??= readSuccessors()).get(letters) ?? [];
