import type { Problem } from '../../router/errors.ts';
import { chain } from '../../core/promise-or-value.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import type { Graph, Operation } from '../../router/graph.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { isBody } from '../formats/answer.ts';
import { equallyNear, plain } from '../parameters/nearest.ts';
import type { PreparedRoute } from './prepared-route.ts';
import { decode, type Query } from '../parameters/query.ts';
import type { Vocabulary } from '../parameters/vocabularies.ts';

/** What a request said, as far as it is known when it is refused. */
export interface FailedRequest {
  /** Of the path's parameters, still encoded. */
  readonly values: readonly string[];
  readonly query: Query;
}

/** For how long the words of a table are not read anew, in milliseconds. */
const freshMs = 60_000;
/** Of a list, the first are looked up. */
const mostTexts = 10;
/** Of words that are equally near, so many are proposed; of more, none. */
const mostMeant = 3;

/** Adds to the refusal of an unknown word the known one that was most likely meant. */
export class Suggestions {
  readonly #graph: Graph;
  readonly #clock: () => number;
  readonly #operations = new Map<Vocabulary, Operation>();
  readonly #known = new Map<Vocabulary, { readonly words: Words; readonly at: number }>();

  /** @param clock epoch milliseconds. */
  constructor(graph: Graph, clock: () => number) {
    this.#graph = graph;
    this.#clock = clock;
  }

  /** @param blamed the parameter that holds the word; undefined: the path's */
  for(
    problem: Problem,
    { path, query }: Pick<PreparedRoute, 'path' | 'query'>,
    blamed: string | undefined,
    asked: FailedRequest,
    context: LookupContext,
  ): Problem | Promise<Problem> {
    const [name, parameter] =
      [...path, ...query].find(
        ([each, { words }]) => words !== undefined && (blamed === undefined || each === blamed),
      ) ?? [];
    const vocabulary = parameter?.words;
    if (name === undefined || vocabulary === undefined) return problem;
    const texts = textsOf(name, path, asked);
    if (texts.length === 0) return problem;
    return chain(this.#words(vocabulary, texts[0] ?? '', asked, context), (words) => {
      const meant = texts.map((text) => words.meant(text)).find((word) => word !== null);
      return meant === undefined
        ? problem
        : { ...problem, message: `${problem.message} Did you mean ${meant}?` };
    });
  }

  #words(
    vocabulary: Vocabulary,
    text: string,
    { query }: FailedRequest,
    context: LookupContext,
  ): Words | Promise<Words> {
    const now = this.#clock();
    const known = this.#known.get(vocabulary);
    if (known !== undefined && Math.abs(now - known.at) < freshMs) return known.words;
    let operation = this.#operations.get(vocabulary);
    if (operation === undefined) {
      operation = this.#graph.prepare(readOperation(`words-${vocabulary}`));
      this.#operations.set(vocabulary, operation);
    }
    // Cities are too many to be listed: their search forgives mistakes itself.
    const isSearch = vocabulary === 'cities';
    const { country, state } = query;
    const variables = isSearch
      ? { text, ...(country === undefined ? {} : { country }), ...(state === undefined ? {} : { state }) }
      : {};
    return chain(operation.execute(variables, context), ({ data }) => {
      const words = new Words(data);
      if (!isSearch && words.size > 0) this.#known.set(vocabulary, { words, at: now });
      return words;
    });
  }
}

/** The words of a vocabulary, and what is told of the one that was meant. */
class Words {
  readonly #told = new Map<string, string>();
  readonly #plain = new Map<string, string>();
  /** `yen` for the Japanese Yen; null where several names end alike. */
  readonly #last = new Map<string, string | null>();
  #words: readonly string[] | null = null;

  constructor(data: unknown) {
    this.#read(data);
  }

  get size(): number {
    return this.#told.size;
  }

  meant(text: string): string | null {
    this.#words ??= [...this.#told.keys()];
    const near = equallyNear(text, this.#words, (known) => this.#plain.get(known) ?? plain(known));
    const word = near.length > 1 ? null : (near[0] ?? null);
    const last = word?.toLowerCase() === text.toLowerCase() ? undefined : this.#last.get(text.toLowerCase());
    if (word === null && last === undefined) return this.#listed(text, near);
    const told = last === undefined ? (this.#told.get(word ?? '') ?? null) : last;
    // Three letters are a code that does not exist, and not a name.
    if (told !== word && word !== null && text.length < 4 && last === undefined) return null;
    // What is known as it was given is not to blame.
    return told?.toLowerCase() === text.toLowerCase() ? null : told;
  }

  /** Few words that are equally near, each as it is proposed. */
  #listed(text: string, words: readonly string[]): string | null {
    if (words.length === 0 || words.length > mostMeant || text.length < 4) return null;
    return words.map((word) => this.#told.get(word) ?? word).join(' or ');
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

  #add(word: string, told: string): void {
    this.#told.set(word, told);
    this.#plain.set(word, plain(word));
    const last = word.split(' ').at(-1)?.toLowerCase();
    if (last === undefined || last === word.toLowerCase()) return;
    const before = this.#last.get(last);
    this.#last.set(last, before === undefined || before === told ? told : null);
  }
}

/** The texts that a parameter was given: several where it takes a list. */
function textsOf(
  name: string,
  path: PreparedRoute['path'],
  { values, query }: FailedRequest,
): readonly string[] {
  const place = path.findIndex(([each]) => each === name);
  const given = place === -1 ? query[name] : values[place];
  if (given === undefined) return [];
  try {
    const text = place === -1 ? given : decode(given, name);
    return text.split(',', mostTexts).map((each) => each.trim());
  } catch {
    return [];
  }
}
