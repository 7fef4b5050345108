import type { CodeRule } from '../../subgraphs/validation/code-rule.ts';
import type { Parameter } from './parameter.ts';

interface CodeParameter {
  readonly in?: 'path' | 'query';
  /** Example value. Default: the example of the rule. */
  readonly example?: string;
  /** Whether the value is passed on unchanged, because responses repeat it. Default: the rule normalises the value. */
  readonly keepsSpelling?: boolean;
}

/** A code parameter, checked by the same rule as in GraphQL. */
export function codeParameter(
  rule: CodeRule,
  summary: string,
  { in: location = 'query', example = rule.example, keepsSpelling = false }: CodeParameter = {},
): Parameter<string> {
  const length = rule.maxLength === undefined ? {} : { minLength: 1, maxLength: rule.maxLength };
  return {
    in: location,
    summary,
    schema: { type: 'string', ...length, pattern: rule.form.source },
    example,
    parse(text, name) {
      const value = rule.read(text, name);
      return keepsSpelling ? text : value;
    },
  };
}
