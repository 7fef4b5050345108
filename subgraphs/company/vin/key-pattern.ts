import type { Numbers } from './vehicle-file.ts';

/*
 * Patterns of vPIC: `*` matches any character, `#` a digit, `[..]` one of several characters or ranges; any other character
 * matches itself. A pattern matches a prefix. Patterns are read in place as bytes, because a maker may have thousands of them.
 */
const codeOf = (character: string): number => character.charCodeAt(0);
const [any, digit, open, close, to] = ['*', '#', '[', ']', '-'].map(codeOf);
const [zero = 0, nine = 0] = ['0', '9'].map(codeOf);

/**
 * Whether a pattern matches the beginning of the subject.
 * @param keys bytes that contain the pattern from `from` (inclusive) to `end` (exclusive)
 * @param subject character codes
 */
export function matches(keys: Numbers, from: number, end: number, subject: Uint8Array): boolean {
  let position = 0;
  for (let at = from; at < end; at += 1, position += 1) {
    const character = subject[position];
    if (character === undefined) return false;
    const key = keys[at];
    if (key === open) {
      const last = keys.indexOf(close ?? 0, at);
      if (!isOneOf(keys, at + 1, last, character)) return false;
      at = last;
    } else if (key === digit) {
      if (character < zero || character > nine) return false;
    } else if (key !== any && key !== character) return false;
  }
  return true;
}

function isOneOf(keys: Numbers, from: number, end: number, character: number): boolean {
  for (let at = from; at < end; at += 1) {
    const first = keys[at] ?? 0;
    if (at + 2 < end && keys[at + 1] === to) {
      at += 2;
      if (character >= first && character <= (keys[at] ?? 0)) return true;
    } else if (character === first) return true;
  }
  return false;
}

/** Returns the number of positions that a pattern fixes. */
export function weightOf(keys: Numbers, from: number, end: number): number {
  let weight = 0;
  for (let at = from; at < end; at += 1) {
    const key = keys[at];
    if (key === any || key === separator) continue;
    weight += 1;
    if (key === open) at = keys.indexOf(close ?? 0, at);
  }
  return weight;
}
const separator = codeOf('|');

/** Whether `matches` can read the pattern: each bracket is closed and not empty. */
export const isPattern = (keys: string): boolean => /^(?:\[[^[\]]+\]|[^[\]])*$/.test(keys);
