import {
  execute,
  isAbstractType,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ClientDocument, Fragments } from './document.ts';
import { isJson, type Json } from './result.ts';

/** What of an operation the router answers itself, and what it has to fetch. */
export interface Split {
  /** `__schema` and `__type`, to be executed on the API schema; null when the operation has none. */
  readonly introspection: DocumentNode | null;
  /** Everything that a subgraph knows, for the planner; null when nothing is left. */
  readonly fetched: DocumentNode | null;
}

/** Root fields that no subgraph is asked: they tell of the composed graph. */
const isIntrospection = ({ name }: FieldNode): boolean =>
  name.value === '__schema' || name.value === '__type';
const isOwn = (field: FieldNode): boolean => isIntrospection(field) || field.name.value === '__typename';

/** @param schema the API schema. */
export function split({ operation, fragments }: ClientDocument, schema: GraphQLSchema): Split {
  const part = (accepts: (field: FieldNode) => boolean): DocumentNode | null => {
    const selectionSet = rootPart(operation.selectionSet, accepts, fragments);
    return selectionSet === null ? null : document({ ...operation, selectionSet }, fragments);
  };
  const fetched = part((field) => !isOwn(field));
  return {
    introspection: part(isIntrospection),
    fetched: fetched && withTypenames(fetched, fragments, schema),
  };
}

/** Executes the introspection part. The schema is at hand, so there is nothing to wait for. */
export function introspect(part: DocumentNode, schema: GraphQLSchema, variables: Readonly<Json>): Json {
  const result = execute({ schema, document: part, variableValues: variables });
  return 'data' in result && isJson(result.data) ? result.data : {};
}

/** Root selections that are accepted; fragments on the way are opened, since only some of their fields may be. */
function rootPart(
  { selections }: SelectionSetNode,
  accepts: (field: FieldNode) => boolean,
  fragments: Fragments,
): SelectionSetNode | null {
  const kept = selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return accepts(selection) ? [selection] : [];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    const selectionSet = inner && rootPart(inner, accepts, fragments);
    if (!selectionSet) return [];
    return [{ kind: Kind.INLINE_FRAGMENT, directives: selection.directives ?? [], selectionSet }];
  });
  return kept.length === 0 ? null : { kind: Kind.SELECTION_SET, selections: kept };
}

/** A document of one operation with the fragments and variables that it uses, and no others. */
function document(operation: OperationDefinitionNode, fragments: Fragments): DocumentNode {
  const used = new Map<string, FragmentDefinitionNode>();
  const variables = new Set<string>();
  const collect = (node: SelectionSetNode | OperationDefinitionNode): void => {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment.selectionSet);
      },
    });
  };
  collect(operation);
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
    variables.has(variable.name.value),
  );
  return {
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, variableDefinitions: variableDefinitions ?? [] }, ...used.values()],
  };
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Asks for `__typename` where a client asks for it under another name: the projection reads it by its own. For
 * fragments the planner sees to that; without any, the type does not matter. It is also asked for where nothing
 * else is, because a document cannot say that.
 */
function withTypenames(node: DocumentNode, fragments: Fragments, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    node,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave(set, _key, parent) {
          const ofField = parent !== undefined && 'kind' in parent && parent.kind === Kind.FIELD;
          const renamed =
            ofField && isAbstractType(getNamedType(types.getType())) && hasRenamedTypename(set, fragments);
          return set.selections.length > 0 && !renamed
            ? undefined
            : { ...set, selections: [typename, ...set.selections] };
        },
      },
    }),
  );
}

const hasRenamedTypename = ({ selections }: SelectionSetNode, fragments: Fragments): boolean =>
  selections.some((selection) => {
    if (selection.kind === Kind.FIELD) {
      return selection.name.value === '__typename' && selection.alias !== undefined;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    return inner !== undefined && hasRenamedTypename(inner, fragments);
  });
