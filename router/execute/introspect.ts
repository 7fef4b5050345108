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
import { asClientDocument, type ClientDocument } from '../document/document.ts';
import type { Json, ResponseKey } from '../document/result.ts';

/** The result of an introspection: the data, and the errors of arguments. Nothing else can fail. */
export interface Introspected {
  readonly data: Json;
  readonly errors: readonly GraphQLError[];
}

/** Called with the size of each value in bytes. */
type Count = (bytes: number) => void;

/** A selected field. The fields of its value are collected on first use. */
interface SelectedField {
  readonly key: string;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly info: GraphQLResolveInfo;
  readonly fieldsOf: (type: GraphQLObjectType) => readonly SelectedField[];
}

/**
 * Compiles an introspection document for execution in steps. graphql-js executes one in a single step, which takes 100
 * ms for a large document. The document is valid and has no conditions.
 * @returns a function that starts an execution. Each step of the generator resolves one object
 */
export function compileIntrospection(
  document: DocumentNode,
  schema: GraphQLSchema,
): (variables: Readonly<Json>, count: Count) => Generator<undefined, Introspected> {
  const client = asClientDocument(document);
  const root = schema.getQueryType();
  const fields = root ? collect(client, schema, root, [client.operation.selectionSet]) : [];
  return (variables, count) => new Introspecting(variables, count).run(fields);
}

/** Collects the selected fields of a type by response key, as CollectFields of the specification does. */
function collect(
  client: ClientDocument,
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): readonly SelectedField[] {
  const grouped = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const add = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = grouped.get(key);
        if (nodes === undefined) grouped.set(key, [selection]);
        else nodes.push(selection);
        continue;
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spread.has(selection.name.value)) continue;
      if (isSpread) spread.add(selection.name.value);
      const fragment = isSpread ? client.fragments.get(selection.name.value) : selection;
      const condition = fragment?.typeCondition?.name.value;
      if (fragment !== undefined && applies(condition, type, schema)) add(fragment.selectionSet);
    }
  };
  for (const set of sets) add(set);
  return [...grouped].flatMap(([key, nodes]) => {
    const [node] = nodes;
    const definition = node && definitionOf(schema, type, node.name.value);
    if (node === undefined || definition === undefined) return [];
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    let collected: readonly SelectedField[] | null = null;
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
        fieldsOf: (of: GraphQLObjectType) => (collected ??= collect(client, schema, of, inner)),
      },
    ];
  });
}

function applies(condition: string | undefined, type: GraphQLObjectType, schema: GraphQLSchema): boolean {
  if (condition === undefined || condition === type.name) return true;
  const wanted = schema.getType(condition);
  return isAbstractType(wanted) && schema.isSubType(wanted, type);
}

function definitionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type !== schema.getQueryType()) return type.getFields()[name];
  return [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
}

/** One execution. */
class Introspecting {
  readonly #variables: Readonly<Json>;
  readonly #count: Count;
  readonly #errors: GraphQLError[] = [];
  /** Coerced arguments, which are the same for all objects. */
  readonly #arguments = new Map<SelectedField, Readonly<Json>>();

  constructor(variables: Readonly<Json>, count: Count) {
    this.#variables = variables;
    this.#count = count;
  }

  *run(fields: readonly SelectedField[]): Generator<undefined, Introspected> {
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
      const here = [...path, key];
      try {
        const value: unknown = definition.resolve?.(source, this.#argumentsOf(field, here), null, field.info);
        const nullable = getNullableType(definition.type);
        result[key] = isLeafType(nullable)
          ? this.#leaf(nullable, value)
          : yield* this.#complete(nullable, value, field, here);
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
        for (const item of value)
          result.push(yield* this.#complete(type.ofType, item, field, [...path, result.length]));
      }
      return result;
    }
    if (isLeafType(type)) return this.#leaf(type, value);
    return isObjectType(type) ? yield* this.#object(field.fieldsOf(type), value, path) : null;
  }

  #leaf(type: GraphQLLeafType, value: unknown): unknown {
    if (value === undefined || value === null) return null;
    const serialized = type.serialize(value);
    this.#count(typeof serialized === 'string' ? serialized.length + 3 : 5);
    return serialized;
  }

  #argumentsOf(field: SelectedField, path: readonly ResponseKey[]): Readonly<Json> {
    let known = this.#arguments.get(field);
    if (known === undefined) {
      try {
        known = getArgumentValues(field.definition, field.node, this.#variables);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        throw new GraphQLError(error.message, { nodes: field.node, path, originalError: error });
      }
      this.#arguments.set(field, known);
    }
    return known;
  }
}
