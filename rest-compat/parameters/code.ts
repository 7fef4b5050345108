import type { CodeRule } from '../../subgraphs/validation/code-rule.ts';
import type { Parameter } from './parameter.ts';

interface CodeParameter {
  readonly in?: 'path' | 'query';
  /** Default: that of the rule. */
  readonly example?: string;
  /** True: the value stays as it was written, since answers show it; else it is the rule's normal form. */
  readonly asWritten?: boolean;
}

/** A code that the rule judges, as the graph does. */
export function code(
  rule: CodeRule,
  summary: string,
  { in: where = 'query', example = rule.example, asWritten = false }: CodeParameter = {},
): Parameter<string> {
  const length = rule.longest === undefined ? {} : { minLength: 1, maxLength: rule.longest };
  return {
    in: where,
    summary,
    schema: { type: 'string', ...length, pattern: rule.form.source },
    example,
    parse(text, name) {
      const value = rule.read(text, name);
      return asWritten ? text : value;
    },
  };
}
