import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  valueFromASTUntyped,
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { collectFragments, type Fragments } from '../../router/document/document.ts';
import type { Variables } from '../routing/route.ts';

interface Around {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly variables: Variables;
}

/**
 * Rewrites an operation document as a person would write the query: the schema's own names, values in place of
 * variables, fragments inlined, and no fields that the variables exclude.
 */
export function graphqlExample(text: string, variables: Variables, schema: GraphQLSchema): string {
  const document = parse(text, { noLocation: true });
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation === undefined || !query) throw new Error('The document has no operation.');
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
  const definedVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined),
  );
  const documentContext = {
    schema,
    fragments: collectFragments(document),
    variables: { ...defaults, ...definedVariables },
  };
  return print({
    kind: Kind.SELECTION_SET,
    selections: selectionsOf(operation.selectionSet, query, documentContext),
  });
}

function selectionsOf(set: SelectionSetNode, parent: GraphQLCompositeType, around: Around): SelectionNode[] {
  const result: SelectionNode[] = [];
  for (const selection of set.selections) {
    if (!isIncluded(selection.directives, around.variables)) continue;
    if (selection.kind === Kind.FIELD) {
      for (const field of fieldsOf(selection, parent, around)) add(result, field);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
    const type = around.schema.getType(fragment?.typeCondition?.name.value ?? parent.name);
    if (fragment === undefined || !isCompositeType(type)) continue;
    const selections = selectionsOf(fragment.selectionSet, type, around);
    if (type === parent) for (const each of selections) add(result, each);
    else {
      result.push({
        kind: Kind.INLINE_FRAGMENT,
        typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type.name } },
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      });
    }
  }
  return result;
}

/** Returns a field; for a `deep` group its inner fields, since the group exists only in REST. */
function fieldsOf(field: FieldNode, parent: GraphQLCompositeType, around: Around): readonly SelectionNode[] {
  const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
  const type = getNamedType(fields[field.name.value]?.type);
  if (type === undefined) return [];
  const inner =
    field.selectionSet !== undefined && isCompositeType(type)
      ? selectionsOf(field.selectionSet, type, around)
      : undefined;
  if (field.name.value === 'deep' && type === parent && inner !== undefined) return inner;
  return [
    {
      kind: Kind.FIELD,
      name: field.name,
      arguments: (field.arguments ?? []).flatMap((argument) =>
        argumentOf(argument, fields[field.name.value]?.args ?? [], around.variables),
      ),
      ...(inner === undefined ? {} : { selectionSet: { kind: Kind.SELECTION_SET, selections: inner } }),
    },
  ];
}

/** Adds a field, or merges it with an existing selection of the same field. */
function add(selections: SelectionNode[], next: SelectionNode): void {
  const index = selections.findIndex(
    (each) => each.kind === Kind.FIELD && next.kind === Kind.FIELD && each.name.value === next.name.value,
  );
  const known = selections[index];
  if (known?.kind !== Kind.FIELD || next.kind !== Kind.FIELD) {
    selections.push(next);
    return;
  }
  if (known.selectionSet === undefined || next.selectionSet === undefined) return;
  const merged = [...known.selectionSet.selections];
  for (const each of next.selectionSet.selections) add(merged, each);
  selections[index] = { ...known, selectionSet: { kind: Kind.SELECTION_SET, selections: merged } };
}

function isIncluded(directives: readonly DirectiveNode[] = [], variables: Variables): boolean {
  return directives.every(({ name, arguments: [condition] = [] }) => {
    if (name.value !== 'include' && name.value !== 'skip') return true;
    if (condition?.value.kind !== Kind.VARIABLE) return true;
    return (variables[condition.value.name.value] === true) === (name.value === 'include');
  });
}

/** Returns an argument with its value, or nothing when no value is given or it equals the default. */
function argumentOf(
  argument: ArgumentNode,
  known: readonly GraphQLArgument[],
  variables: Variables,
): ArgumentNode[] {
  const rule = known.find(({ name }) => name === argument.name.value);
  const value = literal(argument.value, rule?.type, variables);
  if (value === null || (rule !== undefined && isDefault(value, rule))) return [];
  return [{ ...argument, value }];
}

const isDefault = (value: ValueNode, { defaultValue }: GraphQLArgument): boolean =>
  defaultValue !== undefined && JSON.stringify(valueFromASTUntyped(value)) === JSON.stringify(defaultValue);

/**
 * Replaces the variables in a value.
 * @returns null when no value is given
 */
function literal(
  node: ValueNode,
  type: GraphQLInputType | undefined,
  variables: Variables,
): ValueNode | null {
  if (node.kind === Kind.VARIABLE) return literalOf(variables[node.name.value], type);
  if (node.kind !== Kind.OBJECT) return node;
  const named = getNamedType(type);
  const fields = node.fields.flatMap((field) => {
    const inner = isInputObjectType(named) ? named.getFields()[field.name.value]?.type : undefined;
    const value = literal(field.value, inner, variables);
    return value === null ? [] : [{ ...field, value }];
  });
  return { ...node, fields };
}

function literalOf(value: unknown, type: GraphQLInputType | undefined): ValueNode | null {
  if (value === undefined || value === null) return null;
  const named = getNamedType(type);
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value };
  if (typeof value === 'number') {
    return { kind: Number.isInteger(value) ? Kind.INT : Kind.FLOAT, value: String(value) };
  }
  if (typeof value === 'string') return { kind: isEnumType(named) ? Kind.ENUM : Kind.STRING, value };
  if (Array.isArray(value)) {
    return {
      kind: Kind.LIST,
      values: value.flatMap((each: unknown) => literalOf(each, elementType(type)) ?? []),
    };
  }
  const fields = Object.entries(value).flatMap(([name, each]) => {
    const rule = isInputObjectType(named) ? named.getFields()[name]?.type : undefined;
    const inner = literalOf(each, rule);
    return inner === null
      ? []
      : [{ kind: Kind.OBJECT_FIELD as const, name: { kind: Kind.NAME as const, value: name }, value: inner }];
  });
  return { kind: Kind.OBJECT, fields };
}

function elementType(type: GraphQLInputType | undefined): GraphQLInputType | undefined {
  const list = type === undefined ? undefined : getNullableType(type);
  return isListType(list) ? list.ofType : undefined;
}
