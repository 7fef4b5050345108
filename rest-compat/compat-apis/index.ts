import { LRUCache } from 'lru-cache';
import {
  createRateHeaders,
  type Access,
  type Admission,
  type Rejection,
  type Verdict,
} from '../../router/auth/access.ts';
import { chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import { CostControl } from '../../router/cost/charge.ts';
import type { ChargedResult } from '../../router/cost/settle.ts';
import { toWindowKey, readCallerKey } from '../../router/auth/caller-key.ts';
import type { Rate, WindowCounter } from '../../router/limits/window.ts';
import { isProblem, toProblem, type Problem } from '../../router/errors.ts';
import type { Handler, Request, Response } from '../../router/exchange.ts';
import { createNotAllowedProblem } from '../../router/http/not-allowed.ts';
import { createProblemResponse } from '../../router/http/problem-response.ts';
import type { Graph, Operation } from '../../router/graph.ts';
import { countUnits } from '../handler/lookup-units.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { toThrownProblem } from '../handler/lookups.ts';
import { PathTree, type Match } from '../routing/match.ts';
import type { OperationControl } from '../handler/prepared-route.ts';
import { decodeParameter, parseQuery } from '../parameters/query.ts';
import { removeReadingLimits } from '../../router/http/graphql/client-document-rules.ts';
import type { Variables } from '../routing/route.ts';
import {
  readCompatDocument,
  type CompatRequest,
  type CompatApi,
  type CompatResponse,
  type CompatPath,
} from './compat-api.ts';
import { frankfurter } from './frankfurter/frankfurter.ts';
import { parseCompatApi } from './names.ts';
import { geonames } from './geonames/geonames.ts';
import { ipApi } from './ip-api/ip-api.ts';
import { ipinfo } from './ipinfo/ipinfo.ts';
import { nagerDate } from './nager-date/nager-date.ts';
import { openExchangeRates } from './openexchangerates/openexchangerates.ts';
import { restcountries } from './restcountries/restcountries.ts';
import { worldtimeapi } from './worldtimeapi/worldtimeapi.ts';
import { zippopotam } from './zippopotam/zippopotam.ts';

/** All compatibility APIs. */
export const compatApis: readonly CompatApi[] = [
  restcountries,
  nagerDate,
  worldtimeapi,
  zippopotam,
  frankfurter,
  ipApi,
  ipinfo,
  openExchangeRates,
  geonames,
];

export interface CompatApisOptions {
  /** The enabled APIs, each as a name, or as `name@host` to also serve its paths under a host of its own. */
  readonly open: readonly string[];
  readonly graph: Graph;
  /** Limits and pricing of documents. */
  readonly control: OperationControl;
  readonly access: Access;
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Rate limit windows, which all threads share. */
  readonly windows: WindowCounter;
  /** Returns the current time for rate limit windows, in milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
  /** Free requests per minute for an address without a key. 0: a key is required. */
  readonly anonymousPerMinute: number;
}

interface CompatRoute {
  readonly api: CompatApi;
  readonly path: CompatPath;
  readonly operation: Operation;
  readonly finder: Operation | null;
}

interface ChargedResponse {
  readonly response: Response;
  readonly units: number;
}

/** Milliseconds for which clients without a key share the responses of an API that declares `sharedBy`. */
const sharedResponseMs = 60_000;
/** Maximum size of all shared responses, in bytes. */
const maxSharedResponseBytes = 16_000_000;

/** Result for a finder that matches no record. */
const noRecords: readonly string[] = [];

/**
 * Serves the compatibility APIs under /doors/<name>, with data of the graph in the form of the original API. With a key, price
 * and permissions are those of the same query at /graphql. Anonymous clients have a separate rate limit.
 * @returns null for paths that belong to no enabled API
 */
export function createCompatApis(
  options: CompatApisOptions,
): (request: Request) => ReturnType<Handler> | null {
  const { access, baseUrl, clock, graph, control } = options;
  // The documents of compatibility APIs need no cost ceiling, because they are built in and their lists are bounded.
  const costControl = new CostControl({
    ...control.demand.options,
    operationLimits: { lookups: Infinity, fields: Infinity },
  });
  const unlimitedDocumentRules = removeReadingLimits(control.reading);
  const prepareDocument = ({ name }: CompatApi, document: string): Operation =>
    graph.prepare(readCompatDocument(name, document), undefined, unlimitedDocumentRules);
  const pathTrees = new Map<string, PathTree<CompatRoute>>();
  const openApis = options.open.map(parseCompatApi);
  const hosts = new Map(openApis.flatMap(({ name, host }) => (host === null ? [] : [[host, name] as const])));
  for (const api of compatApis.filter((each) => openApis.some(({ name }) => name === each.name))) {
    const tree = new PathTree<CompatRoute>();
    for (const path of api.paths) {
      const { document, find } = path;
      const finder = find === undefined ? null : prepareDocument(api, find.document);
      tree.add(path.path, { api, path, operation: prepareDocument(api, document), finder });
    }
    pathTrees.set(api.name, tree);
  }

  const fail = (problem: Problem, request: Request, headers: readonly string[] = []): Response =>
    createProblemResponse(problem, request, { baseUrl, headers });

  /** Admits a request. Anonymous clients have a separate rate limit. */
  function admit(request: Request): PromiseOrValue<Verdict> {
    if (options.anonymousPerMinute === 0 || readCallerKey(request.headers) !== null)
      return access.admit(request, { key: true });
    const rateVerdict = options.windows.take(
      `doors ${toWindowKey(request.ip)}`,
      options.anonymousPerMinute,
      options.monotonicNow(),
    );
    return chain(rateVerdict, (rate) =>
      rate.allowed ? { key: null, rate } : createAnonymousRejection(rate),
    );
  }

  /**
   * Executes a document for a client.
   * @param isFree true for finders, which cost nothing
   */
  async function executeDocument(
    request: Request,
    operation: Operation,
    variables: Variables,
    admission: Admission,
    isFree: boolean,
  ): Promise<ChargedResult | Problem> {
    const boundOperation = operation.bind(variables);
    if (boundOperation.errors !== undefined) return toProblem(boundOperation.errors);
    const charge = costControl.charge(admission, boundOperation.variant, boundOperation.values);
    const rejection = charge.rejection();
    if (rejection !== null) return rejection;
    const units = isFree ? null : await charge.reserve();
    if (units !== null && isProblem(units)) return units;
    const delivery = await charge.execute(units, request, clock());
    return isProblem(delivery) ? delivery : delivery.settle();
  }

  /** Returns the records that the path refers to: `noRecords` when there are none, null when the path has no finder. */
  async function findRecords(
    request: Request,
    { path, finder }: CompatRoute,
    compatRequest: CompatRequest,
    admission: Admission,
  ): Promise<readonly string[] | Problem | null> {
    if (path.find === undefined || finder === null) return null;
    const searchResult = await executeDocument(request, finder, path.find.variables ?? {}, admission, true);
    if (isProblem(searchResult)) return searchResult;
    const { data, errors = [] } = searchResult.result;
    if (errors.length > 0) return toProblem(errors);
    const names = path.find.found({ ...data }, compatRequest);
    if (names.length > 0) return names;
    const { key } = admission;
    if (searchResult.redacted.length === 0 || key === null) return noRecords;
    return {
      code: 'plan_required',
      message: `The plan "${key.plan.name}" does not include the fields of this search (${searchResult.redacted.join(', ')}). Use a key on a plan that does.`,
    };
  }

  const sharedResponses = new LRUCache<string, Response>({
    maxSize: maxSharedResponseBytes,
    sizeCalculation: ({ body }, id) => 2 * (body.length + id.length) + 500,
    ttl: sharedResponseMs,
    ttlResolution: 0,
    perf: { now: options.monotonicNow },
  });
  const pendingLookups = new Map<string, Promise<ChargedResponse>>();

  /**
   * Runs `work` once for equal concurrent requests, because a response with all countries takes half a second of processor time.
   */
  async function shareResponse(
    request: Request,
    parameters: readonly string[],
    work: () => Promise<ChargedResponse>,
  ): Promise<ChargedResponse> {
    const usedParameters = [...new URLSearchParams(request.query)].filter(([name]) =>
      parameters.includes(name),
    );
    const id = JSON.stringify([request.base ?? baseUrl, request.path, usedParameters]);
    const sharedResponse = sharedResponses.get(id);
    if (sharedResponse !== undefined) return { response: sharedResponse, units: 0 };
    const runningRequest = pendingLookups.get(id);
    if (runningRequest !== undefined) {
      const runningResult = await runningRequest;
      // Don't share an error, because its body contains the id of the other request.
      return runningResult.response.status === 200 ? { ...runningResult, units: 0 } : work();
    }
    const newRequest = work().finally(() => pendingLookups.delete(id));
    pendingLookups.set(id, newRequest);
    const newResult = await newRequest;
    if (newResult.response.status === 200) sharedResponses.set(id, newResult.response);
    return newResult;
  }

  /**
   * Serves a request.
   * @throws LookupError for an invalid request, and when the store fails
   */
  async function serveRequest(
    request: Request,
    route: CompatRoute,
    values: readonly string[],
    admission: Admission,
  ): Promise<ChargedResponse> {
    const { api, path, operation } = route;
    const createRejection = (problem: Problem) => ({ response: fail(problem, request), units: 0 });
    const notFoundResult = { response: toResponse(api.notFound, 404), units: 0 };
    const compatRequest: CompatRequest = {
      values: values.map((value) => decodeParameter(value, 'path')),
      query: parseQuery(request.query),
      ip: request.ip,
      base: request.base ?? baseUrl,
      now: clock(),
    };
    const names = await findRecords(request, route, compatRequest, admission);
    if (names !== null && isProblem(names)) return createRejection(names);
    if (names === noRecords) return notFoundResult;
    const chargedResult = await executeDocument(
      request,
      operation,
      path.variables(compatRequest, names),
      admission,
      false,
    );
    if (isProblem(chargedResult)) return createRejection(chargedResult);
    const { reservation, result } = chargedResult;
    try {
      const problem = result.errors === undefined ? null : toProblem(result.errors);
      const compatResponse =
        problem === null && result.data ? path.answer({ ...result.data }, compatRequest) : null;
      if (compatResponse !== null)
        return { response: toResponse(compatResponse), units: countUnits(reservation) };
      // A failed lookup costs nothing, as on all paths.
      access.release(reservation);
      return problem === null || problem.code === 'not_found' ? notFoundResult : createRejection(problem);
    } catch (error) {
      access.release(reservation);
      throw error;
    }
  }

  /** Returns the API of a request and the path within the API, by the host or by the path prefix. */
  function splitApiAndPath(request: Request): readonly [name: string, rest: string] {
    const { path } = request;
    const base = hosts.size === 0 ? undefined : request.base;
    const apiOfHost = base === undefined ? undefined : hosts.get(new URL(base).hostname);
    if (apiOfHost !== undefined) return [apiOfHost, path];
    const [, name = '', rest = ''] = /^\/doors\/([a-z-]+)(\/.*)$/.exec(path) ?? [];
    return [name, rest];
  }

  /** Lists the APIs, including those that the operator has not enabled. */
  const listApis = (request: Request): Response => {
    const base = request.base ?? baseUrl;
    const apis = compatApis.map(({ name, paths }) => ({
      name,
      enabled: pathTrees.has(name),
      url: `${base}/doors/${name}`,
      paths: paths.map(({ path }) => path),
    }));
    const enableInstruction = `The operator enables APIs by name: DOORS=${compatApis.map(({ name }) => name).join(',')}`;
    return toResponse({ body: { apis, enable: enableInstruction, docs: `${base}/docs/compatibility-apis` } });
  };

  return (request) => {
    if (/^\/(?:compat|doors)\/?$/.test(request.path) && request.method === 'GET') return listApis(request);
    const [name, rest] = splitApiAndPath(request);
    const tree = pathTrees.get(name);
    if (tree === undefined) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return fail(createNotAllowedProblem(request.method, ['GET', 'HEAD', 'OPTIONS']), request);
    const match: Match<CompatRoute> | null = tree.find(rest);
    const route = match?.rows[0];
    return chain(admit(request), (verdict): Response | Promise<Response> => {
      const headers = verdict.rate ? createRateHeaders(verdict.rate) : [];
      if (isProblem(verdict)) return fail(verdict, request, headers);
      const { key } = verdict;
      const info = {
        family: 'doors',
        plan: key?.plan.name ?? 'none',
        key: key?.short,
        template: `/doors/${name}${route?.path.path ?? ''}`,
      };
      if (match === null || route === undefined)
        return fail(
          {
            code: 'not_found',
            message: `${name} has no such path on this server. See /docs/compatibility-apis for the supported paths.`,
          },
          request,
          headers,
        );
      const respond = () =>
        serveRequest(request, route, match.values, verdict).catch((error: unknown) => {
          if (!(error instanceof LookupError)) throw error;
          return { response: fail(toThrownProblem(error), request), units: 0 };
        });
      const { sharedBy } = route.api;
      const outcome =
        key === null && sharedBy !== undefined ? shareResponse(request, sharedBy, respond) : respond();
      return outcome.then(({ response, units }) => ({
        ...response,
        headers: [...response.headers, ...headers],
        info: { ...info, units },
      }));
    });
  };
}

const createAnonymousRejection = (rate: Rate): Rejection => ({
  code: 'rate_limited',
  message: `Retry in ${rate.reset} seconds, or use a key. Without a key, an IP address has ${rate.limit} requests per minute.`,
  headers: ['Retry-After', `${rate.reset}`],
  rate,
});

function toResponse({ body, text, status = 200 }: CompatResponse, statusOverride?: number): Response {
  return {
    status: statusOverride ?? status,
    headers: [
      ...['Content-Type', `${text === undefined ? 'application/json' : 'text/plain'}; charset=utf-8`],
      ...['Cache-Control', 'no-store'],
    ],
    body: text ?? (body === undefined ? '' : JSON.stringify(body)),
  };
}
