import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import { entityKeys } from '../../router/compose/entity-keys.ts';
import type { Graph } from '../../router/graph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import type { Route } from '../routing/route.ts';

/**
 * Returns the fields, as `Type.field`, whose values clients and caches may keep for a day: those that a cacheable REST path
 * returns, keys, and the ways between records. A root field that also serves a path with live data is left out, because it may
 * depend on the current time.
 */
export function factFields(
  routes: readonly Route[],
  { apiSchema: schema, sdl }: Pick<Graph, 'apiSchema' | 'sdl'>,
): ReadonlySet<string> {
  const used = { facts: new Set<string>(), live: new Set<string>() };
  for (const { operation, cache } of routes)
    for (const name of typeof operation === 'string' ? [operation] : Object.values(operation))
      for (const coordinate of fieldsOf(name, schema)) used[cache].add(coordinate);
  const entities = entityKeys(sdl);
  const facts = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const isPage = /(Connection|Edge|^PageInfo)$/.test(type.name);
    const leadsToRecords = type === schema.getQueryType() || entities.has(type.name);
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      const named = getNamedType(field.type);
      const isWay = leadsToRecords && (entities.has(named.name) || isInterfaceType(named));
      const isReturned =
        used.facts.has(coordinate) && !(type === schema.getQueryType() && used.live.has(coordinate));
      if (isReturned || isWay || isPage || field.name === 'id') facts.add(coordinate);
    }
  }
  return facts;
}

function fieldsOf(name: string, schema: GraphQLSchema): ReadonlySet<string> {
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
