import { parse, Kind, type SelectionSetNode } from 'graphql';
import { isPromise } from '../../core/promise-or-value.ts';
import type { BatchFetchNode, FetchNode, Rewrite } from '../plan/plan-nodes.ts';
import type { CompiledFetch, SubgraphClient } from '../subgraph/client.ts';
import type { Json, ResponseKey, Result } from '../document/result.ts';
import type { Run } from './run.ts';

const noVariables: Readonly<Json> = Object.freeze({});

/** A subgraph request of a query plan, with the client that sends it. */
export class Fetch implements CompiledFetch {
  readonly subgraph: string;
  readonly document: string;
  readonly operation: 'query' | 'mutation';
  readonly #client: SubgraphClient;
  readonly #node: FetchNode | BatchFetchNode;

  constructor(client: SubgraphClient, node: FetchNode | BatchFetchNode) {
    this.subgraph = client.name;
    this.document = node.document;
    this.operation = node.kind === 'Fetch' ? node.operation : 'query';
    this.#client = client;
    this.#node = node;
  }

  /** Sends the request to the subgraph. Never throws: every failure is an error of the result. */
  send(run: Run, representations: Readonly<Json> | null): Result | Promise<Result> {
    if (run.trace === null) return this.#send(run, representations);
    const endTiming = run.trace.begin(this.#node);
    const result = this.#send(run, representations);
    if (isPromise(result)) return result.finally(endTiming);
    endTiming();
    return result;
  }

  #send(run: Run, representations: Readonly<Json> | null): Result | Promise<Result> {
    try {
      const result = this.#client.execute(this, this.#pick(run.variables, representations), run.context);
      return isPromise(result) ? result.catch(() => this.#unavailable()) : result;
    } catch {
      return this.#unavailable();
    }
  }

  /** Returns the variables of the document: the client's variables that it uses, and the representations. */
  #pick(variables: Readonly<Json>, representations: Readonly<Json> | null): Readonly<Json> {
    const names = this.#node.variables;
    if (names.length === 0) return representations ?? noVariables;
    const pickedVariables: Json = Object.assign({}, representations);
    for (const name of names) if (name in variables) pickedVariables[name] = variables[name];
    return pickedVariables;
  }

  #unavailable(): Result {
    const message = `The subgraph ${this.subgraph} could not be queried.`;
    return { errors: [{ message, extensions: { code: 'service_unavailable' } }] };
  }
}

/**
 * Returns the response keys that a fetch adds to an object. These are the keys of the document's root, or of its entities under
 * `entitiesKey`. Only used after a failed fetch.
 */
export function collectFetchedKeys(
  document: string,
  entitiesKey: string | null,
  rewrites: readonly Rewrite[],
): Set<string> {
  const { definitions } = parse(document, { noLocation: true });
  const keys = new Set<string>();
  const collect = (set: SelectionSetNode | undefined, depth: number): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        if (depth === 0) keys.add(rename(key, rewrites));
        else if (key === entitiesKey) collect(selection.selectionSet, depth - 1);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, depth);
      else {
        const fragment = definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) collect(fragment.selectionSet, depth);
      }
    }
  };
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      collect(definition.selectionSet, entitiesKey === null ? 0 : 1);
  }
  return keys;
}

/** Converts an error path of a subgraph to the client's path, by undoing the plan's aliases. */
export const toClientPath = (path: readonly ResponseKey[], rewrites: readonly Rewrite[]): ResponseKey[] =>
  path.map((key) => (typeof key === 'string' ? rename(key, rewrites) : key));

function rename(key: string, rewrites: readonly Rewrite[]): string {
  for (const rewrite of rewrites) {
    const lastSegment = rewrite.path.at(-1);
    if (rewrite.kind === 'rename' && lastSegment?.kind === 'key' && lastSegment.key === key)
      return rewrite.key;
  }
  return key;
}
