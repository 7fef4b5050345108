import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfFresh, nobody } from '../support/fresh-installation.ts';
import { startService, type StartedService } from '../support/start-service.ts';

let folder: string;
let house: StartedService;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

beforeAll(async () => {
  folder = await copyOfFresh('embedded');
  house = await startService({ DATA_DIR: join(folder, 'data'), ...nobody });
}, 300_000);
afterAll(async () => {
  agent.destroy();
  await house.stop();
  await rm(folder, { recursive: true, force: true });
});

function text(path: string, query?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      house.url + path,
      {
        agent,
        method: query === undefined ? 'GET' : 'POST',
        headers: { 'X-API-Key': house.key, 'Content-Type': 'application/json' },
      },
      (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => (answer.statusCode === 200 ? resolve(body) : reject(new Error(body))));
      },
    ).on('error', reject);
    asked.end(query === undefined ? undefined : JSON.stringify({ query }));
  });
}

const many = (count: number, query: string) =>
  Promise.all(Array.from({ length: count }, () => text('/graphql', query)));

/** Bytes of objects that only a full collection takes away. */
async function oldBytes(): Promise<number> {
  const metrics = await text('/metrics');
  return Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(metrics)?.[1]);
}

test('lists of hundreds leave small answers what they were: nothing lives longer than its answer', async () => {
  for (let round = 0; round < 25; round += 1)
    await many(16, '{ countries { name currency { name } states { name } } }');
  const grown: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const before = await oldBytes();
    await many(
      200,
      '{ city(name: "Paris", country: "FR") { name population country { name } timezone { id } } }',
    );
    grown.push(((await oldBytes()) - before) / 200);
  }
  // V8 compiles what it has not met before, and collects in some rounds.
  const settled = grown.slice(20).filter((bytes) => bytes >= 0);
  settled.sort((a, b) => a - b);
  expect(settled.length).toBeGreaterThan(5);
  expect(settled[Math.floor(settled.length * 0.75)]).toBeLessThan(1000);
});
