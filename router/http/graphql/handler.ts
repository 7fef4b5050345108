import { memoize } from '../../../core/memoize.ts';
import { toReadableMessage } from '../../../core/lookup-error.ts';
import { attempt, chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';
import { createRateHeaders, type Access, type Admission, type Verdict } from '../../auth/access.ts';
import { readCallerKey } from '../../auth/caller-key.ts';
import { Trace } from '../../operation-context/trace.ts';
import type { OperationLimits } from '../../cost/bound.ts';
import { CostControl, type Charge } from '../../cost/charge.ts';
import type { ChargedDelivery } from '../../cost/charged-delivery.ts';
import {
  defaultLimits,
  findLengthProblem,
  findVariableProblem,
  type DocumentLimits,
} from '../../cost/document-limits.ts';
import type { GraphPrices } from '../../cost/prices.ts';
import type { ReservedUnits } from '../../cost/reserved-units.ts';
import { errorTable, isProblem, type Problem } from '../../errors.ts';
import type { Handler, Request, Response } from '../../exchange.ts';
import type { Variant } from '../../execute/operation.ts';
import { isJson } from '../../document/result.ts';
import type { Graph, Operation, ClientDocumentRules, ResponseError, Result } from '../../graph.ts';
import type { PageLimit } from '../../auth/page-limit.ts';
import { createProblemResponse } from '../problem-response.ts';
import { CachedFacts, toCacheableResponse } from './cached-facts.ts';
import { createClientDocumentRules } from './client-document-rules.ts';
import { createBadRequest, readGraphqlRequest, type GraphqlRequest } from './graphql-request.ts';
import { createIntrospectionControl } from './introspection-control.ts';
import { findIntrospectionOnly } from './introspection-only.ts';
import { IntrospectionResponses } from './introspection-responses.ts';
import { KnownDocuments } from './known-documents.ts';
import {
  chooseResponseMediaType,
  acceptsJson,
  findDeliveryFormat,
  type ResponseMediaType,
  type DeliveryFormat,
} from './media-type.ts';
import { createMultipartResponse, formatTooLargeMessage } from './multipart-response.ts';
import { addLocations } from './error-locations.ts';
import type { LimitUse } from '../../document/limit-use.ts';
import { remapErrorParams } from './remap-error-params.ts';
import { createRequestInfo } from './request-info.ts';
import { createDocumentRejection, toRejection } from './rejections.ts';
import { formatServerTiming, formatTiming, createResponseExtensions } from './response-extensions.ts';
import { SchemaTexts } from './schema-texts.ts';
import { serializeResult } from './serialize.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

export interface GraphqlOptions {
  readonly graph: Graph;
  readonly access: Access;
  readonly prices: GraphPrices;
  /** Maximum cost of one operation. */
  readonly ceiling: OperationLimits;
  /** Limits of a document. Default: `defaultLimits`. */
  readonly limits?: DocumentLimits;
  /** Time limit of an operation, in milliseconds. */
  readonly timeoutMs: number;
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  /** Access to the schema: for everyone, only with a key, or disabled. */
  readonly introspection: 'anyone' | 'keys' | 'nobody';
  /** Returns the fields, as `Type.field`, whose values may be cached for a day. Default: none. */
  readonly facts?: () => ReadonlySet<string>;
  /** Returns the only documents that public keys may run; null allows all documents. Default: all documents. */
  readonly trusted?: () => TrustedDocuments | null;
  /** Limits requests for the schema as text per address. Default: no limit. */
  readonly pageLimit?: PageLimit;
  /** Monotonic clock in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
  /** Returns the current time in epoch milliseconds. */
  readonly clock: () => number;
}

/** A request whose key and rate limit were checked. */
interface AdmittedRequest {
  readonly request: Request;
  readonly admission: Admission;
  /** Headers of the response: names and values alternately. */
  readonly headers: readonly string[];
}

/** An admitted request with its valid document. */
interface PreparedRequest extends AdmittedRequest {
  readonly body: GraphqlRequest;
  /** The client's document. */
  readonly text: string;
  readonly type: ResponseMediaType;
  readonly variant: Variant;
  readonly charge: Charge;
  /** The limits that the operation nearly reaches. */
  readonly nearLimits: readonly LimitUse[];
}

/** Maximum size of a response, in bytes. */
const maxResponseBytes = 16 * 1024 * 1024;

/**
 * Creates the handler of /graphql. Its steps are, in this order: key (401, 403), rate limit (429), reading the request (400, 405,
 * 406, 415), parsing and validation (400), cost limits and reservation (400, 403, 429), execution, serialisation. Nothing runs
 * before its cost is reserved.
 */
export function createGraphql(options: GraphqlOptions): Handler {
  const handler = new GraphqlHandler(options);
  return (request) => handler.handle(request);
}

class GraphqlHandler {
  readonly #options: GraphqlOptions;
  readonly #monotonicNow: () => number;
  readonly #limits: DocumentLimits;
  readonly #documents: KnownDocuments;
  readonly #reading: ClientDocumentRules;
  readonly #costControl: CostControl;
  /** Cost limits for introspection without a key. */
  readonly #introspectionControl: () => CostControl;
  readonly #cachedFacts: CachedFacts;
  readonly #introspectionResponses = new IntrospectionResponses();
  readonly #schemaTexts: SchemaTexts;

  constructor(options: GraphqlOptions) {
    const { graph, access, prices, ceiling, timeoutMs, trusted = () => null } = options;
    this.#options = options;
    this.#monotonicNow = options.monotonicNow ?? (() => performance.now());
    this.#documents = new KnownDocuments(trusted);
    this.#limits = options.limits ?? defaultLimits;
    this.#reading = createClientDocumentRules(prices, this.#limits);
    this.#costControl = new CostControl({
      access,
      prices,
      schema: graph.apiSchema,
      operationLimits: ceiling,
      limits: this.#limits,
      timeoutMs,
    });
    this.#introspectionControl = memoize(() =>
      createIntrospectionControl(this.#costControl, graph, this.#reading),
    );
    this.#cachedFacts = new CachedFacts(graph.apiSchema, options.facts ?? (() => new Set()));
    this.#schemaTexts = new SchemaTexts(graph);
  }

  handle(request: Request): PromiseOrValue<Response> {
    const schemaText = this.#schemaTexts.at(request.path);
    if (schemaText !== null) return this.#respondWithSchema(request, schemaText);
    if (this.#options.introspection === 'anyone' && readCallerKey(request.headers) === null)
      return this.#handleAnonymous(request);
    return chain(this.#options.access.admit(request, { key: true, isDocument: true }), (verdict) =>
      this.#admit(request, verdict, null),
    );
  }

  /** Handles a request without a key. Only introspection is allowed, within the rate limit of the client's address. */
  async #handleAnonymous(request: Request): Promise<Response> {
    const body = await readGraphqlRequest(request).catch(toNullWhenRejected);
    const introspection =
      body?.documentReference === undefined ? findIntrospectionOnly(body?.query ?? '', this.#limits) : null;
    const requirements =
      introspection === null ? { key: true, isDocument: true } : { key: false, limited: true };
    const verdict = await this.#options.access.admit(request, requirements);
    if (introspection === null || introspection.schemas < 2 || isProblem(verdict))
      return this.#admit(request, verdict, body);
    const headers = verdict.rate ? createRateHeaders(verdict.rate) : [];
    return this.#reject({ request, headers }, oneSchemaProblem);
  }

  /**
   * Handles a request whose access was checked.
   * @param verdict result of the access check
   * @param body parsed body; null when the body has not been read yet
   */
  #admit(request: Request, verdict: Verdict, body: GraphqlRequest | null): PromiseOrValue<Response> {
    const headers = verdict.rate ? createRateHeaders(verdict.rate) : [];
    if (isProblem(verdict)) return this.#reject({ request, headers }, new RequestRejected(verdict));
    const admittedRequest = { request, admission: verdict, headers };
    return attempt(
      () => chain(body ?? readGraphqlRequest(request), (known) => this.#read(admittedRequest, known)),
      (error) => this.#reject(admittedRequest, toRejection(error, this.#limits)),
    );
  }

  /** Reads and validates the document, and checks its cost. */
  #read(admitted: AdmittedRequest, body: GraphqlRequest): PromiseOrValue<Response> {
    const { request, admission, headers } = admitted;
    const type = chooseResponseMediaType(request.headers.accept);
    if (type === null) return this.#reject(admitted, notAcceptableProblem);
    const text = this.#documents.textOf(body, admission.key);
    const problem = findLengthProblem(text, this.#limits) ?? findVariableProblem(body.variables);
    if (problem !== null) return this.#reject(admitted, new RequestRejected(problem));
    const operation = this.#prepare(text, body.operationName);
    this.#documents.remember(body);
    if (operation.kind === 'mutation' && request.method !== 'POST')
      return this.#reject(admitted, mutationByGetProblem);
    const bound = operation.bind(body.variables);
    if (bound.errors !== undefined)
      return this.#reject(admitted, createDocumentRejection(bound.errors, 'BAD_USER_INPUT'));
    const { variant, values } = bound;
    const cachedBody = admission.key === null ? this.#introspectionResponses.get(body) : undefined;
    if (cachedBody !== undefined)
      return {
        status: 200,
        headers: createJsonHeaders(type, headers, []),
        ...cachedBody,
        info: createRequestInfo(null),
      };
    const costControl = admission.key === null ? this.#introspectionControl() : this.#costControl;
    const charge = costControl.charge(admission, variant, values);
    const rejection = charge.rejection();
    if (rejection !== null) return this.#reject(admitted, new RequestRejected(rejection));
    // Not `...admitted`: in Node 20, every object created by a spread has its own hidden class.
    const preparedRequest: PreparedRequest = {
      request,
      admission,
      headers,
      body,
      text,
      type,
      variant,
      charge,
      nearLimits: [...(operation.nearLimits ?? []), ...charge.nearLimits],
    };
    return chain(charge.reserve(), (units) =>
      isProblem(units)
        ? this.#reject(admitted, new RequestRejected(units))
        : this.#execute(preparedRequest, units),
    );
  }

  /** Executes the operation, and responds in one body or, when parts are pending, in several payloads. */
  #execute(prepared: PreparedRequest, units: ReservedUnits): PromiseOrValue<Response> {
    const { request, body, variant, charge } = prepared;
    const isTimed = body.extensions['plan'] === true || body.extensions['timing'] === true;
    const trace = isTimed ? new Trace(this.#monotonicNow) : null;
    const format = variant.isDeferring ? findDeliveryFormat(request.headers.accept) : null;
    const startedDelivery = charge.execute(units, request, this.#options.clock(), {
      trace,
      inParts: format !== null,
    });
    return chain(startedDelivery, (delivery) => {
      if (isProblem(delivery)) return this.#reject(prepared, new RequestRejected(delivery));
      return format === null || delivery.pending.length === 0
        ? this.#respond(prepared, delivery, trace)
        : this.#respondInParts(prepared, delivery, format, trace);
    });
  }

  /** Responds with the complete result in one body. */
  #respond(
    prepared: PreparedRequest,
    delivery: ChargedDelivery,
    trace: Trace | null,
  ): PromiseOrValue<Response> {
    const { admission, headers, body, type } = prepared;
    return chain(delivery.settle(), (charged) => {
      if (isProblem(charged)) return this.#reject(prepared, new RequestRejected(charged));
      const { errors } = charged.result;
      const result =
        errors === undefined
          ? charged.result
          : { ...charged.result, errors: this.#completeErrors(errors, prepared) };
      const extensions = createResponseExtensions(charged, prepared, trace);
      const text = serializeResult(
        extensions === null ? result : { ...result, extensions },
        delivery.isLarge,
      );
      return chain(text, (serialized) => {
        if (serialized.length > maxResponseBytes)
          return this.#reject(prepared, new RequestRejected(tooLargeProblem));
        const timingHeader = trace === null ? [] : ['Server-Timing', formatServerTiming(trace)];
        const info = createRequestInfo(admission.key, charged);
        const isCached = admission.key === null && extensions === null;
        const text = isCached ? this.#introspectionResponses.add(body, serialized) : { body: serialized };
        if (
          admission.key !== null &&
          trace === null &&
          extensions === null &&
          this.#isCacheable(prepared, result)
        ) {
          const response = { status: 200, headers: createContentType(type), ...text, info };
          return toCacheableResponse(response, prepared.request, admission.key, headers);
        }
        return { status: 200, headers: createJsonHeaders(type, headers, timingHeader), ...text, info };
      });
    });
  }

  /**
   * Whether caches may store a response. The request must be a GET with the hash of its document, all fields must be facts, and
   * all records must be found. A document id does not qualify, because its text can change.
   */
  #isCacheable({ request, body, variant }: PreparedRequest, { data, errors }: Result): boolean {
    if (request.method !== 'GET' || body.documentReference?.by !== 'hash' || errors !== undefined)
      return false;
    const isFound = isJson(data) && Object.values(data).every((value) => value !== null);
    return isFound && this.#cachedFacts.has(variant);
  }

  /** Responds with a multipart stream. */
  async #respondInParts(
    prepared: PreparedRequest,
    delivery: ChargedDelivery,
    format: DeliveryFormat,
    trace: Trace | null,
  ): Promise<Response> {
    const { admission, headers, body } = prepared;
    const response = await createMultipartResponse(
      {
        delivery,
        format,
        infoOf: (charged) => createRequestInfo(admission.key, charged),
        remapParams: (errors) => this.#completeErrors(errors, prepared),
        extensionsOf: (charged) => {
          const extensions = createResponseExtensions(charged, prepared, trace);
          const isTimed = body.extensions['timing'] === true && trace !== null;
          return isTimed ? { ...extensions, timing: formatTiming(trace) } : extensions;
        },
        maxBytes: maxResponseBytes,
      },
      headers,
    );
    return response ?? this.#reject(prepared, new RequestRejected(tooLargeProblem));
  }

  #prepare(text: string, operationName: string | undefined): Operation {
    return this.#options.graph.prepare(text, operationName, this.#reading);
  }

  /** Adds locations and links to errors of fields, and names their parameters as the client wrote them. */
  #completeErrors(
    errors: readonly ResponseError[],
    { request, body, text, variant }: PreparedRequest,
  ): readonly ResponseError[] {
    const { graph, prices, baseUrl } = this.#options;
    const remappedErrors = remapErrorParams(errors, variant.client, graph.apiSchema, prices);
    return addLocations(remappedErrors, text, body.operationName).map((error) => {
      const code = error.extensions?.['code'];
      if (typeof code !== 'string') return error;
      const docsUrl = `${request.base ?? baseUrl}/errors/${code}`;
      return { ...error, extensions: { ...error.extensions, docs: docsUrl, request_id: request.id } };
    });
  }

  /** Returns the SDL of the schema or a cache configuration that is derived from it, unless introspection is disabled. */
  #respondWithSchema(request: Request, text: Pick<Response, 'body' | 'bytes'>): Response {
    const problem = this.#options.pageLimit?.(request) ?? null;
    if (problem !== null) return createProblemResponse(problem, request, { baseUrl: this.#options.baseUrl });
    if (this.#options.introspection !== 'nobody') {
      return { status: 200, headers: ['Content-Type', 'text/plain; charset=utf-8'], ...text };
    }
    const message = 'The operator has disabled introspection.';
    return createProblemResponse({ code: 'not_found', message }, request, { baseUrl: this.#options.baseUrl });
  }

  /**
   * Formats a rejection. The response has only `errors`, as GraphQL requires. A response with an error status whose
   * media type is application/json also has the error fields of REST responses, for clients that read these fields.
   */
  #reject(
    { request, headers, admission }: Omit<AdmittedRequest, 'admission'> & Partial<AdmittedRequest>,
    { problem, errors, isOfDocument }: RequestRejected,
  ): Response {
    const { code, param } = problem;
    const message = toReadableMessage(problem.message);
    const { accept } = request.headers;
    const base = request.base ?? this.#options.baseUrl;
    const commonErrorFields = { ...(param === undefined ? {} : { param }), request_id: request.id };
    const formattedErrors = errors ?? [{ message, extensions: { code } }];
    const errorsWithDocs = formattedErrors.map((error) => {
      const ownCode = error.extensions?.['code'];
      const docsUrl = `${base}/errors/${typeof ownCode === 'string' ? ownCode : code}`;
      return {
        ...error,
        message: toReadableMessage(error.message),
        extensions: { ...error.extensions, docs: docsUrl, ...commonErrorFields },
      };
    });
    const type = chooseResponseMediaType(accept) ?? 'application/json';
    // A client that accepts application/json by name follows the legacy GraphQL over HTTP convention: status 200 with
    // errors in the body.
    const status = isOfDocument && acceptsJson(accept) ? 200 : (problem.status ?? errorTable[code].status);
    const isOnlyGraphql = status === 200 || type === 'application/graphql-response+json';
    const restErrorFields = { code, message, docs: `${base}/errors/${code}`, ...commonErrorFields };
    const body = isOnlyGraphql ? { errors: errorsWithDocs } : { ...restErrorFields, errors: errorsWithDocs };
    return {
      status,
      headers: createJsonHeaders(type, headers, problem.headers ?? []),
      body: `${JSON.stringify(body)}\n`,
      info: createRequestInfo(admission?.key ?? null),
    };
  }
}

/**
 * Returns null for a rejected request, which cannot be an introspection query.
 * @throws all other errors
 */
function toNullWhenRejected(error: unknown): null {
  if (error instanceof RequestRejected) return null;
  throw error;
}

const notAcceptableProblem = createBadRequest(
  "An 'accept' header was provided for this request which does not accept application/json; charset=utf-8 or application/graphql-response+json; charset=utf-8",
  { status: 406 },
);

const mutationByGetProblem = createBadRequest('Send mutations by POST.', {
  status: 405,
  headers: ['Allow', 'POST'],
});

const oneSchemaProblem = createBadRequest(
  'Without a key, a document may select __schema once: remove the other selections, or send a key.',
);

const tooLargeProblem: Problem = {
  code: 'invalid_request',
  param: 'query',
  message: formatTooLargeMessage(maxResponseBytes),
};

const createContentType = (type: ResponseMediaType): readonly string[] => [
  'content-type',
  `${type}; charset=utf-8`,
];

const createJsonHeaders = (
  type: ResponseMediaType,
  headers: readonly string[],
  otherHeaders: readonly string[],
): readonly string[] => [
  'cache-control',
  'no-store',
  ...createContentType(type),
  ...headers,
  ...otherHeaders,
];
