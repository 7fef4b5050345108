import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { parseJson, getTextAt } from '../core/json.ts';
import { computeETag, createNotModified } from '../router/http/etag.ts';
import { versions, type Route, type Version } from '../rest-compat/routing/route.ts';
import { isVersion, splitVersionPrefix } from '../rest-compat/routing/versions.ts';
import { isErrorCode, isGraphqlErrorCode } from '../router/errors.ts';
import type { Request, Response } from '../router/exchange.ts';
import { createProblemResponse } from '../router/http/problem-response.ts';
import type { PageLimit } from '../router/auth/page-limit.ts';
import { Assets } from './assets.ts';
import { renderDocumentPage, readDocuments, type Document, type Manual } from './pages/document.ts';
import { renderErrorPage, renderErrorsPage, renderGraphqlErrorPage } from './pages/errors.ts';
import { renderGraphqlPage } from './pages/graphql.ts';
import { renderGuidePage } from './pages/guide.ts';
import { renderHomePage, type ChangedZones } from './pages/home.ts';
import { cacheHeaders, createPageResponse, strictPolicy, type Page } from './pages/layout.ts';
import { renderMissingPage } from './pages/missing.ts';
import { Reference } from './pages/reference.ts';

export interface PagesOptions {
  readonly routes: readonly Route[];
  readonly schema: GraphQLSchema;
  /** Absolute base URL of links, without a trailing slash, for requests that don't specify a base URL. */
  readonly baseUrl: string;
  /** Limits requests per address. Default: no limit. */
  readonly limit?: PageLimit;
  /** Returns the zones whose local time differs in a newer edition of the time-zone database; null without such zones. */
  readonly changedZones: () => ChangedZones | null;
  /** Whether the client of a request needs no key for lookups. */
  readonly isDemo: (request: Request) => boolean;
}

/**
 * Creates the handler of the pages and their assets.
 * @returns a function that returns null when no page has the path, or the request is not from a browser
 */
export function createPages(options: PagesOptions): (request: Request) => Response | null {
  const reference = new Reference(options.routes, options.schema);
  let assets: Assets | undefined;
  let documents: readonly Document[] | undefined;
  /**
   * Cache of rendered pages, because rendering takes up to 20 ms. A page depends only on its path, version, base URL and demo
   * mode.
   */
  const cache = new LRUCache<string, { readonly etag: string; readonly response: Response }>({
    max: 500,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ response: { body } }) => 2 * body.length + 1,
  });

  const createManual = (version: Version, base: string): Manual => {
    assets ??= new Assets();
    return {
      base,
      documents: (documents ??= readDocuments(assets)),
      families: reference.families(version).map(({ name }) => name),
      index: `${base}${assets.path('search.json')}`,
    };
  };

  const findPage = (path: string, version: Version, base: string): Page | null => {
    if (path === '/') return renderHomePage(base, options.changedZones());
    if (path === '/graphql') return renderGraphqlPage(base);
    if (path === '/docs' || path === '/help')
      return renderGuidePage(reference.families(version), createManual(version, base));
    // Also accept the links between Markdown files of a checkout: /docs/rest.md.
    const slug = /^\/docs\/([a-z-]+)(?:\.md)?$/.exec(path)?.[1];
    if (slug !== undefined) {
      const manual = createManual(version, base);
      const document = manual.documents.find((each) => each.slug === slug);
      if (document !== undefined) return renderDocumentPage(document, manual);
    }
    if (path === '/errors') return renderErrorsPage(base);
    const code = /^\/errors\/(\w+)$/.exec(path)?.[1];
    if (isErrorCode(code)) return renderErrorPage(code, base);
    if (isGraphqlErrorCode(code)) return renderGraphqlErrorPage(code, base);
    const family = /^\/docs\/([a-z]+)$/.exec(path)?.[1] ?? /^\/(\w+)(?:\/[\w/]+)?\/help$/.exec(path)?.[1];
    const listedFamily = family === undefined ? null : reference.familyOf(family, version);
    return listedFamily === null ? null : reference.page(listedFamily, version, base);
  };

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (/^\/(?:assets\/|flags\/|favicon\.ico$)/.test(request.path))
      return (assets ??= new Assets()).at(request.path);
    const isBrowserRequest = request.headers.accept?.includes('text/html') === true;
    const isDocs = /^(?:\/version\/[^/]+)?\/docs(?:\/|$)/.test(request.path);
    if (!isBrowserRequest && !isDocs) return null;
    const { path, version } = splitVersionPrefix(request.path);
    if (version !== null && !isVersion(version)) return null;
    const base = request.base ?? options.baseUrl;
    if (/^\/graphql\/?$/.test(path) && isForProgram(request.query)) return null;
    const pagePath = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    // A request without a version gets the page of the newest version that has one.
    const candidates = version === null ? [...versions].reverse() : [version];
    const isDemo = options.isDemo(request);
    const id = `${pagePath} ${version} ${isDemo} ${base}`;
    const cachedPage = cache.get(id);
    const problem = cachedPage === undefined && !isPage(pagePath) ? null : (options.limit?.(request) ?? null);
    if (problem !== null) return createProblemResponse(problem, request, { baseUrl: base, headers: [] });
    if (cachedPage !== undefined)
      return createNotModified(request, cachedPage.etag, cacheHeaders) ?? cachedPage.response;
    for (const candidate of candidates) {
      const page = findPage(pagePath, candidate, base);
      if (page === null) continue;
      assets ??= new Assets();
      const response = createPageResponse(page, { base, assets, demo: isDemo }, getPolicy(page));
      const etag = computeETag(response.body);
      const headers = [...response.headers, 'ETag', etag];
      const renderedPage = { etag, response: { ...response, headers, bytes: Buffer.from(response.body) } };
      cache.set(id, renderedPage);
      return createNotModified(request, etag, cacheHeaders) ?? renderedPage.response;
    }
    return null;
  };
}

/**
 * Creates a function that replaces the JSON response for an unknown path by a page, for browsers. Responses of lookups stay JSON,
 * even if a record does not exist.
 */
export function createMissingPages(options: Pick<PagesOptions, 'baseUrl' | 'isDemo'>) {
  let assets: Assets | undefined;
  return (request: Request, response: Response): Response => {
    const isUnknownPath = response.status === 404 && response.info?.family === 'none';
    if (!isUnknownPath || request.headers.accept?.includes('text/html') !== true) return response;
    const base = request.base ?? options.baseUrl;
    const message = getTextAt(parseJson(response.body), 'message') ?? '';
    const hint = /^Did you mean [^?]+\?/.exec(message)?.[0] ?? null;
    const place = { base, assets: (assets ??= new Assets()), demo: options.isDemo(request) };
    return {
      ...createPageResponse(renderMissingPage(request.path, base, hint), place, strictPolicy, 404),
      info: response.info,
    };
  };
}

/** Whether a path can belong to a page. Other paths belong to lookups, which have separate limits. */
const isPage = (path: string): boolean =>
  /^\/(?:|graphql|help|docs(?:\/.*)?|errors(?:\/.*)?|.*\/help)$/.test(path);

/**
 * Whether a request to /graphql is for the GraphQL endpoint instead of the explorer page. This holds for queries in the URL and
 * for Apollo Sandbox.
 */
function isForProgram(query: string): boolean {
  const params = new URLSearchParams(query);
  return params.has('query') || params.get('explorer') === 'sandbox';
}

/** Returns the Content-Security-Policy of a page. The editor of the GraphQL explorer needs style attributes. */
const getPolicy = (page: Page): string =>
  page.menu === 'graphql' ? `${strictPolicy}; style-src-attr 'unsafe-inline'` : strictPolicy;
