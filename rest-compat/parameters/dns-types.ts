import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import type { Parameter } from './parameter.ts';

const types = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA', 'SRV', 'PTR'];

/** `?type=`: DNS record types separated by commas, case-insensitive, without repetition. */
export const dnsTypesParameter: Parameter<string[]> = {
  in: 'query',
  summary: `Record types, separated by commas: ${types.join(', ')}. Default: all common types for the name.`,
  schema: { type: 'string', pattern: `^(?:${types.join('|')})(?:,(?:${types.join('|')}))*$` },
  example: 'A,MX',
  parse(text, name) {
    const words = text.split(',').map((word) => word.trim().toUpperCase());
    const unknownWord = words.find((word) => !types.includes(word));
    if (unknownWord !== undefined) {
      throw createInvalidInputError(
        name,
        `${name} must be one or more of ${types.join(', ')}, not ${quote(unknownWord)}: use ${name}=A,MX.`,
      );
    }
    if (new Set(words).size === words.length) return words;
    throw createInvalidInputError(
      name,
      `${name} must name each record type once, not ${quote(text)}: use ${name}=A,MX.`,
    );
  },
};
