import { createHash } from 'node:crypto';

/** An HTML page for browsers. It opens Apollo Sandbox for the GraphQL endpoint at the path of the page. */
interface LandingPage {
  readonly headers: readonly string[];
  readonly body: string;
}

const exampleQuery = `{
  city(name: "Paris", country: "FR") {
    id
    name
    population
    country { code name currency { code symbol } }
    state { code name }
    timezone { id now { at offset abbreviation dst unix } }
  }
}`;

const sandboxOrigin = 'https://embeddable-sandbox.cdn.apollographql.com';

const pageStyle = `
  html, body { height: 100%; margin: 0; }
  main { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem; }
  pre { background: #8881; padding: 1rem; overflow-x: auto; }
  button { font: inherit; padding: .4rem 1rem; }
  #sandbox { height: 100%; }
`;

/**
 * Loads the sandbox only when the reader clicks, because keys are typed into this page. The code is in a block, because browsers
 * reject a top-level declaration of `location`.
 */
const script = `
  {
    const { document: page, location } = window;
    const query = page.getElementById('query').textContent;
    page.getElementById('open').addEventListener('click', ({ target: button }) => {
      button.disabled = true;
      const status = page.getElementById('status');
      const loaded = page.createElement('script');
      loaded.src = '${sandboxOrigin}/_latest/embeddable-sandbox.umd.production.min.js';
      loaded.onerror = () => { status.textContent = 'This browser cannot load Apollo Sandbox. The endpoint itself works.'; };
      loaded.onload = () => {
        page.body.innerHTML = '<div id="sandbox"></div>';
        new window.EmbeddedSandbox({
          target: '#sandbox',
          initialEndpoint: location.origin + location.pathname,
          initialState: { document: query, headers: { 'X-API-Key': '' }, includeCookies: false },
        });
      };
      status.textContent = 'Loading …';
      page.head.append(loaded);
    });
  }
`;

const toSourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${toSourceHash(script)} ${sandboxOrigin}`,
  `style-src ${toSourceHash(pageStyle)}`,
  // Apollo Sandbox sets style attributes on its iframe.
  "style-src-attr 'unsafe-inline'",
  'frame-src https://sandbox.embed.apollographql.com',
  "connect-src 'self'",
  // An empty data: icon; without it, browsers would request /favicon.ico, which does not exist.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = [
  'Content-Type',
  'text/html; charset=utf-8',
  'Cache-Control',
  'no-store',
  'Content-Security-Policy',
  contentSecurityPolicy,
  'Referrer-Policy',
  'no-referrer',
];

interface PageContent {
  readonly title: string;
  readonly query: string;
  /** The arguments of the curl command before its body. */
  readonly target: string;
  /** List items. */
  readonly links: readonly string[];
}

/**
 * Returns the landing page of /graphql.
 * @param base absolute URL of the service, without a trailing slash
 */
export const createLandingPage = (base: string): LandingPage =>
  createPage({
    title: 'One graph of countries, cities, networks, contacts, companies and time',
    query: exampleQuery,
    target: `${base}/graphql -H 'Content-Type: application/json' -H 'X-API-Key: <key>'`,
    links: [
      formatLink(`${base}/graphql/schema.graphql`, 'schema.graphql', 'every type and field with its meaning'),
      formatLink(`${base}/help`, 'help', 'the same facts by REST, path by path'),
      formatLink(`${base}/errors`, 'errors', 'every code, what it means and what to do'),
    ],
  });

/**
 * Returns the page of one subgraph.
 * @param base absolute URL of the service, without a trailing slash
 */
export const createSubgraphPage = (base: string, name: string): LandingPage =>
  createPage({
    title: `The subgraph ${name}, for federation routers`,
    query: '{\n  _service { sdl }\n}',
    target: `${base}/subgraphs/${name} -H 'Content-Type: application/json'`,
    links: [formatLink(`${base}/graphql`, 'graphql', 'the composed graph, for clients')],
  });

const formatLink = (url: string, name: string, text: string): string =>
  `<li><a href="${escapeHtml(url)}">${name}</a>: ${text}</li>`;

const createPage = ({ title, query, target, links }: PageContent): LandingPage => ({
  headers: pageHeaders,
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Lookup: GraphQL</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<main>
  <h1>${title}</h1>
  <p>A query, and how to send it:</p>
  <pre id="query">${escapeHtml(query)}</pre>
  <pre>curl ${escapeHtml(target)} \\
  -d '${escapeHtml(JSON.stringify({ query: query.replace(/\s+/g, ' ') }))}'</pre>
  <ul>
    ${links.join('\n    ')}
  </ul>
  <p><button id="open">Open Apollo Sandbox</button> loads it from the servers of its publisher. <span id="status"></span></p>
</main>
<script>${script}</script>
</body>
</html>
`,
});

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
