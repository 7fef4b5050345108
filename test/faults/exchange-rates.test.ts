import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readNewestDay, createRateSource } from '../../db/queries/exchange-rates.ts';
import { openService } from '../../app/service/open-service.ts';
import { readSettings } from '../../app/settings/settings.ts';
import { createSubgraphServer } from '../../router/http/subgraph-server.ts';
import { buildCompanySchema } from '../support/company-graph.ts';
import { databases } from '../support/databases.ts';
import { startLoopbackServer } from '../support/loopback-provider.ts';

/** The bank's file for the given days, with the rates that it published for the first days of the euro. */
const publishedRates = {
  '1999-01-04': { USD: '1.1789', JPY: '133.73', GBP: '0.7111', CHF: '1.6168' },
  '1999-01-08': { USD: '1.1659', JPY: '130.09', GBP: '0.7094' },
  '1999-01-11': { USD: '1.1569' },
} as const;
const buildRatesFile = (...days: (keyof typeof publishedRates)[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>${days
    .map(
      (day) =>
        `<Cube time="${day}">${Object.entries(publishedRates[day])
          .map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`)
          .join('')}</Cube>`,
    )
    .join('')}</Cube>
</gesmes:Envelope>`;

/**
 * Starts the service on an empty database. Its company subgraph runs as a separate server, as in a large installation, and
 * reads the rates that the service downloads.
 */
async function openWith(bank: RequestListener, clock: () => number) {
  const store = await databases[1]?.make();
  if (store?.databaseUrl === undefined) throw new Error('The second database is PostgreSQL.');
  const { url, paths } = await startLoopbackServer(bank);
  const database = await store.open();
  const company = await createSubgraphServer({
    name: 'company',
    schema: buildCompanySchema({ rates: createRateSource(database) }),
    clock,
    onUnexpectedError: () => undefined,
  });
  company.http.listen(0, '127.0.0.1');
  await once(company.http, 'listening');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const errors: unknown[] = [];
  const service = await openService(
    readSettings({
      DATABASE_URL: store.databaseUrl,
      DATA_DIR: store.dataDir,
      OFFLINE: 'true',
      ECB_URL: url,
      SUBGRAPH_GEO_URL: 'http://127.0.0.1:9/graphql',
      SUBGRAPH_COMPANY_URL: `http://127.0.0.1:${(company.http.address() as AddressInfo).port}/graphql`,
    }),
    { clock, onError: (error) => errors.push(error) },
  );
  /** The pending timer of the next download: soon after a failure, otherwise in six hours. */
  const findRefreshTimer = () => timers.mock.calls.filter(([{ name }]) => name === 'runRefresh').at(-1);
  onTestFinished(async () => {
    timers.mockRestore();
    await service.close();
    await company.close();
    await database.close();
    await store.remove();
  });
  return {
    errors,
    paths,
    turn: () => findRefreshTimer()?.[0](),
    wait: () => findRefreshTimer()?.[1],
    newest: () => readNewestDay(database),
    async get(path: string) {
      const [route = '', query = ''] = path.split('?');
      const { status, body } = await service.app({
        method: 'GET',
        path: route,
        query,
        ip: '127.0.0.1',
        id: 'test',
        headers: { 'x-api-key': service.firstKey ?? '' },
        signal: new AbortController().signal,
        body: async () => '',
      });
      return { status, body: JSON.parse(body) as unknown };
    },
  };
}

test('MON-006 MON-012 the service updates exchange rates and keeps the previous ones when the bank fails', async () => {
  let now = Date.parse('1999-01-10T12:00:00Z');
  let respond: RequestListener = (_, response) => void response.writeHead(500).end();
  const service = await openWith(
    (request, response) => respond(request, response),
    () => now,
  );

  // The bank is down at the start: the service runs and reports what is missing.
  await expect.poll(() => service.errors.length).toBe(1);
  expect(await service.get('/currency/EUR/USD')).toMatchObject({
    status: 503,
    body: { code: 'service_unavailable', message: expect.stringContaining('ECB_URL') as string },
  });

  // The first retry is after one minute.
  expect(service.wait()).toBe(60_000);
  respond = (_, response) => void response.end(buildRatesFile('1999-01-08', '1999-01-04'));
  service.turn();
  await expect.poll(service.newest).toBe('1999-01-08');
  expect(new Set(service.paths)).toEqual(new Set(['/eurofxref-hist.xml']));
  // Sunday: the rates of Friday apply. 1 / 1.1659 = 0.85770649…, 130.09 / 0.7094 = 183.38032….
  const friday = { date: '1999-01-08', source: 'European Central Bank' };
  const fridayRate = { base: 'EUR', quote: 'USD', rate: 1.1659, ...friday };
  expect(await service.get('/currency/EUR/USD')).toEqual({ status: 200, body: fridayRate });
  expect((await service.get('/currency/USD/EUR')).body).toMatchObject({ rate: 0.8577064928, ...friday });
  expect((await service.get('/currency/GBP/JPY?amount=2.50')).body).toMatchObject({
    rate: 183.3803214,
    ...friday,
    // 458.4508…, rounded because the yen has no minor unit.
    amount: 2.5,
    converted: 458,
  });
  // 1.6168 / 1.1789 = 1.37144796…; this file has no rates for the Tuesday.
  expect((await service.get('/currency/USD/CHF?date=1999-01-05&amount=100')).body).toMatchObject({
    rate: 1.37144796,
    date: '1999-01-04',
    amount: 100,
    converted: 137.14,
  });
  expect((await service.get('/currency/EUR/USD?date=1999-01-11')).status).toBe(400);

  // Nine days later the bank still fails, in three ways: the old rates are returned with their date and `stale: true`.
  now = Date.parse('1999-01-19T12:00:00Z');
  for (const [index, broken] of [
    (_: unknown, response: Parameters<RequestListener>[1]) => void response.writeHead(502).end('<html>'),
    (_: unknown, response: Parameters<RequestListener>[1]) => void response.end('<html>Maintenance</html>'),
    (_: unknown, response: Parameters<RequestListener>[1]) =>
      void response.end(buildRatesFile('1999-01-11').slice(0, -30)),
  ].entries()) {
    respond = broken;
    service.turn();
    await expect.poll(() => service.errors.length).toBe(index + 2);
    expect(String(service.errors.at(-1))).toContain('ECB_URL');
    expect(await service.get('/currency/EUR/USD')).toEqual({
      status: 200,
      body: { ...fridayRate, stale: true },
    });
  }

  respond = (_, response) => void response.end(buildRatesFile('1999-01-11'));
  service.turn();
  await expect.poll(service.newest).toBe('1999-01-11');
  expect(service.paths.at(-1)).toBe('/eurofxref-hist-90d.xml');
  expect((await service.get('/currency/EUR/USD')).body).toMatchObject({ rate: 1.1569, date: '1999-01-11' });
  expect((await service.get('/currency/EUR/USD?date=1999-01-10')).body).toEqual(fridayRate);
});
