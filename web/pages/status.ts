import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';

/** How the service fares. Nothing of it is a secret: settings are told by name, never by value. */
export interface StatusFacts {
  /** `ready`, `degraded`, `not ready`. */
  readonly status: string;
  /** Why it is not quite ready. */
  readonly reason: string | null;
  /** What runs, by what it is: API, Node, store, time zones. */
  readonly running: readonly (readonly [what: string, which: string])[];
  /** What is asked outside; null: who looks is not the operator. */
  readonly outside: Outside | null;
}

interface Outside {
  /** Settings of providers that are given. */
  readonly settings: readonly string[];
  readonly providers: readonly Provider[];
}

interface Provider {
  readonly name: string;
  readonly answered: number;
  readonly failed: number;
  /** Not tried: its circuit was open, or too much was under way. */
  readonly refused: number;
  /** Mean seconds of a try. */
  readonly seconds: number;
  readonly isOpen: boolean;
}

export const statusPage = ({ status, reason, running, outside }: StatusFacts): Page => ({
  title: 'Status · Lookup',
  description: 'What runs, and how it fares.',
  menu: 'docs',
  body: html`<article class="guide narrow">
    <h1>Status</h1>
    <p class="lead">
      <span class="${status === 'ready' ? 'good' : 'bad'}">${status}</span
      >${reason === null ? '.' : `: ${reason}`}
    </p>
    <dl class="facts">
      ${running.map(
        ([what, which]) =>
          html`<dt>${what}</dt>
            <dd>${which}</dd>`,
      )}
    </dl>
    ${
      outside === null
        ? html`<p>
            Who is asked outside, and how that fares, is shown to the addresses in <code>METRICS_FROM</code>.
          </p>`
        : outsideOf(outside)
    }
  </article>`,
});

const outsideOf = ({ settings, providers }: Outside): Markup =>
  html`<section>
      <h2>Settings of providers</h2>
      <p>${settings.length === 0 ? 'None is given.' : settings.map((name) => html`<code>${name}</code> `)}</p>
    </section>
    <section>
      <h2>Asked outside since the start</h2>
      ${
        providers.length === 0
          ? html`<p>Nobody yet.</p>`
          : html`<table>
              <caption class="sr">
                Providers
              </caption>
              <thead>
                <tr>
                  <th scope="col">Provider</th>
                  <th scope="col">Answered</th>
                  <th scope="col">Failed</th>
                  <th scope="col">Not tried</th>
                  <th scope="col">Mean time</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                ${providers.map(
                  ({ name, answered, failed, refused, seconds, isOpen }) =>
                    html`<tr>
                      <td>${name}</td>
                      <td>${answered}</td>
                      <td>${failed}</td>
                      <td>${refused}</td>
                      <td>${answered + failed === 0 ? '–' : `${Math.round(seconds * 1000)} ms`}</td>
                      <td>${isOpen ? 'left alone for now' : 'in use'}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </section>`;
