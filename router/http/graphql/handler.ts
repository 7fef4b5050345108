import { HeaderMap, type ApolloServer } from '@apollo/server';
import { printSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { LookupError } from '../../../subgraphs/lookup-error.ts';
import { rateHeaders, type Access, type Admission, type KeyRecord } from '../../access/access.ts';
import { errorTable, isProblem, problemOf, type ErrorCode, type Problem } from '../../errors.ts';
import { isJson } from '../../execute/result.ts';
import type { GraphqlContext } from './gateway.ts';
import { GraphQLErrors, type Graph, type Result } from '../../graph.ts';
import { chain, type Handler, type Request, type Response } from '../exchange.ts';
import { noMetrics, type Metrics } from '../metrics.ts';
import { Charge } from '../../demand/charge.ts';
import { problemResponse } from '../problem-response.ts';
import { RequestContext } from '../request-context.ts';
import { overLimit, overLimitVariables } from '../../demand/limits.ts';
import { PricedOperation } from '../../demand/priced-operation.ts';
import type { GraphPrices } from '../../demand/prices.ts';
import { isPlainJson, parseAny, questionOf, type Question } from './question.ts';

export interface GraphqlOptions {
  readonly graph: Graph;
  /** Admits documents: parses, validates, guards. Started. */
  readonly apollo: ApolloServer<GraphqlContext>;
  readonly access: Access;
  readonly prices: GraphPrices;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the schema may be read. */
  readonly introspection: boolean;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly metrics?: Metrics;
}

const json = 'application/json; charset=utf-8';

/**
 * /graphql. The order in which a request may fail: key (401, 403), window (429), limits of documents (400), fences and
 * plan (403), units (429); then Apollo Server, which admits a document once. A document that it has admitted goes
 * straight to the executor from then on, with the same answer byte for byte. Nothing is executed without a price.
 */
export function createGraphql(options: GraphqlOptions): Handler {
  const { graph, apollo, access, prices, baseUrl, clock, metrics = noMetrics } = options;
  const sdl = printSchema(graph.apiSchema);
  const admitted = new LRUCache<string, PricedOperation>({ max: 2000, maxSize: 20_000_000 });

  return (request) => {
    if (request.path.endsWith('/schema.graphql')) return schemaText(request);
    return chain(access.admit(request, { key: true }), (verdict) => {
      const headers = verdict.rate ? rateHeaders(verdict.rate) : [];
      if (isProblem(verdict)) return counted(refuse(verdict, request, headers), null);
      return answer(request, verdict, headers)
        .catch((error: unknown) => {
          if (error instanceof LookupError) return refuse(problemOf([error]), request, headers);
          throw error;
        })
        .then((response) => counted(response, verdict.key));
    });
  };

  function counted(response: Response, key: KeyRecord | null): Response {
    metrics.count('graphql', key?.plan.name ?? 'none', response.status);
    return response;
  }

  async function answer(request: Request, admission: Admission, headers: string[]): Promise<Response> {
    const text = request.method === 'POST' ? await request.body() : '';
    const question = questionOf(request, text);
    if (question === null) return viaApollo(request, text, unpriced, headers);
    const isShort = question.isPlain && isPlainJson(request);
    const id = `${question.operationName ?? ''}\n${question.query}`;
    const known = isShort ? admitted.get(id) : undefined;
    const problem =
      (known === undefined ? overLimit(question.query) : null) ?? overLimitVariables(question.variables);
    if (problem !== null) return refuse(problem, request, headers);
    const operation = known ?? priced(question);
    if (operation instanceof GraphQLErrors) {
      const run = () => Promise.reject(operation);
      return viaApollo(request, text, { ...unpriced, run }, headers);
    }

    const charge = new Charge(access, admission, operation, question);
    const refusal = charge.refusal() ?? (await charge.reserve());
    if (refusal !== null) return refuse(refusal, request, headers);
    const context = new RequestContext(request, clock());
    if (known !== undefined) {
      const done = await charge.execute(context);
      if (isProblem(done)) return refuse(done, request, headers);
      return done.data === undefined ? misasked(done, request, headers) : write(done, headers);
    }
    const outcome: { done?: Result | Problem } = {};
    const run = async (source: string): Promise<Result> => {
      if (source !== question.query)
        throw new Error('Apollo Server executes another document than was priced.');
      const done = await charge.execute(context);
      outcome.done = done;
      return isProblem(done) ? { errors: [{ message: done.message }] } : done;
    };
    const response = await viaApollo(request, text, { ...context, run }, headers);
    if (outcome.done === undefined) charge.giveBack();
    else if (isProblem(outcome.done)) return refuse(outcome.done, request, headers);
    else if (isShort && response.status === 200) admitted.set(id, operation, { size: id.length });
    return response;
  }

  /** What is wrong with a document that is not valid, Apollo Server says. */
  function priced({ query, operationName }: Question): PricedOperation | GraphQLErrors {
    try {
      return new PricedOperation(graph, query, operationName, prices);
    } catch (error) {
      if (!(error instanceof GraphQLErrors)) throw error;
      const [said] = error.errors.filter((each) => each instanceof LookupError);
      if (said !== undefined) throw said;
      return error;
    }
  }

  /** The schema as text: what introspection tells, where introspection is on. */
  function schemaText(request: Request): Response {
    if (options.introspection) {
      return { status: 200, headers: ['Content-Type', 'text/plain; charset=utf-8'], body: sdl };
    }
    const message = 'The operator has switched introspection off.';
    return problemResponse({ code: 'not_found', message }, request, { baseUrl });
  }

  async function viaApollo(
    request: Request,
    text: string,
    context: GraphqlContext,
    headers: string[],
  ): Promise<Response> {
    const given = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) given.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    const answered = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: given,
        search: request.query === '' ? '' : `?${request.query}`,
        body: request.method === 'POST' ? parseAny(text) : undefined,
      },
      context: async () => context,
    });
    if (answered.body.kind !== 'complete')
      throw new Error('Apollo Server answered in chunks, which was not asked for.');
    const own = [...answered.headers].filter(([name]) => name !== 'content-length').flat();
    const status = answered.status ?? 200;
    const written = status < 400 ? answered.body.string : explained(answered.body.string, status, request);
    return { status, headers: [...own, ...headers], body: written };
  }

  /** Variables that the operation cannot take: nothing was executed. */
  const misasked = (result: Result, request: Request, headers: string[]): Response => ({
    status: 400,
    headers: ['cache-control', 'no-store', 'content-type', json, ...headers],
    body: explained(JSON.stringify(result), 400, request),
  });

  /** The one error shape, with GraphQL's own `errors` beside it, so that both kinds of client understand it. */
  function explained(text: string, status: number, request: Request): string {
    const value = parseAny(text);
    const body = isJson(value) ? value : {};
    const errors: readonly unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
    const [first] = errors;
    const message = isJson(first) && typeof first['message'] === 'string' ? first['message'] : text.trim();
    const code: ErrorCode = status >= 500 ? 'server_error' : 'invalid_request';
    return `${JSON.stringify({ code, message, docs: `${request.base ?? baseUrl}/errors/${code}`, request_id: request.id, ...body })}\n`;
  }

  function refuse(problem: Problem, request: Request, headers: string[]): Response {
    const { code, message, param } = problem;
    const body = {
      code,
      message,
      docs: `${request.base ?? baseUrl}/errors/${code}`,
      request_id: request.id,
      ...(param === undefined ? {} : { param }),
      errors: [{ message, extensions: { code } }],
    };
    return {
      status: problem.status ?? errorTable[code].status,
      headers: ['Content-Type', json, 'Cache-Control', 'no-store', ...headers, ...(problem.headers ?? [])],
      body: `${JSON.stringify(body)}\n`,
    };
  }
}

const unpriced: GraphqlContext = {
  now: 0,
  run: () => Promise.reject(new Error('Apollo Server executes a document that has no price.')),
};

const write = (result: Result, headers: string[]): Response => ({
  status: 200,
  headers: ['cache-control', 'no-store', 'content-type', json, ...headers],
  body: `${JSON.stringify(result)}\n`,
});
