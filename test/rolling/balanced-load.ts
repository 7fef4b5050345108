import { Agent, request } from 'node:http';
import { isReady } from '../support/ready.ts';

type Question = readonly [path: string, query?: string];

/** Repeated requests to all subgraphs, to the store and to the graph across subgraphs. */
export const loadQueries: readonly Question[] = [
  ['/country/FR'],
  ['/postal/90210?country=US'],
  ['/time/Europe/Paris'],
  ['/phone/+12125550123'],
  ['/company/0000320193'],
  ['/city/oslo?deep=true'],
  ['/graphql', '{ clock(zone: "Europe/Paris") { at } postal(code: "10001", country: "US") { cityName } }'],
  ['/graphql', '{ city(name: "Paris", country: "FR") { country { currency { code } } timezone { id } } }'],
];

/** Number of concurrent clients, and milliseconds between two requests of a client. */
const clients = 8;
const pauseMs = 25;
/** Milliseconds between two health checks of the load balancer. */
const lookMs = 200;

export interface BalancedLoad {
  readonly requested: () => number;
  /** Responses that were not a complete 200, one line each. */
  readonly failures: readonly string[];
  end(): Promise<void>;
}

/**
 * Sends requests to routers like clients behind a load balancer. Each request goes once to the next router whose last /readyz was
 * 200. Connections are reused until a response closes them.
 */
export async function startLoad(urls: readonly string[], key: string): Promise<BalancedLoad> {
  const agent = new Agent({ keepAlive: true });
  let readyUrls: readonly string[] = urls;
  let requestCount = 0;
  let isOver = false;
  const failures: string[] = [];
  const healthChecks = (async () => {
    while (!isOver) {
      const readyStates = await Promise.all(urls.map(async (url) => ({ url, ok: await isReady(url) })));
      readyUrls = readyStates.filter(({ ok }) => ok).map(({ url }) => url);
      await waitFor(lookMs);
    }
  })();
  const runClient = async (_: unknown, index: number) => {
    for (let round = index; !isOver; round += 1) {
      const requestInfo = loadQueries[round % loadQueries.length] ?? ['/country/FR'];
      const url = readyUrls[round % readyUrls.length];
      requestCount += 1;
      const problem =
        url === undefined ? 'no router is ready' : await sendQuery(url, agent, key, requestInfo);
      if (problem !== null) failures.push(`${url}${requestInfo.join(' ')}: ${problem}`);
      await waitFor(pauseMs);
    }
  };
  const clientRuns = Array.from({ length: clients }, runClient);
  return {
    requested: () => requestCount,
    failures,
    async end() {
      isOver = true;
      await Promise.all([...clientRuns, healthChecks]);
      agent.destroy();
    },
  };
}

const waitFor = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/**
 * Sends a query.
 * @returns null for a complete 200 without errors
 */
export const sendQuery = (url: string, agent: Agent, key: string, [path, query]: Question) =>
  new Promise<string | null>((reported) => {
    const method = query === undefined ? 'GET' : 'POST';
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const clientRequest = request(url + path, { agent, method, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('error', (error) => reported(`interrupted: ${error.message}`));
      response.once('end', () => {
        const isWhole = response.statusCode === 200 && !text.includes('"errors"');
        reported(isWhole ? null : `${response.statusCode} ${text.slice(0, 300)}`);
      });
    });
    clientRequest.once('error', (error) => reported(error.message));
    clientRequest.end(query === undefined ? undefined : JSON.stringify({ query }));
  });
