import { expect, test } from 'vitest';
import { routes } from '../../rest-compat/routes/index.ts';
import { call, query } from '../support/service.ts';

// Property names of every JavaScript object. An object that is indexed by client input would find them.
const prototypeNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/** Requests in which the client chooses the name, with the expected statuses. */
const pathCases: readonly (readonly [path: (name: string) => string, statuses: readonly number[]])[] = [
  [(name) => `/${name}`, [404]],
  [(name) => `/${name}/${name}`, [404]],
  [(name) => `/${name}/help`, [404]],
  [(name) => `/docs/${name}`, [404]],
  [(name) => `/errors/${name}`, [404]],
  [(name) => `/assets/${name}`, [404]],
  [(name) => `/graphql/${name}`, [404]],
  [(name) => `/zones/${name}`, [404]],
  [(name) => `/x/${name}`, [404]],
  [(name) => `/doors/${name}`, [404]],
  [(name) => `/.well-known/${name}`, [404]],
  [(name) => `/version/${name}/country/FR`, [400]],
  [(name) => `/version/${name}`, [400]],
  [(name) => `/version/1.0.0/${name}/help`, [404]],
  [(name) => `/country/FR?${name}=1`, [200]],
  [(name) => `/country/FR?strict=true&${name}=1`, [400]],
  [(name) => `/country/FR?deep=${name}`, [400]],
  [(name) => `/country/FR/${name}`, [404]],
  [(name) => `/holiday/FR?format=${name}`, [400]],
  [(name) => `/holiday/FR?type=${name}`, [400]],
  [(name) => `/time/UTC?edition=${name}`, [400]],
  [(name) => `/date/2026-11-26/business?market=${name}`, [400]],
];

test.each(prototypeNames)('the path with the object-prototype name %s returns 404', async (name) => {
  for (const [path, statuses] of pathCases) {
    const { status, text } = await call(path(name));
    expect(statuses, `${path(name)}: ${text}`).toContain(status);
  }
});

test.each(prototypeNames)(
  'the object-prototype name %s as a parameter value never causes a 5xx other than 503',
  async (name) => {
    for (const { path, parameters = {} } of routes) {
      const target = path.replace(/\{[^}]+\}/g, name);
      const options = Object.entries(parameters).filter(([, { in: place }]) => place === 'query');
      for (const [parameter] of [['', ''], ...options]) {
        const address = parameter === '' ? target : `${target}?${parameter ?? ''}=${name}`;
        const { status, text } = await call(address);
        expect(status === 503 || status < 500, `${address}: ${text}`).toBe(true);
      }
    }
  },
);

test.each(prototypeNames)(
  'the service treats the object-prototype name %s as an unknown version, encoding and content type',
  async (name) => {
    const version = await call('/country/FR', { headers: { 'API-Version': name } });
    expect(version.status).toBe(400);
    const encodedResponse = await call('/country/FR', { headers: { 'Accept-Encoding': name, Accept: name } });
    expect([200, 406]).toContain(encodedResponse.status);
    for (const path of ['/bulk', '/graphql']) {
      const { status, text } = await call(path, {
        method: 'POST',
        headers: { 'Content-Type': name },
        body: '{}',
      });
      expect([400, 415], `${path} ${text}`).toContain(status);
    }
  },
);

/**
 * Sends a request with the name and returns the response with the name removed from it. The result must be the same for any
 * unknown name.
 */
async function fetchWithoutName(
  name: string,
  request: (name: string) => ReturnType<typeof call>,
): Promise<string> {
  const { status, text } = await request(name);
  return `${status} ${text.replaceAll(name, '<name>').replace(/request_id[\\":]+[\w-]+/g, '')}`;
}

const csvRequests = [
  (name: string) => `add=${name}.name`,
  (name: string) => `add=city.${name}`,
  (name: string) => `add=city.name.${name}`,
  (name: string) => `add=city.name&by=${name}=Town`,
  (name: string) => `add=city.name&by=name=Town,${name}=Town`,
  (name: string) => `add=city.name&by=name=${name}`,
  (name: string) => `add=city.name&by=name=Town&${name}=1`,
].map((search) => (name: string) => {
  const headers = { 'Content-Type': 'text/csv' };
  return call(`/bulk?${search(name)}`, { method: 'POST', headers, body: 'Town,city\nOslo,Oslo\n' });
});

const rowRequests = [
  (name: string) => `"/${name}"`,
  (name: string) => `{"${name}":"/city/Oslo"}`,
  (name: string) => `{"path":"/city/Oslo","${name}":1}`,
].map((row) => (name: string) => {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  return call('/bulk', { method: 'POST', headers, body: `${row(name)}\n` });
});

test.each(prototypeNames)(
  'the object-prototype name %s is an unknown word in a bulk request',
  async (name) => {
    for (const request of [...csvRequests, ...rowRequests])
      expect(await fetchWithoutName(name, request)).toBe(await fetchWithoutName('nonesuch', request));
  },
);

test.each(prototypeNames)(
  'the object-prototype name %s in a GraphQL request causes no internal error',
  async (name) => {
    const post = async (body: object) => {
      const { status, text } = await call('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(text, JSON.stringify(body)).not.toMatch(/server_error|INTERNAL_SERVER_ERROR/);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    };
    await post({ query: `{ ${name} }` });
    await post({ query: `{ country(code: "FR") { ${name} } }` });
    await post({ query: `{ country(code: "FR", ${name}: 1) { name } }` });
    await post({
      query: `query ($${name}: ID) { country(code: $${name}) { name } }`,
      variables: { [name]: 'FR' },
    });
    await post({ query: `query ${name} { country(code: "FR") { name } }`, operationName: name });
    await post({ query: '{ country(code: "FR") { name } }', operationName: name });
    await post({ query: '{ country(code: "FR") { name } }', extensions: { [name]: true }, [name]: 1 });
    await post({ query: `{ ${name}: country(code: "FR") { ${name}: name } }` });
    const aliasedResult = await query(`{ x${name}: country(code: "FR") { name } }`);
    expect(aliasedResult.errors).toBeUndefined();
  },
);

const postMcp = (body: object) =>
  call('/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }),
  });
const callMcpTool = (name: string, given: object) =>
  postMcp({ method: 'tools/call', params: { name, arguments: given } });

test.each(prototypeNames)('the object-prototype name %s is an unknown word for MCP', async (name) => {
  for (const request of [
    (word: string) => postMcp({ method: word, params: {} }),
    (word: string) => callMcpTool('describe', { name: word }),
    (word: string) => callMcpTool('describe', { name: `/${word}` }),
    (word: string) => callMcpTool('run', { path: `/${word}` }),
  ])
    expect(await fetchWithoutName(name, request)).toBe(await fetchWithoutName('nonesuch', request));
  // Search returns similar words, so its results differ.
  expect((await callMcpTool('search', { query: name })).text).not.toMatch(/"isError":true|is not a function/);
});
