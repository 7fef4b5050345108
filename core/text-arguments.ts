import {
  defaultFieldResolver,
  GraphQLID,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { isTextScalar } from './text-scalars.ts';
import { isPrintable, rejectUnprintable } from './text.ts';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Lets every field of a subgraph refuse text that no parameter takes, before its resolver sees it: the one place where
 * this is judged for GraphQL, whatever the family.
 * @returns the same schema, its resolvers wrapped where they take text
 */
export function guardTextArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    for (const field of Object.values(type.getFields())) guard(field);
  }
  return schema;
}

function guard(field: GraphQLField<unknown, unknown>): void {
  const names = field.args.filter(takesText).map(({ name }) => name);
  if (names.length === 0) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, given: Arguments, context, info) =>
    resolve(parent, printable(given, names), context, info);
}

/** @throws invalid_request that names the argument */
function printable(given: Arguments, names: readonly string[]): Arguments {
  let mended: Record<string, unknown> | null = null;
  for (const name of names) {
    const value = given[name];
    if (!Array.isArray(value)) rejectWithin(value, name);
    else if (value.some(isUnprintable)) (mended ??= { ...given })[name] = value.map(replaced);
  }
  return mended ?? given;
}

const isUnprintable = (element: unknown): boolean => typeof element === 'string' && !isPrintable(element);

/** An element of a list is answered for itself, and loses no other: as a text that nothing has and that no rule takes. */
const replaced = (element: unknown): unknown => (isUnprintable(element) ? '\ufffd' : element);

function takesText({ type }: GraphQLArgument): boolean {
  const named = getNamedType(type);
  return (
    named === GraphQLString || named === GraphQLID || isTextScalar(named.name) || isInputObjectType(named)
  );
}

function rejectWithin(value: unknown, param: string): void {
  if (typeof value === 'string') rejectUnprintable(value, param);
  else if (Array.isArray(value)) for (const each of value) rejectWithin(each, param);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) rejectWithin(each, key);
  }
}
