import type { RequestSummary } from '../../router/http/request-metrics.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';

/** The state of the service. Secrets are excluded: settings appear by name, never by value. */
export interface StatusFacts {
  /** `ready`, `degraded` or `not ready`. */
  readonly status: string;
  /** The reason for a status other than `ready`. */
  readonly reason: string | null;
  /** Component names with their versions: API, Node, store, time zones. */
  readonly running: readonly (readonly [what: string, which: string])[];
  /** Requests and memory of the thread that renders the page; null when the client is not the operator. */
  readonly traffic: Traffic | null;
  /** External providers; null when the client is not the operator. */
  readonly outside: ExternalSources | null;
}

interface Traffic extends RequestSummary {
  /** Bytes. */
  readonly memory: { readonly rss: number; readonly heapUsed: number; readonly heapTotal: number };
}

interface ExternalSources {
  /** The setting that turns all sources off, `OFFLINE=true`; null when sources are in use. */
  readonly offBy: string | null;
  readonly sources: readonly Source[];
  readonly providers: readonly Provider[];
}

/** An external source that the settings do not turn off. */
interface Source {
  readonly name: string;
  /** The setting that turns the source off. */
  readonly setting: string;
  /** State of the source: `healthy`, `failing: …` or `not used yet`. */
  readonly health: string;
  /** Time of the last response, ISO 8601; null before the first response. */
  readonly lastSuccess: string | null;
  /** Mean duration of a request in milliseconds; null before the first request. */
  readonly meanMs: number | null;
}

interface Provider {
  readonly name: string;
  readonly answered: number;
  readonly failed: number;
  /** Number of requests that were not sent, because the circuit breaker was open or the concurrency limit was reached. */
  readonly rejected: number;
  /** Mean duration of a request in seconds. */
  readonly seconds: number;
  readonly isOpen: boolean;
}

export const renderStatusPage = ({ status, reason, running, traffic, outside }: StatusFacts): Page => ({
  title: 'Status · Lookup',
  description: 'Versions and health of this service.',
  menu: 'docs',
  body: html`<article class="guide narrow">
    <h1>Status</h1>
    <p class="lead">
      <span class="${status === 'ready' ? 'good' : 'bad'}">${status}</span
      >${reason === null ? '.' : `: ${reason}`}
    </p>
    <dl class="facts">
      ${[...running, ...(traffic === null ? [] : listSums(traffic))].map(
        ([what, which]) =>
          html`<dt>${what}</dt>
            <dd>${which}</dd>`,
      )}
    </dl>
    ${traffic !== null && renderTraffic(traffic)}
    ${
      outside === null
        ? html`<p>
            Requests, memory and providers are visible only to the IP addresses in <code>METRICS_FROM</code>.
          </p>`
        : renderExternalSources(outside)
    }
  </article>`,
});

const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;

const listSums = ({ requests, failed, memory }: Traffic): StatusFacts['running'] => [
  [
    'Requests',
    `${requests.toLocaleString('en')} since the start, ${failed.toLocaleString('en')} with a status of 5xx`,
  ],
  ['Memory', `${formatMegabytes(memory.rss)} of the process, ${formatMegabytes(memory.heapUsed)} used heap`],
];

/** Renders bar charts of the requests by family and by duration. */
function renderTraffic({ families, latency }: Traffic): Markup {
  const usedRanges = latency.filter(({ count }) => count > 0);
  return html`<section>
    <h2>Requests since the start</h2>
    ${renderBars(
      'By family',
      families.slice(0, 10).map(([family, count]) => [family, count]),
    )}
    ${renderBars(
      'By duration',
      usedRanges.map(({ upTo, count }) => [upTo === null ? 'longer' : `up to ${upTo * 1000} ms`, count]),
    )}
  </section>`;
}

const renderBars = (title: string, rows: readonly (readonly [label: string, count: number])[]): Markup => {
  const max = Math.max(1, ...rows.map(([, count]) => count));
  return html`<table>
    <caption>
      ${title}
    </caption>
    <tbody>
      ${rows.map(
        ([label, count]) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td class="number">${count.toLocaleString('en')}</td>
            <td><meter max="${max}" value="${count}" aria-label="${label}"></meter></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
};

function renderExternalSources({ offBy, sources, providers }: ExternalSources): Markup {
  const queriedProviders = providers.filter((one) => one.answered + one.failed + one.rejected > 0);
  return html`<section>
      <h2>External sources</h2>
      ${offBy === null ? '' : html`<p>External sources are turned off by <code>${offBy}</code>.</p>`}
      ${
        sources.length === 0
          ? html`<p>No external source is in use.</p>`
          : html`<table>
              <caption class="sr">
                External sources
              </caption>
              <thead>
                <tr>
                  <th scope="col">Source</th>
                  <th scope="col">Setting</th>
                  <th scope="col">Health</th>
                  <th scope="col">Last success</th>
                  <th scope="col">Mean time</th>
                </tr>
              </thead>
              <tbody>
                ${sources.map(
                  ({ name, setting, health, lastSuccess, meanMs }) =>
                    html`<tr>
                      <td>${name}</td>
                      <td><code>${setting}</code></td>
                      <td>${health}</td>
                      <td>${lastSuccess ?? '–'}</td>
                      <td>${meanMs === null ? '–' : `${Math.round(meanMs)} ms`}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </section>
    <section>
      <h2>Provider requests since the start</h2>
      ${
        queriedProviders.length === 0
          ? html`<p>No provider requests.</p>`
          : html`<table>
              <caption class="sr">
                Providers
              </caption>
              <thead>
                <tr>
                  <th scope="col">Provider</th>
                  <th scope="col">Succeeded</th>
                  <th scope="col">Failed</th>
                  <th scope="col">Skipped</th>
                  <th scope="col">Mean time</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                ${queriedProviders.map(
                  ({ name, answered, failed, rejected, seconds, isOpen }) =>
                    html`<tr>
                      <td>${name}</td>
                      <td>${answered}</td>
                      <td>${failed}</td>
                      <td>${rejected}</td>
                      <td>${answered + failed === 0 ? '–' : `${Math.round(seconds * 1000)} ms`}</td>
                      <td>${isOpen ? 'circuit breaker open' : 'circuit breaker closed'}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </section>`;
}
