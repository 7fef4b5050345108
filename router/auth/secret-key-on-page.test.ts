import { expect, test } from 'vitest';
import { foreignPage, secretKeyOnPage } from './secret-key-on-page.ts';

const page = 'http://localhost:5173';

test.each<[string, Record<string, string>, string | null]>([
  ['a page of another site', { origin: page, 'sec-fetch-site': 'cross-site' }, page],
  ['a page at another port', { origin: page, 'sec-fetch-site': 'same-site' }, page],
  ['a page of the service itself', { origin: page, 'sec-fetch-site': 'same-origin' }, null],
  ['a program that names an origin', { origin: page }, null],
  ['a program', { 'sec-fetch-mode': 'cors' }, null],
  ['a link that is followed', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, null],
])('%s', (_, headers, expected) => {
  expect(foreignPage({ headers, ip: '' })).toBe(expected);
});

test('who wrote the page learns what to do, at no length', () => {
  expect(secretKeyOnPage(page)).toMatchObject({
    code: 'permission_denied',
    message: expect.stringContaining(`keys -- create --type public --origin ${page}`),
  });
  expect(secretKeyOnPage('x'.repeat(5000)).message.length).toBeLessThan(500);
});
