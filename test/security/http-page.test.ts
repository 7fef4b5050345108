import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpFixture, type HttpFixture } from '../support/http-fixture.ts';

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture();
});
afterAll(() => fixture.stop());

const browser = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';

test.each(['/graphql', '/graphql/', '/graphql?utm_source=mail', '/graphql?pretty=true'])(
  'a browser request without a query to %s returns the page without a key',
  async (path) => {
    const { status, headers, body } = await fixture.ask(`GET ${path}`, browser);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('<h1>');
    const headResponse = await fixture.ask(`HEAD ${path}`, browser).catch(String);
    expect(headResponse).toBe(`Error: an answer is cut: 0 of ${body.length} bytes`);
  },
);

test('a browser request with a query in the URL returns the result, not the /graphql page', async () => {
  const { body } = await fixture.ask('GET /graphql?query=%7B__typename%7D', browser);
  expect(body.toString()).toContain('%7B__typename%7D');
});

test('the /graphql page loads nothing from other hosts', async () => {
  const { headers, body } = await fixture.ask('GET /graphql', browser);
  const text = body.toString();
  const icon = '<link rel="icon" href="data:,">';
  expect(text).toContain(icon);
  // No other element loads a URL: every script and style is inline.
  expect(text.replace(icon, '')).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)=/);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/; img-src data:;/);
  for (const [tag, source] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    const tagContents = [...text.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))];
    expect(tagContents).toHaveLength(1);
    const hash = createHash('sha256')
      .update(tagContents[0]?.[1] ?? '')
      .digest('base64');
    expect(policy).toContain(`${source} 'sha256-${hash}'`);
  }
});

test('the links and examples on the /graphql page have the host of the request', async () => {
  const { body } = await fixture.ask('GET /graphql', browser, 'Host: api.example.com');
  expect(body.toString()).toContain('curl http://api.example.com/graphql');
  expect(body.toString()).toContain('href="http://api.example.com/graphql/schema.graphql"');
});

test('a malicious Host header does not appear in the /graphql page', async () => {
  const { status, body } = await fixture.ask('GET /graphql', browser, 'Host: "><script>alert(1)</script>');
  expect(status).toBe(400);
  expect(body.toString()).not.toContain('<script>');
});
