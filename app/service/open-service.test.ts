import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Request } from '../../router/exchange.ts';
import { openService } from './open-service.ts';
import { readSettings } from '../settings/settings.ts';

/** Opens a service whose subgraphs are all remote and do not respond. */
async function openWithoutSubgraphs() {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  const unreachable = 'http://127.0.0.1:9/graphql';
  const settings = readSettings({
    DATA_DIR: folder,
    SUBGRAPH_GEO_URL: unreachable,
    SUBGRAPH_COMPANY_URL: unreachable,
    SUBGRAPH_TIME_URL: unreachable,
    SUBGRAPH_CONTACT_URL: unreachable,
  });
  const service = await openService(settings, { clock: () => 0, onError: () => undefined });
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });
  const request: Omit<Request, 'path'> = {
    method: 'GET',
    query: '',
    headers: {},
    ip: '127.0.0.1',
    id: 'test',
    signal: new AbortController().signal,
    body: () => Promise.resolve(''),
  };
  const send = async (path: string) => {
    const { status, body } = await service.app({ ...request, path });
    return { status, body: typeof body === 'string' ? body : '' };
  };
  return { service, send };
}

test('the service serves requests during warm-up, and /readyz returns 200 only afterwards', async () => {
  const { service, send } = await openWithoutSubgraphs();
  const warmUp = service.warm();
  const duringWarmUp = await send('/readyz');
  expect(duringWarmUp.status).toBe(503);
  expect(JSON.parse(duringWarmUp.body)).toEqual({
    status: 'not ready',
    reason: 'The service is warming up; it already serves requests.',
  });
  expect((await send('/healthz')).status).toBe(200);
  expect((await send('/country/help')).status).toBe(200);
  await warmUp;
  expect((await send('/readyz')).status).toBe(200);

  // A service that shuts down during warm-up stays not ready.
  const secondWarmUp = service.warm();
  service.drain();
  await secondWarmUp;
  expect(await send('/readyz')).toMatchObject({
    status: 503,
    body: expect.stringContaining('The service is shutting down.'),
  });
});
