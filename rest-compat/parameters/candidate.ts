import type { Parameter } from './parameter.ts';

/** Text to validate. Any text is accepted; the response says whether it is valid. */
export const candidate = (summary: string, example: string): Parameter<string> => ({
  in: 'path',
  summary,
  schema: { type: 'string' },
  example,
  parse: (text) => text,
});
