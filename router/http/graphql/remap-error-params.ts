import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { GraphPrices } from '../../cost/prices.ts';
import type { ClientDocument } from '../../document/document.ts';
import type { ResponseError, ResponseKey } from '../../document/result.ts';

/**
 * Replaces the `param` of errors with the argument that the client wrote. Validation names parameters as the REST
 * paths do. Where the GraphQL argument differs (`lat`, `latitude`), the documents of the REST paths provide the
 * mapping.
 */
export function remapErrorParams(
  errors: readonly ResponseError[],
  client: ClientDocument,
  schema: GraphQLSchema,
  { argumentNames }: GraphPrices,
): readonly ResponseError[] {
  return errors.map((error) => {
    const param = error.extensions?.['param'];
    if (typeof param !== 'string') return error;
    const field = findSchemaField(client, schema, error.path ?? []);
    if (field === null) return error;
    const names = field.field.args.map(({ name }) => name);
    const name = [param, argumentNames.get(field.coordinate)?.get(param), toCamelCase(param)].find(
      (each) => each !== undefined && names.includes(each),
    );
    if (name === undefined || name === param) return error;
    // The message starts with the parameter's name.
    const { message } = error;
    const newMessage = message.startsWith(`${param} `) ? `${name}${message.slice(param.length)}` : message;
    return { ...error, message: newMessage, extensions: { ...error.extensions, param: name } };
  });
}

const toCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface SchemaField {
  readonly coordinate: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** Returns the schema field at a path of the response. */
function findSchemaField(
  { operation, fragments }: ClientDocument,
  schema: GraphQLSchema,
  path: readonly ResponseKey[],
): SchemaField | null {
  let selectionSets: readonly SelectionSetNode[] = [operation.selectionSet];
  let parent: GraphQLNamedType | null | undefined = schema.getRootType(operation.operation);
  let schemaField: SchemaField | null = null;

  const collectSelections = (
    set: SelectionSetNode,
    type: GraphQLNamedType | null | undefined,
    key: string,
    below: SelectionSetNode[],
  ): void => {
    for (const selection of set.selections) {
      if (selection.kind !== Kind.FIELD) {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        if (fragment === undefined) continue;
        const condition = fragment.typeCondition?.name.value;
        collectSelections(
          fragment.selectionSet,
          condition === undefined ? type : schema.getType(condition),
          key,
          below,
        );
        continue;
      }
      if ((selection.alias ?? selection.name).value !== key) continue;
      const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
      const field = fields[selection.name.value];
      if (field === undefined || !type) continue;
      schemaField ??= { coordinate: `${type.name}.${field.name}`, field };
      if (selection.selectionSet !== undefined) below.push(selection.selectionSet);
    }
  };

  for (const key of path) {
    if (typeof key === 'number') continue;
    const innerSets: SelectionSetNode[] = [];
    schemaField = null;
    for (const set of selectionSets) collectSelections(set, parent, key, innerSets);
    const currentField = keepWideType(schemaField);
    if (currentField === null) return null;
    parent = getNamedType(currentField.field.type);
    selectionSets = innerSets;
  }
  return schemaField;
}

/** Returns its argument. The function call stops the compiler from narrowing a variable that a closure assigns. */
const keepWideType = (found: SchemaField | null): SchemaField | null => found;
