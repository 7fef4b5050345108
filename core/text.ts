import { createInvalidInputError } from './lookup-error.ts';
import { quote } from './quote.ts';

export interface TextRules {
  /** Maximum number of characters (code points) after trimming. */
  readonly maximum: number;
  readonly example: string;
}

/** Matches control characters and lone surrogates. */
const unprintablePattern = /[\p{Cc}\p{Cs}]/u;

export const isPrintable = (text: string): boolean => !unprintablePattern.test(text);

/** Rejects unprintable text. @throws LookupError (invalid_request) for text with control characters or lone surrogates */
export function rejectUnprintable(text: string, param: string): void {
  if (isPrintable(text)) return;
  throw createInvalidInputError(
    param,
    `${param} must have no control characters and no halves of surrogate pairs, not ${quote(text)}: use the text without these characters.`,
  );
}

/** Returns trimmed free text. @throws LookupError (invalid_request) when the text is blank, unprintable or too long */
export function parseText(text: string, param: string, { maximum, example }: TextRules): string {
  rejectUnprintable(text, param);
  const value = text.trim();
  const createRuleError = (rule: string) =>
    createInvalidInputError(
      param,
      `${param} must ${rule}, not ${quote(text)}: for example, use ${quote(example)}.`,
    );
  if (value === '') throw createRuleError('not be blank');
  // The limit counts code points. The length in UTF-16 units is compared first, because this comparison is cheap and nearly
  // every value is short.
  if (value.length > maximum && Array.from(value).length > maximum) {
    throw createRuleError(`have at most ${maximum} characters`);
  }
  return value;
}
