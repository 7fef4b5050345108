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
import { toClientDocument, type Fragments } from '../document/document.ts';
import type { BatchFetchNode, FetchNode, PlanNode, Rewrite } from './plan-nodes.ts';

const createConflictError = (subgraph: string, key: string, document: string): PlanError =>
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
export function replaceInvalidFetches<Node extends PlanNode>(plan: Node, schema: GraphQLSchema): Node;
export function replaceInvalidFetches(plan: PlanNode, schema: GraphQLSchema): PlanNode {
  const checkNested = (node: PlanNode) => replaceInvalidFetches(node, schema);
  switch (plan.kind) {
    case 'Fetch':
      return { ...plan, document: checkDocument(plan, plan.outputRewrites, schema) };
    case 'Flatten':
      return { ...plan, node: replaceInvalidFetches(plan.node, schema) };
    case 'BatchFetch': {
      const rewrites = plan.batches.flatMap(({ outputRewrites }) => outputRewrites);
      return { ...plan, document: checkDocument(plan, rewrites, schema) };
    }
    case 'Sequence':
    case 'Parallel':
      return { ...plan, nodes: plan.nodes.map(checkNested) };
    case 'Condition':
      return {
        ...plan,
        then: plan.then && checkNested(plan.then),
        otherwise: plan.otherwise && checkNested(plan.otherwise),
      };
  }
}

function checkDocument(
  { subgraph, document }: FetchNode | BatchFetchNode,
  rewrites: readonly Rewrite[],
  schema: GraphQLSchema,
): string {
  const parsedDocument = parse(document, { noLocation: true });
  const { operation, fragments } = toClientDocument(parsedDocument);
  const finder = new ConflictFinder(schema, fragments, rewrites);
  const key = finder.find([operation.selectionSet], schema.getRootType(operation.operation));
  if (key !== null) throw createConflictError(subgraph, key, document);
  const { fieldsWithoutSelections } = finder;
  if (fieldsWithoutSelections.size === 0) return document;
  const removeBareFields = visit(parsedDocument, {
    Field: (field) => (fieldsWithoutSelections.has(field) ? null : undefined),
  });
  return stripIgnoredCharacters(print(removeBareFields));
}

class ConflictFinder {
  /** Selections of an object without fields, where the same object is also selected with fields. */
  readonly fieldsWithoutSelections = new Set<FieldNode>();
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #renamed: ReadonlyMap<string, string>;
  readonly #numbers = new Map<FieldNode, number>();

  constructor(schema: GraphQLSchema, fragments: Fragments, rewrites: readonly Rewrite[]) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#renamed = new Map(
      rewrites.flatMap((rewrite) => {
        const lastSegment = rewrite.path.at(-1);
        return rewrite.kind === 'rename' && lastSegment?.kind === 'key'
          ? [[lastSegment.key, rewrite.key] as const]
          : [];
      }),
    );
  }

  /**
   * Finds the first response key with two meanings in the selections of one object.
   * @param type type of the object; null or undefined for `_entities`, whose types only the fragments name
   * @returns the response key, or null when there is no conflict
   */
  find(sets: readonly SelectionSetNode[], type: GraphQLNamedType | null | undefined): string | null {
    const checkedSelections = new Set<string>();
    for (const concreteType of this.#concreteTypes(sets, type)) {
      const fields = new Map<string, FieldNode[]>();
      for (const set of sets) this.#collect(set, concreteType, fields);
      // Skip types with the same selections as an earlier type. Most types of a union or an interface have equal selections.
      const equalFields = [...fields]
        .map(([key, nodes]) => `${key}:${nodes.map((node) => this.#numberOf(node)).join()}`)
        .join('\n');
      if (checkedSelections.has(equalFields)) continue;
      checkedSelections.add(equalFields);
      for (const [key, nodes] of fields) {
        const conflictingKey = this.#conflictIn(key, nodes, concreteType);
        if (conflictingKey !== null) return conflictingKey;
      }
    }
    return null;
  }

  #conflictIn(key: string, nodes: readonly FieldNode[], parent: GraphQLNamedType | undefined): string | null {
    const [first, ...others] = nodes;
    if (first === undefined) return null;
    if (others.length > 0) {
      const meaning = formatMeaning(first);
      if (others.some((node) => formatMeaning(node) !== meaning)) return key;
    }
    const nestedSelections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (nestedSelections.length === 0) return null;
    for (const node of nodes) if (node.selectionSet === undefined) this.fieldsWithoutSelections.add(node);
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[first.name.value] : undefined;
    return this.find(nestedSelections, field && getNamedType(field.type));
  }

  #concreteTypes(
    sets: readonly SelectionSetNode[],
    type: GraphQLNamedType | null | undefined,
  ): readonly (GraphQLNamedType | undefined)[] {
    if (isAbstractType(type)) return this.#schema.getPossibleTypes(type);
    if (type !== null && type !== undefined) return [type];
    const namedTypes = new Set(sets.flatMap((set) => this.#conditions(set)));
    return namedTypes.size === 0 ? [undefined] : [...namedTypes];
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
    nodesByKey: Map<string, FieldNode[]>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const clientKey = this.#renamed.get(key) ?? key;
        const nodesOfKey = nodesByKey.get(clientKey);
        if (nodesOfKey === undefined) nodesByKey.set(clientKey, [selection]);
        else if (!nodesOfKey.includes(selection)) nodesOfKey.push(selection);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#named(selection.name.value);
      const condition = fragment?.typeCondition?.name.value;
      if (fragment !== undefined && this.#applies(condition, type)) {
        this.#collect(fragment.selectionSet, type, nodesByKey);
      }
    }
  }

  #applies(condition: string | undefined, type: GraphQLNamedType | undefined): boolean {
    if (condition === undefined || condition === type?.name) return true;
    const conditionType = this.#schema.getType(condition);
    return (
      isAbstractType(conditionType) &&
      (isObjectType(type) || isInterfaceType(type)) &&
      this.#schema.isSubType(conditionType, type)
    );
  }

  #named(name: string) {
    return this.#fragments.get(name);
  }

  #numberOf(node: FieldNode): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }
}

/** Formats a field with its arguments, in a normalised order. */
const formatMeaning = ({ name, arguments: given = [] }: FieldNode): string =>
  given.length === 0 ? name.value : `${name.value}(${given.map(print).sort().join()})`;
