import type { Page } from './layout.ts';
import { html } from './markup.ts';

const examples = [
  ['Oslo', 'a city'],
  ['Japan', 'a country'],
  ['8.8.8.8', 'an IP address'],
  ['90210 US', 'a postal code'],
  ['+44 20 7946 0958', 'a phone number'],
  ['ada@mailinator.com', 'an e-mail address'],
  ['Europe/Dublin', 'a time zone'],
  ['MSFT', 'a company'],
  ['EUR', 'a currency'],
  ['GB82 WEST 1234 5698 7654 32', 'an IBAN'],
  ['98.6 °F to °C', 'a measure'],
  ['AS15169', 'a network'],
] as const;

/** Zones whose local time differs in a newer edition of the time-zone database. */
export interface ChangedZones {
  /** Name of the newer edition: `2026f`. */
  readonly edition: string;
  readonly zones: readonly string[];
}

/** Renders the home page with its search box. */
export const renderHomePage = (base: string, changed: ChangedZones | null): Page => ({
  title: 'Lookup',
  description: 'Facts about places, networks, contact data, money and time, over REST and GraphQL.',
  menu: 'home',
  script: 'home',
  body: html`
    <section class="hero">
      <h1>Look anything up.</h1>
      <p class="lead">
        Places, networks, contact data, money and time, over REST and one federated GraphQL graph, on your own
        server.
      </p>
      <div class="search">
        <label for="search" class="sr">A place, address, number, code, date or measure</label>
        <input
          id="search"
          type="text"
          role="combobox"
          aria-expanded="false"
          aria-controls="suggestions"
          aria-autocomplete="list"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          placeholder="Oslo, 8.8.8.8, 90210 US, +44 20 7946 0958 …"
        />
        <ul id="suggestions" role="listbox" aria-label="Suggestions" hidden></ul>
      </div>
      <ul class="tries" aria-label="Examples">
        ${examples.map(
          ([text, what]) =>
            html`<li>
              <button type="button" class="chip" data-try="${text}">
                <b>${text}</b> <span>${what}</span>
              </button>
            </li>`,
        )}
      </ul>
    </section>
    <section id="finding" aria-live="polite" aria-label="Result" hidden></section>
    <noscript
      ><p class="note">
        The search needs JavaScript. <a href="${base}/docs">The docs</a> work without it.
      </p></noscript
    >
    <section class="ways" aria-label="Next steps">
      <a class="card" href="${base}/docs">
        <h2>Documentation</h2>
        <p>Keys, limits, errors, and every path with its parameters, response and cost.</p>
      </a>
      <a class="card" href="${base}/graphql">
        <h2>GraphQL explorer</h2>
        <p>An editor with the schema. City, country, currency and local time in one query.</p>
      </a>
      <a class="card" href="${base}/openapi.json">
        <h2>Typed clients</h2>
        <p>OpenAPI 3.1 and the GraphQL schema, to generate a client in your language.</p>
      </a>
    </section>
    ${
      changed !== null &&
      html`<p class="note">
        Edition ${changed.edition} of the time-zone database has a different local time in
        ${changed.zones.join(', ')} than this service.
        <a href="${base}/docs/data#time-zone-editions">Import it</a> to use them.
      </p>`
    }
  `,
});
