import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import { parseText } from '../../core/text.ts';
import type { Parameter } from './parameter.ts';

export interface TextRule {
  readonly in?: 'path' | 'query';
  readonly example: string;
  /** Maximum length in characters (code points) after percent-decoding. */
  readonly maximum: number;
  /** A pattern that the text must also match, and its description for the error message, such as "two letters". */
  readonly pattern?: { readonly expression: RegExp; readonly rule: string };
  readonly required?: boolean;
}

/** Free text of 1 to `maximum` characters; surrounding whitespace is removed. */
export function textParameter(summary: string, rule: TextRule): Parameter<string> {
  const { maximum, pattern, example } = rule;
  return {
    in: rule.in ?? 'query',
    summary,
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: maximum,
      ...(pattern === undefined ? {} : { pattern: pattern.expression.source }),
    },
    example,
    ...(rule.required === undefined ? {} : { required: rule.required }),
    parse(raw, name) {
      const value = parseText(raw, name, { maximum, example });
      if (pattern === undefined || pattern.expression.test(value)) return value;
      throw createInvalidInputError(
        name,
        `${name} must be ${pattern.rule}, not ${quote(raw)}: for example, use ${quote(example)}.`,
      );
    },
  };
}
