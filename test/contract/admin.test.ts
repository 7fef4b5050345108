import { describe, expect, inject, test } from 'vitest';
import { call } from '../support/service.ts';
import { findAccessibilityViolations, startBrowser } from '../support/visits.ts';

const { visit, visitOnPhone } = startBrowser();

const fetchStatus = async (key: string, path = '/country/FR') => (await call(path, { key })).status;

describe('the administration page', () => {
  test('the operator creates, restricts, rotates and revokes a key on /admin, and the service applies each change', async () => {
    await visit('/admin', async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.waitForSelector('#key-table table');
      await page.selectOption('#key-editor [name="plan"]', 'pro');
      await page.fill('#key-editor [name="account"]', 'acme');
      await page.click('#key-editor button[type="submit"]');
      const createdKey = await page.locator('#secret').innerText();
      expect(await fetchStatus(createdKey)).toBe(200);
      const shortKey = createdKey.split('_')[1] ?? '';
      const row = page.locator('#key-table tr', { hasText: shortKey });
      expect(await row.innerText()).toMatch(/secret\s+pro\s+acme\s+none\s+active/);

      await row.getByRole('button', { name: 'Restrict' }).click();
      await page.fill('#key-editor [name="families"]', 'city, time');
      await page.click('#key-editor button[type="submit"]');
      await row.filter({ hasText: 'city, time' }).waitFor();
      expect([await fetchStatus(createdKey), await fetchStatus(createdKey, '/time/UTC')]).toEqual([403, 200]);

      await row.getByRole('button', { name: 'Rotate' }).click();
      const rotatedLocator = page.locator('#secret', { hasNotText: createdKey });
      const secondKey = await rotatedLocator.innerText();
      expect([await fetchStatus(createdKey, '/time/UTC'), await fetchStatus(secondKey, '/time/UTC')]).toEqual(
        [401, 200],
      );

      await page.selectOption('#usage-key', shortKey);
      await page.locator('#usage-charts td', { hasText: /^time$/ }).waitFor();
      expect(await page.locator('.columns-chart').getAttribute('aria-label')).toMatch(
        /^Requests by day: [1-9]/,
      );

      await row.getByRole('button', { name: 'Revoke' }).click();
      await row.filter({ hasText: 'revoked' }).waitFor();
      expect(await fetchStatus(secondKey, '/time/UTC')).toBe(401);
      // The secret is neither in the address nor stored in the browser.
      expect(page.url()).toBe(`${inject('service').url}/admin`);
      expect(await page.evaluate('Object.values(sessionStorage)')).toEqual([inject('service').key]);
    });
  });

  test("/admin asks for confirmation before it changes the operator's own key, and then uses the new secret", async () => {
    const { body } = await call('/admin/keys', {
      method: 'POST',
      body: JSON.stringify({ args: ['create', '--plan', 'unlimited'] }),
    });
    const { key, short } = body['result'] as { key: string; short: string };
    await visit(
      '/admin',
      async ({ page }) => {
        const questions: string[] = [];
        page.on('dialog', (dialog) => {
          questions.push(dialog.message());
          void (questions.length === 2 ? dialog.dismiss() : dialog.accept());
        });
        await page.fill('#key-input', key);
        await page.click('#key-form button.main');
        const row = page.locator('#key-table tr', { hasText: short });
        await row.getByRole('button', { name: 'Rotate' }).click();
        const rotatedKey = await page.locator('#secret').innerText();
        expect(await fetchStatus(rotatedKey)).toBe(200);
        expect(await page.evaluate('Object.values(sessionStorage)')).toEqual([rotatedKey]);
        await row.getByRole('button', { name: 'Restrict' }).click();
        await page.fill('#key-editor [name="families"]', 'city');
        await page.click('#key-editor button[type="submit"]');
        expect(await fetchStatus(rotatedKey)).toBe(200);
        await row.getByRole('button', { name: 'Revoke' }).click();
        await page.waitForSelector('#key-dialog[open]');
        expect(await page.isHidden('#admin-content')).toBe(true);
        expect(questions.slice(1)).toEqual([
          expect.stringContaining('This page uses the key'),
          expect.stringContaining('This page uses the key'),
        ]);
      },
      { key: false, expected: /401/ },
    );
  });

  test('/admin shows the message of a rejected command, and changes plans', async () => {
    await visit(
      '/admin',
      async ({ page }) => {
        await page.waitForSelector('#plan-table table');
        await page.fill('#key-editor [name="families"]', 'nope');
        await page.click('#key-editor button[type="submit"]');
        await page.locator('#key-editor-error', { hasText: '--families must be one of' }).waitFor();
        await page.fill('#plan-editor [name="name"]', 'partner');
        await page.fill('#plan-editor [name="requests-per-minute"]', '90');
        await page.click('#plan-editor button[type="submit"]');
        const row = page.locator('#plan-table tr', { hasText: 'partner' });
        expect(await row.innerText()).toMatch(/partner\s+90\s+no limit/);
      },
      { expected: /400/ },
    );
  });

  test('/admin lists datasets and providers, and shows the output of a failed command', async () => {
    await visit('/admin', async ({ page }) => {
      await page.waitForSelector('#dataset-table table');
      expect(await page.locator('#dataset-table').innerText()).toContain('cities');
      expect(await page.locator('#download-table').innerText()).toContain('OFFLINE=true turns updates off');
      expect(await page.locator('#provider-table').innerText()).toContain('since the start');
    });
    const importResponse = await call('/admin/data', {
      method: 'POST',
      body: JSON.stringify({ args: ['rollback', 'airports'] }),
    });
    expect(importResponse.body).toMatchObject({ job: { command: 'rollback airports', status: 'running' } });
    await expect
      .poll(async () => (await call('/admin/job')).body, { timeout: 300_000 })
      .toMatchObject({ job: { status: 'failed', lines: [expect.stringContaining('previous version')] } });
  });

  test.each(['light', 'dark'] as const)(
    'the administration page has no accessibility violations in %s mode',
    async (colorScheme) => {
      await visit(
        '/admin',
        async ({ page }) => {
          await page.waitForSelector('#usage-charts svg');
          expect(await findAccessibilityViolations(page)).toEqual([]);
        },
        { colorScheme },
      );
    },
  );

  test('the administration page fits a phone screen', async () => {
    await visitOnPhone('/admin', async (page) => {
      await page.waitForSelector('#usage-charts svg');
    });
  });

  test('the administration page asks for another key when the current key has no access', async () => {
    const { body } = await call('/admin/keys', {
      method: 'POST',
      body: JSON.stringify({ args: ['create', '--plan', 'pro'] }),
    });
    const { key } = body['result'] as { key: string };
    await visit(
      '/admin',
      async ({ page }) => {
        await page.waitForSelector('#key-dialog[open]');
        expect(await page.isHidden('#admin-content')).toBe(true);
        await page.fill('#key-input', key);
        await page.click('#key-form button.main');
        await page.locator('#key-said', { hasText: 'requires a secret key' }).waitFor();
        expect(await page.isHidden('#admin-content')).toBe(true);
        await page.fill('#key-input', inject('service').key);
        await page.click('#key-form button.main');
        await page.waitForSelector('#key-table table');
      },
      { key: false, expected: /403/ },
    );
  });
});
