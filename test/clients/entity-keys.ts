import { isObjectType, type GraphQLSchema } from 'graphql';
import { apiSchema } from '../../router/compose/api-schema.ts';
import { entityKeys } from '../../router/compose/entity-keys.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

/** What clients see. */
export const schema: GraphQLSchema = apiSchema(readSupergraph());

/** The fields by which caches tell records apart: the keys that the subgraphs declare. */
export const keys: ReadonlyMap<string, readonly string[]> = new Map(
  [...entityKeys(readSupergraph())].map(([type, fields]) => [type, [...fields]]),
);

/** Types without a key are part of what they stand in. */
export const parts: readonly string[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !keys.has(type.name))
  .map(({ name }) => name)
  .filter((name) => name !== 'Query');
