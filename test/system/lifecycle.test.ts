import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, test } from 'vitest';
import { formatKey, createKey } from '../../router/auth/key.ts';
import { copyFreshInstallation, getServiceDatabaseUrl } from '../support/fresh-installation.ts';
import { startPostgresql } from '../support/postgresql-server.ts';
import { startService } from '../support/start-service.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Starts a service for one test, on the database that the run has already filled. */
async function startOwnService(env: Readonly<Record<string, string>> = {}) {
  const runningService = inject('serviceOnPostgresql');
  if ('missing' in runningService) throw new Error(runningService.missing);
  const service = await startService({
    DATA_DIR: runningService.dataDir,
    DATABASE_URL: runningService.databaseUrl,
    ...env,
  });
  cleanups.push(() => service.stop());
  return { service, key: runningService.key, dataDir: runningService.dataDir };
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });

const readRemaining = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

test('AUTH-037 a restart keeps the first key, and SIGTERM completes requests in flight, accepts no new requests, and exits with 0', async () => {
  const { service, key, dataDir } = await startOwnService();
  expect(service.key).toBe(key);
  expect(service.printed()).toContain(join(dataDir, 'first-key'));
  expect(service.printed()).not.toContain(key);

  const port = Number(new URL(service.url).port);
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
  const responseTexts = sockets.map(readRemaining);
  // The requests are in flight and complete only after the signal.
  for (const socket of sockets) socket.write('GET /time HTTP/1.1\r\nHost: x\r\n');
  await fetch(`${service.url}/healthz`);
  const exitCode = new Promise<number | null>((resolve) => service.process.once('exit', resolve));
  service.process.kill('SIGTERM');
  await expect
    .poll(() =>
      openSocket(port).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  for (const socket of sockets) socket.write(`X-API-Key: ${key}\r\n\r\n`);
  for (const responseText of await Promise.all(responseTexts))
    expect(responseText).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exitCode).toBe(0);
});

test('/readyz returns 503 immediately after SIGTERM, and requests are served until DRAIN_MS has passed', async () => {
  const { service, key } = await startOwnService({ DRAIN_MS: '3000' });
  const agent = new Agent({ keepAlive: true });
  cleanups.push(async () => agent.destroy());
  const fetchPath = (path: string) =>
    new Promise<{ status: number | undefined; closes: boolean }>((reported, failed) => {
      get(service.url + path, { agent, headers: { 'X-API-Key': key } }, (response) => {
        response
          .resume()
          .once('end', () =>
            reported({ status: response.statusCode, closes: response.headers.connection === 'close' }),
          );
      }).once('error', failed);
    });
  await expect.poll(async () => (await fetchPath('/readyz')).status).toBe(200);
  const exitCode = new Promise<number | null>((resolve) => service.process.once('exit', resolve));
  service.process.kill('SIGTERM');
  await expect.poll(async () => (await fetchPath('/readyz')).status).toBe(503);
  // Sends one request after the other on one connection, until a response closes it.
  let responseCount = 0;
  for (let isClosing = false; !isClosing; responseCount += 1) {
    const response = await fetchPath('/time/UTC');
    expect(response.status).toBe(200);
    isClosing = response.closes;
  }
  expect(responseCount).toBeGreaterThan(1);
  await expect(fetchPath('/time/UTC')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await exitCode).toBe(0);
});

test('ERR-028 ERR-032 ERR-033 requests that need an unavailable database return 503, and other requests succeed', async () => {
  // A separate server that can be stopped, with the same data.
  const freshFolder = await copyFreshInstallation('postgresql');
  cleanups.push(() => rm(freshFolder, { recursive: true, force: true }));
  const postgresql = await startPostgresql(undefined, join(freshFolder, 'server'));
  cleanups.push(() => postgresql.stop());
  const service = await startService({
    DATA_DIR: join(freshFolder, 'data'),
    DATABASE_URL: getServiceDatabaseUrl(postgresql.url),
  });
  cleanups.push(() => service.stop());
  const fetchWithKey = (path: string, key = service.key) =>
    fetch(service.url + path, { headers: { 'X-API-Key': key } });
  await expect.poll(async () => (await fetchWithKey('/readyz')).status).toBe(200);
  expect((await fetchWithKey('/time/UTC')).status).toBe(200);
  await postgresql.stop();
  // The key was verified recently, and zones need no store.
  expect((await fetchWithKey('/time/UTC')).status).toBe(200);

  // An unknown key may be genuine as long as the store is down, so it is not reported as invalid.
  const unknownKeyResponse = await fetchWithKey('/time', formatKey(createKey('secret')));
  expect(unknownKeyResponse.status).toBe(503);
  expect(await unknownKeyResponse.json()).toMatchObject({ code: 'service_unavailable' });
  // Most paths still work and other instances have the same problem: the service stays ready and reports what is missing.
  await expect
    .poll(async () => await (await fetchWithKey('/readyz')).json())
    .toEqual({
      status: 'degraded',
      reason: 'The database is not responding.',
    });
  expect((await fetchWithKey('/readyz')).status).toBe(200);
  expect((await fetchWithKey('/healthz')).status).toBe(200);
});

const program = [fileURLToPath(new URL('../../dist/serve.js', import.meta.url))];

test('invalid settings prevent the start, and all their errors are printed with exit status 1', async () => {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], PORT: 'x', DATABASE_URL: 'mysql://y' },
  });
  let text = '';
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(1);
  expect(text).toMatch(/PORT must be an integer[^]*DATABASE_URL must be/);
});

test('the option --help lists the settings and does not start the service', async () => {
  const child = spawn(process.execPath, [...program, '--help'], {
    env: { PATH: process.env['PATH'] },
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'SUBGRAPH_GEO_URL', 'VIES_URL'])
    expect(text).toContain(name);
});
