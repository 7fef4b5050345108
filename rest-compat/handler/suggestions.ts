import type { Problem } from '../../router/errors.ts';
import { chain } from '../../core/promise-or-value.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import type { Graph, Operation } from '../../router/graph.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { isBody } from '../formats/responses.ts';
import { findEquallyClose, removeDiacritics } from '../parameters/nearest.ts';
import type { PreparedRoute } from './prepared-route.ts';
import { decodeParameter, type Query } from '../parameters/query.ts';
import type { Vocabulary } from '../parameters/vocabularies.ts';

/** The parameters of a request that failed. */
export interface FailedRequest {
  /** Path parameters, still percent-encoded. */
  readonly values: readonly string[];
  readonly query: Query;
}

/** Lifetime of the cached words of a vocabulary, in milliseconds. */
const cacheMs = 60_000;
/** Maximum number of list elements for which a suggestion is searched. */
const maxTexts = 10;
/** Maximum number of equally similar words to suggest. If there are more, none is suggested. */
const maxSuggestedWords = 3;

/** Adds a similar known word to the error for an unknown word. */
export class Suggestions {
  readonly #graph: Graph;
  readonly #clock: () => number;
  readonly #operations = new Map<Vocabulary, Operation>();
  readonly #cache = new Map<Vocabulary, { readonly words: WordIndex; readonly at: number }>();

  /** @param clock returns the current time in epoch milliseconds */
  constructor(graph: Graph, clock: () => number) {
    this.#graph = graph;
    this.#clock = clock;
  }

  /**
   * Adds a suggestion to a problem.
   * @param param the parameter with the unknown word; undefined: the first parameter that has a vocabulary
   */
  for(
    problem: Problem,
    { path, query }: Pick<PreparedRoute, 'path' | 'query'>,
    param: string | undefined,
    request: FailedRequest,
    context: LookupContext,
  ): Problem | Promise<Problem> {
    const [name, parameter] =
      [...path, ...query].find(
        ([each, { words }]) => words !== undefined && (param === undefined || each === param),
      ) ?? [];
    const vocabulary = parameter?.words;
    if (name === undefined || vocabulary === undefined) return problem;
    const texts = listRequestedTexts(name, path, request);
    if (texts.length === 0) return problem;
    return chain(this.#words(vocabulary, texts[0] ?? '', request, context), (words) => {
      const suggestion = texts.map((text) => words.suggestionFor(text)).find((word) => word !== null);
      return suggestion === undefined
        ? problem
        : { ...problem, message: `Did you mean ${suggestion}? ${problem.message}` };
    });
  }

  #words(
    vocabulary: Vocabulary,
    text: string,
    { query }: FailedRequest,
    context: LookupContext,
  ): WordIndex | Promise<WordIndex> {
    const now = this.#clock();
    const cachedWords = this.#cache.get(vocabulary);
    if (cachedWords !== undefined && Math.abs(now - cachedWords.at) < cacheMs) return cachedWords.words;
    let operation = this.#operations.get(vocabulary);
    if (operation === undefined) {
      operation = this.#graph.prepare(readOperation(`words-${vocabulary}`));
      this.#operations.set(vocabulary, operation);
    }
    // There are too many cities to list. The city search finds names with typos.
    const isSearch = vocabulary === 'cities';
    const { country, state } = query;
    const variables = isSearch
      ? { text, ...(country === undefined ? {} : { country }), ...(state === undefined ? {} : { state }) }
      : {};
    return chain(operation.execute(variables, context), ({ data }) => {
      const words = new WordIndex(data);
      if (!isSearch && words.size > 0) this.#cache.set(vocabulary, { words, at: now });
      return words;
    });
  }
}

/** The words of a vocabulary, with the text to suggest for each. */
class WordIndex {
  readonly #suggestionOf = new Map<string, string>();
  readonly #plain = new Map<string, string>();
  /** Words by their last part: `yen` for the Japanese Yen. Null when several words share the last part. */
  readonly #last = new Map<string, string | null>();
  #words: readonly string[] | null = null;

  constructor(data: unknown) {
    this.#read(data);
  }

  get size(): number {
    return this.#suggestionOf.size;
  }

  suggestionFor(text: string): string | null {
    this.#words ??= [...this.#suggestionOf.keys()];
    const closestWords = findEquallyClose(
      text,
      this.#words,
      (cached) => this.#plain.get(cached) ?? removeDiacritics(cached),
    );
    const word = closestWords.length > 1 ? null : (closestWords[0] ?? null);
    const lastWordMatch =
      word?.toLowerCase() === text.toLowerCase() ? undefined : this.#last.get(text.toLowerCase());
    if (word === null && lastWordMatch === undefined) return this.#joined(text, closestWords);
    const suggestion =
      lastWordMatch === undefined ? (this.#suggestionOf.get(word ?? '') ?? null) : lastWordMatch;
    // A text of up to three letters is an unknown code, not a misspelled name.
    if (suggestion !== word && word !== null && text.length < 4 && lastWordMatch === undefined) return null;
    // A word that is already spelled correctly did not cause the error.
    return suggestion?.toLowerCase() === text.toLowerCase() ? null : suggestion;
  }

  /** Joins equally similar words for a suggestion, unless there are too many. */
  #joined(text: string, words: readonly string[]): string | null {
    if (words.length === 0 || words.length > maxSuggestedWords || text.length < 4) return null;
    return words.map((word) => this.#suggestionOf.get(word) ?? word).join(' or ');
  }

  #read(value: unknown): void {
    if (typeof value === 'string') this.#add(value, value);
    else if (Array.isArray(value)) value.forEach((each) => this.#read(each));
    else if (isBody(value)) {
      const { word, code } = value;
      if (typeof word !== 'string') Object.values(value).forEach((each) => this.#read(each));
      else this.#add(word, typeof code === 'string' ? `${code} (${word})` : word);
    }
  }

  #add(word: string, suggestion: string): void {
    this.#suggestionOf.set(word, suggestion);
    this.#plain.set(word, removeDiacritics(word));
    // The last word of a name, or the city of a time zone: `oslo` for Europe/Oslo.
    const lastWord = word.split(/[ /]/).at(-1)?.toLowerCase();
    if (lastWord === undefined || lastWord === word.toLowerCase()) return;
    const existingSuggestion = this.#last.get(lastWord);
    this.#last.set(
      lastWord,
      existingSuggestion === undefined || existingSuggestion === suggestion ? suggestion : null,
    );
  }
}

/** Returns the requested values of a parameter; several when the parameter is a list. */
function listRequestedTexts(
  name: string,
  path: PreparedRoute['path'],
  { values, query }: FailedRequest,
): readonly string[] {
  const index = path.findIndex(([each]) => each === name);
  const rawValue = index === -1 ? query[name] : values[index];
  if (rawValue === undefined) return [];
  try {
    const text = index === -1 ? rawValue : decodeParameter(rawValue, name);
    return text.split(',', maxTexts).map((each) => each.trim());
  } catch {
    return [];
  }
}
