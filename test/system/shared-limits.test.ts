import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { keysCommand } from '../support/keys-command.ts';
import { ready } from '../support/ready.ts';
import { startRedis } from '../support/redis-server.ts';
import { startService } from '../support/start-service.ts';

test('LIM-040 two processes with one store and one REDIS_URL share the rate limit of a key', async () => {
  const running = inject('serviceOnPostgresql');
  if ('missing' in running) throw new Error(running.missing);
  const redis = await startRedis();
  onTestFinished(() => redis.kill());
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-shared-'));
  // Copies the snapshots of the same rows, which each process would otherwise build again.
  await cp(join(running.dataDir, 'snapshot'), join(dataDir, 'snapshot'), { recursive: true });
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: running.databaseUrl, DATA_DIR: dataDir, REDIS_URL: redis.url };
  const houses = await Promise.all([startService(env), startService(env)]);
  onTestFinished(async () => {
    for (const fixture of houses) await fixture.stop();
  });

  // Waits like a load balancer until each process has loaded its tables.
  for (const { url } of houses) await ready(url);

  const keys = async (...args: string[]) => {
    const { code, text } = await keysCommand([...args, '--json'], env);
    expect(code, text).toBe(0);
    return JSON.parse(text) as { key: string };
  };
  const plan = `shared-${process.pid}`;
  await keys('plan', plan, '--requests-per-minute', '20');
  const { key } = await keys('create', '--plan', plan);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      fetch(`${houses[index % 2]?.url}/time/UTC`, { headers: { 'X-API-Key': key } }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(40).fill(429)]);
}, 120_000);
