import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';

export interface TextRule {
  readonly in?: 'path' | 'query';
  readonly example: string;
  /** In characters (code points) after percent-decoding. */
  readonly maximum: number;
  /** What else the text must match, and how a message says it: "two letters". */
  readonly pattern?: { readonly expression: RegExp; readonly rule: string };
  readonly required?: boolean;
}

/** Free text: surrounding blanks go, then 1 to `maximum` characters without control characters. */
export function text(summary: string, rule: TextRule): Parameter<string> {
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
      const value = raw.trim();
      const fail = (what: string) =>
        invalid(name, `${name} must ${what}, not ${quoted(raw)}: use for example ${quoted(example)}.`);
      if (value === '') throw fail('not be blank');
      // Code points, not UTF-16 units; the cheap test first, since nearly every value is short.
      if (value.length > maximum && Array.from(value).length > maximum) {
        throw fail(`have at most ${maximum} characters`);
      }
      if (hasControlCharacter(value)) throw fail('have no control characters');
      if (pattern !== undefined && !pattern.expression.test(value)) throw fail(`be ${pattern.rule}`);
      return value;
    },
  };
}

function hasControlCharacter(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    if (unit < 0x20 || unit === 0x7f) return true;
  }
  return false;
}
