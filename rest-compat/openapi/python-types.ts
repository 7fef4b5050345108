import { isJsonObject } from '../../core/json.ts';

/** The subset of JSON Schema that the OpenAPI documents use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | number | null)[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  };
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

const isOpenApi = (value: unknown): value is OpenApiDocument =>
  isJsonObject(value) && isJsonObject(value['paths']) && isJsonObject(value['components']);

/** Parses a committed OpenAPI document. @throws Error when the text is another JSON document */
export function parseOpenApi(text: string): OpenApiDocument {
  const document: unknown = JSON.parse(text);
  if (!isOpenApi(document)) throw new Error('The text is not an OpenAPI document.');
  return document;
}

/** Words that cannot be names of arguments in Python: https://docs.python.org/3/reference/lexical_analysis.html#keywords. */
const pythonKeywords: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/**
 * Whether a parameter changes the format of the body. Methods of the client lack such parameters, because the client reads JSON.
 */
const isFormatParameter = ({ name, schema }: Parameter): boolean =>
  name === 'pretty' || (name === 'format' && schema.enum?.includes('json') === true);

const header =
  '# Generated from the OpenAPI document of API version 2.0.0 by `npm run generate`. Do not edit.\n' +
  '# ruff: noqa\n';

/**
 * Returns the module `types.py` of the Python client: a `TypedDict` for each object of the OpenAPI document. Types of nested
 * objects have the name of the outer type and the key: `PostalLocalities`.
 */
export function generatePythonTypes({ components }: OpenApiDocument): string {
  const declarations = new Map<string, string>();
  for (const [name, schema] of Object.entries(components.schemas)) {
    if (schema.type === 'object') declareTypedDict(name, schema, declarations);
    else declarations.set(name, `${name} = ${formatPythonType(schema, name, declarations)}\n`);
  }
  const typingImport =
    'from __future__ import annotations\n\nfrom typing import Any, Literal, NotRequired, TypedDict\n';
  return [header + typingImport, ...declarations.values()].join('\n\n');
}

/** Returns the module `paths.py` of the Python client: an overload of `get` for each path. */
export function generatePythonPaths(document: OpenApiDocument): string {
  const overloads = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [formatOverload(path, get, document)],
  );
  return `${header}from __future__ import annotations

from typing import Any, Literal, Protocol, overload

from . import types


class Paths(Protocol):
    """The paths of the service, their parameters and the types of their responses."""

${overloads.join('\n')}`;
}

function formatOverload(path: string, operation: Operation, document: OpenApiDocument): string {
  const parameters = (operation.parameters ?? [])
    .map((parameter) =>
      '$ref' in parameter ? resolveReference(parameter.$ref, document.components.parameters) : parameter,
    )
    .filter((parameter) => !isFormatParameter(parameter))
    .map(({ name, required, schema }) => {
      const type = formatPythonType(schema, '', new Map());
      return `        ${getArgumentName(name)}: ${required === true ? type : `${type} | None = ...`},\n`;
    });
  const { schema } = operation.responses[200].content['application/json'];
  const result = formatPythonType(schema, '', new Map(), 'types.');
  return `    @overload
    def get(
        self,
        url_path: Literal[${JSON.stringify(path)}],
        /,
        *,
${parameters.join('')}        retries: int | None = ...,
    ) -> ${result}:
        """${operation.summary}."""
        ...
`;
}

/** Returns the name of the argument for a parameter. Keywords of Python get an underscore: `from_`. */
const getArgumentName = (name: string): string => (pythonKeywords.has(name) ? `${name}_` : name);

function resolveReference<Value>(reference: string, values: Readonly<Record<string, Value>>): Value {
  const value = values[getReferenceName(reference)];
  if (value === undefined) throw new Error(`The OpenAPI document has no ${reference}.`);
  return value;
}

const getReferenceName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const scalarTypes: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/**
 * Returns the Python type of a schema.
 * @param name name of the type for a nested object, which is added to `declarations`
 * @param prefix module of the declared types, with a dot
 */
function formatPythonType(
  schema: Schema,
  name: string,
  declarations: Map<string, string>,
  prefix: string = '',
): string {
  const { $ref, anyOf, items, type } = schema;
  if ($ref !== undefined) return prefix + getReferenceName($ref);
  if (anyOf !== undefined)
    return anyOf.map((each) => formatPythonType(each, name, declarations, prefix)).join(' | ');
  if (schema.enum !== undefined) return `Literal[${schema.enum.map(formatPythonLiteral).join(', ')}]`;
  if (type === undefined) return 'Any';
  if (typeof type !== 'string')
    return type
      .map((each) => formatPythonType({ ...schema, type: each }, name, declarations, prefix))
      .join(' | ');
  if (type === 'array') return `list[${formatPythonType(items ?? {}, name, declarations, prefix)}]`;
  if (type !== 'object') return scalarTypes[type] ?? 'Any';
  if (schema.properties === undefined) return 'dict[str, Any]';
  declareTypedDict(name, schema, declarations);
  return prefix + name;
}

function declareTypedDict(
  name: string,
  { properties = {}, required = [], description }: Schema,
  declarations: Map<string, string>,
): void {
  const fields = Object.entries(properties).map(([key, schema]) => {
    const type = formatPythonType(schema, `${name}${toPascalCase(key)}`, declarations);
    return [key, required.includes(key) ? type : `NotRequired[${type}]`] as const;
  });
  // The class syntax cannot declare keys that are Python keywords. The functional syntax evaluates types immediately, so they are
  // quoted.
  if (fields.some(([key]) => pythonKeywords.has(key) || !/^[A-Za-z_]\w*$/.test(key))) {
    const entries = fields.map(([key, type]) => `        ${JSON.stringify(key)}: ${JSON.stringify(type)},\n`);
    declarations.set(name, `${name} = TypedDict(\n    "${name}",\n    {\n${entries.join('')}    },\n)\n`);
    return;
  }
  const documentation = description === undefined ? [] : [`    """${formatDocstring(description)}"""\n`];
  const lines = fields.map(([key, type]) => `    ${key}: ${type}\n`);
  const body = [...documentation, ...lines];
  declarations.set(name, `class ${name}(TypedDict):\n${body.length === 0 ? '    pass\n' : body.join('')}`);
}

const formatPythonLiteral = (value: string | number | null): string =>
  value === null ? 'None' : JSON.stringify(value);

const formatDocstring = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");

const toPascalCase = (key: string): string =>
  key.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
