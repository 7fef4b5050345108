import { binForm, binRule } from '../../subgraphs/bin-rule.ts';
import { invalid } from '../../subgraphs/lookup-error.ts';
import type { Parameter } from './parameter.ts';

/** 6 to 11 digits. The message never repeats the value, which may be a card number. */
export const binDigits: Parameter<string> = {
  in: 'path',
  summary: 'The first 6 to 11 digits of a card number. A whole card number is refused.',
  schema: { type: 'string', pattern: binForm.source },
  example: '411111',
  parse(text, name) {
    if (binForm.test(text)) return text;
    throw invalid(name, binRule);
  },
};
