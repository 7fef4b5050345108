import { rateHeaders, type Access, type Admission } from '../../router/auth/access.ts';
import { chain } from '../../core/promise-or-value.ts';
import { CostControl, type Charged } from '../../router/cost/charge.ts';
import { addressOfWindow, callerKey } from '../../router/auth/caller-key.ts';
import { Windows } from '../../router/limits/window.ts';
import { isProblem, problemOf, type Problem } from '../../router/errors.ts';
import type { Handler, Request, Response } from '../../router/exchange.ts';
import { notAllowed } from '../../router/http/not-allowed.ts';
import { problemResponse } from '../../router/http/problem-response.ts';
import type { Graph, Operation } from '../../router/graph.ts';
import { countOf } from '../handler/lookup-units.ts';
import { thrownProblem } from '../handler/lookups.ts';
import { PathTree, type Match } from '../routing/match.ts';
import type { OperationControl } from '../handler/prepared-route.ts';
import { decode, parseQuery } from '../parameters/query.ts';
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
import { nagerDate } from './nager-date/nager-date.ts';
import { restcountries } from './restcountries/restcountries.ts';
import { worldtimeapi } from './worldtimeapi/worldtimeapi.ts';
import { zippopotam } from './zippopotam/zippopotam.ts';
import { withMore } from '../../core/with-more.ts';

/** All doors that there are. */
export const compatApis: readonly CompatApi[] = [
  restcountries,
  nagerDate,
  worldtimeapi,
  zippopotam,
  frankfurter,
];

export interface CompatApisOptions {
  /** The doors that are open, each a name, or a name and the host whose paths it answers: `name@host`. */
  readonly open: readonly string[];
  readonly graph: Graph;
  /** How documents are priced. */
  readonly control: OperationControl;
  readonly access: Access;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
  /** Requests per minute that an address may make without a key, at no price. 0: a key is needed. */
  readonly keylessPerMinute: number;
}

interface Way {
  readonly door: CompatApi;
  readonly path: CompatPath;
  readonly operation: Operation;
  readonly finder: Operation | null;
}

/** What a finder finds when there is no such record. */
const nobody: readonly string[] = [];

/**
 * Other people's APIs under /doors/<name>: what their clients ask is answered from the graph, in their form. A key pays for
 * an answer, and may know of it, what it would at /graphql; who has none is held by the doors' own limit.
 * @returns null for a path that is no door's
 */
export function createCompatApis(
  options: CompatApisOptions,
): (request: Request) => ReturnType<Handler> | null {
  const { access, baseUrl, clock, graph, control } = options;
  // The documents are our own and their lists have ends; the ceiling is for what others write.
  const demand = new CostControl({
    ...control.demand.options,
    ceiling: { lookups: Infinity, fields: Infinity },
  });
  const prepared = ({ name }: CompatApi, document: string): Operation =>
    graph.prepare(readCompatDocument(name, document), undefined, control.reading);
  const trees = new Map<string, PathTree<Way>>();
  const windows = new Windows();
  const opened = options.open.map(parseCompatApi);
  const hosts = new Map(opened.flatMap(({ name, host }) => (host === null ? [] : [[host, name] as const])));
  for (const door of compatApis.filter((each) => opened.some(({ name }) => name === each.name))) {
    const tree = new PathTree<Way>();
    for (const path of door.paths) {
      const { document, find } = path;
      const finder = find === undefined ? null : prepared(door, find.document);
      tree.add(path.path, { door, path, operation: prepared(door, document), finder });
    }
    trees.set(door.name, tree);
  }

  const fail = (problem: Problem, request: Request, headers: readonly string[] = []): Response =>
    problemResponse(problem, request, { baseUrl, headers });

  /** Who has no key may be let in at a pace of the doors' own. */
  function admit(request: Request): ReturnType<Access['admit']> {
    if (options.keylessPerMinute === 0 || callerKey(request.headers) !== null)
      return access.admit(request, { key: true });
    const rate = windows.take(addressOfWindow(request.ip), options.keylessPerMinute, options.ticks());
    return rate.allowed
      ? { key: null, rate }
      : {
          code: 'rate_limited',
          message: `${rate.limit} requests per minute and address are answered without a key: retry in ${rate.reset} seconds.`,
          headers: ['Retry-After', `${rate.reset}`],
          rate,
        };
  }

  /** Executes a document for who asks. @param isFree looking for what is told, and paid, then */
  async function ask(
    request: Request,
    operation: Operation,
    variables: Variables,
    admission: Admission,
    isFree: boolean,
  ): Promise<Charged | Problem> {
    const bound = operation.bind(variables);
    if (bound.errors !== undefined) return problemOf(bound.errors);
    const charge = demand.charge(admission, bound.variant, bound.values);
    const refusal = charge.refusal() ?? (isFree ? null : await charge.reserve());
    return refusal ?? charge.execute(request, clock());
  }

  /** Which records are meant: nobody, when there is no such record; null: the path says it by itself. */
  async function found(
    request: Request,
    { path, finder }: Way,
    asked: CompatRequest,
    admission: Admission,
  ): Promise<readonly string[] | Problem | null> {
    if (path.find === undefined || finder === null) return null;
    const told = await ask(request, finder, path.find.variables ?? {}, admission, true);
    if (isProblem(told)) return told;
    const { data, errors = [] } = told.result;
    if (errors.length > 0) return problemOf(errors);
    const names = path.find.found({ ...data }, asked);
    if (names.length > 0) return names;
    const { key } = admission;
    if (told.withheld.length === 0 || key === null) return nobody;
    return {
      code: 'plan_required',
      message: `The plan ${key.plan.name} does not include the facts that are searched here (${told.withheld.join(', ')}): use a key on a plan that does.`,
    };
  }

  /** @throws LookupError for what is asked wrongly, and when the store does not answer */
  async function answer(
    request: Request,
    way: Way,
    values: readonly string[],
    admission: Admission,
    headers: readonly string[],
  ): Promise<{ readonly response: Response; readonly units: number }> {
    const { door, path, operation } = way;
    const refused = (problem: Problem) => ({ response: fail(problem, request, headers), units: 0 });
    const missing = { response: written(door.notFound, headers, 404), units: 0 };
    const asked: CompatRequest = {
      values: values.map((value) => decode(value, 'path')),
      query: parseQuery(request.query),
      ip: request.ip,
      now: clock(),
    };
    const names = await found(request, way, asked, admission);
    if (names !== null && isProblem(names)) return refused(names);
    if (names === nobody) return missing;
    const charged = await ask(request, operation, path.variables(asked, names), admission, false);
    if (isProblem(charged)) return refused(charged);
    const { held, result } = charged;
    try {
      const problem = result.errors === undefined ? null : problemOf(result.errors);
      const known = problem === null && result.data ? path.answer({ ...result.data }, asked) : null;
      if (known !== null) return { response: written(known, headers), units: countOf(held) };
      // Like every path: what is not answered is not paid.
      access.release(held);
      return problem === null || problem.code === 'not_found' ? missing : refused(problem);
    } catch (error) {
      access.release(held);
      throw error;
    }
  }

  /** The door that is meant, and the path behind it: by the host that was asked, or by the path. */
  function meant(request: Request): readonly [name: string, rest: string] {
    const { path } = request;
    const base = hosts.size === 0 ? undefined : request.base;
    const own = base === undefined ? undefined : hosts.get(new URL(base).hostname);
    if (own !== undefined) return [own, path];
    const [, name = '', rest = ''] = /^\/doors\/([a-z-]+)(\/.*)$/.exec(path) ?? [];
    return [name, rest];
  }

  return (request) => {
    const [name, rest] = meant(request);
    const tree = trees.get(name);
    if (tree === undefined) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return fail(notAllowed(request.method, ['GET', 'HEAD', 'OPTIONS']), request);
    const match: Match<Way> | null = tree.find(rest);
    const way = match?.rows[0];
    return chain(admit(request), (verdict): Response | Promise<Response> => {
      const headers = verdict.rate ? rateHeaders(verdict.rate) : [];
      if (isProblem(verdict)) return fail(verdict, request, headers);
      const { key } = verdict;
      const told = {
        family: 'doors',
        plan: key?.plan.name ?? 'none',
        key: key?.short,
        template: `/doors/${name}${way?.path.path ?? ''}`,
      };
      if (match === null || way === undefined)
        return fail(
          { code: 'not_found', message: `${name} has no such path here: see docs/doors.md.` },
          request,
          headers,
        );
      return answer(request, way, match.values, verdict, headers)
        .catch((error: unknown) => ({ response: fail(thrownProblem(error), request, headers), units: 0 }))
        .then(({ response, units }) => withMore(response, { info: withMore(told, { units }) }));
    });
  };
}

function written(
  { body, text, status = 200 }: CompatResponse,
  headers: readonly string[],
  wrong?: number,
): Response {
  return {
    status: wrong ?? status,
    headers: [
      ...[
        'Content-Type',
        text === undefined ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      ],
      ...['Cache-Control', 'no-store', ...headers],
    ],
    body: text ?? (body === undefined ? '' : JSON.stringify(body)),
  };
}
