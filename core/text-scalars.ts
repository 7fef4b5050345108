import { GraphQLString, isScalarType, type GraphQLSchema } from 'graphql';

/**
 * Scalars of the graph that are text in a known format. They document the format for tools. The resolvers validate the values,
 * so that errors name the argument and a valid value.
 */
const textScalarNames: ReadonlySet<string> = new Set([
  'Date',
  'DateTime',
  'EmailAddress',
  'PhoneNumber',
  'URL',
]);

export const isTextScalar = (name: string): boolean => textScalarNames.has(name);

/** Makes text scalars reject values that are not text. @returns the same schema */
export function addTextScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || !isTextScalar(type.name)) continue;
    type.parseValue = (value) => GraphQLString.parseValue(value);
    type.parseLiteral = (node, variables) => GraphQLString.parseLiteral(node, variables);
  }
  return schema;
}
