import type { Problem } from '../router/errors.ts';
import { chain } from '../router/http/exchange.ts';
import { readOperation } from '../router/plan/operation-documents.ts';
import type { Graph, Operation } from '../router/graph.ts';
import type { LookupContext } from '../subgraphs/context.ts';
import { isBody } from './answer.ts';
import { nearest } from './nearest.ts';
import type { Route, Variables } from './route.ts';

/** Words that a parameter may hold, as an operation of the table lists them. */
const vocabularies = {
  zones: { operation: 'time-zones', list: ['zones', 'timezones'], word: null },
  countries: { operation: 'countries', list: ['countries'], word: 'name' },
} as const;

export type Vocabulary = keyof typeof vocabularies;

/** Adds to the refusal of an unknown word the known one that was most likely meant. */
export class Suggestions {
  readonly #graph: Graph;
  readonly #operations = new Map<Vocabulary, Operation>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** @param blamed the parameter that holds the word; undefined: the path's */
  for(
    problem: Problem,
    { suggest }: Route,
    blamed: string | undefined,
    variables: Variables,
    context: LookupContext,
  ): Problem | Promise<Problem> {
    const [parameter, vocabulary] =
      Object.entries(suggest ?? {}).find(([name]) => blamed === undefined || name === blamed) ?? [];
    const given = parameter === undefined ? undefined : variables[parameter];
    const texts = typeof given === 'string' ? [given] : Array.isArray(given) ? given.map(String) : [];
    if (problem.code !== 'not_found' || vocabulary === undefined || texts.length === 0) return problem;
    return chain(this.#words(vocabulary, context), (words) => {
      const known = new Set(words.map((word) => word.toLowerCase()));
      const meant = texts
        .filter((text) => !known.has(text.toLowerCase()))
        .map((text) => nearest(text, words))
        .find((word) => word !== null);
      return meant === undefined
        ? problem
        : { ...problem, message: `${problem.message} Did you mean ${meant}?` };
    });
  }

  #words(vocabulary: Vocabulary, context: LookupContext): readonly string[] | Promise<readonly string[]> {
    const { operation: name, list, word } = vocabularies[vocabulary];
    let operation = this.#operations.get(vocabulary);
    if (operation === undefined) {
      operation = this.#graph.prepare(readOperation(name));
      this.#operations.set(vocabulary, operation);
    }
    return chain(operation.execute({}, context), ({ data }) => {
      let found: unknown = data;
      for (const key of list) found = isBody(found) ? found[key] : undefined;
      if (!Array.isArray(found)) return [];
      const items: readonly unknown[] = found;
      return items.map((item) => (word !== null && isBody(item) ? item[word] : item)).filter(isText);
    });
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
