import type { ImportState } from '../../db/import/import-state.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { errorTable } from '../../router/errors.ts';
import type { Handler, Request, Response } from '../../router/exchange.ts';
import { createProblemResponse } from '../../router/http/problem-response.ts';
import { Assets } from '../../web/assets.ts';
import { renderErrorPage } from '../../web/pages/errors.ts';
import { createPageResponse } from '../../web/pages/layout.ts';
import { renderStartingPage } from '../../web/pages/starting.ts';

/** Path of the page to which the error responses link. */
const errorPath = '/errors/service_unavailable';
/** Default and maximum of Retry-After, in seconds. The default is used while the remaining time is unknown. */
const defaultRetrySeconds = 2;
const maxRetrySeconds = 60;

/**
 * Creates the handler that responds while the data is being imported: /healthz returns 200, /readyz the progress, and lookups 503
 * with Retry-After. Browsers receive a page that shows the progress and then opens the requested page.
 */
export function createStartupHandler(baseUrl: string, state: ImportState): Handler {
  const prefix = new URL(baseUrl).pathname.replace(/\/+$/, '');
  let assets: Assets | undefined;

  return (request) => {
    const path = request.path.startsWith(`${prefix}/`) ? request.path.slice(prefix.length) : request.path;
    if (path === '/healthz') return createProgressResponse({ status: 'ok' }, 200);
    if (path.startsWith('/assets/')) {
      const asset = (assets ??= new Assets()).at(path);
      if (asset !== null) return asset;
    }
    const retryAfter = `${Math.min(maxRetrySeconds, Math.max(1, state.secondsLeft ?? defaultRetrySeconds))}`;
    const retryHeaders = ['Retry-After', retryAfter, 'API-Version', latestVersion];
    if (path === '/readyz')
      return createProgressResponse(
        { status: 'not ready', reason: formatReason(state), ...toProgress(state) },
        503,
        retryHeaders,
      );
    if (isBrowserRequest(request)) {
      const place = { base: request.base ?? baseUrl, assets: (assets ??= new Assets()), demo: true };
      if (path === errorPath)
        return createPageResponse(renderErrorPage('service_unavailable', place.base), place);
      const page = createPageResponse(
        renderStartingPage(state.datasets, state.secondsLeft),
        place,
        undefined,
        503,
      );
      return { ...page, headers: [...page.headers, ...retryHeaders] };
    }
    if (path === errorPath)
      return createProgressResponse({ code: 'service_unavailable', ...errorTable.service_unavailable }, 200);
    return createProblemResponse({ code: 'service_unavailable', message: formatReason(state) }, request, {
      baseUrl,
      headers: retryHeaders,
    });
  };
}

const isBrowserRequest = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

function formatReason({ datasets, secondsLeft }: ImportState): string {
  if (datasets.length === 0) return 'The service is starting: its data is being loaded.';
  const finishedCount = datasets.filter(({ isDone }) => isDone).length;
  const currentDataset = datasets.find(({ isDone }) => !isDone);
  const now =
    currentDataset === undefined ? 'tables are being built' : `${currentDataset.name} is being imported`;
  const remainingTime = secondsLeft === null ? '' : `, about ${secondsLeft} seconds left`;
  return `The service is starting for the first time: ${now}, ${finishedCount} of ${datasets.length} datasets are imported${remainingTime}.`;
}

const toProgress = ({ datasets, secondsLeft }: ImportState) =>
  datasets.length === 0
    ? {}
    : {
        seconds_left: secondsLeft,
        datasets: datasets.map(({ name, about, rows, isDone }) => ({ name, rows, about, done: isDone })),
      };

const createProgressResponse = (
  body: object,
  status: number,
  headers: readonly string[] = ['API-Version', latestVersion],
): Response => ({
  status,
  headers: ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...headers],
  body: JSON.stringify(body),
});
