import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startService } from '../support/start-service.ts';
import { startBrowser } from '../support/visits.ts';

const { newPage } = startBrowser();

test('the operator of a service with BASE_URL can create a key on /admin through a forwarded port', async () => {
  const folder = await copyFreshInstallation('embedded');
  const service = await startService({
    ...serviceUser,
    DATA_DIR: join(folder, 'data'),
    BASE_URL: 'https://lookup.example/api',
  });
  try {
    await waitUntilReady(service.url);
    const page = await newPage();
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.addInitScript(`sessionStorage.setItem('lookup-key', ${JSON.stringify(service.key)})`);
    await page.goto(`${service.url}/admin`);
    await page.waitForSelector('#key-table table');
    await page.click('#key-editor button[type="submit"]');
    const createdKey = await page.locator('#secret').innerText();
    const { status } = await fetch(`${service.url}/country/FR`, { headers: { 'X-API-Key': createdKey } });
    expect(status).toBe(200);
    expect(errors).toEqual([]);
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
