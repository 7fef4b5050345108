import { isAbstractType, type GraphQLSchema } from 'graphql';

/** Response key of type names, unless a client has given it to another field. */
export const typenameKey = '__typename';

/** Answers whether a runtime type fits a type condition. */
export type TypeMatch = (typename: unknown) => boolean;

/**
 * @param names types of a condition, abstract ones included.
 * An object without a type name fits: the planner asks for `__typename` wherever it can differ.
 */
export function typeMatch(schema: GraphQLSchema, names: readonly string[]): TypeMatch {
  const fitting = new Set(names.flatMap((name) => [name, ...possibleTypes(schema, name)]));
  return (typename) => typeof typename !== 'string' || fitting.has(typename);
}

function possibleTypes(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : [];
}
