import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import type { Parameter } from './parameter.ts';

/** A parameter that takes one of a few exact values. */
export function choiceParameter<const T extends string>(
  summary: string,
  words: readonly [T, ...T[]],
  fallback?: T,
): Parameter<T> {
  return {
    in: 'query',
    summary,
    schema: { type: 'string', enum: words, ...(fallback === undefined ? {} : { default: fallback }) },
    example: words[0],
    ...(fallback === undefined ? {} : { fallback }),
    parse(text, name) {
      const word = words.find((candidate) => candidate === text);
      if (word !== undefined) return word;
      throw createInvalidInputError(
        name,
        `${name} must be one of ${words.join(', ')}, not ${quote(text)}: use ${name}=${words[0]}.`,
      );
    },
  };
}
