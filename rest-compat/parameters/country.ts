import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';

function parse(text: string, name: string): string {
  if (/^[A-Za-z]{2,3}$/.test(text)) return text.toUpperCase();
  throw invalid(
    name,
    `${name} must be an ISO 3166-1 code of two or three letters, not ${quoted(text)}: use for example FR or FRA.`,
  );
}

const country = {
  summary: 'Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case.',
  schema: { type: 'string', pattern: '^[A-Za-z]{2,3}$' },
  example: 'FR',
  parse,
} as const;

/** `{code}` or `{country}` in a path: upper case ISO 3166-1 alpha-2 or alpha-3. */
export const countryPath: Parameter<string> = { ...country, in: 'path' };

/** `?country=`: upper case ISO 3166-1 alpha-2 or alpha-3. */
export const countryQuery = (summary: string = country.summary): Parameter<string> => ({
  ...country,
  in: 'query',
  summary,
});
