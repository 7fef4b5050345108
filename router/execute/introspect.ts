import {
  getArgumentValues,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { toClientDocument, type ClientDocument } from '../document/document.ts';
import type { Json, ResponseKey } from '../document/result.ts';

/** The result of an introspection: the data, and the errors of arguments. Nothing else can fail. */
export interface IntrospectedData {
  readonly data: Json;
  readonly errors: readonly GraphQLError[];
}

/** Called with the size of each value in bytes. */
type ByteCounter = (bytes: number) => void;

/** A selected field. The fields of its value are collected on first use. */
interface SelectedField {
  readonly key: string;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly info: GraphQLResolveInfo;
  readonly fieldsOf: (type: GraphQLObjectType) => readonly SelectedField[];
}

/**
 * Compiles an introspection document for execution in steps. graphql-js executes such a document in a single step, which takes
 * 100 ms when it is large. The document must be valid and have no conditions.
 * @returns a function that starts an execution. Each step of the generator resolves one object
 */
export function compileIntrospection(
  document: DocumentNode,
  schema: GraphQLSchema,
): (variables: Readonly<Json>, count: ByteCounter) => Generator<undefined, IntrospectedData> {
  const client = toClientDocument(document);
  const root = schema.getQueryType();
  const fields = root ? collectFields(client, schema, root, [client.operation.selectionSet]) : [];
  return (variables, count) => new Introspector(variables, count).run(fields);
}

/** Collects the selected fields of a type by response key, as CollectFields of the specification does. */
function collectFields(
  client: ClientDocument,
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): readonly SelectedField[] {
  const nodesByKey = new Map<string, FieldNode[]>();
  const spreadFragments = new Set<string>();
  const addSelections = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = nodesByKey.get(key);
        if (nodes === undefined) nodesByKey.set(key, [selection]);
        else nodes.push(selection);
        continue;
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spreadFragments.has(selection.name.value)) continue;
      if (isSpread) spreadFragments.add(selection.name.value);
      const fragment = isSpread ? client.fragments.get(selection.name.value) : selection;
      const condition = fragment?.typeCondition?.name.value;
      if (fragment !== undefined && matchesType(condition, type, schema))
        addSelections(fragment.selectionSet);
    }
  };
  for (const set of sets) addSelections(set);
  return [...nodesByKey].flatMap(([key, nodes]) => {
    const [node] = nodes;
    const definition = node && findDefinition(schema, type, node.name.value);
    if (node === undefined || definition === undefined) return [];
    const nestedSelections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    let fieldsOfValue: readonly SelectedField[] | null = null;
    const info: GraphQLResolveInfo = {
      fieldName: node.name.value,
      fieldNodes: nodes,
      returnType: definition.type,
      parentType: type,
      path: { prev: undefined, key, typename: type.name },
      schema,
      fragments: Object.fromEntries(client.fragments),
      rootValue: undefined,
      operation: client.operation,
      variableValues: {},
    };
    return [
      {
        key,
        node,
        definition,
        info,
        fieldsOf: (of: GraphQLObjectType) =>
          (fieldsOfValue ??= collectFields(client, schema, of, nestedSelections)),
      },
    ];
  });
}

function matchesType(condition: string | undefined, type: GraphQLObjectType, schema: GraphQLSchema): boolean {
  if (condition === undefined || condition === type.name) return true;
  const conditionType = schema.getType(condition);
  return isAbstractType(conditionType) && schema.isSubType(conditionType, type);
}

function findDefinition(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type !== schema.getQueryType()) return type.getFields()[name];
  return [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
}

/** One execution. */
class Introspector {
  readonly #variables: Readonly<Json>;
  readonly #count: ByteCounter;
  readonly #errors: GraphQLError[] = [];
  /** Coerced arguments, which are the same for all objects. */
  readonly #arguments = new Map<SelectedField, Readonly<Json>>();

  constructor(variables: Readonly<Json>, count: ByteCounter) {
    this.#variables = variables;
    this.#count = count;
  }

  *run(fields: readonly SelectedField[]): Generator<undefined, IntrospectedData> {
    return { data: yield* this.#object(fields, undefined, []), errors: this.#errors };
  }

  *#object(
    fields: readonly SelectedField[],
    source: unknown,
    path: readonly ResponseKey[],
  ): Generator<undefined, Json> {
    yield undefined;
    const result: Json = {};
    for (const field of fields) {
      const { key, definition } = field;
      this.#count(key.length + 4);
      const fieldPath = [...path, key];
      try {
        const value: unknown = definition.resolve?.(
          source,
          this.#argumentsOf(field, fieldPath),
          null,
          field.info,
        );
        const nullableType = getNullableType(definition.type);
        result[key] = isLeafType(nullableType)
          ? this.#leaf(nullableType, value)
          : yield* this.#complete(nullableType, value, field, fieldPath);
      } catch (error) {
        // Only a rejected argument throws a GraphQLError. A non-null field passes the null on to its parent.
        if (!(error instanceof GraphQLError) || isNonNullType(definition.type)) throw error;
        this.#errors.push(error);
        result[key] = null;
      }
    }
    return result;
  }

  *#complete(
    type: GraphQLOutputType,
    value: unknown,
    field: SelectedField,
    path: readonly ResponseKey[],
  ): Generator<undefined, unknown> {
    if (isNonNullType(type)) return yield* this.#complete(type.ofType, value, field, path);
    if (value === undefined || value === null) return null;
    if (isListType(type)) {
      const result: unknown[] = [];
      if (Array.isArray(value)) {
        for (const element of value)
          result.push(yield* this.#complete(type.ofType, element, field, [...path, result.length]));
      }
      return result;
    }
    if (isLeafType(type)) return this.#leaf(type, value);
    return isObjectType(type) ? yield* this.#object(field.fieldsOf(type), value, path) : null;
  }

  #leaf(type: GraphQLLeafType, value: unknown): unknown {
    if (value === undefined || value === null) return null;
    const serializedValue = type.serialize(value);
    this.#count(typeof serializedValue === 'string' ? serializedValue.length + 3 : 5);
    return serializedValue;
  }

  #argumentsOf(field: SelectedField, path: readonly ResponseKey[]): Readonly<Json> {
    let argumentValues = this.#arguments.get(field);
    if (argumentValues === undefined) {
      try {
        argumentValues = getArgumentValues(field.definition, field.node, this.#variables);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        throw new GraphQLError(error.message, { nodes: field.node, path, originalError: error });
      }
      this.#arguments.set(field, argumentValues);
    }
    return argumentValues;
  }
}
