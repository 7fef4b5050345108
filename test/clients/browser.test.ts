import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumPath, launchChromium, openContext } from '../support/chromium.ts';
import { executeKeysCommand } from '../support/keys-command.ts';

/** The response as a page receives it; `blocked` when the browser hides the response from the page. */
type PageResponse = { readonly status: number; readonly body: unknown } | 'blocked';

describe.skipIf(!existsSync(chromiumPath))('fetch in Chromium from a page of another origin', () => {
  const pages: Server[] = [];
  let browser: Browser;
  let shopUrl = '';
  let otherUrl = '';
  let key = '';

  /** Starts a page with its own origin on loopback. */
  async function openPage(): Promise<string> {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>A page</title>');
    });
    pages.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeAll(async () => {
    shopUrl = await openPage();
    otherUrl = await openPage();
    const { text } = await executeKeysCommand(['create', '--type', 'public', '--origin', shopUrl, '--json'], {
      DATA_DIR: inject('service').dataDir,
    });
    ({ key } = JSON.parse(text) as { key: string });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    for (const server of pages) server.close();
  });

  async function sendFromPage(origin: string, init: RequestInit, search = ''): Promise<PageResponse> {
    const browserTab = await (await openContext(browser)).newPage();
    try {
      await browserTab.goto(origin);
      return await browserTab.evaluate(
        async ([target, given]) => {
          try {
            const response = await fetch(target, given);
            return { status: response.status, body: await response.json() };
          } catch {
            return 'blocked' as const;
          }
        },
        [`${inject('service').url}/graphql${search}`, init] as const,
      );
    } finally {
      await browserTab.close();
    }
  }

  const query = '{ country(code: "NO") { name } }';
  const expected = { status: 200, body: { data: { country: { name: 'Norway' } } } };
  const json = { 'content-type': 'application/json' };

  test('a public key works on its web page with every header that GraphQL clients add', async () => {
    const headers = {
      ...json,
      'x-api-key': key,
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'apollographql-client-name': 'shop',
      'apollographql-client-version': '1.0.0',
      'x-apollo-operation-name': 'Country',
      'apollo-require-preflight': 'true',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    };
    expect(await sendFromPage(shopUrl, { method: 'POST', headers, body: JSON.stringify({ query }) })).toEqual(
      expected,
    );
  });

  test('a public key works with GET requests from its web page', async () => {
    const search = `?${new URLSearchParams({ query }).toString()}`;
    expect(await sendFromPage(shopUrl, { headers: { 'x-api-key': key } }, search)).toEqual(expected);
  });

  test('a public key is rejected on a web page of another origin', async () => {
    const requestInit = {
      method: 'POST',
      headers: { ...json, 'x-api-key': key },
      body: JSON.stringify({ query }),
    };
    expect(await sendFromPage(otherUrl, requestInit)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied', message: expect.stringContaining('does not allow the origin') },
    });
  });

  test('a web page that sends a secret key gets an error with the reason and the command that creates a public key', async () => {
    const requestInit = {
      method: 'POST',
      headers: { ...json, 'x-api-key': inject('service').key },
      body: JSON.stringify({ query }),
    };
    expect(await sendFromPage(otherUrl, requestInit)).toMatchObject({
      status: 403,
      body: {
        code: 'permission_denied',
        message: expect.stringContaining(`keys -- create --type public --origin ${otherUrl}`),
      },
    });
  });

  test('any web page can read the schema without a key, and every other query without a key returns 401', async () => {
    const buildPost = (text: string) => ({
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: text }),
    });
    expect(await sendFromPage(otherUrl, buildPost('{ __schema { queryType { name } } }'))).toEqual({
      status: 200,
      body: { data: { __schema: { queryType: { name: 'Query' } } } },
    });
    expect(await sendFromPage(otherUrl, buildPost(query))).toMatchObject({
      status: 401,
      body: { code: 'invalid_api_key' },
    });
  });
});
