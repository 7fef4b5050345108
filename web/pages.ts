import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { versions, type Route, type Version } from '../rest-compat/routing/route.ts';
import { isVersion, unprefixed } from '../rest-compat/routing/versions.ts';
import { isErrorCode } from '../router/errors.ts';
import type { Request, Response } from '../router/exchange.ts';
import { Assets } from './assets.ts';
import { errorPage, errorsPage } from './pages/errors.ts';
import { graphqlPage } from './pages/graphql.ts';
import { guidePage } from './pages/guide.ts';
import { homePage } from './pages/home.ts';
import { pageResponse, strict, type Page } from './pages/layout.ts';
import { Reference } from './pages/reference.ts';

export interface PagesOptions {
  readonly routes: readonly Route[];
  readonly schema: GraphQLSchema;
  /** Absolute, without a trailing slash: where links lead when a request does not say. */
  readonly baseUrl: string;
  /** Whether lookups need no key, for this request. */
  readonly isDemo: (request: Request) => boolean;
}

/** What a browser sees. @returns null where there is no page: the request is for a program. */
export function createPages(options: PagesOptions): (request: Request) => Response | null {
  const reference = new Reference(options.routes, options.schema);
  let assets: Assets | undefined;
  /** Pages depend on little more than the address of the service, and some take 20 ms to make. */
  const made = new LRUCache<string, Response>({
    max: 500,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ body }) => 2 * body.length + 1,
  });

  const pageAt = (path: string, version: Version, base: string): Page | null => {
    if (path === '/') return homePage(base);
    if (path === '/graphql') return graphqlPage(base);
    if (path === '/docs' || path === '/help') return guidePage(base, reference.families(version));
    if (path === '/errors') return errorsPage(base);
    const code = /^\/errors\/(\w+)$/.exec(path)?.[1];
    if (isErrorCode(code)) return errorPage(code, base);
    const family = /^\/docs\/([a-z]+)$/.exec(path)?.[1] ?? /^\/(\w+)(?:\/[\w/]+)?\/help$/.exec(path)?.[1];
    const known = family === undefined ? null : reference.familyOf(family, version);
    return known === null ? null : reference.page(known, version, base);
  };

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (request.path.startsWith('/assets/')) return (assets ??= new Assets()).at(request.path);
    const isForBrowser = request.headers.accept?.includes('text/html') === true;
    const isDocs = /^(?:\/version\/[^/]+)?\/docs(?:\/|$)/.test(request.path);
    if (!isForBrowser && !isDocs) return null;
    const { path, version } = unprefixed(request.path);
    if (version !== null && !isVersion(version)) return null;
    const base = request.base ?? options.baseUrl;
    if (/^\/graphql\/?$/.test(path) && isForProgram(request.query)) return null;
    const own = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    // What only the older version lists is shown to whom names no version.
    const asked = version === null ? [...versions].reverse() : [version];
    const demo = options.isDemo(request);
    const id = `${own} ${version} ${demo} ${base}`;
    const known = made.get(id);
    if (known !== undefined) return known;
    for (const each of asked) {
      const page = pageAt(own, each, base);
      if (page === null) continue;
      assets ??= new Assets();
      const response = pageResponse(page, { base, assets, demo }, policyOf(page));
      const kept = { ...response, bytes: Buffer.from(response.body) };
      made.set(id, kept);
      return kept;
    }
    return null;
  };
}

/** A query that stands in the address is answered; Apollo Sandbox has a page of its own. */
function isForProgram(query: string): boolean {
  const asked = new URLSearchParams(query);
  return asked.has('query') || asked.get('explorer') === 'sandbox';
}

/** The editor of the explorer styles its lines by attributes. */
const policyOf = (page: Page): string =>
  page.menu === 'graphql' ? `${strict}; style-src-attr 'unsafe-inline'` : strict;
