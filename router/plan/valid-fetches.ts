import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { PlanError } from '../../core/plan-error.ts';
import { asClientDocument, type Fragments } from '../document/document.ts';
import type { BatchFetchNode, FetchNode, PlanNode, Rewrite } from './plan-nodes.ts';

const conflictingPlan = (subgraph: string, key: string, document: string): PlanError =>
  new PlanError(
    'conflict',
    `The plan fetches different fields from ${subgraph} under the response key "${key}": ${document}`,
  );

/**
 * Checks that no fetch of a plan selects different fields under one response key of an object, renames included. The
 * planner does not check this, and a subgraph in this process does not validate its requests. Also removes duplicate
 * selections of an object without fields, which a subgraph behind HTTP would reject.
 * @param schema the supergraph's types
 * @throws PlanError
 */
export function withValidFetches<Node extends PlanNode>(plan: Node, schema: GraphQLSchema): Node;
export function withValidFetches(plan: PlanNode, schema: GraphQLSchema): PlanNode {
  const inner = (node: PlanNode) => withValidFetches(node, schema);
  switch (plan.kind) {
    case 'Fetch':
      return { ...plan, document: validDocument(plan, plan.outputRewrites, schema) };
    case 'Flatten':
      return { ...plan, node: withValidFetches(plan.node, schema) };
    case 'BatchFetch': {
      const rewrites = plan.batches.flatMap(({ outputRewrites }) => outputRewrites);
      return { ...plan, document: validDocument(plan, rewrites, schema) };
    }
    case 'Sequence':
    case 'Parallel':
      return { ...plan, nodes: plan.nodes.map(inner) };
    case 'Condition':
      return {
        ...plan,
        then: plan.then && inner(plan.then),
        otherwise: plan.otherwise && inner(plan.otherwise),
      };
  }
}

function validDocument(
  { subgraph, document }: FetchNode | BatchFetchNode,
  rewrites: readonly Rewrite[],
  schema: GraphQLSchema,
): string {
  const parsed = parse(document, { noLocation: true });
  const { operation, fragments } = asClientDocument(parsed);
  const conflicts = new Conflicts(schema, fragments, rewrites);
  const key = conflicts.find([operation.selectionSet], schema.getRootType(operation.operation));
  if (key !== null) throw conflictingPlan(subgraph, key, document);
  const { bare } = conflicts;
  if (bare.size === 0) return document;
  const withoutBareFields = visit(parsed, { Field: (field) => (bare.has(field) ? null : undefined) });
  return stripIgnoredCharacters(print(withoutBareFields));
}

class Conflicts {
  /** Selections of an object without fields, where the same object is also selected with fields. */
  readonly bare = new Set<FieldNode>();
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #renamed: ReadonlyMap<string, string>;
  readonly #numbers = new Map<FieldNode, number>();

  constructor(schema: GraphQLSchema, fragments: Fragments, rewrites: readonly Rewrite[]) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#renamed = new Map(
      rewrites.flatMap((rewrite) => {
        const last = rewrite.path.at(-1);
        return rewrite.kind === 'rename' && last?.kind === 'key' ? [[last.key, rewrite.key] as const] : [];
      }),
    );
  }

  /**
   * Finds the first response key with two meanings in the selections of one object.
   * @param type type of the object; null or undefined for `_entities`, whose types only the fragments name
   * @returns the response key, or null when there is no conflict
   */
  find(sets: readonly SelectionSetNode[], type: GraphQLNamedType | null | undefined): string | null {
    const checked = new Set<string>();
    for (const concrete of this.#concreteTypes(sets, type)) {
      const fields = new Map<string, FieldNode[]>();
      for (const set of sets) this.#collect(set, concrete, fields);
      // Skip types with the same selections as an earlier type, as most types of a union or an interface have.
      const equalFields = [...fields]
        .map(([key, nodes]) => `${key}:${nodes.map((node) => this.#numberOf(node)).join()}`)
        .join('\n');
      if (checked.has(equalFields)) continue;
      checked.add(equalFields);
      for (const [key, nodes] of fields) {
        const found = this.#conflictIn(key, nodes, concrete);
        if (found !== null) return found;
      }
    }
    return null;
  }

  #conflictIn(key: string, nodes: readonly FieldNode[], parent: GraphQLNamedType | undefined): string | null {
    const [first, ...others] = nodes;
    if (first === undefined) return null;
    if (others.length > 0) {
      const meaning = meaningOf(first);
      if (others.some((node) => meaningOf(node) !== meaning)) return key;
    }
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (inner.length === 0) return null;
    for (const node of nodes) if (node.selectionSet === undefined) this.bare.add(node);
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[first.name.value] : undefined;
    return this.find(inner, field && getNamedType(field.type));
  }

  #concreteTypes(
    sets: readonly SelectionSetNode[],
    type: GraphQLNamedType | null | undefined,
  ): readonly (GraphQLNamedType | undefined)[] {
    if (isAbstractType(type)) return this.#schema.getPossibleTypes(type);
    if (type !== null && type !== undefined) return [type];
    const named = new Set(sets.flatMap((set) => this.#conditions(set)));
    return named.size === 0 ? [undefined] : [...named];
  }

  #conditions({ selections }: SelectionSetNode): readonly GraphQLNamedType[] {
    return selections.flatMap((selection): readonly GraphQLNamedType[] => {
      if (selection.kind === Kind.FIELD) return [];
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#named(selection.name.value);
      const type = this.#schema.getType(fragment?.typeCondition?.name.value ?? '');
      if (isAbstractType(type)) return this.#schema.getPossibleTypes(type);
      return type === undefined ? [] : [type];
    });
  }

  #collect(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    into: Map<string, FieldNode[]>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const shown = this.#renamed.get(key) ?? key;
        const known = into.get(shown);
        if (known === undefined) into.set(shown, [selection]);
        else if (!known.includes(selection)) known.push(selection);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#named(selection.name.value);
      const condition = fragment?.typeCondition?.name.value;
      if (fragment !== undefined && this.#applies(condition, type)) {
        this.#collect(fragment.selectionSet, type, into);
      }
    }
  }

  #applies(condition: string | undefined, type: GraphQLNamedType | undefined): boolean {
    if (condition === undefined || condition === type?.name) return true;
    const wanted = this.#schema.getType(condition);
    return (
      isAbstractType(wanted) &&
      (isObjectType(type) || isInterfaceType(type)) &&
      this.#schema.isSubType(wanted, type)
    );
  }

  #named(name: string) {
    return this.#fragments.get(name);
  }

  #numberOf(node: FieldNode): number {
    const known = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, known);
    return known;
  }
}

/** Formats a field with its arguments, in a normalised order. */
const meaningOf = ({ name, arguments: given = [] }: FieldNode): string =>
  given.length === 0 ? name.value : `${name.value}(${given.map(print).sort().join()})`;
