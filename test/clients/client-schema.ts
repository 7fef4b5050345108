import type { GraphQLSchema } from 'graphql';
import { apiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';

/** The schema that clients see. */
export const schema: GraphQLSchema = apiSchema(readSupergraph());
