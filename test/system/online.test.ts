import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../rest-compat/routes/index.ts';
import { startFakeInternet } from '../support/fake-internet.ts';
import { copyFreshInstallation } from '../support/fresh-installation.ts';
import { startLoopbackDns, record } from '../support/loopback-dns.ts';
import { needsProvider } from '../support/needs-provider.ts';
import { startService } from '../support/start-service.ts';
import { formatNadText } from '../support/us-addresses.ts';

/** An import starts a process of its own, which takes long on a busy machine. Only a failing test waits this long. */
const importWait = { timeout: 300_000 };

test('a new installation fetches missing data online, and serves the data that it has when the network fails', async () => {
  const folder = await copyFreshInstallation('embedded');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const internet = await startFakeInternet();
  onTestFinished(() => internet.stop());
  const dns = await startLoopbackDns(({ name, type }) => ({
    answers:
      type === 'MX'
        ? [record(name, 'MX', 300, { priority: 10, exchange: 'mail.example.com' })]
        : type === 'A'
          ? [record(name, 'A', 300, { address: '93.184.215.14' })]
          : [],
  }));
  // With two threads, one of which does not import itself.
  const env = {
    ...internet.settings,
    DNS_SERVERS: dns.server,
    DATA_DIR: join(folder, 'data'),
    WORKERS: '2',
  };
  const start = async () => {
    const service = await startService(env);
    onTestFinished(() => service.stop());
    return {
      service,
      get: async (path: string, headers: Record<string, string> = { 'X-API-Key': service.key }) => {
        const response = await fetch(service.url + path, { headers });
        const body = (await response.json()) as Record<string, unknown>;
        return { status: response.status, retryAfter: response.headers.get('Retry-After'), body };
      },
    };
  };
  const countImports = (part: string) => internet.requested.filter((path) => path.includes(part)).length;
  const { service, get } = await start();
  expect(service.printed()).toMatch(/^Sources {2}.*European Central Bank, Norges Bank.*OFFLINE=true/m);

  // Rates arrive in the background.
  await expect.poll(async () => (await get('/currency/USD/EUR')).status, importWait).toBe(200);
  expect((await get('/currency/EUR/USD')).body).toMatchObject({ rate: 1.1659, date: internet.day });
  await expect
    .poll(async () => (await get('/currency/USD/TWD')).body['rate'], importWait)
    .toBeCloseTo(9.9012 / 0.314507, 5);
  expect((await get('/weather?lat=52.52&lon=13.41')).body).toMatchObject({
    current: { temperature: 10 },
  });

  // Without a key, and for a code that the country cannot have, nothing is imported.
  const postal = '/postal/SW1A?country=GB';
  expect((await get('/postal/90210-90210?country=GB')).status).not.toBe(200);
  expect((await get(postal, {})).status).toBe(401);
  expect(countImports('GB.zip')).toBe(0);
  const firstResponse = await get(postal);
  expect(firstResponse).toMatchObject({
    status: 503,
    retryAfter: '10',
    body: { message: expect.stringContaining('are being imported') as string },
  });
  await Promise.all([get(postal), get(postal)]);
  await expect.poll(async () => (await get(postal)).status, importWait).toBe(200);
  expect((await get(postal)).body).toMatchObject({ city: 'Westminster Abbey' });
  expect(countImports('GB.zip')).toBe(1);
  // Another country does not replace the first one. A country without a file fails, and is not tried again.
  await expect.poll(async () => (await get('/postal/28013?country=ES')).status, importWait).toBe(200);
  expect((await get(postal)).status).toBe(200);
  const fetchMissingMessage = async () => String((await get('/postal/1010?country=TN')).body['message']);
  await expect
    .poll(fetchMissingMessage, importWait)
    .toContain('could not be imported: there is no file at https://download.geonames.org');
  expect(await fetchMissingMessage()).toContain('could not be imported');
  expect(countImports('TN.zip')).toBe(1);

  // The examples with US addresses need a file that the operator imports.
  const file = join(folder, 'nad.txt');
  await writeFile(file, formatNadText());
  const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
  await promisify(execFile)(process.execPath, [program, 'import', 'us_addresses', '--from', file], {
    env: { PATH: process.env['PATH'], DATA_DIR: env.DATA_DIR },
  });

  // Every example of the help works: those that need a source or an import, and all others.
  const examples = new Set(routes.flatMap((route) => route.examples.map(({ path }) => path)));
  expect(examples.size).toBeGreaterThan(100);
  for (const path of [...needsProvider, ...examples])
    await expect.poll(async () => [path, (await get(path)).status], importWait).toEqual([path, 200]);
  await service.stop();

  // The network is gone: the last rates with their date, the imported codes, and no long wait for the rest.
  internet.goSilent();
  const offlineService = await start();
  expect((await offlineService.get('/currency/EUR/USD')).body).toMatchObject({
    rate: 1.1659,
    date: internet.day,
  });
  expect((await offlineService.get(postal)).status).toBe(200);
  const startedAt = performance.now();
  const lateResponse = await offlineService.get('/vat/IE6433435F?deep=true');
  // VIES may take 15 s once it has responded.
  expect(performance.now() - startedAt).toBeLessThan(12_000);
  expect(lateResponse).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('did not respond within 3000 ms') as string },
  });
  expect(offlineService.service.printed()).not.toContain('IE6433435F');
}, 600_000);
