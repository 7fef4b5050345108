/**
 * Control characters, halves of surrogate pairs, separators of lines, marks that turn the direction of what follows or
 * take no place, and what is no character.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** A text as a message may repeat it: what nobody sees is written as its number, `\u202e`. */
export const visibleText = (text: string): string =>
  text.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
