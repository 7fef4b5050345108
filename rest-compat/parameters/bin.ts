import { binCodeRule } from '../../subgraphs/validation/bin.ts';
import type { Parameter } from './parameter.ts';

/**
 * The first 6 to 11 digits of a card number. Error messages never repeat the value, because it can be a complete card number.
 */
export const binParameter: Parameter<string> = {
  in: 'path',
  summary: 'The first 6 to 11 digits of a card number. Complete card numbers are rejected.',
  schema: { type: 'string', pattern: binCodeRule.form.source },
  example: binCodeRule.example,
  parse: binCodeRule.read,
};
