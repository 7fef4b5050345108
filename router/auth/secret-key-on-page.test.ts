import { expect, test } from 'vitest';
import { findForeignOrigin, createSecretKeyProblem } from './secret-key-on-page.ts';

const page = 'http://localhost:5173';

test.each<[string, Record<string, string>, string | null]>([
  ['a page of another site', { origin: page, 'sec-fetch-site': 'cross-site' }, page],
  ['a page at another port', { origin: page, 'sec-fetch-site': 'same-site' }, page],
  ['a page of the service itself', { origin: page, 'sec-fetch-site': 'same-origin' }, null],
  ['a program that sends an Origin', { origin: page }, null],
  ['a program', { 'sec-fetch-mode': 'cors' }, null],
  ['navigation by a link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, null],
])('requests from web pages of another origin are detected: %s', (_, headers, expected) => {
  expect(findForeignOrigin({ headers, ip: '' })).toBe(expected);
});

test('the error for a secret key on a web page is short and explains the fix', () => {
  expect(createSecretKeyProblem(page)).toMatchObject({
    code: 'permission_denied',
    message: expect.stringContaining(`keys -- create --type public --origin ${page}`),
  });
  expect(createSecretKeyProblem('x'.repeat(5000)).message.length).toBeLessThan(500);
});
