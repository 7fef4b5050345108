import { Agent, request } from 'node:http';
import { isReady } from '../support/ready.ts';

type Question = readonly [path: string, query?: string];

/** What is asked over and over, of all subgraphs, of the store and of the graph across subgraphs. */
export const questions: readonly Question[] = [
  ['/country/FR'],
  ['/postal/90210?country=US'],
  ['/time/Europe/Paris'],
  ['/phone/+12125550123'],
  ['/company/0000320193'],
  ['/city/oslo?deep=true'],
  ['/graphql', '{ clock(zone: "Europe/Paris") { at } postal(code: "10001", country: "US") { cityName } }'],
  ['/graphql', '{ city(name: "Paris", country: "FR") { country { currency { code } } timezone { id } } }'],
];

/** Clients that ask at a time, and milliseconds between two questions of one. */
const clients = 8;
const pauseMs = 25;
/** How often the balancer looks at /readyz. */
const lookMs = 200;

export interface Load {
  readonly asked: () => number;
  /** What was no whole answer of 200 so far, told in a line each. */
  readonly failures: readonly string[];
  end(): Promise<void>;
}

/**
 * Asks routers as clients behind a load balancer do: each question goes, once, to the next router whose /readyz was 200
 * when it was last looked at, over connections that are kept until an answer closes them.
 */
export async function startLoad(urls: readonly string[], key: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly string[] = urls;
  let asked = 0;
  let isOver = false;
  const failures: string[] = [];
  const looking = (async () => {
    while (!isOver) {
      const states = await Promise.all(urls.map(async (url) => ({ url, ok: await isReady(url) })));
      ready = states.filter(({ ok }) => ok).map(({ url }) => url);
      await pause(lookMs);
    }
  })();
  const client = async (_: unknown, index: number) => {
    for (let turn = index; !isOver; turn += 1) {
      const question = questions[turn % questions.length] ?? ['/country/FR'];
      const url = ready[turn % ready.length];
      asked += 1;
      const fault = url === undefined ? 'no router is ready' : await ask(url, agent, key, question);
      if (fault !== null) failures.push(`${url}${question.join(' ')}: ${fault}`);
      await pause(pauseMs);
    }
  };
  const all = Array.from({ length: clients }, client);
  return {
    asked: () => asked,
    failures,
    async end() {
      isOver = true;
      await Promise.all([...all, looking]);
      agent.destroy();
    },
  };
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** @returns null: a whole answer of 200 without errors */
export const ask = (url: string, agent: Agent, key: string, [path, query]: Question) =>
  new Promise<string | null>((told) => {
    const method = query === undefined ? 'GET' : 'POST';
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const sent = request(url + path, { agent, method, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('error', (error) => told(`broken off: ${error.message}`));
      response.once('end', () => {
        const isWhole = response.statusCode === 200 && !text.includes('"errors"');
        told(isWhole ? null : `${response.statusCode} ${text.slice(0, 300)}`);
      });
    });
    sent.once('error', (error) => told(error.message));
    sent.end(query === undefined ? undefined : JSON.stringify({ query }));
  });
