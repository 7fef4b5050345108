import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { ClientDocument, Fragments } from '../document/document.ts';
import { isJson, toResponseError, type ErrorLike, type Json, type ResponseKey } from '../document/result.ts';
import { typenameKey } from './possible-types.ts';
import type { Run } from './run.ts';
import type { RejectedFields } from '../document/unusable-arguments.ts';

/** The shape of a field's value in the response. Composite shapes have the fields that the client selected. */
type ValueProjection =
  | { readonly kind: 'leaf' }
  /** A field that is null because it was not fetched: redacted by the plan, or rejected with an error. */
  | { readonly kind: 'withheld'; readonly error: ErrorLike | null }
  /** Enum values that clients may see. Hidden values from a subgraph become null. */
  | { readonly kind: 'enum'; readonly values: ReadonlySet<unknown> }
  | {
      readonly kind: 'list';
      readonly item: ValueProjection;
      readonly itemNonNull: boolean;
      readonly field: string;
    }
  | { readonly kind: 'object'; readonly fieldsOf: (value: Json) => readonly ProjectedField[] | undefined };

interface ProjectedField {
  readonly key: string;
  /** Coordinate `Type.field`, for messages. */
  readonly name: string;
  readonly nonNull: boolean;
  readonly shape: ValueProjection;
  /** The value of `__typename` where the type is known in advance. Null for other fields. */
  readonly constant: string | null;
}

/**
 * Projects merged data to the client's response: the selected fields in document order, with nulls propagated as the
 * API schema requires.
 */
export class Projection {
  readonly #fields: readonly ProjectedField[];

  /**
   * Compiles the projection.
   * @param document the client document, with all `@skip` and `@include` conditions already applied
   * @param redacted coordinates (`Type.field`) of fields that the plan of the key redacts; their value is always null
   * @param options.typename response key of type names in the fetched data
   * @param options.rejected fields whose value is null and that report an error
   */
  constructor(
    { operation, fragments }: ClientDocument,
    schema: GraphQLSchema,
    redacted: ReadonlySet<string> = new Set(),
    options: ProjectionOptions = {},
  ) {
    const root = schema.getRootType(operation.operation);
    this.#fields = root
      ? new ProjectionCompiler(schema, fragments, redacted, options).fields(root, [operation.selectionSet])
      : [];
  }

  /** Returns the response data, or null when a null propagated to the root. */
  project(run: Run): Json | null {
    return projectObject(this.#fields, run.data, run, []);
  }
}

interface ProjectionOptions {
  readonly typename?: string | undefined;
  readonly rejected?: RejectedFields | undefined;
}

/** A type with fields. An interface occurs where the selection does not depend on the concrete type. */
type TypeWithFields = GraphQLObjectType | GraphQLInterfaceType;

class ProjectionCompiler {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #redacted: ReadonlySet<string>;
  readonly #typename: string;
  readonly #rejected: RejectedFields | undefined;

  constructor(
    schema: GraphQLSchema,
    fragments: Fragments,
    redacted: ReadonlySet<string>,
    { typename = typenameKey, rejected }: ProjectionOptions,
  ) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#redacted = redacted;
    this.#typename = typename;
    this.#rejected = rejected;
  }

  fields(type: TypeWithFields, sets: readonly SelectionSetNode[]): readonly ProjectedField[] {
    const nodesByKey = new Map<string, FieldNode[]>();
    for (const set of sets) this.#group(type, set, nodesByKey, new Set());
    return [...nodesByKey].flatMap(([key, nodes]) => this.#field(type, key, nodes) ?? []);
  }

  /** Collects fields by response key, as the specification's CollectFields does. */
  #group(
    type: TypeWithFields,
    set: SelectionSetNode,
    grouped: Map<string, FieldNode[]>,
    seen: Set<string>,
  ): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = grouped.get(key);
        if (nodes === undefined) grouped.set(key, [selection]);
        else nodes.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        if (this.#applies(condition, type)) this.#group(type, selection.selectionSet, grouped, seen);
      } else {
        const fragment = this.#fragments.get(selection.name.value);
        if (fragment === undefined || seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
        const condition = fragment.typeCondition.name.value;
        if (this.#applies(condition, type)) this.#group(type, fragment.selectionSet, grouped, seen);
      }
    }
  }

  #applies(condition: string | undefined, type: TypeWithFields): boolean {
    if (condition === undefined || condition === type.name) return true;
    const conditionType = this.#schema.getType(condition);
    return isAbstractType(conditionType) && this.#schema.isSubType(conditionType, type);
  }

  #field(parent: TypeWithFields, key: string, nodes: readonly FieldNode[]): ProjectedField | null {
    const name = nodes[0]?.name.value ?? '';
    const fieldCoordinate = `${parent.name}.${name}`;
    const leafProjection: ValueProjection = { kind: 'leaf' };
    if (name === '__typename' && isObjectType(parent))
      return { key, name: fieldCoordinate, nonNull: true, shape: leafProjection, constant: parent.name };
    // Introspection results come from graphql-js and need no projection.
    if (name.startsWith('__'))
      return { key, name: fieldCoordinate, nonNull: false, shape: leafProjection, constant: null };
    const type = parent.getFields()[name]?.type;
    if (type === undefined) return null;
    if (this.#redacted.has(fieldCoordinate)) {
      const redactedProjection: ValueProjection = { kind: 'withheld', error: null };
      return { key, name: fieldCoordinate, nonNull: false, shape: redactedProjection, constant: null };
    }
    const isNonNull = isNonNullType(type);
    const error = nodes[0] && this.#rejected?.get(nodes[0]);
    if (error !== undefined)
      return {
        key,
        name: fieldCoordinate,
        nonNull: isNonNull,
        shape: { kind: 'withheld', error },
        constant: null,
      };
    const selectionSets = nodes.flatMap((node) => node.selectionSet ?? []);
    return {
      key,
      name: fieldCoordinate,
      nonNull: isNonNull,
      shape: this.#shape(type, selectionSets, fieldCoordinate),
      constant: null,
    };
  }

  #shape(type: GraphQLOutputType, sets: readonly SelectionSetNode[], field: string): ValueProjection {
    if (isNonNullType(type)) return this.#shape(type.ofType, sets, field);
    if (isListType(type)) {
      const { ofType } = type;
      return {
        kind: 'list',
        item: this.#shape(ofType, sets, field),
        itemNonNull: isNonNullType(ofType),
        field,
      };
    }
    const namedType = getNamedType(type);
    if (isObjectType(namedType)) {
      const fields = this.fields(namedType, sets);
      return { kind: 'object', fieldsOf: () => fields };
    }
    if (isAbstractType(namedType)) {
      const fieldsByType = this.#fieldsByType(namedType, sets);
      return { kind: 'object', fieldsOf: (value) => fieldsByType(value[this.#typename]) };
    }
    if (isEnumType(namedType))
      return { kind: 'enum', values: new Set(namedType.getValues().map(({ name }) => name)) };
    return { kind: 'leaf' };
  }

  #fieldsByType(abstract: GraphQLAbstractType, sets: readonly SelectionSetNode[]) {
    const cache = new Map<string, readonly ProjectedField[]>();
    return (typename: unknown): readonly ProjectedField[] | undefined => {
      const name = typeof typename === 'string' ? typename : abstract.name;
      const cachedFields = cache.get(name);
      if (cachedFields !== undefined) return cachedFields;
      const type = this.#schema.getType(name);
      const isSubtype = isObjectType(type) ? this.#schema.isSubType(abstract, type) : type === abstract;
      if (!isSubtype || !(isObjectType(type) || isInterfaceType(type))) return undefined;
      const fields = this.fields(type, sets);
      cache.set(name, fields);
      return fields;
    };
  }
}

/**
 * Projects an object.
 * @returns null when a non-null field is null
 */
function projectObject(
  fields: readonly ProjectedField[],
  data: Json,
  run: Run,
  path: ResponseKey[],
): Json | null {
  const result: Json = {};
  for (const field of fields) {
    const { key } = field;
    if (field.constant !== null) {
      result[key] = field.constant;
      continue;
    }
    const value = data[key];
    let projectedValue: unknown = value;
    if (field.shape.kind === 'withheld') {
      const { error } = field.shape;
      if (error !== null) run.errors.push(toResponseError(error, [...path, key]));
      projectedValue = null;
    } else if (value === undefined) {
      run.reportMissing(data, key, path);
      projectedValue = null;
    } else if (field.shape.kind !== 'leaf') {
      path.push(key);
      projectedValue = projectValue(field.shape, value, run, path);
      path.pop();
    }
    if (projectedValue === null && field.nonNull) {
      run.reportNull(field.name, [...path, key], value === undefined ? data : undefined);
      return null;
    }
    result[key] = projectedValue;
  }
  return result;
}

function projectValue(shape: ValueProjection, value: unknown, run: Run, path: ResponseKey[]): unknown {
  if (value === null || value === undefined) return null;
  if (shape.kind === 'leaf' || shape.kind === 'withheld') return value;
  if (shape.kind === 'enum') return shape.values.has(value) ? value : null;
  if (shape.kind === 'object') {
    const fields = isJson(value) ? shape.fieldsOf(value) : undefined;
    return isJson(value) && fields !== undefined ? projectObject(fields, value, run, path) : null;
  }
  if (!Array.isArray(value)) return null;
  const result: unknown[] = [];
  for (let i = 0; i < value.length; i++) {
    path.push(i);
    const element = projectValue(shape.item, value[i], run, path);
    if (element === null && shape.itemNonNull) run.reportNull(shape.field, path);
    path.pop();
    if (element === null && shape.itemNonNull) return null;
    result.push(element);
  }
  return result;
}
