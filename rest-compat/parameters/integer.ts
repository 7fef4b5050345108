import { pageRange } from '../../subgraphs/validation/batch.ts';
import { createIntegerRule } from '../../subgraphs/validation/number-rule.ts';
import { quote } from '../../core/quote.ts';
import type { Parameter } from './parameter.ts';

export interface IntegerRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly fallback?: number;
  readonly example?: number;
}

/** A decimal integer within a range, without a plus sign, exponent or spaces. */
export function integerParameter(summary: string, range: IntegerRange): Parameter<number> {
  const { minimum, maximum, fallback } = range;
  const example = range.example ?? fallback ?? minimum;
  const rule = createIntegerRule({ minimum, maximum, example });
  return {
    in: 'query',
    summary,
    schema: { type: 'integer', minimum, maximum, ...(fallback === undefined ? {} : { default: fallback }) },
    example: `${example}`,
    ...(fallback === undefined ? {} : { fallback }),
    parse(text, name) {
      if (/^-?\d{1,15}$/.test(text)) return rule.read(Number(text), name);
      throw rule.errorFor(name, quote(text));
    },
  };
}

/** The maximum number of records per page. */
export const pageSizeParameter = (summary: string, fallback = 10): Parameter<number> =>
  integerParameter(summary, { ...pageRange, fallback });
