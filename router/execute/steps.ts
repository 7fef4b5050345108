import type { GraphQLSchema } from 'graphql';
import type { PlanNode } from '../plan/plan-nodes.ts';
import type { SubgraphClient } from '../subgraph/client.ts';
import { EntityFetch } from './entity-fetch.ts';
import { isPromise } from '../../core/promise-or-value.ts';
import { RootFetch } from './root-fetch.ts';
import type { Run } from './run.ts';

/** A compiled part of a plan. Returns a promise only when a subgraph does. */
export interface Step {
  execute(run: Run): void | Promise<void>;
}

export type SubgraphClients = Readonly<Record<string, SubgraphClient>>;

/**
 * Compiles a node of a plan.
 * @param schema the supergraph's types, for type conditions
 * @param typename response key of type names
 */
export function compileStep(
  node: PlanNode,
  clients: SubgraphClients,
  schema: GraphQLSchema,
  typename?: string,
): Step {
  const compile = (inner: PlanNode) => compileStep(inner, clients, schema, typename);
  switch (node.kind) {
    case 'Fetch':
      return new RootFetch(node, findClient(clients, node.subgraph), schema, typename);
    case 'Flatten':
      return new EntityFetch(node, findClient(clients, node.node.subgraph), schema, typename);
    case 'BatchFetch':
      return new EntityFetch(node, findClient(clients, node.subgraph), schema, typename);
    case 'Sequence':
      return new Sequence(node.nodes.map(compile));
    case 'Parallel':
      return new Parallel(node.nodes.map(compile));
    case 'Condition':
      return new Condition(
        node.variable,
        node.then && compile(node.then),
        node.otherwise && compile(node.otherwise),
      );
  }
}

function findClient(clients: SubgraphClients, name: string): SubgraphClient {
  const client = clients[name];
  if (client === undefined) throw new Error(`The plan queries a subgraph without a client: ${name}`);
  return client;
}

class Sequence implements Step {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  execute(run: Run): void | Promise<void> {
    return this.#from(0, run);
  }

  #from(start: number, run: Run): void | Promise<void> {
    for (let i = start; i < this.#steps.length; i++) {
      if (run.isEnded) return undefined;
      const completion = this.#steps[i]?.execute(run);
      if (isPromise(completion)) return completion.then(() => this.#from(i + 1, run));
    }
    return undefined;
  }
}

class Parallel implements Step {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  execute(run: Run): void | Promise<void> {
    let pendingSteps: Promise<void>[] | null = null;
    for (const step of this.#steps) {
      const completion = step.execute(run);
      if (isPromise(completion)) (pendingSteps ??= []).push(completion);
    }
    return pendingSteps === null ? undefined : Promise.all(pendingSteps).then(() => undefined);
  }
}

class Condition implements Step {
  readonly #variable: string;
  readonly #thenStep: Step | null;
  readonly #elseStep: Step | null;

  constructor(variable: string, then: Step | null, otherwise: Step | null) {
    this.#variable = variable;
    this.#thenStep = then;
    this.#elseStep = otherwise;
  }

  execute(run: Run): void | Promise<void> {
    return (run.variables[this.#variable] === true ? this.#thenStep : this.#elseStep)?.execute(run);
  }
}
