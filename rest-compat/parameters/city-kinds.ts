import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import type { Parameter } from './parameter.ts';

const kinds = ['capital', 'seat', 'city', 'quarter'];

/** `?types=`: kinds of places separated by commas. The value has the names of the GraphQL enum. */
export const cityKindsParameter: Parameter<string[]> = {
  in: 'query',
  summary: `Kinds of places, separated by commas: ${kinds.join(', ')}. A city is every place that is not a quarter. Default: all, quarters last.`,
  schema: { type: 'string', pattern: `^(?:${kinds.join('|')})(?:,(?:${kinds.join('|')}))*$` },
  example: 'city',
  parse(text, name) {
    const words = text.split(',').map((word) => word.trim().toLowerCase());
    const unknownWord = words.find((word) => !kinds.includes(word));
    if (unknownWord === undefined) return [...new Set(words)].map((word) => word.toUpperCase());
    throw createInvalidInputError(
      name,
      `${name} must be one or more of ${kinds.join(', ')}, not ${quote(unknownWord)}: use ${name}=city.`,
    );
  },
};
