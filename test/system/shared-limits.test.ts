import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { executeKeysCommand } from '../support/keys-command.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startRedis } from '../support/redis-server.ts';
import { startService } from '../support/start-service.ts';

test('LIM-040 two processes with one store and one REDIS_URL share the rate limit of a key', async () => {
  const runningService = inject('serviceOnPostgresql');
  if ('missing' in runningService) throw new Error(runningService.missing);
  const redis = await startRedis();
  onTestFinished(() => redis.kill());
  const dataDir = await mkdtemp(join(tmpdir(), 'lookup-shared-'));
  // Copies the snapshots of the same rows, which each process would otherwise build again.
  await cp(join(runningService.dataDir, 'snapshot'), join(dataDir, 'snapshot'), { recursive: true });
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATABASE_URL: runningService.databaseUrl, DATA_DIR: dataDir, REDIS_URL: redis.url };
  const services = await Promise.all([startService(env), startService(env)]);
  onTestFinished(async () => {
    for (const fixture of services) await fixture.stop();
  });

  // Waits like a load balancer until each process has loaded its tables.
  for (const { url } of services) await waitUntilReady(url);

  const runKeysCommand = async (...args: string[]) => {
    const { code, text } = await executeKeysCommand([...args, '--json'], env);
    expect(code, text).toBe(0);
    return JSON.parse(text) as { key: string };
  };
  const plan = `shared-${process.pid}`;
  await runKeysCommand('plan', plan, '--requests-per-minute', '20');
  const { key } = await runKeysCommand('create', '--plan', plan);
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      fetch(`${services[index % 2]?.url}/time/UTC`, { headers: { 'X-API-Key': key } }),
    ),
  );
  const statuses = responses.map(({ status }) => status).sort((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(40).fill(429)]);
});
