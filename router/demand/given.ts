import {
  getNullableType,
  isListType,
  isNonNullType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type GraphQLField,
  type ValueNode,
} from 'graphql';
import type { ClientDocument } from '../execute/document.ts';
import type { Json } from '../execute/result.ts';

/**
 * How many records a root field was asked for one by one: the length of its list argument, where that alone decides
 * (`countries(codes:)`). Null: it is one lookup (`countries`, `convert(from:, at:, to:)`).
 */
export function batchSize(
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  variables: Readonly<Json>,
): number | null {
  const lists = field.args.filter(({ type }) => isListType(getNullableType(type)));
  const [list] = lists;
  if (list === undefined || lists.length > 1) return null;
  if (
    field.args.some(
      (other) => other !== list && isNonNullType(other.type) && other.defaultValue === undefined,
    )
  ) {
    return null;
  }
  const value = nodes[0]?.arguments?.find(({ name }) => name.value === list.name)?.value;
  if (value === undefined) return null;
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : value;
  if (given === undefined || given === null) return null;
  if (Array.isArray(given)) return given.length;
  if (value.kind === Kind.NULL) return null;
  // A single value stands for a list of one.
  return value.kind === Kind.LIST ? value.values.length : 1;
}

export const isTrue = (value: ValueNode, variables: Readonly<Json>): boolean =>
  value.kind === Kind.VARIABLE
    ? variables[value.name.value] === true
    : value.kind === Kind.BOOLEAN && value.value;

export function isLeftOut(
  directives: readonly DirectiveNode[] | undefined,
  variables: Readonly<Json>,
): boolean {
  return (directives ?? []).some(({ name, arguments: [condition] = [] }) => {
    if (condition === undefined) return false;
    const holds = isTrue(condition.value, variables);
    return name.value === 'skip' ? holds : name.value === 'include' && !holds;
  });
}

/** Defaults of variables, as far as prices depend on them: booleans, and lists by their length. */
export function defaultsOf({ operation }: ClientDocument): Json {
  const defaults: Json = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.BOOLEAN) defaults[variable.name.value] = defaultValue.value;
    else if (defaultValue?.kind === Kind.LIST) defaults[variable.name.value] = [...defaultValue.values];
  }
  return defaults;
}
