/**
 * A query plan in the form that `parsePlan` returns: the requests to subgraphs, their order, and where their results
 * belong in the response. The tree contains only text, so it can be written to a file.
 */
export type PlanNode = FetchNode | BatchFetchNode | FlattenNode | SequenceNode | ParallelNode | ConditionNode;

export interface FetchNode {
  readonly kind: 'Fetch';
  readonly subgraph: string;
  /** The subgraph's operation. Without `requires`, it selects root fields; with `requires`, it selects `_entities`. */
  readonly document: string;
  /** Kind of operation. Only a fetch of root fields can be a mutation. */
  readonly operation: 'query' | 'mutation';
  /** The client's variables that the document uses. */
  readonly variables: readonly string[];
  /** The fields of an entity that the subgraph needs in a representation. Null for a fetch of root fields. */
  readonly requires: readonly RequiredSelection[] | null;
  readonly inputRewrites: readonly Rewrite[];
  readonly outputRewrites: readonly Rewrite[];
}

/** Several `_entities` fields in one request, each with its own representations. */
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
  /** Name of the variable with the representations. */
  readonly representations: string;
  readonly paths: readonly FlattenPath[];
  readonly requires: readonly RequiredSelection[];
  readonly inputRewrites: readonly Rewrite[];
  readonly outputRewrites: readonly Rewrite[];
}

/** Runs `node` for the entities at `path` in the data collected so far. */
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

/**
 * A part of a selection: `key` is the response key of the value in the data collected so far, `name` the field name in the
 * subgraph.
 */
export type RequiredSelection =
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly key: string;
      readonly selections: readonly RequiredSelection[] | null;
    }
  | { readonly kind: 'fragment'; readonly type: string; readonly selections: readonly RequiredSelection[] };

/** A change of the data sent to a subgraph or received from it, at `path`. */
export type Rewrite =
  | { readonly kind: 'set'; readonly path: readonly RewriteSegment[]; readonly value: string }
  | { readonly kind: 'rename'; readonly path: readonly RewriteSegment[]; readonly key: string };

export type RewriteSegment =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'types'; readonly names: readonly string[] };
