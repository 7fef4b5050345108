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
import { invalid } from '../../core/lookup-error.ts';
import { quote } from '../../core/quoted.ts';
import { choice } from '../parameters/choice.ts';
import { flag } from '../parameters/flag.ts';
import { integer } from '../parameters/integer.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { text } from '../parameters/text.ts';
import { documentError } from './document-error.ts';
import type { UserFacingError } from '../../core/user-facing-error.ts';

/** Parameter names that every path already has. */
const reservedNames = new Set(['pretty']);
const maxInt = 2 ** 31 - 1;

/**
 * Returns the query parameters for the variables of a document. A parameter is required when its variable is non-null
 * without a default.
 * @param examples example values by parameter name
 * @throws UserFacingError for a variable whose type cannot be passed as a query parameter
 */
export function customParameters(
  document: string,
  schema: GraphQLSchema,
  examples: ReadonlyMap<string, string>,
  file: string,
): Readonly<Record<string, Parameter>> {
  const descriptions = descriptionsOf(document, schema);
  const parameters: Record<string, Parameter> = {};
  for (const definition of parse(document).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const variable of definition.variableDefinitions ?? []) {
      const name = variable.variable.name.value;
      // Variables `has_<parameter>` say whether that parameter was passed; they are not parameters themselves.
      if (name.startsWith('has_')) continue;
      parameters[name] = parameterOf(variable, schema, {
        summary: descriptions.get(name) ?? 'A variable of the document.',
        example: examples.get(name),
        errorFor: (message) => {
          const { line, column } = placeOf(variable, document);
          return documentError(message, { file, line, column });
        },
      });
    }
  }
  const unknown = [...examples.keys()].find((name) => !(name in parameters));
  if (unknown !== undefined)
    throw documentError(`The example has ${unknown}, which is not a variable of the document.`, {
      file,
    });
  return parameters;
}

interface Details {
  readonly summary: string;
  readonly example: string | undefined;
  readonly errorFor: (message: string) => UserFacingError;
}

function parameterOf(
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  schema: GraphQLSchema,
  { summary, example, errorFor }: Details,
): Parameter {
  const name = variable.name.value;
  if (reservedNames.has(name)) throw errorFor(`Rename $${name}: every path already has a parameter ${name}.`);
  const type = typeFromAST(schema, typeNode);
  if (!isInputType(type) || !isLeafType(getNamedType(type)))
    throw errorFor(
      `Replace $${name} by one variable per field: parameters are scalars, enums or lists of them.`,
    );
  const list = getNullableType(type);
  const base = isListType(list) ? listOf(elementOf(list.ofType, summary), summary) : elementOf(type, summary);
  const fallback = defaultValue === undefined ? undefined : valueFromASTUntyped(defaultValue);
  // The GraphQL document applies the default itself.
  const { in: location, schema: form, blank, parse: read } = base;
  const schemaOf = { ...form, default: fallback };
  return {
    in: location,
    summary: base.summary,
    schema: Object.fromEntries(Object.entries(schemaOf).filter(([, value]) => value !== undefined)),
    example: example ?? base.example,
    ...(blank === undefined ? {} : { blank }),
    required: isNonNullType(type) && fallback === undefined,
    parse: read,
  };
}

function elementOf(type: GraphQLInputType, summary: string): Parameter {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    const [first = '', ...otherValues] = named.getValues().map((value) => value.name);
    return choice(summary, [first, ...otherValues]);
  }
  switch (isScalarType(named) ? named.name : '') {
    case 'Boolean':
      return flag(summary);
    case 'Int':
      return integer(summary, { minimum: -maxInt, maximum: maxInt, example: 1 });
    case 'Float':
      return decimal(summary);
    default:
      return text(summary, { maximum: 1000, example: 'text' });
  }
}

const decimal = (summary: string): Parameter<number> => ({
  in: 'query',
  summary,
  schema: { type: 'number' },
  example: '1.5',
  parse(raw, name) {
    if (/^-?\d{1,15}(\.\d{1,15})?$/.test(raw)) return Number(raw);
    throw invalid(name, `${name} must be a decimal number, not ${quote(raw)}. Use for example ${name}=1.5.`);
  },
});

const listOf = (element: Parameter, summary: string): Parameter => ({
  in: 'query',
  summary: `${summary} Up to ${maxListLength} values, separated by commas.`,
  schema: { type: 'string' },
  example: element.example,
  parse(raw, name) {
    const parts = raw.split(',');
    if (parts.length > maxListLength)
      throw invalid(
        name,
        `${name} must have at most ${maxListLength} values, separated by commas, not ${parts.length}.`,
      );
    return parts.map((part) => element.parse(part.trim(), name));
  },
});

/** Returns descriptions of the variables: those of the schema's arguments that they are passed to. */
function descriptionsOf(document: string, schema: GraphQLSchema): ReadonlyMap<string, string> {
  const descriptions = new Map<string, string>();
  const info = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(info, {
      Variable({ name }) {
        const description = info.getArgument()?.description;
        if (description && !descriptions.has(name.value))
          descriptions.set(name.value, description.replace(/\s+/g, ' '));
      },
    }),
  );
  return descriptions;
}

function placeOf({ loc }: VariableDefinitionNode, document: string) {
  const before = document.slice(0, loc?.start ?? 0).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
