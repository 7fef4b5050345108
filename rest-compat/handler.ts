import { rateHeaders } from '../router/access/access.ts';
import type { Access, Admission, Plan, Verdict } from '../router/access/access.ts';
import type { Held } from '../router/access/units.ts';
import { isProblem, problemOf, type Problem } from '../router/errors.ts';
import { chain, type Handler, type Request, type Response } from '../router/http/exchange.ts';
import { notAllowed } from '../router/http/not-allowed.ts';
import { problemResponse } from '../router/http/problem-response.ts';
import { rateOf } from '../router/http/rate-of.ts';
import { RequestContext } from '../router/http/request-context.ts';
import type { Graph, Result } from '../router/graph.ts';
import { noMetrics, type Metrics } from '../router/http/metrics.ts';
import { LookupError } from '../subgraphs/lookup-error.ts';
import { answerOf, isBody, withEmptyDeep } from './answer.ts';
import { costsOf } from './costs.ts';
import { Guides } from './guides.ts';
import { isNotValid } from './is-not-valid.ts';
import { PathTree } from './match.ts';
import { hinted, inOwnWords } from './own-words.ts';
import { flag } from './parameters/flag.ts';
import { prepareRoute, type PreparedRoute } from './prepared-route.ts';
import { namesIn, parseQuery, type Query } from './query.ts';
import { choose, needOf, noSuchRow, type RowMatch } from './row-choice.ts';
import { versions, type Body, type Route, type Variables, type Version } from './route.ts';
import { Suggestions } from './suggestions.ts';
import { variablesOf } from './variables.ts';
import { isVersion, latest, notInVersion, requestedVersion, unknownVersion, unprefixed } from './versions.ts';

export interface RestOptions {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  readonly access: Access;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly metrics?: Metrics;
}

const deepFlag = flag('Adds the richer fields as a nested object named deep.');
const prettyFlag = flag('Formats the JSON for reading.');

/** One request on its way: what is known of it so far, for the answer's headers, whether it succeeds or not. */
interface Course {
  readonly request: Request;
  readonly headers: string[];
  pretty: boolean;
  family: string;
  plan: string;
  /** True: the answer is about something that is not valid, so nothing metered was looked up. */
  unmetered: boolean;
}

/** A lookup that may be made: who asks what of which row. */
interface Lookup {
  readonly prepared: PreparedRoute;
  readonly version: Version;
  /** Of the path's parameters, still encoded. */
  readonly values: readonly string[];
  readonly query: Query;
  readonly plan: Plan | undefined;
}

/**
 * Answers every documented GET path from the table. The steps of a request, in the order in which they may fail:
 * method (405), key (401, 403), window and units (429), path (404), version and
 * parameters (400), lookup (400, 404, 503).
 */
export function createRest(options: RestOptions): Handler {
  const tree = new PathTree<PreparedRoute>();
  for (const route of options.routes) tree.add(route.path, prepareRoute(route, options.graph));
  const guides = new Guides(options.routes, options.graph.apiSchema);
  const suggestions = new Suggestions(options.graph);
  const told = rateOf(options.access);
  const { access, baseUrl, clock, metrics = noMetrics } = options;

  const fail = (course: Course, problem: Problem): Response =>
    problemResponse(problem, course.request, { baseUrl, pretty: course.pretty, headers: course.headers });

  function handle(request: Request): Response | Promise<Response> {
    const course: Course = {
      request,
      headers: [],
      pretty: false,
      family: 'none',
      plan: 'none',
      unmetered: false,
    };
    const counted = (response: Response): Response => {
      metrics.count(course.family, course.plan, response.status);
      return response;
    };
    const fault = (error: unknown) => counted(fail(course, thrown(error)));
    try {
      const answered = answer(course);
      return answered instanceof Promise ? answered.then(counted).catch(fault) : counted(answered);
    } catch (error) {
      return fault(error);
    }
  }

  function answer(course: Course): Response | Promise<Response> {
    const { request } = course;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return chain(told(request), (rate) => {
        course.headers.push(...rate, 'API-Version', latest);
        return fail(course, notAllowed(request.method, ['GET', 'HEAD', 'OPTIONS']));
      });
    }
    const { query, broken } = tryQuery(request.query);
    course.pretty = query['pretty'] === 'true';
    const { path, version: pathVersion } = unprefixed(request.path);
    const asked = pathVersion ?? requestedVersion(request);
    const guide = guides.at(path, pathVersion, asked, request.base ?? baseUrl);
    if (guide !== null) {
      // Help needs no key, but a key that is sent is checked like everywhere.
      return chain(access.admit(request, { key: false }), (verdict) => {
        course.headers.push('API-Version', guide.version);
        if (isRefused(verdict, course)) return fail(course, verdict);
        return 'problem' in guide ? fail(course, guide.problem) : write(course, guide.body, 'facts', []);
      });
    }

    const match = tree.find(path);
    const names = broken === null ? null : namesIn(request.query);
    const chosen = choose(match, (name) => (names === null ? name in query : names.has(name)));
    const need = needOf(match, chosen);
    if (need.family !== undefined) course.family = need.family;
    return chain(access.admit(request, need), (admission) => {
      const version = asked ?? ('key' in admission ? admission.key?.defaultVersion : null) ?? latest;
      course.headers.push('API-Version', isVersion(version) ? version : latest);
      if (isRefused(admission, course)) return fail(course, admission);
      if (match === null || chosen === null) return unmatched(course, version, broken, path, query, match);
      return chain(reserve(course, chosen, match.values, query, admission.key), (held) => {
        if (isProblem(held)) return fail(course, held);
        return settled(course, held, () => {
          if (!isVersion(version)) return fail(course, unknownVersion(version));
          if (broken !== null) return fail(course, thrown(broken));
          const plan = admission.key?.plan;
          return lookUp(course, { prepared: chosen, version, values: match.values, query, plan });
        });
      });
    });
  }

  /** The units of a lookup. What is not valid costs nothing metered, so it is answered without metered units. */
  function reserve(
    { request }: Course,
    chosen: PreparedRoute,
    values: readonly string[],
    query: Query,
    key: Admission['key'],
  ): Held | Problem | Promise<Held | Problem> {
    const costs = costsOf(chosen.costs, query);
    return chain(access.reserve(key, costs), (held) => {
      if (!isProblem(held)) return held;
      const free = isNotValid(chosen, request, values, query, new RequestContext(request, clock()));
      const others = costs.filter(([unit]) => unit === 'pooled');
      return chain(free, (isFree) => (isFree ? access.reserve(key, others) : held));
    });
  }

  function unmatched(
    course: Course,
    version: string,
    broken: unknown,
    path: string,
    query: Query,
    match: RowMatch | null,
  ): Response {
    if (!isVersion(version)) return fail(course, unknownVersion(version));
    return fail(course, broken === null || match === null ? noSuchRow(path, match, query) : thrown(broken));
  }

  /** Gives units back that were reserved for an answer that is not given. */
  function settled(
    course: Course,
    held: Held,
    work: () => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const settle = (response: Response): Response => {
      if (response.status >= 400) access.giveBack(held);
      else if (course.unmetered) access.giveBack(held.filter(({ meter }) => meter.unit !== 'pooled'));
      return response;
    };
    const fault = (error: unknown) => settle(fail(course, thrown(error)));
    try {
      const answered = work();
      return answered instanceof Promise ? answered.then(settle, fault) : settle(answered);
    } catch (error) {
      return fault(error);
    }
  }

  function lookUp(course: Course, lookup: Lookup): Response | Promise<Response> {
    const { prepared, version, query } = lookup;
    const { route } = prepared;
    if (!(route.versions ?? versions).includes(version)) return fail(course, notInVersion(route, version));
    const { operation } = prepared.operations[version];
    course.pretty = query['pretty'] === undefined ? false : prettyFlag.parse(query['pretty'], 'pretty');
    const deep = query['deep'] === undefined ? false : deepFlag.parse(query['deep'], 'deep');
    const grantsDeep = deep && includesDeep(route, lookup.plan);
    let variables: Variables;
    try {
      variables = variablesOf(prepared, prepared.operations[version], course.request, lookup.values, query);
    } catch (error) {
      return fail(course, hinted(thrown(error), prepared, query));
    }
    variables['deep'] = grantsDeep;
    return chain(operation.execute(variables, new RequestContext(course.request, clock())), (result) =>
      finished(course, lookup, variables, result, deep && !grantsDeep),
    );
  }

  function finished(
    course: Course,
    { prepared, version, query }: Lookup,
    variables: Variables,
    result: Result,
    emptyDeep: boolean,
  ): Response | Promise<Response> {
    const { route } = prepared;
    const { bodyKey, deepPaths } = prepared.operations[version];
    if (result.errors !== undefined && result.errors.length > 0) {
      const problem = inOwnWords(problemOf(result.errors), prepared, prepared.operations[version], query);
      return unknown(course, route, problem, problem.param ?? '', variables);
    }
    const value = bodyKey === null ? result.data : result.data?.[bodyKey];
    if (!isBody(value)) {
      const message = route.missing?.(variables) ?? noSuchRecord(route);
      return unknown(course, route, { code: 'not_found', message }, undefined, variables);
    }
    course.unmetered = value['valid'] === false;
    let body = value;
    const extra = route.headers === undefined ? {} : route.headers(body, variables);
    if (route.shape !== undefined) body = route.shape(body, variables, version);
    if (emptyDeep) body = withEmptyDeep(body, deepPaths);
    return write(course, body, route.cache, Object.entries(extra).flat());
  }

  /** A refusal, with the known word that was perhaps meant by an unknown one. */
  function unknown(
    course: Course,
    route: Route,
    problem: Problem,
    blamed: string | undefined,
    variables: Variables,
  ): Response | Promise<Response> {
    const context = new RequestContext(course.request, clock());
    return chain(suggestions.for(problem, route, blamed, variables, context), (told) => fail(course, told));
  }

  const write = (course: Course, body: Body, cache: Route['cache'], extra: readonly string[]): Response =>
    answerOf(body, course.request, { cache, pretty: course.pretty, headers: [...course.headers, ...extra] });

  return handle;
}

/** Notes the rate headers, which every authenticated answer carries, and tells whether the request is refused. */
function isRefused(verdict: Verdict, course: Course): verdict is Exclude<Verdict, Admission> {
  if (verdict.rate !== null && verdict.rate !== undefined) course.headers.push(...rateHeaders(verdict.rate));
  if (isProblem(verdict)) return true;
  if (verdict.key !== null) course.plan = verdict.key.plan.name;
  return false;
}

/** The key is judged before the query: a broken query waits for its turn. */
function tryQuery(text: string): { query: Query; broken: unknown } {
  try {
    return { query: parseQuery(text), broken: null };
  } catch (broken) {
    return { query: {}, broken };
  }
}

const noSuchRecord = ({ family, examples: [example] }: Route): string =>
  `There is no such ${family}${example === undefined ? '' : `; there is one at ${example.path}`}.`;

const includesDeep = (route: Route, plan: Plan | undefined): boolean => {
  const deep = route.deep ?? 'none';
  if (deep === 'none') return false;
  return deep === 'paid' ? (plan?.deep ?? false) : true;
};

/** What a thrown error means: a LookupError is an answer, anything else is our fault. */
const thrown = (error: unknown): Problem => {
  const problem = problemOf(error instanceof LookupError ? [error] : [{ message: '', extensions: {} }]);
  const param = error instanceof LookupError ? error.extensions['param'] : undefined;
  // A parameter of the path is named as its caller wrote it; only names of the graph are spelled anew.
  return typeof param === 'string' ? { ...problem, param } : problem;
};
