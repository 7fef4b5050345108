import { describe, expect, inject, test } from 'vitest';
import { holdRequests, releaseRequest } from '../support/held-requests.ts';
import { findAccessibilityViolations, saveScreenshot, startBrowser } from '../support/visits.ts';

const { visit, visitOnPhone } = startBrowser();

describe('the docs pages', () => {
  test('the documentation page links from the guide to a family and runs its example', async () => {
    await visit('/docs', async ({ page }) => {
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.fill('#families-filter', 'curr');
      expect(await page.locator('[data-family]:visible').count()).toBe(1);
      await page.click('[data-family="currency"] a');
      await page.click('form.try button.main >> nth=0');
      await page.waitForSelector('.answer .good');
      expect(await page.innerText('.answer pre >> nth=0')).toContain('"currency": "JPY"');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await saveScreenshot(page, 'reference');
    });
  });

  test.each(['light', 'dark'] as const)(
    'the longest documentation page has no accessibility violations in %s mode',
    async (colorScheme) => {
      await visit(
        '/time/help',
        async ({ page }) => expect(await findAccessibilityViolations(page)).toEqual([]),
        {
          colorScheme,
        },
      );
    },
  );

  test('a documentation page shows the response of the last clicked example, even when an earlier one arrives later', async () => {
    await visit('/docs/time', async ({ page }) => {
      const tryForm = page.locator('form.try:has([data-path] ~ [data-path])').first();
      const pathChips = tryForm.locator('[data-path]');
      const paths = await pathChips.evaluateAll((all) =>
        all.map((chip) => chip.getAttribute('data-path') ?? ''),
      );
      const { sent } = await holdRequests(page, (request) => request.url().endsWith(paths[0] ?? '?'));
      const responsePanel = tryForm.locator('.answer');
      await pathChips.nth(0).click();
      const heldRoute = await sent(0);
      await pathChips.nth(1).click();
      await responsePanel.locator('.good').waitFor();
      const shownText = await responsePanel.locator('pre').first().innerText();
      await releaseRequest(page, heldRoute);
      expect(await responsePanel.locator('pre').first().innerText()).toBe(shownText);
    });
  });

  test.each(['/docs/city', '/docs/configuration', '/docs/accuracy', '/docs/security'])(
    'the docs page %s fits a phone screen',
    (path) => visitOnPhone(path),
  );

  test('the search of the documentation works by keyboard and offline', async () => {
    await visit('/docs/rest', async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('exit codes');
      await page.waitForSelector('#docs-results [aria-selected="true"]');
      expect(await page.getAttribute('#docs-query', 'aria-expanded')).toBe('true');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.isHidden('#docs-results')).toBe(true);
      await page.fill('#docs-query', 'roll back');
      await page.waitForSelector('#docs-results [aria-selected="true"]');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/docs\/data#roll-back-and-verify$/);
      await page.fill('#docs-query', 'curr');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/docs\/currency$/);
    });
  });

  test.each(['light', 'dark'] as const)(
    'the documents on /docs have no accessibility violations in %s mode, and their code can be copied',
    async (colorScheme) => {
      for (const path of ['/docs/graphql', '/docs/performance'])
        await visit(
          path,
          async ({ page }) => expect(await findAccessibilityViolations(page), path).toEqual([]),
          {
            colorScheme,
          },
        );
      await visit(
        '/docs/agents',
        async ({ page }) => {
          await page.click('.code .copy');
          await page.locator('.code .copy', { hasText: /Copied|Press Ctrl\+C/ }).waitFor();
        },
        { colorScheme },
      );
    },
  );

  test('the docs link of an error opens the documentation of that error', async () => {
    const { url } = inject('service');
    const responseBody = (await (await fetch(`${url}/country/FR`)).json()) as { docs: string };
    await visit(responseBody.docs.slice(url.length), async ({ page }) => {
      expect(await page.innerText('main')).toMatch(/Cause[^]*Solution[^]*Example/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  });
});
