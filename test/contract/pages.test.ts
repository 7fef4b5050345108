import { ImportState } from '../../db/import/import-state.ts';
import { createStartupHandler } from '../../app/service/startup-responses.ts';
import type { Handler } from '../../router/exchange.ts';
import { createClientAddressReader } from '../../router/http/client-address.ts';
import { PublicUrl } from '../../router/http/public-url.ts';
import { listen } from '../../router/http/server.ts';
import {
  findAccessibilityViolations,
  searchHomePage,
  saveScreenshot,
  startBrowser,
} from '../support/visits.ts';
import { describe, expect, inject, test } from 'vitest';

const { newPage, visit, visitOnPhone } = startBrowser();

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
        const readClock = () => page.innerText('.digits');
        // From here on only the test advances the time, however slow the machine is.
        await page.clock.pauseAt(new Date('2026-07-01T11:00:00Z'));
        await page.clock.runFor(1000);
        const clockBefore = await readClock();
        await page.clock.runFor(1000);
        const clockAfter = await readClock();
        const parseSeconds = (text: string) =>
          text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(parseSeconds(clockAfter) - parseSeconds(clockBefore)).toBe(1);
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
  ])('the home page finds the text %s', async (text, fact) => {
    await visit(
      '/',
      async ({ page }) => {
        expect(await searchHomePage(page, text)).toContain(fact);
      },
      // The registries of domains are off here, and the browser logs the 503 of the REST sample.
      { expected: text === 'apple.com' ? /503/ : /^$/ },
    );
  });

  test('the home page shows the known facts of a lookup and explains missing facts', async () => {
    await visit('/', async ({ page }) => {
      const card = await searchHomePage(page, 'ada@mailinator.com');
      expect(card).toContain('Free mailbox');
      // No DNS server is reachable here.
      expect(card).toContain('turned off by OFFLINE=true');
    });
  });

  test('the home page shows the message of the service when nothing is found', async () => {
    await visit('/', async ({ page }) => {
      expect(await searchHomePage(page, 'qqxxyyzz')).toContain('No record');
    });
  });

  test.each(['light', 'dark'] as const)(
    'the home page has no accessibility violations in %s mode',
    async (colorScheme) => {
      await visit(
        '/',
        async ({ page }) => {
          await searchHomePage(page, 'Oslo');
          await page.waitForSelector('.land');
          expect(await findAccessibilityViolations(page)).toEqual([]);
          await page.evaluate('scrollTo(0, 0)');
          await saveScreenshot(page, `home-${colorScheme}`);
        },
        { colorScheme },
      );
    },
  );

  test('the home page fits a phone screen', async () => {
    await visitOnPhone('/', async (page) => {
      await searchHomePage(page, 'Oslo');
      await saveScreenshot(page, 'home-telephone');
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
          expect(await findAccessibilityViolations(page)).toEqual([]);
          await saveScreenshot(page, `explorer-${colorScheme}`);
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
        await visit(
          path,
          async ({ page }) => expect(await findAccessibilityViolations(page), path).toEqual([]),
          {
            colorScheme,
          },
        );
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
      await page.fill('#list-filter', 'toky');
      await expect.poll(() => page.locator('.links a:visible').allInnerTexts()).toEqual(['Asia/Tokyo']);
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

  test('a browser gets an HTML page for an unknown path, and JSON for a record that does not exist', async () => {
    await visit(
      '/contry/FR',
      async ({ page }) => expect(await page.innerText('main')).toContain('/country/FR'),
      {
        expected: /404/,
      },
    );
    const { url, key } = inject('service');
    const headers = { Accept: 'text/html,*/*;q=0.8', 'X-API-Key': key };
    const missingPage = await fetch(`${url}/country/XX`, { headers });
    expect([missingPage.status, missingPage.headers.get('Content-Type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    const program = await fetch(`${url}/contry/FR`);
    expect([program.status, program.headers.get('Content-Type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  test('flags are served as SVG images, and /favicon.ico returns the icon', async () => {
    for (const path of ['/flags/no.svg', '/flags/US.svg', '/favicon.ico']) {
      const response = await fetch(`${inject('service').url}${path}`);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
      expect(await response.text()).toContain('<svg');
    }
    expect((await fetch(`${inject('service').url}/flags/qq.svg`)).status).toBe(404);
  });

  test('the flagPath of every country leads to an SVG image', async () => {
    const { url, key } = inject('service');
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: '{ countries { code flagPath } }' }),
    });
    const { data } = (await response.json()) as {
      data: { countries: { code: string; flagPath: string }[] };
    };
    expect(data.countries.length).toBeGreaterThan(248);
    const wrongPaths: string[] = [];
    for (const { code, flagPath } of data.countries) {
      const image = await fetch(new URL(flagPath, url));
      if (image.headers.get('Content-Type') !== 'image/svg+xml' || !(await image.text()).includes('<svg'))
        wrongPaths.push(`${code} ${flagPath}`);
    }
    expect(wrongPaths).toEqual([]);
  });

  test('the coverage page lists the loaded datasets, and the status page reports the state of the service', async () => {
    await visit('/coverage', async ({ page }) => {
      const formatLabel = (country: string) =>
        page.getAttribute(`svg.map a[aria-label^="${country}:"]`, 'aria-label');
      expect(await formatLabel('Germany')).toMatch(/^Germany: postal codes, holidays, 16 divisions$/);
      expect(await formatLabel('Antigua and Barbuda')).toContain('no postal codes');
      expect(await page.locator('svg.map a').count()).toBeGreaterThan(230);
      const legendLabels = (await page.locator('.legend li').allInnerTexts()).map((text) =>
        Number.parseInt(text, 10),
      );
      expect(legendLabels.reduce((sum, count) => sum + count, 0)).toBe(250);
      const row = await page.innerText('tr:has(b:text-is("cities"))');
      expect(row).toMatch(/GeoNames[^]*\d{3},\d{3}[^]*CC-BY-4.0/);
      await page.fill('#list-filter', 'iban');
      expect(await page.locator('tr[data-search]:visible').count()).toBeLessThan(10);
      expect(await page.innerText('section:visible:has(tr:visible)')).not.toContain('tables/');
    });
    await visit('/status', async ({ page }) => {
      expect(await page.innerText('main')).toMatch(
        /ready[^]*Uptime[^]*2\.0\.0[^]*Memory[^]*External sources/,
      );
    });
  });

  test.each(['/coverage', '/zones/America/New_York', '/status'])('the page %s fits a phone screen', (path) =>
    visitOnPhone(path),
  );
});

test('the start page shows the progress of the first import and opens the requested page afterwards', async () => {
  const state = new ImportState(() => 0);
  let handler: Handler = (request) => createStartupHandler('http://127.0.0.1', state)(request);
  const server = await listen((request) => handler(request), {
    host: '127.0.0.1',
    port: 0,
    maxBody: 1000,
    always: [],
    clientAddress: createClientAddressReader([]),
    publicUrl: new PublicUrl({ fixed: undefined, allowedHosts: [], isForwarded: () => false }),
    onError: (error) => {
      throw error;
    },
  });
  const page = await newPage();
  try {
    state.note({ import: 'plan', datasets: [{ name: 'cities', about: 1000 }] });
    await page.goto(`http://127.0.0.1:${server.port}/docs`);
    expect(await findAccessibilityViolations(page)).toEqual([]);
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
