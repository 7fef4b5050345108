import { rateHeaders, type Access, type Admission } from '../../router/access/access.ts';
import { addressOfWindow, callerKey } from '../../router/access/caller-key.ts';
import { Windows } from '../../router/access/window.ts';
import { isProblem, problemOf, type Problem } from '../../router/errors.ts';
import { chain, type Handler, type Request, type Response } from '../../router/http/exchange.ts';
import { notAllowed } from '../../router/http/not-allowed.ts';
import { problemResponse } from '../../router/http/problem-response.ts';
import { RequestContext } from '../../router/http/request-context.ts';
import type { Graph, Operation } from '../../router/graph.ts';
import { thrownProblem } from '../lookups.ts';
import { PathTree, type Match } from '../match.ts';
import { decode, parseQuery } from '../query.ts';
import { readDoorDocument, type Asked, type Door, type DoorAnswer, type DoorPath } from './door.ts';
import { nagerDate } from './nager-date/nager-date.ts';
import { restcountries } from './restcountries/restcountries.ts';
import { worldtimeapi } from './worldtimeapi/worldtimeapi.ts';
import { zippopotam } from './zippopotam/zippopotam.ts';

/** All doors that there are. */
export const doors: readonly Door[] = [restcountries, nagerDate, worldtimeapi, zippopotam];

export interface DoorsOptions {
  /** Names of the doors that are open. */
  readonly open: readonly string[];
  readonly graph: Graph;
  readonly access: Access;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
  /** Requests per minute that an address may make without a key. 0: a key is needed. */
  readonly keylessPerMinute: number;
}

interface Way {
  readonly door: Door;
  readonly path: DoorPath;
  readonly operation: Operation;
}

/**
 * Other people's APIs under /doors/<name>: what their clients ask is answered from the graph, in their form. An answer costs
 * one pooled request, whatever it lists.
 * @returns null for a path that is no door's
 */
export function createDoors(options: DoorsOptions): (request: Request) => ReturnType<Handler> | null {
  const { access, baseUrl, clock } = options;
  const trees = new Map<string, PathTree<Way>>();
  const windows = new Windows();
  for (const door of doors.filter(({ name }) => options.open.includes(name))) {
    const tree = new PathTree<Way>();
    for (const path of door.paths) {
      const operation = options.graph.prepare(readDoorDocument(door.name, path.document));
      tree.add(path.path, { door, path, operation });
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

  function answer(
    request: Request,
    { door, path, operation }: Way,
    values: readonly string[],
    key: Admission['key'],
    headers: readonly string[],
  ): Response | Promise<Response> {
    return chain(access.reserve(key, [['pooled', 1]]), (held) => {
      if (isProblem(held)) return fail(held, request, headers);
      const refused = (problem: Problem): Response => {
        access.giveBack(held);
        return fail(problem, request, headers);
      };
      const fault = (error: unknown) => refused(thrownProblem(error));
      try {
        const asked: Asked = {
          values: values.map((value) => decode(value, 'path')),
          query: parseQuery(request.query),
          ip: request.ip,
          now: clock(),
        };
        const context = new RequestContext(request, asked.now);
        const done = chain(operation.execute(path.variables(asked), context), ({ data, errors = [] }) => {
          const problem = errors.length === 0 ? null : problemOf(errors);
          if (problem !== null && problem.code !== 'not_found') return refused(problem);
          const found = problem === null && data ? path.answer({ ...data }, asked) : null;
          if (found !== null) return written(found, headers);
          access.giveBack(held);
          return written(door.notFound, headers, 404);
        });
        return done instanceof Promise ? done.catch(fault) : done;
      } catch (error) {
        return fault(error);
      }
    });
  }

  return (request) => {
    const [, name = '', rest = ''] = /^\/doors\/([a-z-]+)(\/.*)$/.exec(request.path) ?? [];
    const tree = trees.get(name);
    if (tree === undefined) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return fail(notAllowed(request.method, ['GET', 'HEAD', 'OPTIONS']), request);
    const match: Match<Way> | null = tree.find(rest);
    const way = match?.rows[0];
    return chain(admit(request), (verdict) => {
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
      return chain(answer(request, way, match.values, key, headers), (response) => ({
        ...response,
        asked: { ...told, units: response.status < 400 && key !== null ? 1 : 0 },
      }));
    });
  };
}

function written(
  { body, text, status = 200 }: DoorAnswer,
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
