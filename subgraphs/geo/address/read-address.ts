import { numberKey, streetWords, wordsOf } from '../../../facts/us-street.ts';
import type { Places } from '../../../db/snapshot/places.ts';

/** A street with what stands behind it; where the street ends, the text does not say. */
export interface Reading {
  /** As it is compared. */
  readonly street: string;
  /** Words of the place behind it, upper case; empty: none. */
  readonly place: string;
}

/** What a text says of a US address. */
export interface ReadAddress {
  readonly number: string;
  /** Upper case. Null: none is told. */
  readonly unit: string | null;
  /** USPS code. */
  readonly state: string | undefined;
  readonly postal: string | undefined;
  /** Words behind the number, up to state and ZIP code, upper case. */
  readonly words: readonly string[];
  /** Each way to part the words in street and place, the longest street first. */
  readonly readings: readonly Reading[];
}

// FL is Florida, so floors have to be spelled out; a name has no digits (Sault Ste Marie).
const unitForm =
  /(?:^|[\s,])(?:#\s*|(?:apt|apartment|unit|ste|suite|room|rm|floor|bldg|building|lot|spc)\.?\s*#?\s*)(\d[a-z\d-]*|[a-z]-?\d*)(?=$|[\s,])/i;

/** A unit as it is compared: `Apt. 4-B` and `#4B` are one. */
export const unitKey = (unit: string): string =>
  wordsOf(unit.replace(unitForm, ' $1')).join('').replace(/-/g, '');

/** USPS codes of states by their codes and names, upper case. */
function stateAt(places: Places, words: readonly string[]): { code: string; length: number } | undefined {
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
 * Takes a US address in one line apart: number, street, unit, place, state and ZIP code, with or without commas. Null
 * when it has no house number with a street behind it.
 */
export function readAddress(places: Places, text: string): ReadAddress | null {
  const unit = unitForm.exec(text)?.[1];
  const words = wordsOf(unit === undefined ? text : text.replace(unitForm, ' '));
  if (/^(USA?|AMERICA)$/.test(words.at(-1) ?? '')) words.pop();
  if (words.slice(-2).join(' ') === 'UNITED STATES') words.splice(-2);
  let postal: string | undefined;
  if (words.length > 2 && /^\d{5}(-\d{4})?$/.test(words.at(-1) ?? '')) postal = words.pop()?.slice(0, 5);
  const fraction = /^\d+\/\d+$/.test(words[1] ?? '') ? 2 : 1;
  // A street of two words may end like a state: 12 Elm Ct, 12 1/2 Elm Ct.
  const named =
    words.length > fraction + 2 || postal !== undefined ? stateAt(places, words.slice(1)) : undefined;
  if (named !== undefined) words.splice(-named.length);
  const number = numberKey(words.slice(0, fraction).join(' '));
  const rest = words.slice(fraction);
  if (number === null || !/^[A-Z]?\d/.test(number) || rest.length === 0) return null;
  const keys = streetWords(rest);
  const readings = rest
    .map((_, last) => ({ street: keys.slice(0, last + 1).join(' '), place: rest.slice(last + 1).join(' ') }))
    .reverse();
  return {
    number,
    unit: unit === undefined ? null : unitKey(unit),
    state: named?.code,
    postal,
    words: rest,
    readings,
  };
}
