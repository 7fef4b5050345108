import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import cityQuery from '../queries/city.graphql';
import { base, needsKey, parseBody, sendRequest } from './request.ts';
import { getElement } from './element.ts';
import { watchExplorer } from './explorer-access.ts';
import { promptForKey } from './page.ts';
import { partsOf } from './multipart.ts';
import './explorer.css';

/** The tabs that are open after the page has loaded. */
const tabs = [
  {
    query: `# A country with its currency, languages and local times: three subgraphs, one query.
# The key of this page is sent with each request.

query Norway {
  country(code: "NO") {
    name
    capital
    population
    currency { code symbol }
    languages { name }
    timezones { id now { at offset dst } }
  }
}
`,
  },
  {
    query: `# Autocompletion for a search field.

query Typeahead {
  citySearch(query: "san fr", limit: 5) {
    results {
      id
      name
      stateName
      countryName
      population
    }
  }
}
`,
  },
  {
    query: `# A city by its ID, with data from other subgraphs.

${cityQuery}`,
    variables: '{ "id": "city_8r3hmgzq7bku" }',
  },
  {
    query: `# Two IP addresses with their networks.

query Addresses {
  ips(addresses: ["8.8.8.8", "2001:4860:4860::8888"]) {
    address
    network
    asnName
    country { name }
  }
}
`,
  },
  {
    query: `# Noon in Paris, converted to two other zones.

query Noon {
  convert(at: "2026-07-01T12:00", zone: "Europe/Paris", targets: ["Asia/Tokyo", "America/New_York"]) {
    timezoneId
    at
    dst
  }
}
`,
  },
];

interface QueryParams {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null | undefined;
}

/**
 * Sends a query. Without a key, sends nothing, opens the key dialog and returns an error.
 * @returns the response body, or an async iterable of parts when the query uses `@defer`
 */
async function execute(
  params: QueryParams,
  { headers = {} }: { headers?: Record<string, string> } = {},
): Promise<object> {
  // Send introspection queries even without a key, because the server can allow them.
  if (needsKey() && params.operationName !== 'IntrospectionQuery') {
    promptForKey();
    return { errors: [{ message: 'Enter a key, then run the query again.' }] };
  }
  const response = await sendRequest('/graphql', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, multipart/mixed' },
    body: JSON.stringify({ ...params, extensions: { cost: true } }),
  });
  const { status } = response;
  if (status === 401) promptForKey(start);
  if (response.headers.get('Content-Type')?.startsWith('multipart/mixed') === true) return partsOf(response);
  const body = parseBody(await response.text());
  return typeof body === 'object' && body !== null ? body : { errors: [{ message: `${status}` }] };
}

const container = getElement('explorer', HTMLElement);
let root: ReturnType<typeof createRoot> | null = null;

/** Renders the explorer. Called again after the user has entered a key, because GraphiQL requests the schema only once. */
function start(): void {
  root?.unmount();
  container.replaceChildren();
  watchExplorer(container);
  root = createRoot(container);
  root.render(
    <GraphiQL
      fetcher={execute}
      defaultTabs={tabs}
      shouldPersistHeaders={false}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>
        <a href={`${base}/graphql?explorer=sandbox`}>Open in Apollo Sandbox</a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}

start();
