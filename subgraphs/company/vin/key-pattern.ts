import type { Numbers } from './vehicle-file.ts';

/*
 * Patterns of vPIC: `*` any character, `#` a digit, `[..]` one of several, with ranges; all else stands for itself. What
 * follows is free. They are read where they lie, as bytes: a maker may have thousands of them.
 */
const codeOf = (character: string): number => character.charCodeAt(0);
const [any, digit, open, close, to] = ['*', '#', '[', ']', '-'].map(codeOf);
const [zero = 0, nine = 0] = ['0', '9'].map(codeOf);

/**
 * @param keys in it stands the pattern, from one place to before another
 * @param subject character codes
 */
export function matches(keys: Numbers, from: number, end: number, subject: Uint8Array): boolean {
  let place = 0;
  for (let at = from; at < end; at += 1, place += 1) {
    const own = subject[place];
    if (own === undefined) return false;
    const key = keys[at];
    if (key === open) {
      const last = keys.indexOf(close ?? 0, at);
      if (!isOneOf(keys, at + 1, last, own)) return false;
      at = last;
    } else if (key === digit) {
      if (own < zero || own > nine) return false;
    } else if (key !== any && key !== own) return false;
  }
  return true;
}

function isOneOf(keys: Numbers, from: number, end: number, own: number): boolean {
  for (let at = from; at < end; at += 1) {
    const first = keys[at] ?? 0;
    if (at + 2 < end && keys[at + 1] === to) {
      at += 2;
      if (own >= first && own <= (keys[at] ?? 0)) return true;
    } else if (own === first) return true;
  }
  return false;
}

/** How many positions a pattern fixes. */
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

/** Whether `matches` can read it: each bracket is closed, with something between. */
export const isPattern = (keys: string): boolean => /^(?:\[[^[\]]+\]|[^[\]])*$/.test(keys);
