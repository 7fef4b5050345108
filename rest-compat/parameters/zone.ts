import { createInvalidInputError } from '../../core/lookup-error.ts';
import type { Parameter } from './parameter.ts';

const schema = { type: 'string', minLength: 1 } as const;

/** Rejects blank text only. The GraphQL layer responds with 404 for an unknown identifier, whatever its form. */
function parse(text: string, name: string): string {
  if (text.trim() !== '') return text;
  throw createInvalidInputError(
    name,
    `${name} must be an IANA time zone identifier, not empty. For example, use America/New_York.`,
  );
}

/** `{timezone+}` in a path: an identifier with its slashes, raw or encoded as %2F. */
export const zonePathParameter: Parameter<string> = {
  in: 'path',
  summary: 'IANA time zone identifier or alias, case-insensitive. Slashes can be encoded as %2F.',
  schema,
  example: 'America/New_York',
  words: 'zones',
  parse,
};

export const zoneQueryParameter = (summary: string, example: string): Parameter<string> => ({
  in: 'query',
  summary,
  schema,
  example,
  words: 'zones',
  parse,
});

/** The zone to convert a clock time to. */
export const targetZoneParameter = zoneQueryParameter(
  'IANA time zone identifier to convert to. Cannot be combined with targets.',
  'Asia/Tokyo',
);
