import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';

export interface CodeRuleOptions {
  readonly form: RegExp;
  /** The requirement in error messages: `two letters`. */
  readonly constraint: string;
  /** A valid code for error messages. */
  readonly example: string;
  /** Normalises the text before the match. Default: the text is unchanged. */
  readonly clean?: (text: string) => string;
  /** Maximum length in characters, including spaces. Default: the pattern is the only limit. */
  readonly maxLength?: number;
  /** Converts a well-formed text to its canonical form. Default: upper case. */
  readonly write?: (text: string) => string;
}

/** The syntax rule of a code. A valid code can be unassigned. */
export interface CodeRule extends CodeRuleOptions {
  /** Validates a code. @returns the code in its canonical form @throws invalid_request that names the parameter */
  readonly read: (text: string, param: string) => string;
  /** Validates a code as `read` does; returns null for null and undefined. */
  readonly optional: (text: string | null | undefined, param: string) => string | null;
}

const toUpper = (text: string) => text.toUpperCase();
const keepUnchanged = (text: string) => text;

export function createCodeRule(rule: CodeRuleOptions): CodeRule {
  const { form, constraint, example, clean = keepUnchanged, maxLength = Infinity, write = toUpper } = rule;
  const read = (text: string, param: string): string => {
    const cleanedText = clean(text);
    if (cleanedText.length <= maxLength && form.test(cleanedText)) return write(cleanedText);
    throw createInvalidInputError(
      param,
      `${param} must be ${constraint}, not ${quote(text)}: for example, use ${example}.`,
    );
  };
  return {
    ...rule,
    read,
    optional: (text, param) => (text === null || text === undefined ? null : read(text, param)),
  };
}
