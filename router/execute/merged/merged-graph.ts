import {
  defaultTypeResolver,
  execute,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isSpecifiedScalarType,
  Kind,
  print,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { resolveAll, chain, isPromise } from '../../../core/promise-or-value.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { isJson, type Json } from '../../document/result.ts';
import { findReferenceResolver } from '../../subgraph/entities.ts';
import { LocatedValue } from './located-value.ts';
import {
  listKeys,
  listFieldNames,
  findObjectType,
  findOwnField,
  readRequirements,
  type Member,
} from '../../subgraph/ownership.ts';

/**
 * The complete graph as one schema, executed by graphql-js without a plan. Every field is resolved by the subgraph that owns it,
 * and an entity is resolved in another subgraph by its key. The merged graph is slower than a plan, since nothing is batched, but
 * it needs no planner. Tests compare planned execution with the merged graph. Not supported: `@interfaceObject`, `@context`, and
 * scalars or enums whose internal values differ from the external ones.
 */
export class MergedGraph {
  readonly #schema: GraphQLSchema;
  readonly #members: readonly Member[];

  /**
   * Merges the subgraphs.
   * @param schema the API schema
   */
  constructor(schema: GraphQLSchema, members: readonly Member[]) {
    this.#schema = schema;
    this.#members = members;
  }

  execute(
    document: DocumentNode,
    operationName: string | undefined,
    variableValues: Readonly<Json>,
    contextValue: LookupContext,
  ): ExecutionResult | Promise<ExecutionResult> {
    return execute({
      schema: this.#schema,
      document,
      operationName,
      variableValues,
      contextValue,
      fieldResolver: (source: unknown, given: Json, context: LookupContext, info) =>
        this.#resolve(source, info.parentType.name, info.fieldName, given, context, info),
      typeResolver: (value: unknown, context: LookupContext, info, abstract) => {
        if (!(value instanceof LocatedValue)) return undefined;
        const type = value.member.schema.getType(abstract.name);
        const resolve = isAbstractType(type) ? type.resolveType : undefined;
        return (resolve ?? defaultTypeResolver)(value.value, context, info, abstract);
      },
    });
  }

  #resolve(
    source: unknown,
    typename: string,
    name: string,
    given: Json,
    context: LookupContext,
    info: GraphQLResolveInfo,
  ): unknown {
    if (!(source instanceof LocatedValue)) {
      const member = this.#members.find((candidate) => findOwnField(candidate, typename, name) !== undefined);
      return (
        member && callResolver(new LocatedValue(member, undefined), typename, name, given, context, info)
      );
    }
    if (
      findOwnField(source.member, typename, name) !== undefined &&
      !this.#needsMore(source, typename, name)
    ) {
      return callResolver(source, typename, name, given, context, info);
    }
    const locatedEntity = this.#entityOfOwner(source, typename, name, context, info);
    return chain(
      locatedEntity,
      (located) => located && callResolver(located, typename, name, given, context, info),
    );
  }

  /**
   * Whether a field with `@requires` lacks its required fields, so that the entity must be resolved by a
   * representation first.
   */
  #needsMore({ member, value }: LocatedValue, typename: string, name: string): boolean {
    const field = findOwnField(member, typename, name);
    const requirements = field && readRequirements(field);
    return !!requirements && !listFieldNames(requirements).every((key) => isJson(value) && key in value);
  }

  /** Resolves the entity in the subgraph that owns the field. */
  #entityOfOwner(
    from: LocatedValue,
    typename: string,
    name: string,
    context: LookupContext,
    info: GraphQLResolveInfo,
  ) {
    const owner = this.#members.find(
      (member) => findOwnField(member, typename, name) !== undefined && listKeys(member, typename).length > 0,
    );
    const field = owner && findOwnField(owner, typename, name);
    if (owner === undefined || field === undefined) {
      throw new Error(`No subgraph resolves ${typename}.${name} for an entity of ${from.member.name}.`);
    }
    const ownerKeys = listKeys(owner, typename);
    const isOwnedKey = (key: SelectionSetNode) =>
      listFieldNames(key).every((part) => findOwnField(from.member, typename, part) !== undefined);
    const requirements = readRequirements(field);
    const fieldSets = [ownerKeys.find(isOwnedKey) ?? ownerKeys[0], requirements].flatMap((set) => set ?? []);
    const cacheKey = `${owner.name} ${fieldSets.map(print).join(' ')}`;
    let remoteEntity = from.remoteEntities.get(cacheKey);
    if (remoteEntity === undefined) {
      remoteEntity = this.#resolveReference(from, owner, typename, fieldSets, context, info);
      from.remoteEntities.set(cacheKey, remoteEntity);
    }
    return remoteEntity;
  }

  #resolveReference(
    from: LocatedValue,
    owner: Member,
    typename: string,
    fieldSets: readonly SelectionSetNode[],
    context: LookupContext,
    info: GraphQLResolveInfo,
  ): LocatedValue | null | Promise<LocatedValue | null> {
    const type = findObjectType(owner, typename);
    if (type === undefined) return null;
    const fieldSetValues = resolveAll(fieldSets.map((set) => this.#read(from, typename, set, context, info)));
    return chain(fieldSetValues, (read) => {
      const representation: Json = { __typename: typename };
      for (const part of read) Object.assign(representation, part);
      return chain(findReferenceResolver(type)(representation, context, info), (entity) =>
        entity === null || entity === undefined ? null : new LocatedValue(owner, entity),
      );
    });
  }

  /** Reads a field set of an entity, from any subgraph. */
  #read(
    from: LocatedValue,
    typename: string,
    { selections }: SelectionSetNode,
    context: LookupContext,
    info: GraphQLResolveInfo,
  ): Json | Promise<Json> {
    const entries = selections.flatMap((selection) => {
      if (selection.kind !== Kind.FIELD) return [];
      const key = selection.name.value;
      const value = this.#resolve(from, typename, key, {}, context, info);
      const readNested = (item: unknown): unknown => {
        if (isIterable(item)) return resolveAll(Array.from(item, readNested));
        const nestedSelections = selection.selectionSet;
        const type = nestedSelections && this.#typeOf(typename, key);
        if (!(item instanceof LocatedValue) || !nestedSelections || !type) return item;
        return this.#read(item, type, nestedSelections, context, info);
      };
      return [chain(chain(value, readNested), (read): [string, unknown] => [key, read])];
    });
    return chain(resolveAll(entries), (read) => Object.fromEntries(read));
  }

  #typeOf(typename: string, field: string): string | undefined {
    const owner = this.#members.find((member) => findOwnField(member, typename, field));
    const type = owner && findOwnField(owner, typename, field)?.type;
    return type && getNamedType(type).name;
  }
}

/** Calls a subgraph's resolver, and marks the result with its subgraph. */
function callResolver(
  { member, value }: LocatedValue,
  typename: string,
  name: string,
  given: Json,
  context: LookupContext,
  info: GraphQLResolveInfo,
): unknown {
  const field = findOwnField(member, typename, name);
  if (field === undefined) return undefined;
  const type = getNamedType(field.type);
  const addMember = (item: unknown): unknown => {
    if (isPromise(item)) return item.then(addMember);
    if (item === null || item === undefined || item instanceof Error) return item;
    if (isIterable(item)) return Array.isArray(item) ? item.map(addMember) : locateElements(item, addMember);
    if (isCompositeType(type)) return new LocatedValue(member, item);
    return isLeafType(type) && !isSpecifiedScalarType(type) ? type.serialize(item) : item;
  };
  if (field.resolve !== undefined) return addMember(field.resolve(value, given, context, info));
  // Don't use the default resolver of graphql-js: while keys are resolved, `info` refers to another field.
  return addMember(isJson(value) ? value[name] : undefined);
}

/** Whether graphql-js treats a value as a list. */
const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Symbol.iterator in value &&
  typeof value[Symbol.iterator] === 'function';

/** Maps a list lazily, because a list that yields to the event loop must return its elements one at a time. */
const locateElements = (
  list: Iterable<unknown>,
  withMember: (item: unknown) => unknown,
): Iterable<unknown> => ({
  *[Symbol.iterator]() {
    for (const element of list) yield withMember(element);
  },
});
