import { RequestRejected } from '../core/request-rejected.ts';
import { createRateHeaders, type Access } from '../router/auth/access.ts';
import { isProblem, type Problem } from '../router/errors.ts';
import type { Graph, Operation } from '../router/graph.ts';
import type { Request, Response } from '../router/exchange.ts';
import { createProblemResponse } from '../router/http/problem-response.ts';
import { RequestContext } from '../router/http/request-context.ts';
import { readOperation } from '../router/plan/operation-documents.ts';
import { Assets } from './assets.ts';
import { getValueAt, getTextAt } from '../core/json.ts';
import { coverageOperation, renderCoveragePage, type OnDemandRow } from './pages/coverage.ts';
import { createPageResponse, type Page, type Place } from './pages/layout.ts';
import { renderMissingPage } from './pages/missing.ts';
import { renderStatusPage, type StatusFacts } from './pages/status.ts';
import { createYearVariables, zoneOperations, renderZonePage, renderZonesPage } from './pages/zones.ts';

export interface FactPagesOptions {
  readonly graph: Pick<Graph, 'prepare'>;
  /** Applies the rate limit for requests without a key by IP address, as for /help. */
  readonly access: Pick<Access, 'admit'>;
  readonly status: (request: Request) => Promise<StatusFacts>;
  /** Returns the data that requests can import, for /coverage. */
  readonly onDemand: (loaded: ReadonlySet<string>) => readonly OnDemandRow[];
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** The absolute base URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the client of a request needs no key for lookups. */
  readonly isDemo: (request: Request) => boolean;
}

/**
 * Creates the handler of the pages that show data: coverage, time zones and status.
 * @returns a function that returns null for all other paths
 */
export function createFactPages(options: FactPagesOptions): (request: Request) => Promise<Response> | null {
  const { graph, access, clock, baseUrl, isDemo, status, onDemand } = options;
  const operations = new Map<string, Operation>();
  let assets: Assets | undefined;
  let landPath: string | undefined;

  async function queryFacts(
    request: Request,
    name: string,
    field: string,
    variables: Variables,
  ): Promise<unknown> {
    let operation = operations.get(name);
    if (operation === undefined) {
      operation = graph.prepare(readOperation(name));
      operations.set(name, operation);
    }
    const { data, errors } = await operation.execute({ ...variables }, new RequestContext(request, clock()));
    // Report a failed query as an error, never as missing data.
    if (errors?.some(({ extensions }) => extensions?.['code'] !== 'invalid_request') === true)
      throw new RequestRejected(queryFailedProblem);
    return getValueAt(data, field);
  }

  async function findPage(
    path: string,
    request: Request,
    { base, assets }: Pick<Place, 'base' | 'assets'>,
  ): Promise<Page | null> {
    if (path === '/status') return renderStatusPage(await status(request));
    landPath ??= getTextAt(JSON.parse(assets.text('world.json')), 'land') ?? '';
    if (path === '/coverage') {
      const countries = await queryFacts(request, coverageOperation, 'countries', {});
      return renderCoveragePage(await queryFacts(request, 'datasets', 'datasets', {}), {
        base,
        land: landPath,
        countries,
        onDemand,
      });
    }
    const id = /^\/zones\/(.+)$/.exec(path)?.[1];
    const zoneList = await queryFacts(request, zoneOperations.all, 'zones', {});
    const world = { base, land: landPath, all: zoneList };
    if (id === undefined) return renderZonesPage(world);
    const now = clock();
    const zone = await queryFacts(request, zoneOperations.one, 'timezone', {
      id,
      ...createYearVariables(now),
    });
    return zone === null || zone === undefined ? null : renderZonePage(zone, now, world);
  }

  return (request) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return null;
    const path = request.path.replace(/(?<=.)\/$/, '');
    if (!/^\/(?:status|coverage|zones(?:\/[\w+/-]{1,60})?)$/.test(path)) return null;
    const base = request.base ?? baseUrl;
    const place = { base, assets: (assets ??= new Assets()), demo: isDemo(request) };
    return respond();

    async function respond(): Promise<Response> {
      const verdict = await access.admit(request, { key: false, limited: true });
      const headers =
        verdict.rate === null || verdict.rate === undefined ? [] : createRateHeaders(verdict.rate);
      const reject = (problem: Problem) => createProblemResponse(problem, request, { baseUrl, headers });
      if (isProblem(verdict)) return reject(verdict);
      try {
        const page = await findPage(path, request, place);
        return page === null
          ? createPageResponse(renderMissingPage(path, base), place, undefined, 404)
          : createPageResponse(page, place);
      } catch (error) {
        if (error instanceof RequestRejected) return reject(error.problem);
        throw error;
      }
    }
  };
}

const queryFailedProblem: Problem = {
  code: 'service_unavailable',
  message: 'The data of this page is not available now. Try again in a moment.',
};

type Variables = Readonly<Record<string, unknown>>;
