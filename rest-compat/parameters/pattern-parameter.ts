import type { Parameter } from './parameter.ts';

export interface TextOptions {
  readonly in?: 'path' | 'query';
  readonly example: string;
  /** Maximum length in characters (code points). */
  readonly maximum: number;
  readonly pattern?: RegExp;
}

/** A text that the GraphQL layer validates, as for GraphQL queries. The parameter only documents its form. */
export const patternParameter = (summary: string, form: TextOptions): Parameter<string> => ({
  in: form.in ?? 'query',
  summary,
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: form.maximum,
    ...(form.pattern === undefined ? {} : { pattern: form.pattern.source }),
  },
  example: form.example,
  parse: (text) => text,
});
