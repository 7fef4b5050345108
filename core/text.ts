import { invalid } from './lookup-error.ts';
import { quoted } from './quoted.ts';

export interface TextForm {
  /** Maximum number of characters (code points) after trimming. */
  readonly maximum: number;
  readonly example: string;
}

/** Control characters, and lone surrogates, which are not characters. */
const unprintablePattern = /[\p{Cc}\p{Cs}]/u;

export const isPrintable = (text: string): boolean => !unprintablePattern.test(text);

/**
 * @throws LookupError (invalid_request) for text that no parameter accepts: with control characters or lone surrogates
 */
export function rejectUnprintable(text: string, param: string): void {
  if (isPrintable(text)) return;
  throw invalid(
    param,
    `${param} must have no control characters and no halves of surrogate pairs, not ${quoted(text)}: use the text without these characters.`,
  );
}

/** Returns free text, trimmed. @throws LookupError (invalid_request) when it is blank, unprintable or too long */
export function parseText(text: string, param: string, { maximum, example }: TextForm): string {
  rejectUnprintable(text, param);
  const value = text.trim();
  const fail = (rule: string) =>
    invalid(param, `${param} must ${rule}, not ${quoted(text)}: use for example ${quoted(example)}.`);
  if (value === '') throw fail('not be blank');
  // The limit counts code points, not UTF-16 units. The comparison of UTF-16 units comes first, because it is cheap and nearly
  // every value is short.
  if (value.length > maximum && Array.from(value).length > maximum) {
    throw fail(`have at most ${maximum} characters`);
  }
  return value;
}
