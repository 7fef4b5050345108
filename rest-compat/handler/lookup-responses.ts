import { chain, isPromise, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { Admission } from '../../router/auth/access.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { Request, Response } from '../../router/exchange.ts';
import { createCacheableResponse, createFactsResponse, formatBody } from '../formats/responses.ts';
import { calendarMediaType, chooseFormat } from '../formats/format.ts';
import { computeETag } from '../../router/http/etag.ts';
import { flagParameter } from '../parameters/flag.ts';
import type { Route, Version } from '../routing/route.ts';
import { countUnits, type PricedLookup } from './lookup-units.ts';
import type { Lookups } from './lookups.ts';
import type { RecentResponses } from './recent-responses.ts';

/** The response to a successful lookup, and the flags that determine its units. */
export interface LookupResponse {
  readonly response: Response;
  /** Whether the input was invalid, so that no metered lookup ran. */
  readonly unmetered: boolean;
  /** Units that the operation of the response has cost. */
  readonly ownUnits: number;
}

/** The request, headers and flags that a response depends on in addition to the lookup. */
interface ResponseFormat {
  readonly pretty: boolean;
  readonly key: Admission['key'];
  /** Headers of each response, as a flat list of names and values. */
  readonly headers: readonly string[];
}

interface LookupResponsesOptions {
  readonly lookups: Lookups;
  readonly recent: RecentResponses | undefined;
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

const prettyFlag = flagParameter('Indents the JSON.');

/** Runs lookups and formats their results, or returns recent responses from the cache. */
export class LookupResponses {
  readonly #options: LookupResponsesOptions;

  constructor(options: LookupResponsesOptions) {
    this.#options = options;
  }

  /**
   * Returns the response to a lookup request.
   * @throws invalid_request for an invalid flag
   */
  of(form: ResponseFormat, priced: PricedLookup, version: Version): PromiseOrValue<LookupResponse | Problem> {
    const { lookups, recent, baseUrl, clock } = this.#options;
    const { prepared, values, query, request } = priced;
    const { key } = form;
    const { route } = prepared;
    if (query['pretty'] !== undefined) prettyFlag.parse(query['pretty'], 'pretty');
    const format = chooseFormat(route, query, request.headers.accept);
    const cacheKey =
      recent === undefined || format !== 'json' ? null : getCacheKey(route, request, version, key);
    const cachedResponse = cacheKey === null ? undefined : recent?.find(cacheKey, clock());
    if (cachedResponse !== undefined) {
      const response = createFactsResponse(cachedResponse, request, [
        ...form.headers,
        ...cachedResponse.headers,
      ]);
      return { response, unmetered: cachedResponse.unmetered, ownUnits: 0 };
    }
    const isCalendar = format === 'ics';
    const lookup = lookups.ask({
      prepared,
      values,
      query,
      request,
      version,
      key,
      plan: key?.plan,
      calendar: isCalendar,
    });
    return chain(lookup, (result) => {
      if (isProblem(result)) return result;
      const { unmetered, hints } = result;
      const ownUnits = countUnits(result.reserved);
      const getDocsUrl = () => `${request.base ?? baseUrl}/docs/${route.family}`;
      const ownHeaders = [...result.headers, ...createLinkHeader(hints, getDocsUrl)];
      const headers = [...form.headers, ...ownHeaders];
      const output =
        result.calendar === undefined
          ? formatBody(result.body, request, { pretty: form.pretty, table: format === 'csv' })
          : { text: result.calendar, type: calendarMediaType };
      // Don't cache responses with hints, because their links contain the base URL of this client.
      if (cacheKey === null || isPromise(lookup) || hints.length > 0)
        return {
          response: createCacheableResponse(output, request, route.cache, headers),
          unmetered,
          ownUnits,
        };
      const { text, type } = output;
      const recentResponse = { text, type, etag: computeETag(text), headers: ownHeaders, unmetered };
      recent?.keep(cacheKey, recentResponse);
      return { response: createFactsResponse(recentResponse, request, headers), unmetered, ownUnits };
    });
  }
}

/** Returns the cache key of a response, or null when the response may not be cached or shared with other clients. */
const getCacheKey = (
  route: Route,
  request: Request,
  version: Version,
  key: Admission['key'],
): string | null =>
  route.cache === 'live' || route.caller !== undefined
    ? null
    : `${version} ${key?.plan.deep === true} ${request.path}?${request.query}`;

/** Returns a Link header that points to the documentation, with the hints as link titles (RFC 8288). */
function createLinkHeader(hints: readonly string[], docs: () => string): readonly string[] {
  if (hints.length === 0) return hints;
  const page = docs();
  return [
    'Link',
    hints.map((hint) => `<${page}>; rel="help"; title="${toQuotedStringText(hint)}"`).join(', '),
  ];
}

/** Makes a text safe for a quoted header value: ASCII only, without double quotes. */
const toQuotedStringText = (text: string): string => text.replaceAll('"', "'").replace(/[^ !#-[\]-~]/gu, '?');
