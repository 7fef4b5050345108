import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chromiumPath, launchChromium, openContext } from '../support/chromium.ts';
import { createHttpFixture } from '../support/http-fixture.ts';

/** A replacement for the Sandbox script, which shows the endpoint that it would query. */
const sandbox = `window.EmbeddedSandbox = class {
  constructor({ target, initialEndpoint }) { document.querySelector(target).textContent = initialEndpoint; }
};`;

test('the /graphql page respects its content security policy in Chromium and opens Apollo Sandbox without console messages', async () => {
  if (!existsSync(chromiumPath)) throw new Error('This test needs Chromium (Debian: apt install chromium).');
  const fixture = await createHttpFixture();
  const browser = await launchChromium();
  try {
    const page = await (await openContext(browser)).newPage();
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));
    page.on('pageerror', (error) => consoleMessages.push(String(error)));
    const requestedUrls: string[] = [];
    await page.route(/^https:/, async (route) => {
      requestedUrls.push(new URL(route.request().url()).host);
      await route.fulfill({ contentType: 'text/javascript', body: sandbox });
    });
    await page.goto(`${fixture.url}/graphql`);
    expect(requestedUrls).toEqual([]);
    await page.getByRole('button', { name: 'Open Apollo Sandbox' }).click();
    await page.locator('#sandbox').waitFor({ state: 'attached' });
    expect(await page.locator('#sandbox').textContent()).toBe(`${fixture.url}/graphql`);
    expect(requestedUrls).toEqual(['embeddable-sandbox.cdn.apollographql.com']);
    expect(consoleMessages).toEqual([]);
  } finally {
    await browser.close();
    await fixture.stop();
  }
});
