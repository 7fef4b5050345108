import { getIntrospectionQuery, printSchema } from 'graphql';
import { attempt, chain } from '../../../core/promise-or-value.ts';
import { lazy } from '../../../core/lazy.ts';
import { LookupError, readable } from '../../../core/lookup-error.ts';
import { rateHeaders, type Access, type Admission } from '../../auth/access.ts';
import { callerKey } from '../../auth/caller-key.ts';
import { CostControl, type Charge, type Charged } from '../../cost/charge.ts';
import type { Ceiling } from '../../cost/bound.ts';
import { overLength, overLimitVariables } from '../../cost/document-limits.ts';
import type { GraphPrices } from '../../cost/prices.ts';
import { errorTable, isProblem, problemOf, type Problem } from '../../errors.ts';
import type { Bound, Variant } from '../../execute/operation.ts';
import { Trace } from '../../budget/trace.ts';
import type { Graph, Operation, ResponseError } from '../../graph.ts';
import type { Handler, Request, Response } from '../../exchange.ts';
import { BodyRejected } from '../read-body.ts';
import { problemResponse } from '../problem-response.ts';
import { answerType, acceptsJson, deliveryForm, type AnswerType, type DeliveryForm } from './media-type.ts';
import { remapErrorParams } from './remap-error-params.ts';
import { KnownDocuments } from './known-documents.ts';
import { clientReading } from './client-reading.ts';
import { multipartResponse, responseTooLarge } from './multipart-response.ts';
import { metricsOfCharge, requestInfo } from './request-info.ts';
import { BadRequest, readGraphqlRequest, type GraphqlRequest } from './graphql-request.ts';
import {
  rejectingReadErrors,
  badRequest,
  rejectingRunErrors,
  RequestRejected,
  invalidRequest,
} from './request-rejected.ts';
import { isIntrospectionOnly } from './introspection-only.ts';
import { serverTiming, timing, responseExtensions } from './response-extensions.ts';
import type { TrustedDocuments } from './trusted-documents.ts';
import { serializeResult } from './serialize.ts';

export interface GraphqlOptions {
  readonly graph: Graph;
  readonly access: Access;
  readonly prices: GraphPrices;
  /** Maximum cost of one operation. */
  readonly ceiling: Ceiling;
  /** Time limit of an operation, in milliseconds. */
  readonly timeoutMs: number;
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  /** Access to the schema: for everyone, only with a key, or disabled. */
  readonly introspection: 'anyone' | 'keys' | 'nobody';
  /** Returns the only documents that public keys may run; null allows all documents. Default: all documents. */
  readonly trusted?: () => TrustedDocuments | null;
  /** Monotonic clock in milliseconds. Default: `performance.now()`. */
  readonly ticks?: () => number;
  /** Returns the current time in epoch milliseconds. */
  readonly clock: () => number;
}

/** A request whose units are reserved. */
interface ReservedRequest {
  readonly request: Request;
  readonly admission: Admission;
  readonly headers: string[];
  readonly question: GraphqlRequest;
  readonly type: AnswerType;
  readonly variant: Variant;
  readonly charge: Charge;
  /** Null when the client requested no timings. */
  readonly trace: Trace | null;
}

/** Maximum size of a response, in bytes. */
const maxResponseBytes = 16 * 1024 * 1024;

/**
 * Creates the handler of /graphql. The steps are, in order: key (401, 403) and rate limit (429); reading the request
 * (400, 405, 406, 415); parsing and validating its document (400); cost limits and reservation (400, 403, 429);
 * execution; serialisation. Nothing runs before its cost is reserved.
 */
export function createGraphql(options: GraphqlOptions): Handler {
  const { graph, access, prices, ceiling, timeoutMs, baseUrl, clock } = options;
  const { trusted = () => null, ticks = () => performance.now() } = options;
  const documents = new KnownDocuments(trusted);
  const sdl = printSchema(graph.apiSchema);
  const sdlBytes = Buffer.from(sdl);
  const costControl = new CostControl({ access, prices, schema: graph.apiSchema, ceiling, timeoutMs });
  const reading = clientReading(prices);

  const remapParams = (errors: readonly ResponseError[], { client }: Variant) =>
    remapErrorParams(errors, client, graph.apiSchema, prices);

  /** Cost limits for introspection without a key: twice the fields of the largest query that common tools send. */
  const introspectionControl = lazy(() => {
    const all = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
    const text = getIntrospectionQuery({ ...all, inputValueDeprecation: true });
    const { variant, values } = bound(prepare(text, { operationName: undefined }), { variables: {} });
    const { fields } = costControl.charge({ key: null, rate: null }, variant, values).bound;
    return new CostControl({
      ...costControl.options,
      ceiling: { lookups: 0, fields: Math.min(2 * fields, ceiling.fields) },
    });
  });

  return (request) => {
    if (request.path.endsWith('/schema.graphql')) return schemaText(request);
    if (options.introspection === 'anyone' && callerKey(request.headers) === null)
      return respondWithoutKey(request);
    return chain(access.admit(request, { key: true }), (verdict) => {
      const headers = verdict.rate ? rateHeaders(verdict.rate) : [];
      return isProblem(verdict)
        ? refuse(new RequestRejected(verdict), request, headers)
        : respond(request, verdict, headers);
    });
  };

  /** Handles a request without a key. Only introspection is allowed, within the rate limit of the client's address. */
  async function respondWithoutKey(request: Request): Promise<Response> {
    const question = await readGraphqlRequest(request).catch(unreadable);
    const isAnonymous = question?.named === undefined && isIntrospectionOnly(question?.query ?? '');
    const verdict = await access.admit(request, isAnonymous ? { key: false, limited: true } : { key: true });
    const headers = verdict.rate ? rateHeaders(verdict.rate) : [];
    return isProblem(verdict)
      ? refuse(new RequestRejected(verdict), request, headers)
      : respond(request, verdict, headers, question);
  }

  function respond(
    request: Request,
    admission: Admission,
    headers: string[],
    question: GraphqlRequest | null = null,
  ): Response | Promise<Response> {
    return attempt(
      () =>
        chain(question ?? readGraphqlRequest(request), (known) =>
          execute(request, admission, headers, known),
        ),
      (error) => refuse(rejectionOf(error), request, headers, admission),
    );
  }

  function execute(
    request: Request,
    admission: Admission,
    headers: string[],
    question: GraphqlRequest,
  ): Response | Promise<Response> {
    const type = answerType(request.headers.accept);
    if (type === null) {
      throw new BadRequest(
        "An 'accept' header was provided for this request which does not accept application/json; charset=utf-8 or application/graphql-response+json; charset=utf-8",
        406,
      );
    }
    const text = documents.textOf(question, admission.key);
    const problem = overLength(text) ?? overLimitVariables(question.variables);
    if (problem !== null) throw new RequestRejected(problem);
    const operation = prepare(text, question);
    documents.remember(question);
    if (operation.kind === 'mutation' && request.method !== 'POST') {
      throw new BadRequest('A mutation is asked by POST.', 405, 'BAD_REQUEST', ['Allow', 'POST']);
    }
    const { variant, values } = bound(operation, question);
    const charge = (admission.key === null ? introspectionControl() : costControl).charge(
      admission,
      variant,
      values,
    );
    return chain(charge.refusal() ?? charge.reserve(), (refusal) => {
      if (refusal !== null) throw new RequestRejected(refusal);
      const isTimed = question.extensions['plan'] === true || question.extensions['timing'] === true;
      const trace = isTimed ? new Trace(ticks) : null;
      const reserved: ReservedRequest = {
        request,
        admission,
        headers,
        question,
        type,
        variant,
        charge,
        trace,
      };
      const form = charge.mayDeliver ? deliveryForm(request.headers.accept) : null;
      if (form !== null) return streamedResponse(reserved, form);
      const done = rejectingRunErrors(() => charge.execute(request, clock(), trace));
      return chain(done, (known) => completeResponse(reserved, resultOrThrow(known)));
    });
  }

  /** Responds with the complete result in one body. */
  function completeResponse(paid: ReservedRequest, charged: Charged): Response | Promise<Response> {
    const { admission, headers, question, type, variant, trace } = paid;
    const { errors } = charged.result;
    const result =
      errors === undefined ? charged.result : { ...charged.result, errors: remapParams(errors, variant) };
    const extensions = responseExtensions(charged, question, admission, trace);
    const text = serializeResult(extensions === null ? result : { ...result, extensions }, charged.isLarge);
    return chain(text, (body) => {
      if (body.length > maxResponseBytes) throw new RequestRejected(tooLarge);
      const timingHeader = trace === null ? [] : ['Server-Timing', serverTiming(trace)];
      const info = requestInfo(admission.key, metricsOfCharge(charged));
      return { status: 200, headers: jsonHeaders(type, headers, timingHeader), body, info };
    });
  }

  /** Responds with a multipart stream when parts of the operation are deferred. */
  async function streamedResponse(paid: ReservedRequest, form: DeliveryForm): Promise<Response> {
    const { request, admission, headers, question, variant, charge, trace } = paid;
    const charged = resultOrThrow(await rejectingRunErrors(() => charge.deliver(request, clock(), trace)));
    if (!('delivery' in charged)) return completeResponse(paid, charged);
    const extensionsOf = (charged: Charged) => {
      const isTimed = question.extensions['timing'] === true && trace !== null;
      const extensions = responseExtensions(charged, question, admission, trace);
      return isTimed ? { ...extensions, timing: timing(trace) } : extensions;
    };
    const asked = requestInfo(admission.key);
    const response = await multipartResponse(
      {
        delivering: charged,
        form,
        info: asked,
        remapParams: (errors) => remapParams(errors, variant),
        extensionsOf,
        mostBytes: maxResponseBytes,
      },
      headers,
    );
    if (response === null) throw new RequestRejected(tooLarge);
    return response;
  }

  function prepare(text: string, { operationName }: Pick<GraphqlRequest, 'operationName'>): Operation {
    return rejectingReadErrors('GRAPHQL_VALIDATION_FAILED', () =>
      graph.prepare(text, operationName, reading),
    );
  }

  function bound(
    operation: Operation,
    { variables }: Pick<GraphqlRequest, 'variables'>,
  ): Extract<Bound, { values: unknown }> {
    const binding = operation.bind(variables);
    if (binding.errors === undefined) return binding;
    throw invalidRequest(binding.errors, 'BAD_USER_INPUT');
  }

  /** Returns the SDL of the schema, unless introspection is disabled. */
  function schemaText(request: Request): Response {
    if (options.introspection !== 'nobody') {
      return {
        status: 200,
        headers: ['Content-Type', 'text/plain; charset=utf-8'],
        body: sdl,
        bytes: sdlBytes,
      };
    }
    const message = 'The operator has switched introspection off.';
    return problemResponse({ code: 'not_found', message }, request, { baseUrl });
  }

  /**
   * Formats a rejection: the service's own error fields in addition to GraphQL's `errors`, for both kinds of clients.
   */
  function refuse(
    { problem, errors, isOfDocument }: RequestRejected,
    request: Request,
    headers: readonly string[],
    { key }: Pick<Admission, 'key'> = { key: null },
  ): Response {
    const { code, param } = problem;
    const message = readable(problem.message);
    const { accept } = request.headers;
    const body = {
      code,
      message,
      docs: `${request.base ?? baseUrl}/errors/${code}`,
      request_id: request.id,
      ...(param === undefined ? {} : { param }),
      errors: errors?.map((error) => ({ ...error, message: readable(error.message) })) ?? [
        { message, extensions: { code } },
      ],
    };
    return {
      // A client that accepts application/json by name follows the legacy GraphQL over HTTP convention: status 200
      // with errors in the body.
      status: isOfDocument && acceptsJson(accept) ? 200 : (problem.status ?? errorTable[code].status),
      headers: jsonHeaders(answerType(accept) ?? 'application/json', headers, problem.headers ?? []),
      body: `${JSON.stringify(body)}\n`,
      info: requestInfo(key),
    };
  }
}

/**
 * Returns null for an unreadable request, which cannot be an introspection query.
 * @throws all other errors
 */
function unreadable(error: unknown): null {
  if (error instanceof BadRequest || error instanceof BodyRejected) return null;
  throw error;
}

/**
 * Converts an error to a rejection.
 * @throws the error itself when it is an internal error
 */
function rejectionOf(error: unknown): RequestRejected {
  if (error instanceof RequestRejected) return error;
  if (error instanceof BadRequest) return badRequest(error);
  if (error instanceof LookupError) return new RequestRejected(problemOf([error]));
  if (!(error instanceof BodyRejected)) throw error;
  const { message, status } = error;
  return new RequestRejected({ code: 'invalid_request', status, message });
}

/**
 * Returns the result.
 * @throws RequestRejected when it is a problem
 */
function resultOrThrow<T extends object>(charged: T | Problem): T {
  if (isProblem(charged)) throw new RequestRejected(charged);
  return charged;
}

const tooLarge: Problem = {
  code: 'invalid_request',
  param: 'query',
  message: responseTooLarge(maxResponseBytes),
};

const jsonHeaders = (
  type: AnswerType,
  headers: readonly string[],
  more: readonly string[],
): readonly string[] => [
  'cache-control',
  'no-store',
  'content-type',
  `${type}; charset=utf-8`,
  ...headers,
  ...more,
];
