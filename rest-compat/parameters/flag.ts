import { invalid } from '../../subgraphs/lookup-error.ts';
import type { Parameter } from './parameter.ts';

/** A boolean: exactly `true` or `false`. */
export const flag = (summary: string, fallback = false): Parameter<boolean> => ({
  in: 'query',
  summary,
  schema: { type: 'boolean', default: fallback },
  example: 'true',
  fallback,
  parse(text, name) {
    if (text === 'true') return true;
    if (text === 'false') return false;
    throw invalid(name, `${name} must be true or false, not ${quoted(text)}: use ${name}=true.`);
  },
});

/** A value as messages show it: quoted, and cut when it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 64 ? `${text.slice(0, 64)}…` : text);
