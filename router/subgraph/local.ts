import { buildSubgraphSchema } from '@apollo/subgraph';
import { isPromise } from '../../core/promise-or-value.ts';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { LookupContext } from '../../core/lookup-context.ts';
import { guardTextArguments } from '../../core/text-arguments.ts';
import { addTextScalars } from '../../core/text-scalars.ts';
import { isJson, type Json, type Result } from '../document/result.ts';
import type { CompiledFetch, SubgraphClient } from './client.ts';
import { toClientError, type OnUnexpectedError } from './error-for-client.ts';
import { guardSchema } from './guard-schema.ts';
import { PreparedFetch } from './prepared-fetch.ts';
import { addEntityFields, resolveEntitiesSynchronously } from './entities.ts';

/** The parts of a subgraph: its SDL and its resolvers. */
export interface SubgraphModule {
  readonly typeDefs: DocumentNode;
  readonly resolvers: SubgraphResolvers;
}

type FederationModule = Extract<Parameters<typeof buildSubgraphSchema>[0], readonly unknown[]>[number];
export type SubgraphResolvers = Extract<FederationModule, { readonly typeDefs: DocumentNode }>['resolvers'];

/** Returns the executable schema of a subgraph, which its own server would also use. */
export const buildExecutableSchema = ({ typeDefs, resolvers }: SubgraphModule): GraphQLSchema =>
  guardSchema(
    resolveEntitiesSynchronously(
      guardTextArguments(
        addTextScalars(
          buildSubgraphSchema([{ typeDefs, ...(resolvers === undefined ? {} : { resolvers }) }]),
        ),
      ),
    ),
  );

/** A subgraph in this process: without sockets or JSON, and without promises unless a resolver returns one. */
export class LocalSubgraph implements SubgraphClient {
  readonly name: string;
  readonly schema: GraphQLSchema;
  readonly #executable: GraphQLSchema;
  readonly #onUnexpectedError: OnUnexpectedError;
  /** Compiled fetches, which are retained as long as their plans. The cache of plans is bounded. */
  readonly #prepared = new WeakMap<CompiledFetch, PreparedFetch>();

  constructor(name: string, schema: GraphQLSchema, onUnexpectedError: OnUnexpectedError = () => undefined) {
    this.name = name;
    this.schema = schema;
    this.#executable = addEntityFields(schema);
    this.#onUnexpectedError = onUnexpectedError;
  }

  execute(fetch: CompiledFetch, variables: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    let preparedFetch = this.#prepared.get(fetch);
    if (preparedFetch === undefined) {
      preparedFetch = new PreparedFetch(this.#executable, fetch.document);
      this.#prepared.set(fetch, preparedFetch);
    }
    const result = preparedFetch.execute(variables, context);
    return isPromise(result)
      ? result.then((settled) => this.#clientResult(settled, context))
      : this.#clientResult(result, context);
  }

  #clientResult({ data, errors }: ExecutionResult, { requestId }: LookupContext): Result {
    const clientData = isJson(data) ? { data } : { data: null };
    if (errors === undefined || errors.length === 0) return clientData;
    return {
      ...clientData,
      errors: errors.map((error) => toClientError(error, this.name, this.#onUnexpectedError, requestId)),
    };
  }
}
