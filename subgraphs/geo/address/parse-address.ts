import { toHouseNumberKey, abbreviateStreetWords, splitStreetWords } from '../../../facts/us-street.ts';
import type { Places } from '../../../db/snapshot/places.ts';

/**
 * One way to split the words after the house number into a street and a place. The text alone does not show where the street
 * ends.
 */
export interface StreetInterpretation {
  /** Comparison key of the street. */
  readonly street: string;
  /** Words of the place after the street, upper case; empty when the text contains no place. */
  readonly place: string;
}

/** The parts of a US address in free text. */
export interface ParsedAddress {
  readonly number: string;
  /** The unit in upper case; null when the text contains no unit. */
  readonly unit: string | null;
  /** USPS code. */
  readonly state: string | undefined;
  readonly postal: string | undefined;
  /** Words after the house number, without state and ZIP code, upper case. */
  readonly words: readonly string[];
  /** Every way to split the words into street and place, the longest street first. */
  readonly readings: readonly StreetInterpretation[];
}

// Only the word "floor" is accepted, because the abbreviation FL means Florida. A unit must contain a digit or be a single
// letter, so that "Ste" in "Sault Ste Marie" is not a suite.
const apartmentPattern =
  /(?:^|[\s,])(?:#\s*|(?:apt|apartment|unit|ste|suite|room|rm|floor|bldg|building|lot|spc)\.?\s*#?\s*)(\d[a-z\d-]*|[a-z]-?\d*)(?=$|[\s,])/i;

/** Comparison key of a unit: `Apt. 4-B` and `#4B` have the same key. */
export const toApartmentKey = (unit: string): string =>
  splitStreetWords(unit.replace(apartmentPattern, ' $1')).join('').replace(/-/g, '');

/** Finds a US state at the end of the words (upper case), by USPS code or name. `length` is the number of words of the state. */
function findState(places: Places, words: readonly string[]): { code: string; length: number } | undefined {
  for (const length of [1, 2, 3]) {
    if (words.length <= length) return undefined;
    const name = words.slice(-length).join(' ');
    for (const { code, name: full } of places.states.of('US')) {
      if (code.slice(3) === name || full.toUpperCase() === name) return { code: code.slice(3), length };
    }
  }
  return undefined;
}

/**
 * Parses a US address in one line: number, street, unit, place, state and ZIP code, with or without commas.
 * @returns null when the text contains no house number followed by a street
 */
export function parseAddress(places: Places, text: string): ParsedAddress | null {
  const unit = apartmentPattern.exec(text)?.[1];
  const words = splitStreetWords(unit === undefined ? text : text.replace(apartmentPattern, ' '));
  if (/^(USA?|AMERICA)$/.test(words.at(-1) ?? '')) words.pop();
  if (words.slice(-2).join(' ') === 'UNITED STATES') words.splice(-2);
  let postal: string | undefined;
  if (words.length > 2 && /^\d{5}(-\d{4})?$/.test(words.at(-1) ?? '')) postal = words.pop()?.slice(0, 5);
  const numberWordCount = /^\d+\/\d+$/.test(words[1] ?? '') ? 2 : 1;
  // The last word of a two-word street can equal a state code: 12 Elm Ct, 12 1/2 Elm Ct.
  const stateAtEnd =
    words.length > numberWordCount + 2 || postal !== undefined
      ? findState(places, words.slice(1))
      : undefined;
  if (stateAtEnd !== undefined) words.splice(-stateAtEnd.length);
  const number = toHouseNumberKey(words.slice(0, numberWordCount).join(' '));
  const streetWordsWithPlace = words.slice(numberWordCount);
  if (number === null || !/^[A-Z]?\d/.test(number) || streetWordsWithPlace.length === 0) return null;
  const streetKeys = abbreviateStreetWords(streetWordsWithPlace);
  const interpretations = streetWordsWithPlace
    .map((_, last) => ({
      street: streetKeys.slice(0, last + 1).join(' '),
      place: streetWordsWithPlace.slice(last + 1).join(' '),
    }))
    .reverse();
  return {
    number,
    unit: unit === undefined ? null : toApartmentKey(unit),
    state: stateAtEnd?.code,
    postal,
    words: streetWordsWithPlace,
    readings: interpretations,
  };
}
