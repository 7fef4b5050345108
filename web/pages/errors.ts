import { errorTable, graphqlErrorTable, type ErrorCode, type GraphqlErrorCode } from '../../router/errors.ts';
import { renderCode } from './code.ts';
import type { Page } from './layout.ts';
import { html, renderInline, type Markup } from './markup.ts';

type ErrorTable = Readonly<Record<string, { readonly status: number; readonly meaning: string }>>;

const renderList = (table: ErrorTable, base: string): Markup =>
  html`<ul class="families">
    ${Object.entries(table).map(
      ([each, { status, meaning }]) =>
        html`<li>
          <a href="${base}/errors/${each}"
            ><b><span class="number">${status}</span> ${each}</b><span>${meaning}</span></a
          >
        </li>`,
    )}
  </ul>`;

/** Renders the list of all error codes. */
export const renderErrorsPage = (base: string): Page => ({
  title: 'Errors · Lookup',
  description: 'All error codes, with causes and solutions.',
  menu: 'errors',
  body: html`<article class="guide narrow">
    <h1>Errors</h1>
    <p class="lead">
      All errors have the same JSON shape and one of these codes. Branch on the code. The message has the rule
      and a valid value.
    </p>
    ${renderList(errorTable, base)}
    <h2>GraphQL</h2>
    <p>
      Requests that are rejected before they run have GraphQL's own codes in <code>extensions.code</code>.
    </p>
    ${renderList(graphqlErrorTable, base)}
  </article>`,
});

/** Renders the cause and the remedy of an error code of GraphQL. */
export function renderGraphqlErrorPage(each: GraphqlErrorCode, base: string): Page {
  const { status, meaning, remedy } = graphqlErrorTable[each];
  return {
    title: `${each} · Lookup`,
    description: meaning,
    menu: 'errors',
    body: html`<article class="guide narrow">
      <p class="crumbs"><a href="${base}/errors">Errors</a> / ${each}</p>
      <h1><span class="number">${status}</span> ${each}</h1>
      <section>
        <h2>Cause</h2>
        <p>${renderInline(meaning)}</p>
      </section>
      <section>
        <h2>Solution</h2>
        <p>${renderInline(remedy)}</p>
      </section>
    </article>`,
  };
}

/** Renders the cause, the remedy and an example of an error code. */
export function renderErrorPage(each: ErrorCode, base: string): Page {
  const { status, meaning, remedy } = errorTable[each];
  const { bad, good, ...details } = examples[each];
  return {
    title: `${each} · Lookup`,
    description: meaning,
    menu: 'errors',
    script: 'docs',
    body: html`<article class="guide narrow">
      <p class="crumbs"><a href="${base}/errors">Errors</a> / ${each}</p>
      <h1><span class="number">${status}</span> ${each}</h1>
      <section>
        <h2>Cause</h2>
        <p>${renderInline(meaning)}</p>
      </section>
      <section>
        <h2>Solution</h2>
        <p>${renderInline(remedy)}</p>
      </section>
      <section>
        <h2>Example</h2>
        ${renderCode('Rejected request', bad)} ${createErrorBody(each, details, base)}
        ${renderCode('Valid request', good)}
      </section>
    </article>`,
  };
}

interface Example {
  /** A rejected request, with its headers. */
  readonly bad: string;
  /** A similar request that succeeds. */
  readonly good: string;
  /** The error message of the rejected request. A test sends the request and compares the message. */
  readonly message: string;
  readonly param?: string;
}

const createErrorBody = (
  each: ErrorCode,
  { message, param }: Pick<Example, 'message' | 'param'>,
  base: string,
): Markup =>
  renderCode(
    `${errorTable[each].status}`,
    JSON.stringify(
      { code: each, message, docs: `${base}/errors/${each}`, request_id: '3473914c-fa22-2', param },
      null,
      2,
    ),
  );

const examples: Readonly<Record<ErrorCode, Example>> = {
  invalid_request: {
    bad: 'GET /time?lat=91&lon=0',
    good: 'GET /time?lat=51.5&lon=0',
    message: 'lat must be a decimal number from -90 to 90, not 91: use lat=48.8566.',
    param: 'lat',
  },
  ambiguous_time: {
    bad: 'GET /time/America/New_York?to=UTC&at=2026-11-01T01:30&disambiguation=reject',
    good: 'GET /time/America/New_York?to=UTC&at=2026-11-01T01:30&disambiguation=earlier',
    message:
      'at is a local time that occurs twice in America/New_York: use disambiguation=earlier or disambiguation=later, or add a UTC offset to at.',
    param: 'at',
  },
  nonexistent_time: {
    bad: 'GET /time/America/New_York?to=UTC&at=2026-03-08T02:30&disambiguation=reject',
    good: 'GET /time/America/New_York?to=UTC&at=2026-03-08T02:30&disambiguation=later',
    message:
      'at is a local time that does not exist in America/New_York: use disambiguation=earlier or disambiguation=later, or add a UTC offset to at.',
    param: 'at',
  },
  invalid_api_key: {
    bad: 'GET /country/FR',
    good: 'GET /country/FR\nX-API-Key: <key>',
    message:
      'A key is required: send it as X-API-Key: <key> or as Authorization: Bearer <key>, not in the URL.',
  },
  permission_denied: {
    bad: 'GET /ip/8.8.8.8\nX-API-Key: <key of city, postal>',
    good: 'GET /postal/90210?country=US\nX-API-Key: <key of city, postal>',
    message: 'This key may not use ip; it may use city, postal.',
  },
  plan_required: {
    bad: 'GET /caller/+12125550123\nX-API-Key: <key on the plan free>',
    good: 'GET /phone/+12125550123\nX-API-Key: <key on the plan free>',
    message: 'The plan "free" does not include the feature "caller": use a key on a plan that does.',
  },
  not_found: {
    bad: 'GET /currency/QQQ',
    good: 'GET /currency/USD',
    message: 'No currency has the code QQQ. For example, use USD.',
  },
  rate_limited: {
    bad: 'GET /country/FR, for the 61st time in a minute',
    good: 'GET /country/FR, after Retry-After seconds',
    message: 'The plan "free" allows 60 requests per minute: retry in 17 seconds.',
  },
  quota_exceeded: {
    bad: 'GET /carrier/+12125550123, for the 101st time in a month',
    good: 'GET /phone/+12125550123, which costs no carrier unit',
    message:
      'The plan "free" has 100 carrier units per month, and they are used up: retry from 2026-12-01 (UTC) on, or use a key on a larger plan.',
  },
  server_error: {
    bad: 'GET /country/FR',
    good: 'GET /country/FR, twice more, with a pause; then send the request_id to the operator',
    message: 'The service failed to respond. The error is in the service, not in the request.',
  },
  service_unavailable: {
    bad: 'GET /weather?lat=52.52&lon=13.41',
    good: 'OFFLINE=false npm start',
    message: 'Weather is turned off by OFFLINE=true. Unset it to use this lookup.',
  },
};
