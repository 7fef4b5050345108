import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';

export interface IntegerRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly fallback?: number;
  readonly example?: number;
}

/** A decimal integer within a range, without sign (unless negative), exponent or leading blank. */
export function integer(summary: string, range: IntegerRange): Parameter<number> {
  const { minimum, maximum, fallback } = range;
  const example = range.example ?? fallback ?? minimum;
  return {
    in: 'query',
    summary,
    schema: { type: 'integer', minimum, maximum, ...(fallback === undefined ? {} : { default: fallback }) },
    example: `${example}`,
    ...(fallback === undefined ? {} : { fallback }),
    parse(text, name) {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
      if (value >= minimum && value <= maximum) return value;
      throw invalid(
        name,
        `${name} must be an integer from ${minimum} to ${maximum}, not ${quoted(text)}: use ${name}=${example}.`,
      );
    },
  };
}
