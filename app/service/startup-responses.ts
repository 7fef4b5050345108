import type { ImportState } from '../../db/import/import-state.ts';
import { latest } from '../../rest-compat/routing/versions.ts';
import { errorTable } from '../../router/errors.ts';
import type { Handler, Request, Response } from '../../router/exchange.ts';
import { problemResponse } from '../../router/http/problem-response.ts';
import { Assets } from '../../web/assets.ts';
import { errorPage } from '../../web/pages/errors.ts';
import { pageResponse } from '../../web/pages/layout.ts';
import { startingPage } from '../../web/pages/starting.ts';

/** Where the link of the refusal leads. */
const explained = '/errors/service_unavailable';
/** When to ask again while nobody knows how long it takes, and at most, in seconds. */
const soon = 2;
const longest = 60;

/**
 * What is answered until the data is there: alive, not ready, how far it is, and when to ask again. A browser gets a page
 * that follows the import and opens what was asked for when it is there.
 */
export function starting(baseUrl: string, state: ImportState): Handler {
  const prefix = new URL(baseUrl).pathname.replace(/\/+$/, '');
  let assets: Assets | undefined;

  return (request) => {
    const path = request.path.startsWith(`${prefix}/`) ? request.path.slice(prefix.length) : request.path;
    if (path === '/healthz') return json({ status: 'ok' }, 200);
    if (path.startsWith('/assets/')) {
      const asset = (assets ??= new Assets()).at(path);
      if (asset !== null) return asset;
    }
    const wait = `${Math.min(longest, Math.max(1, state.secondsLeft ?? soon))}`;
    const again = ['Retry-After', wait, 'API-Version', latest];
    if (path === '/readyz')
      return json({ status: 'not ready', reason: reasonOf(state), ...told(state) }, 503, again);
    if (isForBrowser(request)) {
      const place = { base: request.base ?? baseUrl, assets: (assets ??= new Assets()), demo: true };
      if (path === explained) return pageResponse(errorPage('service_unavailable', place.base), place);
      const page = pageResponse(startingPage(state.datasets, state.secondsLeft), place, undefined, 503);
      return { ...page, headers: [...page.headers, ...again] };
    }
    if (path === explained)
      return json({ code: 'service_unavailable', ...errorTable.service_unavailable }, 200);
    return problemResponse({ code: 'service_unavailable', message: reasonOf(state) }, request, {
      baseUrl,
      headers: again,
    });
  };
}

const isForBrowser = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

function reasonOf({ datasets, secondsLeft }: ImportState): string {
  if (datasets.length === 0) return 'The service is starting: its data is being loaded.';
  const done = datasets.filter(({ isDone }) => isDone).length;
  const current = datasets.find(({ isDone }) => !isDone);
  const now = current === undefined ? 'tables are being built' : `${current.name} is being imported`;
  const left = secondsLeft === null ? '' : `, about ${secondsLeft} seconds left`;
  return `The service is starting for the first time: ${now}, ${done} of ${datasets.length} datasets are there${left}.`;
}

const told = ({ datasets, secondsLeft }: ImportState) =>
  datasets.length === 0
    ? {}
    : {
        seconds_left: secondsLeft,
        datasets: datasets.map(({ name, about, rows, isDone }) => ({ name, rows, about, done: isDone })),
      };

const json = (
  body: object,
  status: number,
  headers: readonly string[] = ['API-Version', latest],
): Response => ({
  status,
  headers: ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...headers],
  body: JSON.stringify(body),
});
