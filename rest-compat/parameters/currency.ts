import type { Parameter } from './parameter.ts';
import { text } from './text.ts';

/** An ISO 4217 alphabetic code as a path segment, in either case; becomes upper case. */
export function currencyCode(summary: string, example: string): Parameter<string> {
  const letters = text(summary, {
    in: 'path',
    example,
    maximum: 3,
    pattern: { expression: /^[A-Za-z]{3}$/, rule: 'an ISO 4217 code of three letters' },
  });
  return { ...letters, parse: (raw, name) => letters.parse(raw, name).toUpperCase() };
}
