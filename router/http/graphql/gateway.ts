import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { LookupContext } from '../../../subgraphs/context.ts';
import { isJson, type Json } from '../../execute/result.ts';
import { GraphQLErrors, type Graph, type ResponseError, type Result } from '../../graph.ts';

type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];

/** The context of one request to Apollo Server. */
export interface GraphqlContext extends LookupContext {
  /**
   * Executes the document of the request in place of the graph. It is given the document, to be sure that it is the
   * one that it knows.
   */
  run?(document: string): Promise<Result>;
}

/**
 * The graph as Apollo Server's `gateway`: the server parses, validates and formats, the graph executes; where the
 * request's context has a `run`, that does.
 */
export function apolloGateway(graph: Graph): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: graph.apiSchema, coreSupergraphSdl: graph.sdl });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: async ({ source, request, context }): Promise<ExecutionResult<Json, Json>> => {
          if (!isGraphqlContext(context)) throw new Error('The server was given no LookupContext.');
          try {
            const done =
              context.run?.(source) ??
              graph.prepare(source, request.operationName).execute(request.variables ?? {}, context);
            const { errors, ...result } = await done;
            return errors === undefined ? result : { ...result, errors: errors.map(serverError) };
          } catch (error) {
            if (error instanceof GraphQLErrors) return { errors: error.errors };
            throw error;
          }
        },
      }),
    stop: () => Promise.resolve(),
  };
}

const isGraphqlContext = (context: unknown): context is GraphqlContext =>
  isJson(context) && typeof context['now'] === 'number';

/** The server formats errors only if they are of graphql-js. */
const serverError = ({ message, path, extensions }: ResponseError): GraphQLError =>
  new GraphQLError(message, { path, extensions });
