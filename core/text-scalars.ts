import { GraphQLString, isScalarType, type GraphQLSchema } from 'graphql';

/**
 * Scalars of the graph that are text of a known form. They say to tools what a text is; what a client sends is judged by
 * the rules of its field, as any text, so that the error names the argument and a value that works.
 */
const forms: ReadonlySet<string> = new Set(['Date', 'DateTime', 'EmailAddress', 'PhoneNumber', 'URL']);

export const isTextScalar = (name: string): boolean => forms.has(name);

/** Takes nothing but text where a scalar is text. @returns the same schema */
export function withTextScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || !isTextScalar(type.name)) continue;
    type.parseValue = (value) => GraphQLString.parseValue(value);
    type.parseLiteral = (node, variables) => GraphQLString.parseLiteral(node, variables);
  }
  return schema;
}
