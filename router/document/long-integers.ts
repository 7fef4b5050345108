import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** The planner reads integers of 64 bits, which have at most 18 digits whatever their value. */
const longIntegerPattern = /\d{19,}/;

/**
 * Rewrites integer literals that the planner cannot read: as text for an id, in exponent notation for a float.
 * @param document a valid document
 */
export function removeLongIntegers(
  text: string,
  document: DocumentNode,
  schema: GraphQLSchema,
): DocumentNode {
  if (!longIntegerPattern.test(text)) return document;
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      IntValue({ value }) {
        if (!longIntegerPattern.test(value)) return undefined;
        if (getNamedType(types.getInputType())?.name !== 'Float') return { kind: Kind.STRING, value };
        // An infinite number is rejected later; the error contains the original text.
        const number = Number(value);
        return Number.isFinite(number) ? { kind: Kind.FLOAT, value: number.toExponential() } : undefined;
      },
    }),
  );
}
