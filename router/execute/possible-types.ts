import { isAbstractType, type GraphQLSchema } from 'graphql';

/** Response key of type names, unless the client uses it for another field. */
export const typenameKey = '__typename';

/** Whether a runtime type satisfies a type condition. */
export type TypeMatch = (typename: unknown) => boolean;

/**
 * Compiles a type condition. An object without a type name matches, because the planner selects `__typename` wherever
 * the type can vary.
 * @param names types of the condition, including abstract ones
 */
export function compileTypeMatch(schema: GraphQLSchema, names: readonly string[]): TypeMatch {
  const matchingNames = new Set(names.flatMap((name) => [name, ...listPossibleTypes(schema, name)]));
  return (typename) => typeof typename !== 'string' || matchingNames.has(typename);
}

function listPossibleTypes(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((possible) => possible.name) : [];
}
