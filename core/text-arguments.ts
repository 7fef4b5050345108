import {
  defaultFieldResolver,
  GraphQLID,
  GraphQLString,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { chain } from './promise-or-value.ts';
import { isTextScalar } from './text-scalars.ts';
import { isPrintable, rejectUnprintable } from './text.ts';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Adds a check for unprintable text to the resolvers of a subgraph. The check runs before the resolver, and covers the GraphQL
 * arguments of all families.
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
  const batchArgumentName = findBatchArgument(field);
  field.resolve = (parent, args: Arguments, context, info) => {
    const callResolver = (given: Arguments): unknown =>
      resolve(parent, toPrintableArguments(given, names), context, info);
    const keys = batchArgumentName === null ? null : args[batchArgumentName];
    return batchArgumentName !== null && Array.isArray(keys) && keys.some(isUnprintable)
      ? resolvePrintableKeys(keys, batchArgumentName, (rest) =>
          callResolver({ ...args, [batchArgumentName]: rest }),
        )
      : callResolver(args);
  };
}

/**
 * Returns the name of the list argument of a field that returns a list, if there is only one. The argument contains the keys of
 * a batch.
 */
function findBatchArgument({ args, type }: GraphQLField<unknown, unknown>): string | null {
  const [list, ...others] = args.filter((argument) => isListType(getNullableType(argument.type)));
  return list === undefined || others.length > 0 || !isListType(getNullableType(type)) ? null : list.name;
}

/**
 * Resolves the printable keys of a batch. For every other key, the list contains an error at the position of the key.
 * @param find returns one element for each key. When the number of elements differs, the list is not a batch, and `find`
 * receives all keys
 */
function resolvePrintableKeys(
  keys: readonly unknown[],
  param: string,
  find: (keys: readonly unknown[]) => unknown,
): unknown {
  const printableKeys = keys.filter((key) => !isUnprintable(key));
  return chain(find(printableKeys), (found) => {
    if (!Array.isArray(found) || found.length !== printableKeys.length) return find(keys);
    let resultIndex = 0;
    return keys.map((key): unknown => (isUnprintable(key) ? findKeyError(key, param) : found[resultIndex++]));
  });
}

function findKeyError(key: unknown, param: string): unknown {
  try {
    rejectUnprintableWithin(key, param);
  } catch (error) {
    return error;
  }
  return null;
}

/** Checks the arguments. @throws LookupError (invalid_request) that names the argument */
function toPrintableArguments(args: Arguments, names: readonly string[]): Arguments {
  let cleanedArguments: Record<string, unknown> | null = null;
  for (const name of names) {
    const value = args[name];
    if (!Array.isArray(value)) rejectUnprintableWithin(value, name);
    else if (value.some(isUnprintable))
      (cleanedArguments ??= { ...args })[name] = value.map(replaceUnprintable);
  }
  return cleanedArguments ?? args;
}

const isUnprintable = (element: unknown): boolean => typeof element === 'string' && !isPrintable(element);

/**
 * Replaces an unprintable element of a list by U+FFFD, so that the other elements are resolved. The character matches no record
 * and no rule, so that only the result of this element is an error.
 */
const replaceUnprintable = (element: unknown): unknown => (isUnprintable(element) ? '\ufffd' : element);

function acceptsText({ type }: GraphQLArgument): boolean {
  const namedType = getNamedType(type);
  return (
    namedType === GraphQLString ||
    namedType === GraphQLID ||
    isTextScalar(namedType.name) ||
    isInputObjectType(namedType)
  );
}

function rejectUnprintableWithin(value: unknown, param: string): void {
  if (typeof value === 'string') rejectUnprintable(value, param);
  else if (Array.isArray(value)) for (const each of value) rejectUnprintableWithin(each, param);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) rejectUnprintableWithin(each, key);
  }
}
