import type { Parameter } from './parameter.ts';

/** Text that a validator is asked about: whatever it is, it is no error but a candidate that may be invalid. */
export const candidate = (summary: string, example: string): Parameter<string> => ({
  in: 'path',
  summary,
  schema: { type: 'string' },
  example,
  parse: (text) => text,
});
