import { code } from './code.ts';
import { contents, overview, search, type Manual } from './document.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';
import type { Family } from './reference.ts';

/** Renders the guide to the rules that all paths share, and the lists of documents and families. */
export const guidePage = (families: readonly Family[], manual: Manual): Page => ({
  title: 'Docs · Lookup',
  description:
    'Keys, versions, errors, limits, caching, paging and costs, and the reference of every family.',
  menu: 'docs',
  script: 'docs',
  body: html`${search(manual)}
    <div class="docs">
      <aside>
        <nav aria-label="Guide">
          <p class="group">On this page</p>
          <ul>
            ${sections(manual.base).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
            <li><a href="#documents">Documents</a></li>
            <li><a href="#families">Reference</a></li>
          </ul>
        </nav>
        ${contents(manual)}
      </aside>
      <article class="guide">
        <h1>Docs</h1>
        <p class="lead">
          Every lookup is a GET that answers a JSON object, and the same facts are a query of one federated
          graph. What is unknown is <code>null</code>; nothing is guessed.
        </p>
        ${sections(manual.base).map(
          ([id, title, body]) =>
            html`<section id="${id}">
              <h2>${title}</h2>
              ${body}
            </section>`,
        )}
        <section id="documents">
          <h2>Documents</h2>
          ${overview(manual)}
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

const sections = (base: string): readonly (readonly [id: string, title: string, body: Markup])[] => [
  [
    'first',
    'The first request',
    html`<div class="questions">
      ${code('REST', `curl '${base}/city/oslo?country=NO' \\\n  -H "X-API-Key: $(cat .data/first-key)"`)}
      ${code(
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
        <code>Authorization: Bearer &lt;key&gt;</code>; either one suffices. Never put it into an address:
        addresses are written into logs. The first key is printed at the first start and stays in
        <code>.data/first-key</code>; further ones come from <code>npm run keys -- create</code>.
      </p>
      <p>
        A <b>secret</b> key is for servers. A <b>public</b> key works on the pages that it names. An
        <b>app</b> key needs its <code>X-App-Id</code> beside it. Any of them can be restricted to families
        and to addresses.
      </p>
      <p>
        Your own address (<a href="${base}/ip">/ip</a>) and user agent (<a href="${base}/useragent"
          >/useragent</a
        >) need no key.
      </p>`,
  ],
  [
    'versions',
    'Versions',
    html`<p>
      A request names its version by the prefix <code>/version/2.0.0/…</code> or by the header
      <code>API-Version</code>; else the default of its key holds, and 2.0.0 without one. Every answer says
      its version. Version 1.0.0 has the richer fields beside the others, where 2.0.0 groups them under
      <code>deep</code>.
    </p>`,
  ],
  [
    'errors',
    'Errors',
    html`<p>
        Everything that is not a success has one shape. Branch on <code>code</code>, show
        <code>message</code>, keep <code>request_id</code>; <code>param</code> names the one parameter that is
        to blame. <a href="${base}/errors">Every code, its cause and its cure</a>.
      </p>
      ${code(
        'An error',
        `{\n  "code": "not_found",\n  "message": "No currency has the code QQQ. A code that exists: USD.",\n  "docs": "${base}/errors/not_found",\n  "request_id": "3473914c-fa22-2"\n}`,
      )}
      <p>
        Retry 429, 500, 502, 503, 504 and network errors, by default twice, and wait for
        <code>Retry-After</code> where it is told. Do not retry ambiguous locations or rejected wall times. A
        retry without <code>at</code> evaluates a later now: pin <code>at</code> when repeatability matters.
      </p>`,
  ],
  [
    'limits',
    'Limits',
    html`<p>
      A plan allows so many requests per minute, and so many units per month. Every answer to a key says what
      is left:
      <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code>,
      <code>X-RateLimit-Reset</code> (seconds), and the same as <code>RateLimit</code>. What is used up is 429
      with <code>Retry-After</code>.
    </p>`,
  ],
  [
    'caching',
    'Caching',
    html`<p>
      Facts may be kept for a day, privately, and asked for again with <code>If-None-Match</code>: an answer
      that has not changed is 304. Clocks and other live facts are <code>no-store</code>.
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
      An answer with status 200 or 304 costs one pooled request; errors cost nothing. Carrier lookups of valid
      numbers and the deep facts of e-mails and VAT numbers have units of their own. In the graph, a lookup
      costs what it costs by REST, wherever in a document it stands:
      <code>"extensions": {"cost": true}</code> in the request tells the price.
    </p>`,
  ],
  [
    'deep',
    'Deep, pretty, strict',
    html`<p>
      <code>deep=true</code> adds the richer fields as a nested object; <code>pretty=true</code> formats the
      JSON for reading. A parameter that a path does not know is ignored, and told in a header,
      <code>Link: &lt;…&gt;; rel="help"; title="…"</code>; with <code>strict=true</code> it is refused.
    </p>`,
  ],
  [
    'data',
    'Data',
    html`<p>
      <code>GET /datasets</code> lists every source that answers rest on, with edition and licence; so does
      <a href="${base}/coverage">Coverage</a>. City data © GeoNames (CC BY 4.0). Time zone boundaries ©
      OpenStreetMap contributors (ODbL). IP Geolocation by DB-IP (CC BY 4.0).
    </p>`,
  ],
];
