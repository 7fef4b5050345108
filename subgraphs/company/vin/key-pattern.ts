import type { UnsignedIntegerArray } from './vehicle-file.ts';

/*
 * Patterns of vPIC: `*` matches any character, `#` a digit, `[..]` one of several characters or ranges. Any other character
 * matches itself. A pattern matches a prefix. The functions match directly on the bytes of the file, because a maker can have
 * thousands of patterns.
 */
const toCharCode = (character: string): number => character.charCodeAt(0);
const [any, digit, open, close, to] = ['*', '#', '[', ']', '-'].map(toCharCode);
const [zero = 0, nine = 0] = ['0', '9'].map(toCharCode);

/**
 * Whether a pattern matches the beginning of the subject.
 * @param keys bytes that contain the pattern from `from` (inclusive) to `end` (exclusive)
 * @param subject character codes
 */
export function isMatchingKeys(
  keys: UnsignedIntegerArray,
  from: number,
  end: number,
  subject: Uint8Array,
): boolean {
  let position = 0;
  for (let keyIndex = from; keyIndex < end; keyIndex += 1, position += 1) {
    const character = subject[position];
    if (character === undefined) return false;
    const key = keys[keyIndex];
    if (key === open) {
      const closingIndex = keys.indexOf(close ?? 0, keyIndex);
      if (!isOneOf(keys, keyIndex + 1, closingIndex, character)) return false;
      keyIndex = closingIndex;
    } else if (key === digit) {
      if (character < zero || character > nine) return false;
    } else if (key !== any && key !== character) return false;
  }
  return true;
}

function isOneOf(keys: UnsignedIntegerArray, from: number, end: number, character: number): boolean {
  for (let keyIndex = from; keyIndex < end; keyIndex += 1) {
    const rangeStart = keys[keyIndex] ?? 0;
    if (keyIndex + 2 < end && keys[keyIndex + 1] === to) {
      keyIndex += 2;
      if (character >= rangeStart && character <= (keys[keyIndex] ?? 0)) return true;
    } else if (character === rangeStart) return true;
  }
  return false;
}

/** Returns the number of positions at which a pattern restricts the character. */
export function computeWeight(keys: UnsignedIntegerArray, from: number, end: number): number {
  let weight = 0;
  for (let keyIndex = from; keyIndex < end; keyIndex += 1) {
    const key = keys[keyIndex];
    if (key === any || key === separator) continue;
    weight += 1;
    if (key === open) keyIndex = keys.indexOf(close ?? 0, keyIndex);
  }
  return weight;
}
const separator = toCharCode('|');

/** Whether a text is a pattern: each bracket is closed and not empty. */
export const isPattern = (keys: string): boolean => /^(?:\[[^[\]]+\]|[^[\]])*$/.test(keys);
