import { renderCode } from './code.ts';
import { renderContents, renderOverview, renderSearch, type Manual } from './document.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';
import type { Family } from './reference.ts';

/** Renders the guide to the rules that all paths share, and the lists of documents and families. */
export const renderGuidePage = (families: readonly Family[], manual: Manual): Page => ({
  title: 'Docs · Lookup',
  description:
    'Keys, versions, errors, limits, caching, paging and costs, and the reference of every family.',
  menu: 'docs',
  script: 'docs',
  body: html`${renderSearch(manual)}
    <div class="docs">
      <aside>
        <nav aria-label="Guide">
          <p class="group">On this page</p>
          <ul>
            ${createSections(manual.base).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
            <li><a href="#documents">Documents</a></li>
            <li><a href="#families">Reference</a></li>
          </ul>
        </nav>
        ${renderContents(manual)}
      </aside>
      <article class="guide">
        <h1>Docs</h1>
        <p class="lead">
          Every lookup is a GET request that returns a JSON object. The same facts are available in one
          federated GraphQL graph. Unknown values are <code>null</code>; nothing is guessed.
        </p>
        ${createSections(manual.base).map(
          ([id, title, body]) =>
            html`<section id="${id}">
              <h2>${title}</h2>
              ${body}
            </section>`,
        )}
        <section id="documents">
          <h2>Documents</h2>
          ${renderOverview(manual)}
        </section>
        <section id="families">
          <h2>Reference</h2>
          <label class="sr" for="families-filter">Filter the families</label>
          <input id="families-filter" type="search" placeholder="Filter the families …" autocomplete="off" />
          <ul class="families">
            ${families.map(
              ({ name, summary }) =>
                html`<li data-family="${name}">
                  <a href="${manual.base}/docs/${name}"><b>${name}</b><span>${summary}</span></a>
                </li>`,
            )}
          </ul>
        </section>
      </article>
    </div>`,
});

const createSections = (base: string): readonly (readonly [id: string, title: string, body: Markup])[] => [
  [
    'first',
    'The first request',
    html`<div class="questions">
      ${renderCode('REST', `curl '${base}/city/oslo?country=NO' \\\n  -H "X-API-Key: $(cat .data/first-key)"`)}
      ${renderCode(
        'GraphQL',
        `curl ${base}/graphql \\\n  -H "X-API-Key: $(cat .data/first-key)" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"query": "{ country(code: \\"NO\\") { name currency { code } } }"}'`,
      )}
    </div>`,
  ],
  [
    'keys',
    'Keys',
    html`<p>
        Send the key as <code>X-API-Key: &lt;key&gt;</code> or as
        <code>Authorization: Bearer &lt;key&gt;</code>; either header suffices. Never send the key in a URL,
        because URLs are logged. The first start prints the first key and stores it in
        <code>.data/first-key</code>. To create additional keys, run <code>npm run keys -- create</code>.
      </p>
      <p>
        A <b>secret</b> key is for servers. A <b>public</b> key works on the origins in its list. An
        <b>app</b> key also requires the header <code>X-App-Id</code>. All keys can be restricted to families
        and to IP addresses.
      </p>
      <p>
        Your own IP address (<a href="${base}/ip">/ip</a>) and user agent (<a href="${base}/useragent"
          >/useragent</a
        >) need no key.
      </p>`,
  ],
  [
    'versions',
    'Versions',
    html`<p>
      The version comes from the prefix <code>/version/2.0.0/…</code>, else from the header
      <code>API-Version</code>, else from the default of the key, else it is 2.0.0. Every response has its
      version in <code>API-Version</code>. Version 1.0.0 has all fields at the top level; 2.0.0 groups the
      additional ones under <code>deep</code>.
    </p>`,
  ],
  [
    'errors',
    'Errors',
    html`<p>
        All error responses have the same JSON shape. Branch on <code>code</code>, show <code>message</code>,
        log <code>request_id</code>. <code>param</code> is the invalid parameter.
        <a href="${base}/errors">All codes with causes and solutions</a>.
      </p>
      ${renderCode(
        'An error',
        `{\n  "code": "not_found",\n  "message": "No currency has the code QQQ. For example, use USD.",\n  "docs": "${base}/errors/not_found",\n  "request_id": "3473914c-fa22-2"\n}`,
      )}
      <p>
        Retry 429, 500, 502, 503, 504 and network errors, by default twice, and wait for
        <code>Retry-After</code> if it is present. Do not retry ambiguous locations or rejected wall times. A
        retry without <code>at</code> uses a later instant: pin <code>at</code> for repeatable results.
      </p>`,
  ],
  [
    'limits',
    'Limits',
    html`<p>
      A plan limits requests per minute and units per month. Every response to a key has the current state of
      its rate limit:
      <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code>,
      <code>X-RateLimit-Reset</code> (seconds), and the same as <code>RateLimit</code>. When a limit is
      reached, the response is 429 with <code>Retry-After</code>.
    </p>`,
  ],
  [
    'caching',
    'Caching',
    html`<p>
      Private caches can store facts for a day and revalidate them with <code>If-None-Match</code>. An
      unchanged response is 304. Local times and other live facts are <code>no-store</code>.
    </p>`,
  ],
  [
    'paging',
    'Paging',
    html`<p>
      Lists have a <code>limit</code>. The company directory has more than one page: pass the value of
      <code>next</code> as <code>cursor</code>, with the same selector, filters and limit;
      <code>next</code> is null on the last page.
    </p>`,
  ],
  [
    'costs',
    'Costs',
    html`<p>
      A response with status 200 or 304 costs one pooled request; errors are free. Carrier lookups of valid
      numbers and the deep fields of email addresses and VAT numbers use separate units. In GraphQL, a lookup
      has the same price as in REST, at any position in a document. To get the price, send
      <code>"extensions": {"cost": true}</code>.
    </p>`,
  ],
  [
    'deep',
    'Deep, pretty, strict',
    html`<p>
      <code>deep=true</code> adds more fields, in a nested object; <code>pretty=true</code> indents the JSON.
      Unknown parameters are ignored and reported in a header:
      <code>Link: &lt;…&gt;; rel="help"; title="…"</code>. <code>strict=true</code> rejects them.
    </p>`,
  ],
  [
    'data',
    'Data',
    html`<p>
      <code>GET /datasets</code> lists all data sources with version and licence, as does
      <a href="${base}/coverage">Coverage</a>. City data © GeoNames (CC BY 4.0). Time zone boundaries ©
      OpenStreetMap contributors (ODbL). IP Geolocation by DB-IP (CC BY 4.0).
    </p>`,
  ],
];
