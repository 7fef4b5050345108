import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, test } from 'vitest';
import { formatKey, newKey } from '../../router/access/key.ts';
import { startPostgresql } from '../support/postgresql-server.ts';
import { startService } from '../support/start-service.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lookup-life-'));
  ends.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A service of the test's own, on the database that the run has filled already. */
async function ownService() {
  const running = inject('serviceOnPostgresql');
  if ('missing' in running) throw new Error(running.missing);
  const service = await startService({ DATA_DIR: running.dataDir, DATABASE_URL: running.databaseUrl });
  ends.push(() => service.stop());
  return { service, key: running.key, dataDir: running.dataDir };
}

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });

const rest = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

test('SIGTERM loses no request in flight, takes no new one, and ends with 0', async () => {
  const { service, key } = await ownService();
  const port = Number(new URL(service.url).port);
  const sockets = await Promise.all(Array.from({ length: 20 }, () => opened(port)));
  const answers = sockets.map(rest);
  // The requests have begun, and end only after the signal.
  for (const socket of sockets) socket.write('GET /time HTTP/1.1\r\nHost: x\r\n');
  await fetch(`${service.url}/healthz`);
  const exit = new Promise<number | null>((resolve) => service.process.once('exit', resolve));
  service.process.kill('SIGTERM');
  await expect
    .poll(
      () =>
        opened(port).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 5000 },
    )
    .toBe('closed');
  for (const socket of sockets) socket.write(`X-API-Key: ${key}\r\n\r\n`);
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exit).toBe(0);
});

test('a later start prints the same first key', async () => {
  const { service, key } = await ownService();
  expect(service.key).toBe(key);
});

test('ERR-028 ERR-032 ERR-033 with a dead database: 503 for what needs it, answers for what does not', async () => {
  const postgresql = await startPostgresql();
  const service = await startService({ DATA_DIR: await folder(), DATABASE_URL: postgresql.url });
  ends.push(() => service.stop());
  const ask = (path: string, key = service.key) =>
    fetch(service.url + path, { headers: { 'X-API-Key': key } });
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/time/UTC')).status).toBe(200);
  await postgresql.stop();
  // The key was verified a moment ago, and what a zone is needs no store.
  expect((await ask('/time/UTC')).status).toBe(200);

  // A key that nobody has asked for yet: it cannot be told from a genuine one, so it is not called wrong.
  const unknown = await ask('/time', formatKey(newKey('secret')));
  expect(unknown.status).toBe(503);
  expect(await unknown.json()).toMatchObject({ code: 'service_unavailable' });
  const ready = await ask('/readyz');
  expect(ready.status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
}, 240_000);

const program = [fileURLToPath(new URL('../../dist/serve.js', import.meta.url))];

test('faulty settings end the start with all faults and status 1', async () => {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], PORT: 'x', DATABASE_URL: 'mysql://y' },
  });
  let text = '';
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(1);
  expect(text).toMatch(/PORT must be an integer[^]*DATABASE_URL must be/);
});

test('--help lists the settings and starts nothing', async () => {
  const child = spawn(process.execPath, [...program, '--help'], {
    env: { PATH: process.env['PATH'] },
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'SUBGRAPH_GEO_URL', 'VIES_URL'])
    expect(text).toContain(name);
});
