import {
  getVariableValues,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLSchema,
  type GraphQLType,
  type VariableDefinitionNode,
} from 'graphql';
import type { Json } from '../document/result.ts';

type CoercedVariables =
  | { readonly values: Readonly<Json>; readonly errors?: undefined }
  | { readonly errors: readonly GraphQLError[]; readonly values?: undefined };

export type VariableCoercion = (given: Readonly<Json>) => CoercedVariables;

/** Maximum number of errors in variables that are reported one by one. */
const maxErrors = 20;

interface CompiledVariable {
  readonly name: string;
  readonly required: boolean;
  readonly defaultValue: unknown;
  /** Whether a value is valid without coercion. Null when only graphql-js can decide. */
  readonly isValidAsIs: ((value: unknown) => boolean) | null;
}

const scalarChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value) && Number(value) <= 0x7fffffff && Number(value) >= -0x80000000,
  Float: (value) => Number.isFinite(value),
};

/**
 * Compiles the coercion of an operation's variables against the API schema, defaults included. Valid scalars, enum
 * names and lists of them take a fast path. All other values and all errors are left to graphql-js.
 */
export function compileVariables(
  definitions: readonly VariableDefinitionNode[],
  schema: GraphQLSchema,
): VariableCoercion {
  if (definitions.length === 0) return () => ({ values: {} });
  const variables = definitions.map((definition) => compileVariable(definition, schema));
  return (given) => {
    const values: Json = {};
    for (const { name, required, defaultValue, isValidAsIs } of variables) {
      const value = given[name];
      if (value === undefined) {
        if (defaultValue !== undefined) values[name] = defaultValue;
        else if (required) return coerceWithGraphqlJs(definitions, schema, given);
      } else if (value === null && !required) values[name] = null;
      else if (isValidAsIs !== null && isValidAsIs(value)) values[name] = value;
      else return coerceWithGraphqlJs(definitions, schema, given);
    }
    return { values };
  };
}

function compileVariable(
  { variable, type, defaultValue }: VariableDefinitionNode,
  schema: GraphQLSchema,
): CompiledVariable {
  const namedType = typeFromAST(schema, type);
  const inputType = isInputType(namedType) ? namedType : undefined;
  const isRequired = isNonNullType(inputType);
  const nullableType = isRequired ? inputType.ofType : inputType;
  return {
    name: variable.name.value,
    required: isRequired,
    defaultValue: nullableType && valueFromAST(defaultValue, nullableType),
    isValidAsIs: findValueCheck(nullableType),
  };
}

type ValueCheck = NonNullable<CompiledVariable['isValidAsIs']>;

function findValueCheck(type: GraphQLType | undefined): ValueCheck | null {
  if (isScalarType(type)) return scalarChecks[type.name] ?? null;
  if (isEnumType(type)) return (value) => typeof value === 'string' && type.getValue(value)?.value === value;
  if (!isListType(type)) return null;
  const isRequired = isNonNullType(type.ofType);
  const isValidElement = findValueCheck(isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType);
  if (isValidElement === null) return null;
  return (list) =>
    Array.isArray(list) && list.every((item) => (item === null ? !isRequired : isValidElement(item)));
}

function coerceWithGraphqlJs(
  definitions: readonly VariableDefinitionNode[],
  schema: GraphQLSchema,
  given: Readonly<Json>,
): CoercedVariables {
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors });
  return errors === undefined ? { values: coerced } : { errors };
}
