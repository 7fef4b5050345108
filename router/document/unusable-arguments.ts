import { GraphQLError, Kind, visit, type ArgumentNode, type DocumentNode, type FieldNode } from 'graphql';
import { createInvalidInputError } from '../../core/lookup-error.ts';

/** Fields that cannot be executed, with the error. These fields are null in the response, and no data is fetched for them. */
export type RejectedFields = ReadonlyMap<FieldNode, GraphQLError>;

const noRejectedFields: RejectedFields = new Map();

/**
 * Returns the fields with an infinite number in an argument. GraphQL's syntax allows `1e400`, but planners write such numbers in
 * a form that subgraphs cannot parse.
 */
export function findRejectedFields(document: DocumentNode): RejectedFields {
  let errorByField: Map<FieldNode, GraphQLError> | null = null;
  visit(document, {
    Field(field) {
      for (const argument of field.arguments ?? []) {
        const number = findInfiniteNumber(argument);
        if (number !== null)
          (errorByField ??= new Map()).set(field, createInfiniteNumberError(argument, number));
      }
    },
  });
  return errorByField ?? noRejectedFields;
}

function createInfiniteNumberError({ name, value }: ArgumentNode, number: string): GraphQLError {
  const rule =
    value.kind === Kind.FLOAT || value.kind === Kind.INT
      ? 'must be a finite number'
      : 'must contain finite numbers';
  return createInvalidInputError(
    name.value,
    `${name.value} ${rule}, not ${number}. Use a number such as 48.85.`,
  );
}

/**
 * Returns an error for each variable whose default contains an infinite number. Such a document cannot be executed, whatever
 * variables are sent.
 */
export function findUnusableDefaults(document: DocumentNode): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  visit(document, {
    VariableDefinition(definition) {
      const number =
        definition.defaultValue === undefined ? null : findInfiniteNumber(definition.defaultValue);
      if (number === null) return false;
      const name = definition.variable.name.value;
      const message = `The default of variable "$${name}" must be a finite number, not ${number}. Use a number such as 48.85.`;
      errors.push(new GraphQLError(message, { nodes: definition }));
      return false;
    },
  });
  return errors;
}

/** Returns the first number in a value that is not finite, as written in the document. */
function findInfiniteNumber(node: ArgumentNode | NonNullable<ArgumentNode['value']>): string | null {
  let infiniteNumber: string | null = null;
  const check = ({ value }: { readonly value: string }): void => {
    if (!Number.isFinite(Number(value))) infiniteNumber ??= value;
  };
  visit(node, { FloatValue: check, IntValue: check });
  return infiniteNumber;
}
