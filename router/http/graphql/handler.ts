import { printSchema, type GraphQLError } from 'graphql';
import { LookupError } from '../../../subgraphs/lookup-error.ts';
import { rateHeaders, type Access, type Admission, type KeyRecord } from '../../access/access.ts';
import { Demand, fieldsIn, type Charged } from '../../demand/charge.ts';
import type { Ceiling } from '../../demand/bound.ts';
import {
  graphqlLimits,
  isOverTokens,
  overLength,
  overLimit,
  overLimitVariables,
  overTokens,
} from '../../demand/limits.ts';
import type { GraphPrices } from '../../demand/prices.ts';
import { errorTable, isProblem, problemOf, type Problem } from '../../errors.ts';
import type { Bound } from '../../execute/operation.ts';
import { type ResponseError } from '../../execute/result.ts';
import { GraphQLErrors, type Graph, type Operation, type Reading } from '../../graph.ts';
import { chain, type Handler, type Request, type Response } from '../exchange.ts';
import { noMetrics, type Metrics } from '../metrics.ts';
import { BodyRefused } from '../read-body.ts';
import { problemResponse } from '../problem-response.ts';
import { answerType, type AnswerType } from './media-type.ts';
import { blamed } from './blamed.ts';
import { BadRequest, questionOf, type Question } from './question.ts';
import { written } from './written.ts';

export interface GraphqlOptions {
  readonly graph: Graph;
  readonly access: Access;
  readonly prices: GraphPrices;
  /** What one operation may ask for. */
  readonly ceiling: Ceiling;
  /** Milliseconds that an operation may take. */
  readonly timeoutMs: number;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the schema may be read. */
  readonly introspection: boolean;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly metrics?: Metrics;
}

/** Largest answer in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** A request that gets no data. */
class Refused extends Error {
  readonly problem: Problem;
  /** GraphQL's own words for it. Default: the problem as an error. */
  readonly errors: readonly object[] | undefined;

  constructor(problem: Problem, errors?: readonly object[]) {
    super(problem.message);
    this.problem = problem;
    this.errors = errors;
  }
}

/**
 * /graphql, one way: key (401, 403) and window (429); the request is read (400, 405, 406, 415), its document parsed and
 * validated once (400), bound and priced (400, 403, 429), executed and written. Nothing is executed without a price.
 */
export function createGraphql(options: GraphqlOptions): Handler {
  const { graph, access, prices, ceiling, timeoutMs, baseUrl, clock, metrics = noMetrics } = options;
  const sdl = printSchema(graph.apiSchema);
  const demand = new Demand({ access, prices, schema: graph.apiSchema, ceiling, timeoutMs });
  const reading: Reading = {
    maxTokens: graphqlLimits.tokens,
    inspect(document) {
      const problem = overLimit(document);
      if (problem !== null) throw new Refused(problem);
    },
    observed: observedOf(prices),
  };

  return (request) => {
    if (request.path.endsWith('/schema.graphql')) return schemaText(request);
    return chain(access.admit(request, { key: true }), async (verdict) => {
      const headers = verdict.rate ? rateHeaders(verdict.rate) : [];
      if (isProblem(verdict)) return counted(refuse(new Refused(verdict), request, headers), null);
      return counted(await answered(request, verdict, headers), verdict.key);
    });
  };

  function counted(response: Response, key: KeyRecord | null): Response {
    metrics.count('graphql', key?.plan.name ?? 'none', response.status);
    return response;
  }

  async function answered(request: Request, admission: Admission, headers: string[]): Promise<Response> {
    try {
      return await answer(request, admission, headers);
    } catch (error) {
      if (error instanceof Refused) return refuse(error, request, headers);
      if (error instanceof BadRequest) return refuse(badRequest(error), request, headers);
      if (error instanceof LookupError) return refuse(new Refused(problemOf([error])), request, headers);
      if (error instanceof BodyRefused) {
        const { message, status } = error;
        return refuse(new Refused({ code: 'invalid_request', status, message }), request, headers);
      }
      // Our fault: answered like all others, and counted here.
      counted({ status: 500, headers: [], body: '' }, admission.key);
      throw error;
    }
  }

  async function answer(request: Request, admission: Admission, headers: string[]): Promise<Response> {
    const type = answerType(request.headers.accept);
    if (type === null) {
      throw new BadRequest(
        "An 'accept' header was provided for this request which does not accept application/json; charset=utf-8 or application/graphql-response+json; charset=utf-8",
        406,
      );
    }
    const question = await questionOf(request);
    const problem = overLength(question.query) ?? overLimitVariables(question.variables);
    if (problem !== null) throw new Refused(problem);
    const operation = prepared(question);
    if (operation.kind === 'mutation' && request.method !== 'POST') {
      throw new BadRequest('A mutation is asked by POST.', 405, 'BAD_REQUEST', ['Allow', 'POST']);
    }
    const { variant, values } = bound(operation, question);
    const charge = demand.charge(admission, variant, values);
    const refusal = charge.refusal() ?? (await charge.reserve());
    if (refusal !== null) throw new Refused(refusal);
    const charged = await executed(() => charge.execute(request, clock()));
    if (isProblem(charged)) throw new Refused(charged);
    const { errors } = charged.result;
    const result =
      errors === undefined
        ? charged.result
        : { ...charged.result, errors: blamed(errors, variant.client, graph.apiSchema, prices) };
    const extensions = told(charged, question, admission);
    const body = await written(extensions === null ? result : { ...result, extensions }, charged.isLarge);
    if (body.length > mostBytes) {
      const message = `The answer has more than ${mostBytes} bytes: ask for less at a time.`;
      throw new Refused({ code: 'invalid_request', param: 'query', message });
    }
    return { status: 200, headers: jsonHeaders(type, headers), body };
  }

  function prepared({ query, operationName }: Question): Operation {
    return asked('GRAPHQL_VALIDATION_FAILED', () => graph.prepare(query, operationName, reading));
  }

  function bound(operation: Operation, { variables }: Question): Extract<Bound, { values: unknown }> {
    const found = operation.bind(variables);
    if (found.errors === undefined) return found;
    throw wrong(found.errors, 'BAD_USER_INPUT');
  }

  /** The schema as text: what introspection tells, where introspection is on. */
  function schemaText(request: Request): Response {
    if (options.introspection) {
      return { status: 200, headers: ['Content-Type', 'text/plain; charset=utf-8'], body: sdl };
    }
    const message = 'The operator has switched introspection off.';
    return problemResponse({ code: 'not_found', message }, request, { baseUrl });
  }

  /** The one error shape, with GraphQL's own `errors` beside it, so that both kinds of client understand it. */
  function refuse({ problem, errors }: Refused, request: Request, headers: string[]): Response {
    const { code, message, param } = problem;
    const { accept } = request.headers;
    const body = {
      code,
      message,
      docs: `${request.base ?? baseUrl}/errors/${code}`,
      request_id: request.id,
      ...(param === undefined ? {} : { param }),
      errors: errors ?? [{ message, extensions: { code } }],
    };
    return {
      status: problem.status ?? errorTable[code].status,
      headers: jsonHeaders(answerType(accept) ?? 'application/json', [
        ...headers,
        ...(problem.headers ?? []),
      ]),
      body: `${JSON.stringify(body)}\n`,
    };
  }
}

/** Every record that may cost a metered unit says whether it is valid: what is not was not looked up. */
function observedOf({ meteredTypes, meteredFields, meteredArguments }: GraphPrices): Reading['observed'] {
  const coordinates = [...meteredFields.keys(), ...meteredArguments.keys()];
  const types = new Set([...meteredTypes.keys(), ...coordinates.map((each) => each.split('.')[0] ?? '')]);
  return new Map([...types].map((type) => [type, 'valid']));
}

/** Prepares or plans; what is wrong with the document is the client's mistake. */
function asked<T>(code: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof GraphQLErrors ? refusedDocument(error, code) : error;
  }
}

async function executed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof GraphQLErrors ? refusedDocument(error, 'GRAPHQL_VALIDATION_FAILED') : error;
  }
}

function refusedDocument({ errors }: GraphQLErrors, code: string): Error {
  const lookup = errors.find((each) => each instanceof LookupError);
  if (lookup !== undefined) return lookup;
  if (errors.some(({ message }) => isOverTokens(message))) return new Refused(overTokens());
  return wrong(
    errors.map((each) => each.toJSON()),
    code,
  );
}

/** A mistake of the client: our shape for people, GraphQL's codes for its tools. */
function wrong(
  errors: readonly (ResponseError | ReturnType<GraphQLError['toJSON']>)[],
  code: string,
): Refused {
  const shown = errors.map((error) => {
    const own = error.extensions?.['code'];
    const known =
      (typeof own === 'string' && own.startsWith('GRAPHQL_')) || own === 'OPERATION_RESOLUTION_FAILURE';
    return { ...error, extensions: { ...error.extensions, code: known ? own : code } };
  });
  const [first] = shown;
  return new Refused(
    { code: 'invalid_request', message: first?.message ?? 'The document is not valid.' },
    shown,
  );
}

function badRequest({ message, status, code, headers }: BadRequest): Refused {
  return new Refused({ code: 'invalid_request', status, message, headers }, [
    { message, extensions: { code } },
  ]);
}

/** `extensions` of an answer: what it cost, where that was asked for, and what the plan withholds, always. */
function told(
  { spent, bound, withheld, result }: Charged,
  { extensions }: Question,
  { key, rate }: Admission,
) {
  const cost = extensions['cost'] === true;
  if (!cost && withheld.length === 0) return null;
  const units = ({ pooled, metered }: { pooled: number; metered: ReadonlyMap<string, number> }) => ({
    pooled: Math.ceil(pooled),
    carrier: metered.get('carrier') ?? 0,
    emailDeep: metered.get('email_deep') ?? 0,
    vatDeep: metered.get('vat_deep') ?? 0,
  });
  return {
    ...(cost
      ? {
          cost: {
            ...units(spent),
            fields: fieldsIn(result.data),
            bound: { ...units(bound), fields: Math.ceil(bound.fields), bytes: Math.ceil(bound.bytes) },
          },
          rateLimit: rate && { limit: rate.limit, remaining: rate.remaining, reset: rate.reset },
        }
      : {}),
    ...(withheld.length > 0
      ? {
          withheld: {
            code: 'plan_required',
            message: `The plan ${key?.plan.name} does not include these facts, so they are null: use a key on a plan with paid deep facts.`,
            fields: withheld,
          },
        }
      : {}),
  };
}

const jsonHeaders = (type: AnswerType, headers: readonly string[]): readonly string[] => [
  'cache-control',
  'no-store',
  'content-type',
  `${type}; charset=utf-8`,
  ...headers,
];
