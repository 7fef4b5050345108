import type { Parameter } from './parameter.ts';

/** A timestamp. The GraphQL layer parses it, since its meaning depends on the source zone. */
export const instantParameter = (summary: string): Parameter<string> => ({
  in: 'query',
  summary,
  schema: { type: 'string', maxLength: 40 },
  example: '2026-07-01T12:00:00Z',
  parse: (text) => text,
});
