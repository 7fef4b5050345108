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

interface DocumentContext {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly variables: Variables;
}

/**
 * Rewrites an operation document as a person would write the query. The result has the schema's own names, values in place of
 * variables, inlined fragments, and no fields that the variables exclude.
 */
export function createGraphqlExample(text: string, variables: Variables, schema: GraphQLSchema): string {
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
    selections: resolveSelections(operation.selectionSet, query, documentContext),
  });
}

function resolveSelections(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  around: DocumentContext,
): SelectionNode[] {
  const result: SelectionNode[] = [];
  for (const selection of set.selections) {
    if (!isIncluded(selection.directives, around.variables)) continue;
    if (selection.kind === Kind.FIELD) {
      for (const field of resolveField(selection, parent, around)) addSelection(result, field);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
    const type = around.schema.getType(fragment?.typeCondition?.name.value ?? parent.name);
    if (fragment === undefined || !isCompositeType(type)) continue;
    const selections = resolveSelections(fragment.selectionSet, type, around);
    if (type === parent) for (const each of selections) addSelection(result, each);
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

/** Returns a field. For a `deep` group, returns its inner fields, since the group exists only in REST. */
function resolveField(
  field: FieldNode,
  parent: GraphQLCompositeType,
  around: DocumentContext,
): readonly SelectionNode[] {
  const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
  const type = getNamedType(fields[field.name.value]?.type);
  if (type === undefined) return [];
  const innerSelections =
    field.selectionSet !== undefined && isCompositeType(type)
      ? resolveSelections(field.selectionSet, type, around)
      : undefined;
  if (field.name.value === 'deep' && type === parent && innerSelections !== undefined) return innerSelections;
  return [
    {
      kind: Kind.FIELD,
      name: field.name,
      arguments: (field.arguments ?? []).flatMap((argument) =>
        resolveArgument(argument, fields[field.name.value]?.args ?? [], around.variables),
      ),
      ...(innerSelections === undefined
        ? {}
        : { selectionSet: { kind: Kind.SELECTION_SET, selections: innerSelections } }),
    },
  ];
}

/** Adds a field, or merges it with an existing selection of the same field. */
function addSelection(selections: SelectionNode[], next: SelectionNode): void {
  const index = selections.findIndex(
    (each) => each.kind === Kind.FIELD && next.kind === Kind.FIELD && each.name.value === next.name.value,
  );
  const existingSelection = selections[index];
  if (existingSelection?.kind !== Kind.FIELD || next.kind !== Kind.FIELD) {
    selections.push(next);
    return;
  }
  if (existingSelection.selectionSet === undefined || next.selectionSet === undefined) return;
  const mergedSelections = [...existingSelection.selectionSet.selections];
  for (const each of next.selectionSet.selections) addSelection(mergedSelections, each);
  selections[index] = {
    ...existingSelection,
    selectionSet: { kind: Kind.SELECTION_SET, selections: mergedSelections },
  };
}

function isIncluded(directives: readonly DirectiveNode[] = [], variables: Variables): boolean {
  return directives.every(({ name, arguments: [condition] = [] }) => {
    if (name.value !== 'include' && name.value !== 'skip') return true;
    if (condition?.value.kind !== Kind.VARIABLE) return true;
    return (variables[condition.value.name.value] === true) === (name.value === 'include');
  });
}

/** Returns an argument with its value, or nothing when the value is missing or equals the default. */
function resolveArgument(
  argument: ArgumentNode,
  known: readonly GraphQLArgument[],
  variables: Variables,
): ArgumentNode[] {
  const rule = known.find(({ name }) => name === argument.name.value);
  const value = replaceVariables(argument.value, rule?.type, variables);
  if (value === null || (rule !== undefined && isDefaultValue(value, rule))) return [];
  return [{ ...argument, value }];
}

const isDefaultValue = (value: ValueNode, { defaultValue }: GraphQLArgument): boolean =>
  defaultValue !== undefined && JSON.stringify(valueFromASTUntyped(value)) === JSON.stringify(defaultValue);

/**
 * Replaces the variables in a value.
 * @returns null when a variable has no value
 */
function replaceVariables(
  node: ValueNode,
  type: GraphQLInputType | undefined,
  variables: Variables,
): ValueNode | null {
  if (node.kind === Kind.VARIABLE) return toLiteral(variables[node.name.value], type);
  if (node.kind !== Kind.OBJECT) return node;
  const namedType = getNamedType(type);
  const fields = node.fields.flatMap((field) => {
    const fieldType = isInputObjectType(namedType)
      ? namedType.getFields()[field.name.value]?.type
      : undefined;
    const value = replaceVariables(field.value, fieldType, variables);
    return value === null ? [] : [{ ...field, value }];
  });
  return { ...node, fields };
}

function toLiteral(value: unknown, type: GraphQLInputType | undefined): ValueNode | null {
  if (value === undefined || value === null) return null;
  const namedType = getNamedType(type);
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value };
  if (typeof value === 'number') {
    return { kind: Number.isInteger(value) ? Kind.INT : Kind.FLOAT, value: String(value) };
  }
  if (typeof value === 'string') return { kind: isEnumType(namedType) ? Kind.ENUM : Kind.STRING, value };
  if (Array.isArray(value)) {
    return {
      kind: Kind.LIST,
      values: value.flatMap((each: unknown) => toLiteral(each, getElementType(type)) ?? []),
    };
  }
  const fields = Object.entries(value).flatMap(([name, each]) => {
    const rule = isInputObjectType(namedType) ? namedType.getFields()[name]?.type : undefined;
    const innerValue = toLiteral(each, rule);
    return innerValue === null
      ? []
      : [
          {
            kind: Kind.OBJECT_FIELD as const,
            name: { kind: Kind.NAME as const, value: name },
            value: innerValue,
          },
        ];
  });
  return { kind: Kind.OBJECT, fields };
}

function getElementType(type: GraphQLInputType | undefined): GraphQLInputType | undefined {
  const nullableType = type === undefined ? undefined : getNullableType(type);
  return isListType(nullableType) ? nullableType.ofType : undefined;
}
