import { expect, test } from 'vitest';
import { createPageLimit } from './page-limit.ts';

test('an address may request a limited number of pages per minute, and other addresses are not affected', () => {
  let now = 0;
  const limit = createPageLimit({ perMinute: 3, monotonicNow: () => now });
  const requestPage = (ip: string) => limit({ ip })?.code ?? 'served';
  expect(Array.from({ length: 5 }, () => requestPage('192.0.2.1'))).toEqual([
    ...['served', 'served', 'served'],
    ...['rate_limited', 'rate_limited'],
  ]);
  expect(limit({ ip: '192.0.2.1' })?.headers).toEqual(['Retry-After', '60']);
  expect(requestPage('192.0.2.2')).toBe('served');
  now = 60_000;
  expect(requestPage('192.0.2.1')).toBe('served');
});
