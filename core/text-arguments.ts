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
 * Makes every field of a subgraph reject unprintable text before its resolver runs. GraphQL arguments are checked only
 * here, for all families.
 * @returns the same schema; resolvers of fields with text arguments are wrapped
 */
export function guardTextArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    for (const field of Object.values(type.getFields())) guardField(field);
  }
  return schema;
}

function guardField(field: GraphQLField<unknown, unknown>): void {
  const names = field.args.filter(acceptsText).map(({ name }) => name);
  if (names.length === 0) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args: Arguments, context, info) =>
    resolve(parent, printable(args, names), context, info);
}

/** @throws LookupError (invalid_request) that names the argument */
function printable(args: Arguments, names: readonly string[]): Arguments {
  let cleanedArguments: Record<string, unknown> | null = null;
  for (const name of names) {
    const value = args[name];
    if (!Array.isArray(value)) rejectWithin(value, name);
    else if (value.some(isUnprintable)) (cleanedArguments ??= { ...args })[name] = value.map(replaced);
  }
  return cleanedArguments ?? args;
}

const isUnprintable = (element: unknown): boolean => typeof element === 'string' && !isPrintable(element);

/**
 * An unprintable list element must not affect the other elements, so it is replaced by U+FFFD. This character matches no record
 * and no rule, so only the result of that element is an error.
 */
const replaced = (element: unknown): unknown => (isUnprintable(element) ? '\ufffd' : element);

function acceptsText({ type }: GraphQLArgument): boolean {
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
