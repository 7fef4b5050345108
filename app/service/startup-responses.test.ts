import { expect, test } from 'vitest';
import { ImportState } from '../../db/import/import-state.ts';
import type { Request } from '../../router/exchange.ts';
import { createStartupHandler } from './startup-responses.ts';

const clock = { now: 0 };
const importState = new ImportState(() => clock.now);
const handler = createStartupHandler('http://lookup.example/api', importState);
const send = async (path: string, accept = 'application/json') => {
  const request: Request = {
    method: 'GET',
    path: `/api${path}`,
    query: '',
    headers: { accept },
    ip: '127.0.0.1',
    id: 'one',
    signal: new AbortController().signal,
    body: async () => '',
  };
  const { status, headers, body } = await handler(request);
  return { status, body, header: (name: string) => headers[headers.indexOf(name) + 1] };
};

test('the service returns 503 with Retry-After until an import starts', async () => {
  const { status, body, header } = await send('/country/FR');
  expect(status).toBe(503);
  expect(header('Retry-After')).toBe('2');
  expect(JSON.parse(body)).toMatchObject({
    code: 'service_unavailable',
    message: 'The service is starting: its data is being loaded.',
    docs: 'http://lookup.example/api/errors/service_unavailable',
    request_id: 'one',
  });
  expect(JSON.parse((await send('/readyz')).body)).toEqual({
    status: 'not ready',
    reason: 'The service is starting: its data is being loaded.',
  });
});

test('a starting service serves /healthz and the page that the error links to', async () => {
  expect(await send('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(JSON.parse((await send('/errors/service_unavailable')).body)).toMatchObject({ status: 503 });
  const page = await send('/errors/service_unavailable', 'text/html');
  expect(page.status).toBe(200);
  expect(page.body).toMatch(/Cause[^]*Solution/);
});

test('the service returns datasets, row counts and remaining time while an import runs', async () => {
  importState.note({
    import: 'plan',
    datasets: [
      { name: 'cities', about: 900 },
      { name: 'ports', about: 100 },
    ],
  });
  importState.note({ import: 'rows', name: 'cities', rows: 500 });
  clock.now = 90_000;
  const { body, header } = await send('/city/Oslo');
  expect(header('Retry-After')).toBe('60');
  expect(JSON.parse(body)).toMatchObject({
    message:
      'The service is starting for the first time: cities is being imported, 0 of 2 datasets are imported, about 90 seconds left.',
  });
  expect(JSON.parse((await send('/readyz')).body)).toMatchObject({
    seconds_left: 90,
    datasets: [
      { name: 'cities', rows: 500, about: 900, done: false },
      { name: 'ports', rows: 0, about: 100, done: false },
    ],
  });
  const page = await send('/', 'text/html');
  expect(page.status).toBe(503);
  expect(page.header('Retry-After')).toBe('60');
  expect(page.body).toContain('0 of 2 datasets are ready');
});
