import type { Parameter } from './parameter.ts';

/** The graph reads it, since what it means depends on the source zone. */
export const instant = (summary: string): Parameter<string> => ({
  in: 'query',
  summary,
  schema: { type: 'string', maxLength: 40 },
  example: '2026-07-01T12:00:00Z',
  parse: (text) => text,
});
