/**
 * What a browser sees at /graphql: Apollo Sandbox, which its makers host, opened on the main query. Without
 * internet the page says so and points to the schema and to curl.
 */
export const landingPage = (options: {
  readonly endpoint: string;
  readonly document: string;
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lookup: GraphQL</title>
<style>
  html, body, #sandbox { height: 100%; margin: 0; }
  #offline { display: none; font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem; }
  pre { background: #f4f4f5; padding: 1rem; overflow-x: auto; }
</style>
</head>
<body>
<div id="sandbox"></div>
<div id="offline">
  <h1>The graph is here, Apollo Sandbox is not</h1>
  <p>Sandbox is loaded from the internet, and this browser cannot reach it. The endpoint itself works:</p>
  <pre>curl ${escapeHtml(options.endpoint)} -H 'Content-Type: application/json' -H 'X-API-Key: &lt;key&gt;' \\
  -d '${escapeHtml(JSON.stringify({ query: options.document }))}'</pre>
  <p>Every type and field with its meaning: <a href="${escapeHtml(options.endpoint)}/schema.graphql">schema.graphql</a>.</p>
</div>
<script>
  function offline() {
    document.getElementById('sandbox').remove();
    document.getElementById('offline').style.display = 'block';
  }
</script>
<script src="https://embeddable-sandbox.cdn.apollographql.com/_latest/embeddable-sandbox.umd.production.min.js" onerror="offline()"></script>
<script>
  if (window.EmbeddedSandbox) {
    new window.EmbeddedSandbox({
      target: '#sandbox',
      initialEndpoint: ${scriptText(options.endpoint)},
      initialState: { document: ${scriptText(options.document)}, headers: { 'X-API-Key': '' }, includeCookies: false },
    });
  }
</script>
</body>
</html>
`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A JavaScript string literal that cannot end its script element. */
const scriptText = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
