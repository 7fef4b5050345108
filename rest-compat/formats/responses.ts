import type { Request, Response } from '../../router/exchange.ts';
import { parseMediaType } from '../../router/http/graphql/media-type.ts';
import { computeETag, createNotModified } from '../../router/http/etag.ts';
import type { Body, Route } from '../routing/route.ts';
import { formatCsv, formatSafeCell } from './csv.ts';
import { formatCell } from './fields.ts';
import { extend } from '../../core/extend.ts';

interface TextOptions {
  readonly pretty: boolean;
  /** Whether to return CSV. Default: false. */
  readonly table?: boolean;
}

export interface ResponseOptions extends TextOptions {
  readonly cache: Route['cache'];
  /** A flat list of names and values. */
  readonly headers: readonly string[];
}

const jsonMediaType = 'application/json; charset=utf-8';
const csvMediaType = 'text/csv; charset=utf-8; header=present';
const noStoreHeaders = ['Cache-Control', 'no-store'];
/** Headers of cacheable responses. `Vary` lists everything that a response depends on in addition to its URL. */
const cacheHeaders = [
  'Cache-Control',
  'private, max-age=86400',
  'Vary',
  'X-API-Key, Authorization, X-App-Id, API-Version, Accept, Accept-Encoding',
];

/** Returns a 200, or a 304 when the client already has the same text. Caches may not store responses with live data. */
export const createBodyResponse = (body: Body, request: Request, form: ResponseOptions): Response =>
  createCacheableResponse(formatBody(body, request, form), request, form.cache, form.headers);

export function formatBody(
  body: Body,
  request: Request,
  { pretty, table: asTable }: TextOptions,
): FormattedBody {
  return asTable === true
    ? { text: formatCsv(body, wantsRawCells(request) ? formatCell : formatSafeCell), type: csvMediaType }
    : { text: JSON.stringify(body, null, pretty ? 2 : undefined), type: jsonMediaType };
}

/** Returns the response for a text, with the cache headers of its cache mode. */
export const createCacheableResponse = (
  answer: FormattedBody,
  request: Request,
  cache: Route['cache'],
  headers: readonly string[],
): Response =>
  cache === 'live'
    ? {
        status: 200,
        headers: ['Content-Type', answer.type, ...noStoreHeaders, ...headers],
        body: answer.text,
      }
    : createTextResponse(answer, request, headers);

interface FormattedBody {
  readonly text: string;
  readonly type: string;
}

/**
 * Whether the client wants the cells of a CSV response unchanged, including those that a spreadsheet would run as a formula.
 */
export const wantsRawCells = ({ headers: { accept = '' } }: Request): boolean =>
  accept.split(',').some((range) => parseMediaType(range)?.parameters['formulas'] === 'raw');

/** Returns the response for a cacheable text. Computes the ETag when none is given. */
export function createTextResponse(
  {
    text,
    type,
    etag = computeETag(text),
    bytes,
  }: FormattedBody & { readonly etag?: string; readonly bytes?: Buffer },
  request: Request,
  headers: readonly string[],
): Response {
  const response = createFactsResponse({ text, type, etag }, request, headers);
  return bytes === undefined || response.status === 304 ? response : { ...response, bytes };
}

/** Returns the response for a cacheable text whose ETag is known. */
export function createFactsResponse(
  { text, type, etag }: FormattedBody & { readonly etag: string },
  request: Request,
  headers: readonly string[],
): Response {
  return (
    createNotModified(request, etag, [...cacheHeaders, ...headers]) ?? {
      status: 200,
      headers: ['Content-Type', type, ...cacheHeaders, 'ETag', etag, ...headers],
      body: text,
    }
  );
}

/** Adds an empty `deep` object at each path where the document has a `deep` group, for plans that exclude paid facts. */
export function addEmptyDeep(body: Body, paths: readonly (readonly string[])[]): Body {
  if (paths.length === 0) return extend(body, { deep: {} });
  for (const path of paths) fillDeep(body, path);
  return body;
}

export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;

function fillDeep(value: unknown, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || !isBody(value)) return;
  if (Array.isArray(value)) value.forEach((item) => fillDeep(item, path));
  else if (rest.length === 0) value[key] = {};
  else fillDeep(value[key], rest);
}
