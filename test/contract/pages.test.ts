import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ImportState } from '../../db/import/import-state.ts';
import { startupHandler } from '../../app/service/startup-responses.ts';
import type { Handler } from '../../router/exchange.ts';
import { clientAddress } from '../../router/http/client-address.ts';
import { PublicUrl } from '../../router/http/public-url.ts';
import { listen } from '../../router/http/server.ts';
import { holdRequests, releaseRequest } from '../support/held-requests.ts';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** `SCREENSHOTS=true` rewrites the screenshots of the README. */
const shots =
  process.env['SCREENSHOTS'] === 'true' ? fileURLToPath(new URL('../../docs/', import.meta.url)) : null;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

interface Visit {
  readonly page: Page;
  /** Requested addresses of other hosts; all of these requests are aborted. */
  readonly foreign: readonly string[];
  /** Errors in the browser console. */
  readonly errors: readonly string[];
  readonly requested: readonly string[];
}

/** Opens a page of the service in a browser without access to other hosts, and closes it after the work. */
async function visit(
  path: string,
  work: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions & { readonly key?: boolean; readonly expected?: RegExp } = {},
): Promise<void> {
  const { url, key } = inject('service');
  const { key: hasKey = true, expected = /^$/, ...context } = options;
  const opened = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...context });
  const [foreign, errors, requested]: [string[], string[], string[]] = [[], [], []];
  try {
    await opened.route('**/*', (route) => {
      const address = route.request().url();
      requested.push(address);
      if (address.startsWith(url)) return route.continue();
      foreign.push(address);
      return route.abort();
    });
    if (hasKey) await opened.addInitScript(`sessionStorage.setItem('lookup-key', ${JSON.stringify(key)})`);
    const page = await opened.newPage();
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
    await opened.close();
  }
}

/**
 * Returns serious accessibility violations that axe finds. Table rows beyond the thirtieth are removed, since they are alike;
 * this takes a tenth of the time.
 */
async function barriers(page: Page): Promise<string[]> {
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

/** Points from an atlas: latitude, longitude, whether it is land. Some are islands, lakes, near the antimeridian or a pole. */
const points: readonly (readonly [name: string, latitude: number, longitude: number, isLand: boolean])[] = [
  ['Kansas', 38.5, -98.4, true],
  ['Seattle', 47.3, -121.9, true],
  ['Florida', 28, -81.5, true],
  ['Fairbanks, Alaska', 64.8, -147.7, true],
  ['Big Island of Hawaii', 19.6, -155.5, true],
  ['Puerto Rico', 18.2, -66.4, true],
  ['Mexico City', 19.4, -99.1, true],
  ['Winnipeg', 49.9, -97.1, true],
  ['Baffin Island', 68, -70, true],
  ['Greenland', 72, -40, true],
  ['Iceland', 64.8, -18.5, true],
  ['Cuba', 21.5, -78, true],
  ['Manaus', -3.1, -60, true],
  ['Tierra del Fuego', -54.2, -68.5, true],
  ['Madrid', 40.4, -3.7, true],
  ['Ireland', 53.3, -7.8, true],
  ['Sicily', 37.5, 14.2, true],
  ['Cairo', 30, 31.2, true],
  ['Nairobi', -1.3, 36.8, true],
  ['Cape of Good Hope', -33.6, 19.2, true],
  ['Madagascar', -19, 46.7, true],
  ['Delhi', 28.6, 77.2, true],
  ['Sri Lanka', 7.5, 80.7, true],
  ['Novosibirsk', 55, 82.9, true],
  ['Chukotka, west of the antimeridian', 67.5, 178, true],
  ['Chukotka, east of the antimeridian', 66.5, -175, true],
  ['Hokkaido', 43.4, 142.8, true],
  ['Taiwan', 23.8, 121, true],
  ['Luzon', 17, 121, true],
  ['Borneo', 0.5, 114, true],
  ['New Guinea', -5.5, 142, true],
  ['Alice Springs', -23.7, 133.9, true],
  ['Tasmania', -42.1, 146.6, true],
  ['South Island of New Zealand', -43.8, 170.5, true],
  ['Viti Levu, Fiji', -17.8, 178, true],
  ['Antarctica', -80, 40, true],
  ['South Pole', -89, 0, true],
  ['middle of the Atlantic', 30, -40, false],
  ['South Atlantic', -30, -15, false],
  ['Pacific off California', 30, -135, false],
  ['South Pacific', -40, -120, false],
  ['Pacific at the antimeridian', 10, 179.5, false],
  ['Indian Ocean', -30, 80, false],
  ['Southern Ocean', -58, 100, false],
  ['Gulf of Mexico', 25, -90, false],
  ['Hudson Bay', 60, -86, false],
  ['Mediterranean', 35, 18, false],
  ['Black Sea', 43.3, 34, false],
  ['Bay of Bengal', 14, 88, false],
  ['Arctic Ocean', 87, 0, false],
  ['Bering Sea', 58, -178, false],
];

/** Returns the names of points that the map draws incorrectly. */
const misdrawn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const land = document.querySelector('path.land');
    const isDrawn = (latitude, longitude) =>
      land.isPointInFill(new DOMPoint(longitude * 10, -latitude * 10));
    return ${JSON.stringify(points)}
      .filter(([, latitude, longitude, isLand]) => isDrawn(latitude, longitude) !== isLand)
      .map(([name]) => name);
  })()`);

async function shot(page: Page, name: string): Promise<void> {
  if (shots === null) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}${name}.png` });
}

async function look(page: Page, text: string): Promise<string> {
  await page.fill('#search', text);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#finding:not([aria-busy]) .finding');
  return page.innerText('.finding');
}

describe('the home page', () => {
  test('the home page asks for the key once, suggests cities while typing, and shows clock, map and query', async () => {
    await visit(
      '/',
      async ({ page }) => {
        await page.clock.install({ time: new Date('2026-07-01T10:00:00Z') });
        await page.reload();
        await page.fill('#search', 'osl');
        await page.clock.runFor(500);
        await page.fill('#key-input', 'wrong');
        await page.click('#key-form button.main');
        await page.locator('#key-said', { hasText: 'not valid' }).waitFor();
        await page.fill('#key-input', inject('service').key);
        await page.click('#key-form button.main');
        await page.waitForSelector('#suggestions li');
        expect(await page.getAttribute('#search', 'aria-expanded')).toBe('true');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.finding .land');
        const card = await page.innerText('.finding');
        expect(card).toContain('Norway');
        expect(card).toContain('Norwegian Krone');
        expect(card).toContain('query City');
        expect(card).toContain('/city/id/city_8r3hmgzq7bku');
        const read = () => page.innerText('.digits');
        const before = await read();
        await page.clock.runFor(1000);
        const after = await read();
        const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(seconds(after) - seconds(before)).toBe(1);
        expect(page.url()).not.toContain(inject('service').key);
        expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
      },
      // The console logs the 401 of the wrong key.
      { key: false, expected: /401/ },
    );
  });

  test.each([
    ['Japan', 'Tokyo'],
    ['8.8.8.8', 'Google'],
    ['90210 US', 'Beverly Hills'],
    ['+44 20 7946 0958', 'United Kingdom'],
    ['ada@mailinator.com', 'Disposable'],
    ['Europe/Dublin', '2027-03-28'],
    ['Apple', 'AAPL'],
    ['apple.com', 'Apple Inc.'],
    ['48.85, 2.35', 'Île-de-France'],
  ])('the home page finds %s', async (text, fact) => {
    await visit('/', async ({ page }) => {
      expect(await look(page, text)).toContain(fact);
    });
  });

  test('the home page shows the known facts and explains the missing ones', async () => {
    await visit('/', async ({ page }) => {
      const card = await look(page, 'ada@mailinator.com');
      expect(card).toContain('Free mailbox');
      // No DNS server is reachable here.
      expect(card).toContain('turned off by OFFLINE=true');
    });
  });

  test('the home page shows the message of the service when nothing is found', async () => {
    await visit('/', async ({ page }) => {
      expect(await look(page, 'qqxxyyzz')).toContain('No record');
    });
  });

  test.each(['light', 'dark'] as const)(
    'the home page has no accessibility violations in %s mode',
    async (colorScheme) => {
      await visit(
        '/',
        async ({ page }) => {
          await look(page, 'Oslo');
          await page.waitForSelector('.land');
          expect(await barriers(page)).toEqual([]);
          await page.evaluate('scrollTo(0, 0)');
          await shot(page, `home-${colorScheme}`);
        },
        { colorScheme },
      );
    },
  );

  test('the home page fits a phone screen', async () => {
    await visit(
      '/',
      async ({ page }) => {
        await look(page, 'Oslo');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
        await shot(page, 'home-telephone');
      },
      { viewport: { width: 390, height: 844 } },
    );
  });
});

describe('the docs pages', () => {
  test('the docs lead from the guide to a family and run its example', async () => {
    await visit('/docs', async ({ page }) => {
      expect(await barriers(page)).toEqual([]);
      await page.fill('#families-filter', 'curr');
      expect(await page.locator('[data-family]:visible').count()).toBe(1);
      await page.click('[data-family="currency"] a');
      await page.click('form.try button.main >> nth=0');
      await page.waitForSelector('.answer .good');
      expect(await page.innerText('.answer pre >> nth=0')).toContain('"currency": "JPY"');
      expect(await barriers(page)).toEqual([]);
      await shot(page, 'reference');
    });
  });

  test.each(['light', 'dark'] as const)(
    'the longest docs page has no accessibility violations in %s mode',
    async (colorScheme) => {
      await visit('/time/help', async ({ page }) => expect(await barriers(page)).toEqual([]), {
        colorScheme,
      });
    },
  );

  test('the docs show the response of the last clicked example, even when an earlier one arrives later', async () => {
    await visit('/docs/time', async ({ page }) => {
      const form = page.locator('form.try:has([data-path] ~ [data-path])').first();
      const chips = form.locator('[data-path]');
      const paths = await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-path') ?? ''));
      const { sent } = await holdRequests(page, (request) => request.url().endsWith(paths[0] ?? '?'));
      const answer = form.locator('.answer');
      await chips.nth(0).click();
      const late = await sent(0);
      await chips.nth(1).click();
      await answer.locator('.good').waitFor();
      const shown = await answer.locator('pre').first().innerText();
      await releaseRequest(page, late);
      expect(await answer.locator('pre').first().innerText()).toBe(shown);
    });
  });

  test.each(['/docs/city', '/docs/configuration', '/docs/accuracy', '/docs/security'])(
    'the docs page %s fits a phone screen',
    async (path) => {
      await visit(
        path,
        async ({ page }) => {
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
        },
        { viewport: { width: 390, height: 844 } },
      );
    },
  );

  test('the search of the documentation works by keyboard and offline', async () => {
    await visit('/docs/rest', async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('exit codes');
      await page.waitForSelector('#docs-results [aria-selected="true"]');
      expect(await page.getAttribute('#docs-query', 'aria-expanded')).toBe('true');
      expect(await barriers(page)).toEqual([]);
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
    'the documents have no accessibility violations in %s mode, and their code can be copied',
    async (colorScheme) => {
      for (const path of ['/docs/graphql', '/docs/performance'])
        await visit(path, async ({ page }) => expect(await barriers(page), path).toEqual([]), {
          colorScheme,
        });
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

  test('the docs link of an error leads to its page', async () => {
    const { url } = inject('service');
    const answer = (await (await fetch(`${url}/country/FR`)).json()) as { docs: string };
    await visit(answer.docs.slice(url.length), async ({ page }) => {
      expect(await page.innerText('main')).toMatch(/Cause[^]*Solution[^]*Example/);
      expect(await barriers(page)).toEqual([]);
    });
  });
});

describe('the GraphQL explorer', () => {
  test.each(['light', 'dark'] as const)(
    'the GraphQL explorer runs its first tab offline in %s mode',
    async (colorScheme) => {
      await visit(
        '/graphql',
        async ({ page }) => {
          await page.locator('.CodeMirror-line', { hasText: 'Norway' }).waitFor();
          expect(await page.locator('.graphiql-tab').count()).toBeGreaterThanOrEqual(5);
          await page.click('.graphiql-execute-button');
          await page.locator('.result-window', { hasText: 'NOK' }).waitFor();
          expect(await barriers(page)).toEqual([]);
          await shot(page, `explorer-${colorScheme}`);
        },
        { colorScheme },
      );
    },
  );
});

describe('the pages of zones, coverage and status', () => {
  test.each(['light', 'dark'] as const)(
    'the zones, coverage and status pages have no accessibility violations in %s mode',
    async (colorScheme) => {
      for (const path of ['/zones', '/zones/Europe/Paris', '/coverage', '/status']) {
        await visit(path, async ({ page }) => expect(await barriers(page), path).toEqual([]), {
          colorScheme,
        });
      }
    },
  );

  test('the zone page draws the year of the zone and links to other zones', async () => {
    await visit('/zones/europe/paris', async ({ page }) => {
      expect(await page.innerText('h1')).toBe('Europe/Paris');
      expect(await page.getAttribute('svg.year', 'aria-label')).toMatch(
        /^Offsets of \d{4}: CET \+01:00; \d{4}-03-\d\d CEST \+02:00; \d{4}-10-\d\d CET \+01:00$/,
      );
      expect(await page.locator('svg.offsets a').count()).toBeGreaterThan(300);
      await page.click('.crumbs a');
      await page.click('summary:has-text("UTC+09:00")');
      await page.click('a:text-is("Asia/Tokyo")');
      expect(await page.innerText('h1')).toBe('Asia/Tokyo');
      expect(await page.innerText('main')).toContain('No changes in this year.');
    });
    await visit(
      '/zones/Europe/Pariss',
      async ({ page }) => expect(await page.innerText('h1')).toBe('Not found'),
      {
        expected: /404/,
      },
    );
  });

  test('the maps draw land and sea at the correct points', async () => {
    for (const path of ['/coverage', '/zones', '/zones/Europe/Paris'])
      await visit(path, async ({ page }) => expect(await misdrawn(page), path).toEqual([]));
    await visit('/', async ({ page }) => {
      await look(page, 'Oslo');
      await page.waitForSelector('.finding .land');
      expect(await misdrawn(page)).toEqual([]);
    });
  });

  test('the coverage page lists the loaded datasets, and the status page reports the state of the service', async () => {
    await visit('/coverage', async ({ page }) => {
      const label = (country: string) =>
        page.getAttribute(`svg.map a[aria-label^="${country}:"]`, 'aria-label');
      expect(await label('Germany')).toMatch(/^Germany: postal codes, holidays, 16 divisions$/);
      expect(await label('Antigua and Barbuda')).toContain('no postal codes');
      expect(await page.locator('svg.map a').count()).toBeGreaterThan(230);
      const reported = (await page.locator('.legend li').allInnerTexts()).map((text) =>
        Number.parseInt(text, 10),
      );
      expect(reported.reduce((sum, count) => sum + count, 0)).toBe(250);
      const row = await page.innerText('tr:has(b:text-is("cities"))');
      expect(row).toMatch(/GeoNames[^]*\d{3},\d{3}[^]*CC-BY-4.0/);
    });
    await visit('/status', async ({ page }) => {
      expect(await page.innerText('main')).toMatch(/ready[^]*2\.0\.0[^]*External sources/);
    });
  });

  test.each(['/coverage', '/zones/America/New_York', '/status'])(
    'the page %s fits a phone screen',
    async (path) => {
      await visit(
        path,
        async ({ page }) => {
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
        },
        { viewport: { width: 390, height: 844 } },
      );
    },
  );
});

test('the start page shows the progress of the first import and opens the requested page afterwards', async () => {
  const state = new ImportState(() => 0);
  let handler: Handler = (request) => startupHandler('http://127.0.0.1', state)(request);
  const server = await listen((request) => handler(request), {
    host: '127.0.0.1',
    port: 0,
    maxBody: 1000,
    always: [],
    clientAddress: clientAddress([]),
    publicUrl: new PublicUrl({ fixed: undefined, allowedHosts: [], isForwarded: () => false }),
    onError: (error) => {
      throw error;
    },
  });
  const page = await browser.newPage();
  try {
    state.note({ import: 'plan', datasets: [{ name: 'cities', about: 1000 }] });
    await page.goto(`http://127.0.0.1:${server.port}/docs`);
    expect(await barriers(page)).toEqual([]);
    expect(await page.innerText('main')).toContain('0 of 1 datasets');
    state.note({ import: 'rows', name: 'cities', rows: 500 });
    await page.locator('td:text-is("500")').waitFor();
    state.note({ import: 'end', name: 'cities' });
    await page.locator('p:has-text("1 of 1 datasets")').waitFor();
    handler = () => ({ status: 200, headers: ['Content-Type', 'text/html'], body: '<h1>There</h1>' });
    await page.locator('h1:text-is("There")').waitFor();
  } finally {
    await page.close();
    await server.stop(0);
  }
});
