import type { Vocabulary } from './vocabularies.ts';

/**
 * One request parameter: how its text becomes a value. A parser throws `invalid(name, message)`; the message
 * names the parameter, the rule and a value that works.
 */
export interface Parameter<T = unknown> {
  readonly in: 'path' | 'query';
  /** What it means, with unit and limits: for help. */
  readonly summary: string;
  /** JSON Schema of the text form: type, enum, pattern, minimum, maxLength, ... */
  readonly schema: Readonly<Record<string, unknown>>;
  /** A value that works. */
  readonly example: string;
  /** Query only: missing is 400. Path parameters are always required. */
  readonly required?: boolean;
  /** Documentation lists it as required, although the graph resolves some requests without it. */
  readonly documentedAsRequired?: boolean;
  /** Value when the query parameter is missing; without it the variable is left out. */
  readonly fallback?: T;
  /** True: an empty value reaches the parser; else it is 400. */
  readonly blank?: boolean;
  /** Whose words it takes: an unknown one is refused with the one that was most likely meant. */
  readonly words?: Vocabulary;
  /** @param text percent-decoded once; may be empty. */
  readonly parse: (text: string, name: string) => T;
}
