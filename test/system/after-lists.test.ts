import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { startService, type StartedService } from '../support/start-service.ts';

let folder: string;
let fixture: StartedService;

beforeAll(async () => {
  folder = await copyFreshInstallation('embedded');
  fixture = await startService({ DATA_DIR: join(folder, 'data'), ...serviceUser });
});
afterAll(async () => {
  await fixture.stop();
  await rm(folder, { recursive: true, force: true });
});

async function fetchText(path: string, query?: string): Promise<string> {
  const response = await fetch(fixture.url + path, {
    headers: { 'X-API-Key': fixture.key, 'Content-Type': 'application/json' },
    ...(query === undefined ? {} : { method: 'POST', body: JSON.stringify({ query }) }),
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(body);
  return body;
}

const fetchMany = (count: number, query: string) =>
  Promise.all(Array.from({ length: count }, () => fetchText('/graphql', query)));

/** Returns the bytes in the old generation, which only a major GC frees. */
async function readOldBytes(): Promise<number> {
  const metrics = await fetchText('/metrics');
  return Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(metrics)?.[1]);
}

test('short responses leave no objects in the old generation after many long lists', async () => {
  for (let round = 0; round < 25; round += 1)
    await fetchMany(16, '{ countries { name currency { name } states { name } } }');
  const growthBytes: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const bytesBefore = await readOldBytes();
    await fetchMany(
      200,
      '{ city(name: "Paris", country: "FR") { name population country { name } timezone { id } } }',
    );
    growthBytes.push(((await readOldBytes()) - bytesBefore) / 200);
  }
  // V8 compiles new code in the first rounds, and collects in some.
  const laterGrowth = growthBytes.slice(20).filter((bytes) => bytes >= 0);
  laterGrowth.sort((a, b) => a - b);
  expect(laterGrowth.length).toBeGreaterThan(5);
  expect(laterGrowth[Math.floor(laterGrowth.length * 0.75)]).toBeLessThan(1000);
});
