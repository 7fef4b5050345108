import type { Vocabulary } from './vocabularies.ts';

/**
 * A request parameter and the parser of its value. Parsers throw `createInvalidInputError(name, message)`; the message names the
 * parameter, the rule and a valid value.
 */
export interface Parameter<T = unknown> {
  readonly in: 'path' | 'query';
  /** Meaning, unit and limits, for help pages. */
  readonly summary: string;
  /** JSON Schema of the text: type, enum, pattern, minimum, maxLength, ... */
  readonly schema: Readonly<Record<string, unknown>>;
  /** A valid value. */
  readonly example: string;
  /** Whether a missing query parameter is an error (400). Path parameters are always required. */
  readonly required?: boolean;
  /** Whether documentation lists the parameter as required, although some requests succeed without it. */
  readonly documentedAsRequired?: boolean;
  /** Value when the query parameter is missing. Without a fallback the variable is omitted. */
  readonly fallback?: T;
  /** Whether an empty value is passed to the parser. Default: an empty value is an error (400). */
  readonly blank?: boolean;
  /** Vocabulary of the valid words, for suggesting a similar word when the value is unknown. */
  readonly words?: Vocabulary;
  /**
   * Parses the value.
   * @param text percent-decoded once; can be empty
   */
  readonly parse: (text: string, name: string) => T;
}
