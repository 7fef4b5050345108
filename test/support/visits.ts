import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchChromium, openContext } from './chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** `SCREENSHOTS=true` rewrites the screenshots of the README. */
const shots =
  process.env['SCREENSHOTS'] === 'true' ? fileURLToPath(new URL('../../docs/', import.meta.url)) : null;

interface Visit {
  readonly page: Page;
  /** Requested addresses of other hosts; all of these requests are aborted. */
  readonly foreign: readonly string[];
  /** Errors in the browser console. */
  readonly errors: readonly string[];
  readonly requested: readonly string[];
}

type PageWork = (visit: Visit) => Promise<void>;
type VisitOptions = BrowserContextOptions & { readonly key?: boolean; readonly expected?: RegExp };

/** Starts a browser before the tests of a file, and stops it after them. */
export function startBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  return {
    newPage: async () => (await openContext(browser)).newPage(),
    visit: (path: string, work: PageWork, options?: VisitOptions) => visit(browser, path, work, options),
    /** Opens a page on a phone screen, and checks that it does not scroll to the side. */
    visitOnPhone: (path: string, work: (page: Page) => Promise<void> = async () => undefined) =>
      visit(
        browser,
        path,
        async ({ page }) => {
          await work(page);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
        },
        { viewport: { width: 390, height: 844 } },
      ),
  };
}

/** Opens a page of the service in a browser without access to other hosts, and closes it after the work. */
async function visit(
  browser: Browser,
  path: string,
  work: PageWork,
  options: VisitOptions = {},
): Promise<void> {
  const { url, key } = inject('service');
  const { key: hasKey = true, expected = /^$/, ...context } = options;
  const browserContext = await openContext(browser, { viewport: { width: 1280, height: 860 }, ...context });
  const [foreign, errors, requested]: [string[], string[], string[]] = [[], [], []];
  try {
    await browserContext.route('**/*', (route) => {
      const address = route.request().url();
      requested.push(address);
      if (address.startsWith(url)) return route.continue();
      foreign.push(address);
      return route.abort();
    });
    if (hasKey)
      await browserContext.addInitScript(`sessionStorage.setItem('lookup-key', ${JSON.stringify(key)})`);
    const page = await browserContext.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(url + path);
    await work({ page, foreign, errors, requested });
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    // A URL never contains the key.
    expect(requested.filter((address) => address.includes(key))).toEqual([]);
  } finally {
    await browserContext.close();
  }
}

/**
 * Returns serious accessibility violations that axe finds. Table rows beyond the thirtieth are removed, since they are alike;
 * this takes a tenth of the time.
 */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(
    "document.querySelectorAll('tr:nth-child(n + 31), li:nth-child(n + 31)').forEach((row) => row.remove())",
  );
  await page.evaluate(axe);
  const { violations } = await page.evaluate<Violations>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

interface Violations {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}

/** Takes a screenshot for the documentation, when screenshots are requested. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (shots === null) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}${name}.png` });
}

/** Searches for a text on the home page. @returns the text of the card */
export async function searchHomePage(page: Page, text: string): Promise<string> {
  await page.fill('#search', text);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#finding:not([aria-busy]) .finding');
  return page.innerText('.finding');
}
