import type { Parameter } from './parameter.ts';

/** A text to validate. Any text is accepted; the response reports whether it is valid. */
export const candidateParameter = (summary: string, example: string): Parameter<string> => ({
  in: 'path',
  summary,
  schema: { type: 'string' },
  example,
  parse: (text) => text,
});
