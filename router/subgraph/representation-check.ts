import {
  isLeafType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { listKeys } from './ownership.ts';
import { isJson, type Json } from '../document/result.ts';

const param = 'representations';

/**
 * Checks the representation of an entity that a router sends.
 * @throws invalid_request
 */
export type RepresentationCheck = (shown: Readonly<Json>) => void;

/** Returns a check that a representation contains all fields of one of its type's keys, with values of the right types. */
export function createRepresentationCheck(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
): RepresentationCheck {
  const typeKeys = listKeys({ name: '', schema }, type.name);
  const names = typeKeys.map((key) => print(key).replace(/\s+/g, ' '));
  return (shown) => {
    if (typeKeys.length === 0 || typeKeys.some((key) => hasKey(shown, key, type))) return;
    throw createInvalidInputError(
      param,
      `${param} must contain a key of ${type.name}, ${names.join(' or ')}, with values of its types.`,
    );
  };
}

/** Returns the error for an unknown entity type. */
export const createUnknownTypeError = (schema: GraphQLSchema) => {
  const entityUnion = schema.getType('_Entity');
  const names =
    entityUnion !== undefined && 'getTypes' in entityUnion
      ? entityUnion.getTypes().map(({ name }) => name)
      : [];
  return createInvalidInputError(
    param,
    `${param} must name an entity type in __typename: ${names.join(', ')}.`,
  );
};

function hasKey(value: Readonly<Json>, { selections }: SelectionSetNode, type: GraphQLObjectType): boolean {
  return selections.every((selection) => {
    if (selection.kind !== Kind.FIELD) return true;
    const field = type.getFields()[selection.name.value];
    const fieldValue = value[selection.name.value];
    if (field === undefined) return true;
    const nullableType = isNonNullType(field.type) ? field.type.ofType : field.type;
    if (fieldValue === null) return !isNonNullType(field.type);
    if (fieldValue === undefined) return false;
    if (selection.selectionSet !== undefined && isObjectType(nullableType)) {
      return isJson(fieldValue) && hasKey(fieldValue, selection.selectionSet, nullableType);
    }
    return !isLeafType(nullableType) || parsesWithoutError(() => nullableType.parseValue(fieldValue));
  });
}

function parsesWithoutError(parse: () => unknown): boolean {
  try {
    return parse() !== undefined;
  } catch {
    return false;
  }
}
