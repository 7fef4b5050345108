/**
 * A query plan, as the planner emits it after `parsePlan`: which subgraph is asked what, in which order, and where
 * the answers belong in the response. The tree holds text only, so it can be written to a file and read again.
 */
export type PlanNode = FetchNode | BatchFetchNode | FlattenNode | SequenceNode | ParallelNode | ConditionNode;

export interface FetchNode {
  readonly kind: 'Fetch';
  readonly subgraph: string;
  /** The subgraph's operation. Without `requires` it asks root fields, with it `_entities`. */
  readonly document: string;
  /** What the operation does. Only one of root fields can be a mutation. */
  readonly operation: 'query' | 'mutation';
  /** The client's variables that the document uses. */
  readonly variables: readonly string[];
  /** What of an entity the subgraph must be shown. */
  readonly requires: readonly RequiredSelection[] | null;
  readonly inputRewrites: readonly Rewrite[];
  readonly outputRewrites: readonly Rewrite[];
}

/** Several `_entities` fields in one request, each with representations of its own. */
export interface BatchFetchNode {
  readonly kind: 'BatchFetch';
  readonly subgraph: string;
  readonly document: string;
  readonly variables: readonly string[];
  readonly batches: readonly EntityBatch[];
}

export interface EntityBatch {
  /** Response key of the `_entities` field. */
  readonly key: string;
  /** Name of the variable that carries the representations. */
  readonly representations: string;
  readonly paths: readonly FlattenPath[];
  readonly requires: readonly RequiredSelection[];
  readonly inputRewrites: readonly Rewrite[];
  readonly outputRewrites: readonly Rewrite[];
}

/** Runs `node` for the entities that `path` leads to in the data collected so far. */
export interface FlattenNode {
  readonly kind: 'Flatten';
  readonly path: FlattenPath;
  readonly node: FetchNode;
}

interface SequenceNode {
  readonly kind: 'Sequence';
  readonly nodes: readonly PlanNode[];
}

interface ParallelNode {
  readonly kind: 'Parallel';
  readonly nodes: readonly PlanNode[];
}

interface ConditionNode {
  readonly kind: 'Condition';
  /** Name of a Boolean variable. */
  readonly variable: string;
  readonly then: PlanNode | null;
  readonly otherwise: PlanNode | null;
}

export type FlattenPath = readonly PathSegment[];

export type PathSegment =
  | { readonly kind: 'field'; readonly key: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'types'; readonly names: readonly string[] };

/** `key` is where the value stands in the data so far, `name` the field that the subgraph knows it by. */
export type RequiredSelection =
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly key: string;
      readonly selections: readonly RequiredSelection[] | null;
    }
  | { readonly kind: 'fragment'; readonly type: string; readonly selections: readonly RequiredSelection[] };

/** A correction of what goes to a subgraph or comes from it, at the place that `path` names. */
export type Rewrite =
  | { readonly kind: 'set'; readonly path: readonly RewriteSegment[]; readonly value: string }
  | { readonly kind: 'rename'; readonly path: readonly RewriteSegment[]; readonly key: string };

export type RewriteSegment =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'types'; readonly names: readonly string[] };
