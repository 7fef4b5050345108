import type { GraphQLSchema } from 'graphql';
import { isPromise } from '../../core/promise-or-value.ts';
import type { FetchNode } from '../plan/plan-nodes.ts';
import type { SubgraphClient } from '../subgraph/client.ts';
import { toClientPath, Fetch, collectFetchedKeys } from './fetch.ts';
import { merge } from './merge.ts';
import { toResponseError, type Result } from '../document/result.ts';
import { compileRewrites, type RewriteFunction } from './rewrite.ts';
import type { Run } from './run.ts';

/** Executes a plan's fetch of root fields. */
export class RootFetch {
  readonly #node: FetchNode;
  readonly #rewrite: RewriteFunction;
  readonly fetch: Fetch;

  /**
   * @param schema the supergraph's types, for type conditions
   * @param typename response key of type names
   */
  constructor(node: FetchNode, client: SubgraphClient, schema: GraphQLSchema, typename?: string) {
    this.#node = node;
    this.#rewrite = compileRewrites(node.outputRewrites, schema, typename);
    this.fetch = new Fetch(client, node);
  }

  execute(run: Run): void | Promise<void> {
    const result = this.fetch.send(run, null);
    return isPromise(result) ? result.then((settled) => this.settle(run, settled)) : this.settle(run, result);
  }

  settle(run: Run, { data, errors }: Result): void {
    const { outputRewrites, document } = this.#node;
    if (data !== undefined && data !== null) {
      this.#rewrite(data);
      merge(run.data, data);
    }
    // A null that propagated to the subgraph's root removes all other root fields too. The existing error explains their absence.
    else if (errors?.some(({ path }) => path !== undefined) === true) run.explain(run.data);
    for (const error of errors ?? []) {
      if (error.path === undefined)
        run.fail([run.data], collectFetchedKeys(document, null, outputRewrites), error);
      else run.errors.push(toResponseError(error, toClientPath(error.path, outputRewrites)));
    }
  }
}
