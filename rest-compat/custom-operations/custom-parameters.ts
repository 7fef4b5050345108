import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  parse,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { maxListLength } from '../../router/cost/document-limits.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { quote } from '../../core/quote.ts';
import { choiceParameter } from '../parameters/choice.ts';
import { flagParameter } from '../parameters/flag.ts';
import { integerParameter } from '../parameters/integer.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { textParameter } from '../parameters/text.ts';
import { createDocumentError } from './document-error.ts';
import type { UserFacingError } from '../../core/user-facing-error.ts';

/** Parameter names that every path already has. */
const reservedParameterNames = new Set(['pretty']);
const maxInt = 2 ** 31 - 1;

/**
 * Returns the query parameters for the variables of a document. A parameter is required when its variable is non-null
 * without a default.
 * @param examples example values by parameter name
 * @throws UserFacingError for a variable whose type cannot be passed as a query parameter
 */
export function createCustomParameters(
  document: string,
  schema: GraphQLSchema,
  examples: ReadonlyMap<string, string>,
  file: string,
): Readonly<Record<string, Parameter>> {
  const descriptions = collectDescriptions(document, schema);
  const parameters: Record<string, Parameter> = {};
  for (const definition of parse(document).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const variable of definition.variableDefinitions ?? []) {
      const name = variable.variable.name.value;
      // A variable `has_<parameter>` is true when the request has that parameter. The variable itself is not a parameter.
      if (name.startsWith('has_')) continue;
      parameters[name] = createParameter(variable, schema, {
        summary: descriptions.get(name) ?? 'A variable of the document.',
        example: examples.get(name),
        errorFor: (message) => {
          const { line, column } = getPosition(variable, document);
          return createDocumentError(message, { file, line, column });
        },
      });
    }
  }
  const unknownName = [...examples.keys()].find((name) => !(name in parameters));
  if (unknownName !== undefined)
    throw createDocumentError(`The example has ${unknownName}, which is not a variable of the document.`, {
      file,
    });
  return parameters;
}

interface ParameterDetails {
  readonly summary: string;
  readonly example: string | undefined;
  readonly errorFor: (message: string) => UserFacingError;
}

function createParameter(
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  schema: GraphQLSchema,
  { summary, example, errorFor }: ParameterDetails,
): Parameter {
  const name = variable.name.value;
  if (reservedParameterNames.has(name))
    throw errorFor(`Rename $${name}: every path already has a parameter ${name}.`);
  const type = typeFromAST(schema, typeNode);
  if (!isInputType(type) || !isLeafType(getNamedType(type)))
    throw errorFor(
      `Replace $${name} by one variable per field: parameters are scalars, enums or lists of them.`,
    );
  const nullableType = getNullableType(type);
  const base = isListType(nullableType)
    ? createListParameter(createElementParameter(nullableType.ofType, summary), summary)
    : createElementParameter(type, summary);
  const fallback = defaultValue === undefined ? undefined : valueFromASTUntyped(defaultValue);
  // Omit the default here, because GraphQL applies the document's own default.
  const { in: location, schema: form, blank, parse: read } = base;
  const schemaWithDefault = { ...form, default: fallback };
  return {
    in: location,
    summary: base.summary,
    schema: Object.fromEntries(Object.entries(schemaWithDefault).filter(([, value]) => value !== undefined)),
    example: example ?? base.example,
    ...(blank === undefined ? {} : { blank }),
    required: isNonNullType(type) && fallback === undefined,
    parse: read,
  };
}

function createElementParameter(type: GraphQLInputType, summary: string): Parameter {
  const namedType = getNamedType(type);
  if (isEnumType(namedType)) {
    const [first = '', ...otherValues] = namedType.getValues().map((value) => value.name);
    return choiceParameter(summary, [first, ...otherValues]);
  }
  switch (isScalarType(namedType) ? namedType.name : '') {
    case 'Boolean':
      return flagParameter(summary);
    case 'Int':
      return integerParameter(summary, { minimum: -maxInt, maximum: maxInt, example: 1 });
    case 'Float':
      return createDecimalParameter(summary);
    default:
      return textParameter(summary, { maximum: 1000, example: 'text' });
  }
}

const createDecimalParameter = (summary: string): Parameter<number> => ({
  in: 'query',
  summary,
  schema: { type: 'number' },
  example: '1.5',
  parse(raw, name) {
    if (/^-?\d{1,15}(\.\d{1,15})?$/.test(raw)) return Number(raw);
    throw createInvalidInputError(
      name,
      `${name} must be a decimal number, not ${quote(raw)}. For example, use ${name}=1.5.`,
    );
  },
});

const createListParameter = (element: Parameter, summary: string): Parameter => ({
  in: 'query',
  summary: `${summary} Up to ${maxListLength} values, separated by commas.`,
  schema: { type: 'string' },
  example: element.example,
  parse(raw, name) {
    const parts = raw.split(',');
    if (parts.length > maxListLength)
      throw createInvalidInputError(
        name,
        `${name} must have at most ${maxListLength} values, separated by commas, not ${parts.length}.`,
      );
    return parts.map((part) => element.parse(part.trim(), name));
  },
});

/** Returns descriptions of the variables. A variable has the description of the schema argument that it is passed to. */
function collectDescriptions(document: string, schema: GraphQLSchema): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(typeInfo, {
      Variable({ name }) {
        const description = typeInfo.getArgument()?.description;
        if (description && !descriptions.has(name.value))
          descriptions.set(name.value, description.replace(/\s+/g, ' '));
      },
    }),
  );
  return descriptions;
}

function getPosition({ loc }: VariableDefinitionNode, document: string) {
  const linesBefore = document.slice(0, loc?.start ?? 0).split('\n');
  return { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
}
