import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLFieldConfig,
  type SelectionSetNode,
} from 'graphql';
import { isPromise } from '../../core/promise-or-value.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { findLookupMemo } from '../operation-context/operation-context.ts';
import { isJson, type Json } from '../document/result.ts';
import {
  createRepresentationCheck,
  createUnknownTypeError,
  type RepresentationCheck,
} from './representation-check.ts';

type Field = GraphQLFieldConfig<unknown, LookupContext>;

/** Returns the name of the root field for the entities of one type. */
const toEntityField = (type: string): string => `_entitiesOf${type}`;

/**
 * Adds a root field for each entity type to a subgraph's schema. `_entities` returns a union, which needs a
 * `__typename` in each record and a promise to resolve it. Almost every fetch requests a single type. A field of that
 * type needs neither, and does not modify shared records.
 */
export function addEntityFields(schema: GraphQLSchema): GraphQLSchema {
  const query = schema.getQueryType();
  const entities = query?.getFields()['_entities'];
  const entityUnion = schema.getType('_Entity');
  if (!query || !entities || !entityUnion) return schema;
  const config = query.toConfig();
  const fields: Record<string, Field> = { ...config.fields };
  const args = config.fields['_entities']?.args ?? {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isEntity(schema, type)) continue;
    fields[toEntityField(type.name)] = {
      type: new GraphQLNonNull(new GraphQLList(type)),
      args,
      resolve: (_source, given: Readonly<Json>, context, info) => {
        const { representations } = given;
        const resolve = findReferenceResolver(type);
        return Array.isArray(representations)
          ? representations.map((shown: unknown) => resolveOrError(() => resolve(shown, context, info)))
          : [];
      },
    };
  }
  const { types, ...rest } = schema.toConfig();
  return new GraphQLSchema({
    ...rest,
    types: types.filter((type) => type !== query),
    query: new GraphQLObjectType<unknown, LookupContext>({ ...config, fields }),
  });
}

/**
 * Makes `_entities` resolve without promises, one entity at a time: an entity that fails does not affect the others,
 * and frozen records are supported. Interface references are still resolved by the library.
 */
export function resolveEntitiesSynchronously(schema: GraphQLSchema): GraphQLSchema {
  const entities = schema.getQueryType()?.getFields()['_entities'];
  const libraryResolver = entities?.resolve;
  if (entities === undefined || libraryResolver === undefined) return schema;
  const representationChecks = new Map<GraphQLObjectType, RepresentationCheck>();
  entities.resolve = (source, given: Readonly<Json>, context: LookupContext, info) => {
    const resolveRepresentation = (representation: unknown): unknown => {
      const type = isJson(representation) ? schema.getType(String(representation['__typename'])) : undefined;
      if (!isJson(representation) || !(isObjectType(type) || isInterfaceType(type)))
        throw createUnknownTypeError(schema);
      if (isObjectType(type) && !isEntity(schema, type)) throw createUnknownTypeError(schema);
      if (!isObjectType(type)) {
        const entities: unknown = libraryResolver(
          source,
          { representations: [representation] },
          context,
          info,
        );
        return Array.isArray(entities) ? entities[0] : entities;
      }
      let check = representationChecks.get(type);
      if (check === undefined)
        representationChecks.set(type, (check = createRepresentationCheck(schema, type)));
      check(representation);
      const entity = findReferenceResolver(type)(representation, context, info);
      return isPromise(entity)
        ? entity.then((settled) => addTypename(settled, type.name))
        : addTypename(entity, type.name);
    };
    const { representations } = given;
    return Array.isArray(representations)
      ? representations.map((shown: unknown) => resolveOrError(() => resolveRepresentation(shown)))
      : [];
  };
  return schema;
}

/** Returns the entity with its `__typename`, which the union of all entities needs. */
function addTypename(entity: unknown, typename: string): unknown {
  if (typeof entity !== 'object' || entity === null || entity instanceof Error) return entity;
  if ('__typename' in entity && entity.__typename === typename) return entity;
  if (!Object.isExtensible(entity)) return Object.create(entity, { __typename: { value: typename } });
  return Object.defineProperty(entity, '__typename', { value: typename, configurable: true });
}

/** Rewrites `_entities` fields that select a single type to the root field of that type. */
export function toEntityFields(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const rootFields = schema.getQueryType()?.getFields() ?? {};
  return visit(document, {
    Field(field) {
      if (field.name.value !== '_entities' || field.selectionSet === undefined) return undefined;
      const [type, ...others] = new Set(listTypeConditions(field.selectionSet, fragments));
      if (type === undefined || others.length > 0 || !(toEntityField(type) in rootFields)) return undefined;
      return {
        ...field,
        alias: field.alias ?? field.name,
        name: { kind: Kind.NAME, value: toEntityField(type) },
      };
    },
  });
}

/** Returns the type conditions of the selections in an `_entities` field; `''` for a field outside any fragment. */
function listTypeConditions(
  set: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): readonly string[] {
  return set.selections.map((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection.typeCondition?.name.value ?? '';
    if (selection.kind === Kind.FIELD) return '';
    const fragment = fragments.find(({ name }) => name.value === selection.name.value);
    return fragment?.typeCondition.name.value ?? '';
  });
}

function isEntity(schema: GraphQLSchema, type: GraphQLObjectType): boolean {
  const entityUnion = schema.getType('_Entity');
  return entityUnion !== undefined && 'getTypes' in entityUnion && entityUnion.getTypes().includes(type);
}

type ReferenceResolver = (representation: unknown, context: LookupContext, info: unknown) => unknown;

const isReferenceResolver = (value: unknown): value is ReferenceResolver => typeof value === 'function';

/**
 * Returns the `__resolveReference` of a type. Types without this method get a resolver that returns the representation itself.
 */
export function findReferenceResolver(type: GraphQLObjectType): ReferenceResolver {
  const apollo = type.extensions['apollo'];
  const subgraph: Json = isJson(apollo) && isJson(apollo['subgraph']) ? apollo['subgraph'] : {};
  const resolve = subgraph['resolveReference'];
  if (!isReferenceResolver(resolve)) return (representation) => representation;
  return (representation, context, info) => {
    const lookupMemo = findLookupMemo(context);
    return lookupMemo === null
      ? resolve(representation, context, info)
      : lookupMemo.take(undefined, type, representation, () => resolve(representation, context, info));
  };
}

/** Converts an error to a value, so that one failed entity does not affect the others in its list. */
function resolveOrError(resolve: () => unknown): unknown {
  const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
  try {
    const entity = resolve();
    return isPromise(entity) ? entity.catch(toError) : entity;
  } catch (error) {
    return toError(error);
  }
}
