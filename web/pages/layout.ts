import type { Response } from '../../router/exchange.ts';
import type { Assets } from '../assets.ts';
import { html, type Markup } from './markup.ts';

/** The context in which a page is rendered. */
export interface Place {
  /** Absolute URL of the service, without a trailing slash. */
  readonly base: string;
  readonly assets: Assets;
  /** Whether lookups need no key. */
  readonly demo: boolean;
}

export interface Page {
  readonly title: string;
  readonly description: string;
  /** The menu entry to mark as current. */
  readonly menu: 'home' | 'docs' | 'graphql' | 'errors';
  readonly script?: string;
  readonly styles?: readonly string[];
  readonly body: Markup;
  /** Whether the page fills the window and has no footer. */
  readonly wide?: boolean;
}

const createPolicy = (styles: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const strictPolicy = createPolicy("'self'");

/** Headers of a page, and of its 304 response. */
export const cacheHeaders = ['Cache-Control', 'no-cache', 'Vary', 'Accept, Accept-Encoding'] as const;

/** Renders a complete page. The content security policy allows no resources from other origins and no inline scripts. */
export function createPageResponse(page: Page, place: Place, policy = strictPolicy, status = 200): Response {
  return {
    status,
    headers: [
      'Content-Type',
      'text/html; charset=utf-8',
      ...cacheHeaders,
      'Content-Security-Policy',
      policy,
      'Referrer-Policy',
      'no-referrer',
      'Cross-Origin-Opener-Policy',
      'same-origin',
    ],
    body: `<!doctype html>\n${renderDocument(page, place).text}`,
  };
}

const renderDocument = (page: Page, { base, assets, demo }: Place): Markup => {
  const getAssetUrl = (name: string) => `${base}${assets.path(name)}`;
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="description" content="${page.description}" />
      <title>${page.title}</title>
      <link rel="icon" href="${getAssetUrl('icon.svg')}" type="image/svg+xml" />
      <link rel="stylesheet" href="${getAssetUrl('style.css')}" />
      ${(page.styles ?? []).map((name) => html`<link rel="stylesheet" href="${getAssetUrl(name)}" />`)}
      <link rel="service-desc" href="${base}/openapi.json" type="application/json" />
      <script type="module" src="${getAssetUrl(`${page.script ?? 'page'}.js`)}"></script>
    </head>
    <body
      data-base="${base}"
      data-demo="${demo ? 'true' : 'false'}"
      data-world="${getAssetUrl('world.json')}"
      class="${page.wide === true ? 'wide' : ''}"
    >
      <a class="skip" href="#main">Skip to the content</a>
      <header class="top">
        <a class="brand" href="${base}/"
          ><img src="${getAssetUrl('icon.svg')}" alt="" width="26" height="26" />Lookup</a
        >
        <nav aria-label="Pages">
          ${renderMenu.map(
            ([name, path, label]) =>
              html`<a href="${base}${path}" ${page.menu === name ? currentAttribute : false}>${label}</a>`,
          )}
        </nav>
        <button type="button" class="quiet" id="key-button" ${demo ? hiddenAttribute : false}>
          <span class="dot" aria-hidden="true"></span><span id="key-state">Key</span>
        </button>
      </header>
      <main id="main">${page.body}</main>
      ${page.wide === true ? null : renderFooter(base)} ${keyDialog}
    </body>
  </html>`;
};

const currentAttribute = html`aria-current="page"`;
const hiddenAttribute = html`hidden`;

const renderMenu = [
  ['docs', '/docs', 'Docs'],
  ['graphql', '/graphql', 'GraphQL'],
  ['errors', '/errors', 'Errors'],
] as const;

const renderFooter = (base: string): Markup =>
  html`<footer>
    <p>
      Self-hosted, offline, nothing guessed: an unknown value is <code>null</code>.
      <a href="${base}/coverage">Data sources</a> <a href="${base}/zones">Time zones</a>
      <a href="${base}/status">Status</a>
    </p>
    <p>
      <a href="${base}/openapi.json">OpenAPI</a> <a href="${base}/openapi.yaml">YAML</a>
      <a href="${base}/postman.json">Postman</a>
      <a href="${base}/graphql/schema.graphql">GraphQL schema</a> <a href="${base}/help">Help as JSON</a>
      <a href="${base}/llms.txt">llms.txt</a>
    </p>
  </footer>`;

const keyDialog = html`<dialog id="key-dialog" aria-labelledby="key-title">
  <form method="dialog" id="key-form">
    <h2 id="key-title">Your key</h2>
    <p>
      The first start prints it and stores it in <code>.data/first-key</code>. This tab stores the key until
      you close it and sends it only as a header, never in a URL.
    </p>
    <label for="key-input">Key</label>
    <input
      id="key-input"
      type="password"
      autocomplete="off"
      spellcheck="false"
      placeholder="secret_…"
      aria-describedby="key-said"
    />
    <p id="key-said" role="status" class="said"></p>
    <div class="actions">
      <button type="button" class="quiet" id="key-forget">Remove key</button>
      <span class="spring"></span>
      <button type="button" class="quiet" id="key-cancel">Cancel</button>
      <button type="submit" class="main">Use key</button>
    </div>
  </form>
</dialog>`;
