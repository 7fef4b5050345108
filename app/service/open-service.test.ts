import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Request } from '../../router/exchange.ts';
import { openService } from './open-service.ts';
import { readSettings } from '../settings/settings.ts';

/** A router whose subgraphs run elsewhere, where nobody answers. */
async function opened() {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  const nobody = 'http://127.0.0.1:9/graphql';
  const settings = readSettings({
    DATA_DIR: folder,
    SUBGRAPH_GEO_URL: nobody,
    SUBGRAPH_COMPANY_URL: nobody,
    SUBGRAPH_TIME_URL: nobody,
    SUBGRAPH_CONTACT_URL: nobody,
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
  const ask = async (path: string) => {
    const { status, body } = await service.app({ ...request, path });
    return { status, body: typeof body === 'string' ? body : '' };
  };
  return { service, ask };
}

test('a service answers while it reads its tables, and says that it is ready when it has', async () => {
  const { service, ask } = await opened();
  const warmed = service.warm();
  const early = await ask('/readyz');
  expect(early.status).toBe(503);
  expect(JSON.parse(early.body)).toEqual({
    status: 'not ready',
    reason: 'The service reads its tables; it answers already.',
  });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/country/help')).status).toBe(200);
  await warmed;
  expect((await ask('/readyz')).status).toBe(200);

  // One that ends meanwhile stays out of service.
  const again = service.warm();
  service.drain();
  await again;
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: expect.stringContaining('The service is ending.'),
  });
});
