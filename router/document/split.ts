import {
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
import type { RejectedFields } from './unusable-arguments.ts';
import { toClientDocument, collectFragments, type ClientDocument, type Fragments } from './document.ts';

/** An operation, split into introspection, which the router executes itself, and fields to fetch. */
export interface DocumentSplit {
  /** The selections of `__schema` and `__type`, for execution on the API schema. Null when the operation has none. */
  readonly introspection: DocumentNode | null;
  /** The selections that subgraphs resolve, for the planner. Null when there are none. */
  readonly fetched: DocumentNode | null;
  /** Response key of the additional field, see `ObservedFields`. Null without an additional field. */
  readonly observedKey: string | null;
}

/**
 * An additional field by type, fetched for every object of that type to compute the cost. It is part of the fetched
 * document, never of the client's document or response.
 */
export type ObservedFields = ReadonlyMap<string, string>;

const noObservedFields: ObservedFields = new Map();

/** Root fields about the composed graph, which no subgraph resolves. */
const isIntrospection = ({ name }: FieldNode): boolean =>
  name.value === '__schema' || name.value === '__type';
const isRouterField = (field: FieldNode): boolean =>
  isIntrospection(field) || field.name.value === '__typename';

/**
 * Splits an operation.
 * @param schema the API schema
 * @param completeDocument the document before splitting; see `addObservedFields`
 * @param names renames fields that the planner would confuse with each other. Default: no renaming
 */
export function split(
  { operation, fragments }: ClientDocument,
  schema: GraphQLSchema,
  observed: ObservedFields = noObservedFields,
  completeDocument?: DocumentNode,
  names?: { hide(document: DocumentNode): DocumentNode },
): DocumentSplit {
  const selectFields = (accepts: (field: FieldNode) => boolean): DocumentNode | null => {
    const rootSelections = selectRootFields(operation.selectionSet, accepts, fragments);
    return rootSelections === null
      ? null
      : createDocument({ ...operation, selectionSet: rootSelections }, fragments);
  };
  const selectedDocument = selectFields((field) => !isRouterField(field));
  const plannerDocument = selectedDocument && (names?.hide(selectedDocument) ?? selectedDocument);
  const documentWithTypenames =
    plannerDocument && addTypenames(plannerDocument, collectFragments(plannerDocument), schema);
  const observedDocument =
    documentWithTypenames && addObservedFields(documentWithTypenames, schema, observed, completeDocument);
  return {
    introspection: selectFields(isIntrospection),
    fetched: observedDocument?.document ?? documentWithTypenames,
    observedKey: observedDocument?.key ?? null,
  };
}

/**
 * Adds the fields of `ObservedFields`, under a response key that the client does not use.
 * @param completeDocument the complete document that `document` is a part of; all its parts get the same key
 * @returns null when no field was added
 */
export function addObservedFields(
  document: DocumentNode,
  schema: GraphQLSchema,
  observed: ObservedFields = noObservedFields,
  completeDocument = document,
): { readonly document: DocumentNode; readonly key: string } | null {
  if (observed.size === 0) return null;
  const usedKeys = new Set<string>();
  visit(completeDocument, { Field: ({ alias, name }) => void usedKeys.add((alias ?? name).value) });
  let key = 'observed';
  while (usedKeys.has(key)) key += '_';
  let isObserved = false;
  const types = new TypeInfo(schema);
  const observedDocument = visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave(set) {
          const field = observed.get(types.getParentType()?.name ?? '');
          if (field === undefined) return undefined;
          isObserved = true;
          const alias = { kind: Kind.NAME, value: key } as const;
          const name = { kind: Kind.NAME, value: field } as const;
          return { ...set, selections: [...set.selections, { kind: Kind.FIELD, alias, name }] };
        },
      },
    }),
  );
  return isObserved ? { document: observedDocument, key } : null;
}

/**
 * Returns the root selections that `accepts` allows. Fragments are inlined, because `accepts` can allow only some of their
 * fields.
 */
function selectRootFields(
  { selections }: SelectionSetNode,
  accepts: (field: FieldNode) => boolean,
  fragments: Fragments,
): SelectionSetNode | null {
  const retainedSelections = selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return accepts(selection) ? [selection] : [];
    const nestedSelections =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    const selectionSet = nestedSelections && selectRootFields(nestedSelections, accepts, fragments);
    if (!selectionSet) return [];
    return [{ kind: Kind.INLINE_FRAGMENT, directives: selection.directives ?? [], selectionSet }];
  });
  return retainedSelections.length === 0
    ? null
    : { kind: Kind.SELECTION_SET, selections: retainedSelections };
}

/** Creates a document of one operation with only the fragments and variables that it uses. */
function createDocument(operation: OperationDefinitionNode, fragments: Fragments): DocumentNode {
  const usedFragments = new Map<string, FragmentDefinitionNode>();
  const variables = new Set<string>();
  const collect = (node: SelectionSetNode | OperationDefinitionNode): void => {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || usedFragments.has(name.value)) return;
        usedFragments.set(name.value, fragment);
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
    definitions: [
      { ...operation, variableDefinitions: variableDefinitions ?? [] },
      ...usedFragments.values(),
    ],
  };
}

/**
 * Removes fields from a document. A selection set that becomes empty is kept.
 * @param fields coordinates such as `Type.field`
 * @param rejected field nodes of the document
 */
export function omitFields(
  client: ClientDocument,
  schema: GraphQLSchema,
  fields: ReadonlySet<string>,
  rejected: RejectedFields = new Map(),
): ClientDocument {
  if (fields.size + rejected.size === 0) return client;
  const types = new TypeInfo(schema);
  let isUnchanged = true;
  const document = visit(
    client.document,
    visitWithTypeInfo(types, {
      SelectionSet(set) {
        const parent = types.getParentType()?.name ?? '';
        const selections = set.selections.filter(
          (each) =>
            each.kind !== Kind.FIELD || !(fields.has(`${parent}.${each.name.value}`) || rejected.has(each)),
        );
        if (selections.length === set.selections.length) return undefined;
        isUnchanged = false;
        return { ...set, selections };
      },
    }),
  );
  return isUnchanged ? client : toClientDocument(document, client.operation.name?.value);
}

/** Selects `__typename` under a response key wherever the type can vary. */
export function addTypeKeys(document: DocumentNode, schema: GraphQLSchema, key: string): DocumentNode {
  const types = new TypeInfo(schema);
  const alias = { kind: Kind.NAME, value: key } as const;
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave: (set) =>
          isAbstractType(types.getParentType())
            ? { ...set, selections: [...set.selections, { ...typenameField, alias }] }
            : undefined,
      },
    }),
  );
}

const typenameField: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Adds `__typename` where a client selects the field only under an alias, because the projection reads the unaliased name. The
 * planner adds `__typename` for fragments; without fragments, the type does not matter. Empty selection sets, which a document
 * cannot contain, also get `__typename`.
 */
function addTypenames(node: DocumentNode, fragments: Fragments, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    node,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave(set, _key, parent) {
          const isFieldSelection = parent !== undefined && 'kind' in parent && parent.kind === Kind.FIELD;
          const isTypenameMissing =
            isFieldSelection &&
            isAbstractType(getNamedType(types.getType())) &&
            hasRenamedTypename(set, fragments);
          return set.selections.length > 0 && !isTypenameMissing
            ? undefined
            : { ...set, selections: [typenameField, ...set.selections] };
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
    const nestedSelections =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    return nestedSelections !== undefined && hasRenamedTypename(nestedSelections, fragments);
  });
