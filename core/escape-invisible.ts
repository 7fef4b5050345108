/**
 * Matches control characters, lone surrogates, line and paragraph separators, zero-width and bidirectional formatting characters,
 * and noncharacters.
 */
const invisibleCharacterPattern =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Escapes invisible characters so that a message can quote a text: `\u202e`. */
export const escapeInvisible = (text: string): string =>
  text.replace(
    invisibleCharacterPattern,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
