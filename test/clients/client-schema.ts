import type { GraphQLSchema } from 'graphql';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

/** The schema that clients see. */
export const schema: GraphQLSchema = buildApiSchema(readSupergraph());
