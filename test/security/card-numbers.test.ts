import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSubgraphServer } from '../../router/http/subgraph-server.ts';
import { buildCompanySchema } from '../support/company-graph.ts';
import { databases } from '../support/databases.ts';
import { startService } from '../support/start-service.ts';

/** A prefix, a complete number and malformed forms; all contain digits that occur nowhere else. */
const digits = '414720';
const cardNumbers = [
  digits,
  `${digits}98765`,
  `${digits}9876543210`,
  `${digits}%20987`,
  `${digits}x`,
  `%E0%A4${digits}`,
];

/**
 * Starts the service like a user, on an empty database and with its company subgraph as a separate server, so that nothing is
 * imported. The output of both is collected.
 */
async function startServices() {
  const store = await databases[1]?.make();
  if (store?.databaseUrl === undefined) throw new Error('The second database is PostgreSQL.');
  let problems = '';
  let respondAsCompany: RequestListener = () => undefined;
  const subgraph = await createSubgraphServer({
    name: 'company',
    schema: buildCompanySchema(),
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
    onUnexpectedError: (error) => (problems += `${error.stack ?? error.message}\n`),
  });
  const companyServer = createServer((request, response) => respondAsCompany(request, response));
  companyServer.listen(0, '127.0.0.1');
  await once(companyServer, 'listening');
  const respondProvider: RequestListener = (request, response) =>
    void subgraph.http.emit('request', request, response);
  respondAsCompany = respondProvider;
  const service = await startService({
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    // Nothing listens at this address, so the service logs an error.
    ECB_URL: 'http://127.0.0.1:9',
    SUBGRAPH_GEO_URL: 'http://127.0.0.1:9/graphql',
    SUBGRAPH_COMPANY_URL: `http://127.0.0.1:${(companyServer.address() as AddressInfo).port}/graphql`,
  });
  onTestFinished(async () => {
    await service.stop();
    companyServer.closeAllConnections();
    companyServer.close();
    await subgraph.close();
    await store.remove();
  });
  return {
    ...service,
    printed: () => service.printed() + problems,
    become: (listener: RequestListener | null) => (respondAsCompany = listener ?? respondProvider),
  };
}

test('REF-020 no log contains the digits of a card number or a path with these digits, even when a part of the service fails', async () => {
  const service = await startServices();
  const { url, key, printed, become } = service;
  const statuses = new Set<number>();
  const sendRequest = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(url + path, { headers: { 'X-API-Key': key }, ...options });
    statuses.add(response.status);
    return response.text();
  };
  const sendAll = async () => {
    for (const cardNumber of cardNumbers) {
      await sendRequest(`/bin/${cardNumber}`);
      await sendRequest(`/version/1.0.0/bin/${cardNumber}?pretty=true&deep=${cardNumber}`);
      await sendRequest(`/bin/${cardNumber}`, { headers: {} });
      await sendRequest(`/bin/${cardNumber}`, { method: 'POST', body: cardNumber });
      const query = `query ($bin: String!) { bin(bin: $bin) { issuer } other: bin(bin: "${cardNumber}") { prefix } }`;
      const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
      await sendRequest('/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables: { bin: cardNumber } }),
      });
      await sendRequest('/graphql', { method: 'POST', headers, body: `{"query": "${cardNumber}` });
    }
  };

  expect(await sendRequest(`/bin/${digits}`)).toContain('Visa');
  await sendAll();
  // The subgraph fails in several ways: an error, an HTML page, a message that repeats the request, a dropped connection.
  for (const brokenResponse of [
    (_, response) => void response.writeHead(500).end(),
    (_, response) => void response.end('<html>'),
    (_, response) =>
      void response.end(
        JSON.stringify({ errors: [{ message: `bad ${digits}`, path: ['bin'] }], data: { bin: 7 } }),
      ),
    (_, response) => void response.destroy(),
  ] satisfies RequestListener[]) {
    become(brokenResponse);
    await sendAll();
  }
  become(null);
  // A request that is not HTTP, and a client that disconnects within a request.
  for (const text of [`GET /bin/${digits} HTTP/9\r\n\r\n`, `GET /bin/${digits} HTTP/1.1\r\nHost: a\r\n`]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.end(text);
    socket.resume();
    await once(socket, 'close');
  }
  expect(await sendRequest('/metrics')).not.toContain(digits);
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 503]) as number[]);

  const serviceClosed = once(service.process, 'close');
  await service.stop();
  await serviceClosed;
  expect(printed()).toMatch(/GraphQL {2}http/);
  expect(printed()).toContain('The European Central Bank could not be reached');
  expect(printed()).not.toContain(digits);
  expect(printed()).not.toMatch(/\/bin\b/);
});
