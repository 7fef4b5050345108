import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { readEntityKeys } from '../../router/compose/entity-keys.ts';
import type { Graph } from '../../router/graph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import type { Route } from '../routing/route.ts';

/**
 * Returns the fields, as `Type.field`, whose values clients and caches may keep for a day. These are the fields that a cacheable
 * REST path returns, keys, batches of the same records, and references between records. A root field that also serves a path with
 * live data is excluded, because it can depend on the current time.
 */
export function findFactFields(
  routes: readonly Route[],
  { apiSchema: schema, sdl }: Pick<Graph, 'apiSchema' | 'sdl'>,
): ReadonlySet<string> {
  const usedFields = { facts: new Set<string>(), live: new Set<string>() };
  for (const { operation, cache } of routes)
    for (const name of typeof operation === 'string' ? [operation] : Object.values(operation))
      for (const coordinate of listFields(name, schema)) usedFields[cache].add(coordinate);
  const entities = readEntityKeys(sdl);
  const query = schema.getQueryType();
  const isFactRoot = (coordinate: string) =>
    usedFields.facts.has(coordinate) && !usedFields.live.has(coordinate);
  const factTypes = new Set(
    Object.values(query?.getFields() ?? {})
      .filter(({ name }) => isFactRoot(`Query.${name}`))
      .map(({ type }) => getNamedType(type).name),
  );
  const facts = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const isPage = /(Connection|Edge|^PageInfo)$/.test(type.name);
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      const namedType = getNamedType(field.type);
      const isRecord = entities.has(namedType.name) || isInterfaceType(namedType);
      const isReturned =
        type === query
          ? isFactRoot(coordinate) || isRecord || (isBatch(field.type) && factTypes.has(namedType.name))
          : usedFields.facts.has(coordinate) || (isRecord && entities.has(type.name));
      // The data sources of this server change with an import; they have no key.
      const isPageField = isPage && (isRecord || !/^nodes?$/.test(field.name));
      if (isReturned || isPageField || field.name === 'id') facts.add(coordinate);
    }
  }
  return facts;
}

const isBatch = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

function listFields(name: string, schema: GraphQLSchema): ReadonlySet<string> {
  const fields = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    parse(readOperation(name), { noLocation: true }),
    visitWithTypeInfo(types, {
      Field({ name: field }) {
        fields.add(`${types.getParentType()?.name}.${field.value}`);
      },
    }),
  );
  return fields;
}
