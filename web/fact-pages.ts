import { readFileSync } from 'node:fs';
import type { Graph, Operation } from '../router/graph.ts';
import { chain, type Request, type Response } from '../router/http/exchange.ts';
import { RequestContext } from '../router/http/request-context.ts';
import { readOperation } from '../router/plan/operation-documents.ts';
import { Assets } from './assets.ts';
import { recordOf, textOf } from './json.ts';
import { coveragePage } from './pages/coverage.ts';
import { pageResponse, type Page } from './pages/layout.ts';
import { missingPage } from './pages/missing.ts';
import { statusPage, type StatusFacts } from './pages/status.ts';
import { yearAround, zoneOperations, zonePage, zonesPage } from './pages/zones.ts';

export interface FactPagesOptions {
  readonly graph: Pick<Graph, 'prepare'>;
  readonly status: (request: Request) => Promise<StatusFacts>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether lookups need no key, for this request. */
  readonly isDemo: (request: Request) => boolean;
}

/** Pages that show facts of the graph, or of the service. @returns null where there is none */
export function createFactPages(options: FactPagesOptions): (request: Request) => Promise<Response> | null {
  const { graph, clock, baseUrl, isDemo, status } = options;
  const operations = new Map<string, Operation>();
  let assets: Assets | undefined;
  let land: string | undefined;

  async function facts(
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
    const { data } = await operation.execute({ ...variables }, new RequestContext(request, clock()));
    return recordOf(data)[field];
  }

  async function pageAt(path: string, request: Request, base: string): Promise<Page | null> {
    if (path === '/status') return statusPage(await status(request));
    if (path === '/coverage') return coveragePage(base, await facts(request, 'datasets', 'datasets', {}));
    const id = /^\/zones\/(.+)$/.exec(path)?.[1];
    const all = await facts(request, zoneOperations.all, 'zones', {});
    land ??= landOf();
    const world = { base, land, all };
    if (id === undefined) return zonesPage(world);
    const now = clock();
    const zone = await facts(request, zoneOperations.one, 'timezone', { id, ...yearAround(now) });
    return zone === null || zone === undefined ? null : zonePage(zone, now, world);
  }

  return (request) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return null;
    const path = request.path.replace(/(?<=.)\/$/, '');
    if (!/^\/(?:status|coverage|zones(?:\/[\w+/-]{1,60})?)$/.test(path)) return null;
    const base = request.base ?? baseUrl;
    const place = { base, assets: (assets ??= new Assets()), demo: isDemo(request) };
    return Promise.resolve(
      chain(pageAt(path, request, base), (page) =>
        page === null
          ? pageResponse(missingPage(path, base), place, undefined, 404)
          : pageResponse(page, place),
      ),
    );
  };
}

type Variables = Readonly<Record<string, unknown>>;

const landOf = (): string =>
  textOf(recordOf(JSON.parse(readFileSync(new URL('world.json', import.meta.url), 'utf8')))['land']);
