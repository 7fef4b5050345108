import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { chromiumPath, launchChromium, openContext } from '../support/chromium.ts';
import { executeKeysCommand } from '../support/keys-command.ts';

const example = fileURLToPath(new URL('../../examples/react/', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

interface Violation {
  readonly id: string;
  readonly impact: string;
}

test('the React example compiles in strict mode, and its generated types contain no any', () => {
  const configPath = join(example, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    config: object;
    error?: unknown;
  };
  expect(error).toBeUndefined();
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, example);
  expect(options).toMatchObject({ strict: true, exactOptionalPropertyTypes: true });
  const program = ts.createProgram(fileNames, options);
  const diagnostics = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(diagnostics).toEqual([]);
  for (const path of fileNames.filter((name) => name.endsWith('.tsx')))
    expect([path, /\bany\b/.test(readFileSync(path, 'utf8'))]).toEqual([path, false]);
  const generatedCode = readFileSync(join(example, 'src/gql/graphql.ts'), 'utf8');
  expect(generatedCode).toContain('CityClockQuery');
  expect(generatedCode.slice(0, generatedCode.indexOf('class TypedDocumentString'))).not.toMatch(/\bany\b/);
});

describe.skipIf(!existsSync(chromiumPath))('the React example in Chromium with a public key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lookup-react-'));
  let server: Server;
  let origin = '';
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[] = [];

  beforeAll(async () => {
    server = createServer(({ url = '/' }, response) => {
      const file = join(folder, url === '/' ? 'index.html' : url.slice(1));
      response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(readFileSync(file));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { url, dataDir } = inject('service');
    const { text } = await executeKeysCommand(['create', '--type', 'public', '--origin', origin, '--json'], {
      DATA_DIR: dataDir,
    });
    const { key } = JSON.parse(text) as { key: string };
    await promisify(execFile)(process.execPath, [join(example, 'build.js')], {
      env: { PATH: process.env['PATH'], LOOKUP_URL: url, LOOKUP_KEY: key, OUT_DIR: folder },
    });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    errors = [];
    context = await openContext(browser);
    await context.route('**/*', (route) => {
      const address = route.request().url();
      if ([origin, inject('service').url].some((known) => address.startsWith(known))) return route.continue();
      errors.push(`sends a request to another host: ${address}`);
      return route.abort();
    });
    page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', ({ message }) => void errors.push(message));
    await page.clock.install();
    await page.goto(origin);
  });
  afterEach(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });

  const findCityBox = () => page.getByRole('combobox', { name: 'City' });
  const findSelectedOption = () => page.getByRole('option', { selected: true });
  async function type(text: string): Promise<void> {
    await findCityBox().fill(text);
    await page.clock.runFor(200);
    await page.getByRole('option').first().waitFor();
  }
  async function findAccessibilityViolations(): Promise<string[]> {
    await page.evaluate(axe);
    const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run()');
    return violations.flatMap(({ id, impact }) => (/serious|critical/.test(impact) ? id : []));
  }

  test('the React example finds a city by keyboard while typing and shows its running local clock', async () => {
    expect(await findAccessibilityViolations()).toEqual([]);
    await type('kathm');
    expect(await findCityBox().getAttribute('aria-expanded')).toBe('true');
    expect(await findCityBox().getAttribute('aria-activedescendant')).toBeNull();
    expect(await findAccessibilityViolations()).toEqual([]);
    await findCityBox().press('ArrowDown');
    expect(await findSelectedOption().innerText()).toMatch(/^Kathmandu, .*Nepal$/);
    expect(await findCityBox().getAttribute('aria-activedescendant')).toBe(
      await findSelectedOption().getAttribute('id'),
    );
    await findCityBox().press('Enter');
    expect(await findCityBox().getAttribute('aria-expanded')).toBe('false');
    expect(await findCityBox().inputValue()).toMatch(/^Kathmandu, .*Nepal$/);

    const clock = page.getByRole('timer');
    await clock.waitFor();
    const readClockSeconds = async () =>
      (await clock.innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    const secondsBefore = await readClockSeconds();
    await page.clock.runFor(3000);
    expect(((await readClockSeconds()) - secondsBefore + 86_400) % 86_400).toBe(3);
    // The expected time uses the fixed offset of Nepal: UTC plus 5 hours and 45 minutes.
    const utc = Math.floor((await page.evaluate<number>('Date.now()')) / 1000);
    const delaySeconds = (((await readClockSeconds()) - (5 * 60 + 45) * 60 - utc) % 86_400) + 86_400;
    expect([0, 1, 2, 86_399, 86_398, 86_397]).toContain(delaySeconds % 86_400);
    expect(await page.getByText('Asia/Kathmandu').innerText()).toContain('+05:45');
    expect(await findAccessibilityViolations()).toEqual([]);
  });

  test('the React example cycles through suggestions with arrow keys, and Escape closes the list, then clears the box', async () => {
    await type('spring');
    const options = page.getByRole('option');
    expect(await options.count()).toBe(8);
    await findCityBox().press('ArrowUp');
    expect(await findSelectedOption().innerText()).toBe(await options.last().innerText());
    await findCityBox().press('ArrowDown');
    expect(await findSelectedOption().innerText()).toBe(await options.first().innerText());
    await findCityBox().press('Escape');
    expect(await findCityBox().getAttribute('aria-expanded')).toBe('false');
    expect(await findCityBox().inputValue()).toBe('spring');
    await findCityBox().press('Escape');
    expect(await findCityBox().inputValue()).toBe('');
  });

  test('the React example accepts a click on a suggestion and announces an empty result', async () => {
    await findCityBox().fill('zzzzqqq');
    await page.clock.runFor(200);
    await page.getByRole('status').filter({ hasText: '0 cities' }).waitFor();
    await type('reykjav');
    await page.getByRole('option').first().click();
    await page.getByText('Atlantic/Reykjavik').waitFor();
  });
});
