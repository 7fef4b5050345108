import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeInternet } from '../support/fake-internet.ts';
import { copyFreshInstallation } from '../support/fresh-installation.ts';
import { startService } from '../support/start-service.ts';
import { startBrowser } from '../support/visits.ts';

const { newPage } = startBrowser();
/** An import starts a process of its own, which takes long on a busy machine. Only a failing test waits this long. */
const importWait = 300_000;

test('the administration page downloads a dataset, updates it and rolls it back, and the service returns its rows each time', async () => {
  const folder = await copyFreshInstallation('embedded');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const internet = await startFakeInternet();
  onTestFinished(() => internet.stop());
  const service = await startService({
    ...internet.settings,
    DATA_DIR: join(folder, 'data'),
    AUTO_IMPORT: 'false',
  });
  onTestFinished(() => service.stop());
  const fetchStatus = async (code: string) => {
    const response = await fetch(`${service.url}/tariff/${code}`, { headers: { 'X-API-Key': service.key } });
    return response.status;
  };
  expect([await fetchStatus('0901.21'), await fetchStatus('0902.10')]).toEqual([503, 503]);

  const page = await newPage();
  onTestFinished(() => page.close());
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(`sessionStorage.setItem('lookup-key', ${JSON.stringify(service.key)})`);
  await page.goto(`${service.url}/admin`);
  const row = page.locator('#dataset-table tr', { hasText: 'tariff' });
  const runCommand = async (button: string, command: string) => {
    await page.getByRole('button', { name: button }).click();
    await page
      .locator('#job', { hasText: `npm run data -- ${command} complete` })
      .waitFor({ timeout: importWait });
  };

  await runCommand('Update tariff', 'update tariff');
  await row.getByRole('cell', { name: '2', exact: true }).waitFor();
  await expect.poll(() => fetchStatus('0901.21'), { timeout: importWait }).toBe(200);
  expect(await fetchStatus('0902.10')).toBe(404);

  internet.addTariffLine('0902.10', 'Green tea');
  await runCommand('Update tariff', 'update tariff');
  await expect.poll(() => fetchStatus('0902.10'), { timeout: importWait }).toBe(200);

  await row.getByRole('button', { name: /^Roll tariff back/ }).click();
  await expect.poll(() => fetchStatus('0902.10'), { timeout: importWait }).toBe(404);
  expect(await fetchStatus('0901.21')).toBe(200);
}, 600_000);
