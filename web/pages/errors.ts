import { errorTable, type ErrorCode } from '../../router/errors.ts';
import { code } from './code.ts';
import type { Page } from './layout.ts';
import { html, inline, type Markup } from './markup.ts';

const rows = Object.entries(errorTable);

/** Every code. */
export const errorsPage = (base: string): Page => ({
  title: 'Errors · Lookup',
  description: 'Every error code, what it means and what to do.',
  menu: 'errors',
  body: html`<article class="guide narrow">
    <h1>Errors</h1>
    <p class="lead">
      One shape, eleven codes. Branch on the code; the message names the rule and a value that works.
    </p>
    <ul class="families">
      ${rows.map(
        ([each, { status, meaning }]) =>
          html`<li>
            <a href="${base}/errors/${each}"
              ><b><span class="number">${status}</span> ${each}</b><span>${meaning}</span></a
            >
          </li>`,
      )}
    </ul>
  </article>`,
});

/** Cause, cure and an example of a code. */
export function errorPage(each: ErrorCode, base: string): Page {
  const { status, meaning, remedy } = errorTable[each];
  const [bad, good, message] = examples[each];
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
        <p>${inline(meaning)}</p>
      </section>
      <section>
        <h2>Cure</h2>
        <p>${inline(remedy)}</p>
      </section>
      <section>
        <h2>Example</h2>
        ${code('Refused', bad)} ${answer(each, message, base)} ${code('Answered', good)}
      </section>
    </article>`,
  };
}

const answer = (each: ErrorCode, message: string, base: string): Markup =>
  code(
    `${errorTable[each].status}`,
    JSON.stringify(
      { code: each, message, docs: `${base}/errors/${each}`, request_id: '3473914c-fa22-2' },
      null,
      2,
    ),
  );

/** A request that is refused, one that is answered instead, and what the refusal says. */
const examples: Readonly<Record<ErrorCode, readonly [bad: string, good: string, message: string]>> = {
  invalid_request: [
    'GET /time?lat=91&lon=0',
    'GET /time?lat=51.5&lon=0',
    'lat must be a number from -90 to 90, not "91": use for example lat=48.8566.',
  ],
  ambiguous_time: [
    'GET /time/America/New_York?to=UTC&at=2026-11-01T01:30&disambiguation=reject',
    'GET /time/America/New_York?to=UTC&at=2026-11-01T01:30&disambiguation=earlier',
    'Clocks of America/New_York show 2026-11-01T01:30 twice.',
  ],
  nonexistent_time: [
    'GET /time/America/New_York?to=UTC&at=2026-03-08T02:30&disambiguation=reject',
    'GET /time/America/New_York?to=UTC&at=2026-03-08T02:30&disambiguation=later',
    'Clocks of America/New_York never show 2026-03-08T02:30.',
  ],
  invalid_api_key: [
    'GET /country/FR',
    'GET /country/FR\nX-API-Key: <key>',
    'A key is required: send it as X-API-Key: <key> or as Authorization: Bearer <key>, not in the URL.',
  ],
  permission_denied: [
    'GET /ip/8.8.8.8\nX-API-Key: <key of city, postal>',
    'GET /postal/90210?country=US\nX-API-Key: <key of city, postal>',
    'This key may not use ip; it may use city, postal.',
  ],
  plan_required: [
    'GET /caller/+12125550123\nX-API-Key: <key on the plan free>',
    'GET /phone/+12125550123\nX-API-Key: <key on the plan free>',
    'The plan free does not include caller: use a key on a plan that does.',
  ],
  not_found: [
    'GET /currency/QQQ',
    'GET /currency/USD',
    'No currency has the code QQQ. A code that exists: USD.',
  ],
  rate_limited: [
    'GET /country/FR, for the 61st time in a minute',
    'GET /country/FR, after Retry-After seconds',
    'The plan free allows 60 requests per minute: retry in 17 seconds.',
  ],
  quota_exceeded: [
    'GET /carrier/+12125550123, for the 101st time in a month',
    'GET /phone/+12125550123, which costs no carrier unit',
    'The plan free has 100 carrier units per month, and they are used up.',
  ],
  server_error: [
    'GET /country/FR',
    'GET /country/FR, twice more, with a pause; then tell the operator the request_id',
    'The service failed to answer. The fault is ours, not yours.',
  ],
  service_unavailable: [
    'GET /weather?lat=52.52&lon=13.41',
    'WEATHER_PROVIDER=open-meteo npm start',
    'The weather needs a provider: the operator sets WEATHER_PROVIDER.',
  ],
};
