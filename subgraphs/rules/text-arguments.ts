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
import { refuseUnprintable } from './text.ts';

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
  field.resolve = (parent, given: Readonly<Record<string, unknown>>, context, info) => {
    for (const name of names) refuseWithin(given[name], name);
    return resolve(parent, given, context, info);
  };
}

function takesText({ type }: GraphQLArgument): boolean {
  const named = getNamedType(type);
  return named === GraphQLString || named === GraphQLID || isInputObjectType(named);
}

function refuseWithin(value: unknown, param: string): void {
  if (typeof value === 'string') refuseUnprintable(value, param);
  else if (Array.isArray(value)) for (const each of value) refuseWithin(each, param);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) refuseWithin(each, key);
  }
}
