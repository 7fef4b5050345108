import { expect, test } from 'vitest';
import { unknownAgent } from './analyse.ts';
import { useragentQueries } from './resolvers.ts';

const queryUseragent = (
  ua: string | null,
  hints?: Parameters<typeof useragentQueries.useragent>[1]['hints'],
) => useragentQueries.useragent({}, { ua, hints });

test('only the first 2,048 characters of a trimmed User-Agent are analysed', () => {
  const padHeader = (length: number) => 'curl/8.5.0'.padEnd(length, 'x');
  expect(queryUseragent(padHeader(2048)).ua).toHaveLength(2048);
  expect(queryUseragent(padHeader(2049)).ua).toHaveLength(2048);
  expect(queryUseragent(`  ${padHeader(2048)} `).ua).toBe(padHeader(2048));
});

test('a request without a User-Agent and without client hints has no facts', () => {
  for (const ua of [null, '', '  '])
    for (const hints of [undefined, null, {}, { model: null, platform: null }])
      expect(queryUseragent(ua, hints)).toEqual({ ua: null, facts: unknownAgent });
});

test('a result that depends on a client hint is not cached for the User-Agent without the hint', () => {
  const hintedFacts = queryUseragent(null, { platform: '"Linux"', model: null });
  expect(hintedFacts).toMatchObject({ ua: null, facts: { os: { name: 'Linux' } } });
  const ua = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';
  expect(queryUseragent(ua, { model: '"Pixel 8"' }).facts.device.model).toBe('Pixel 8');
  expect(queryUseragent(ua).facts.device.model).toBeNull();
  expect(queryUseragent(ua).facts).toBe(queryUseragent(ua).facts);
});
