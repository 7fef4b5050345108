import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import type { Parameter } from './parameter.ts';

/** A boolean parameter: exactly `true` or `false`. */
export const flagParameter = (summary: string, fallback = false): Parameter<boolean> => ({
  in: 'query',
  summary,
  schema: { type: 'boolean', default: fallback },
  example: 'true',
  fallback,
  parse(text, name) {
    if (text === 'true') return true;
    if (text === 'false') return false;
    throw createInvalidInputError(
      name,
      `${name} must be true or false, not ${quote(text)}: use ${name}=true.`,
    );
  },
});
