import { expect, test } from 'vitest';
import { createProvider } from '../../provider.ts';
import { createRegistry } from './registry.ts';
import { isFreeStatus } from './whois-evidence.ts';

const hour = 60 * 60 * 1000;

/** A registry that uses only WHOIS and records the queries and their concurrency. */
function createTestRegistry() {
  const requested: string[] = [];
  const pendingReleases: (() => void)[] = [];
  let now = 1_000_000;
  let isHolding = false;
  const testedRegistry = createRegistry({
    bootstrap: createProvider({
      name: 'no file',
      setting: 'RDAP_BOOTSTRAP_URL',
      baseUrl: 'http://127.0.0.1:9/',
    }),
    rdapServers: new Map([['com', []]]),
    get: () => Promise.reject(new Error('no web')),
    whois: async (server, request) => {
      requested.push(`${server} ${request}`);
      if (server === 'whois.iana.org') return 'refer: whois.verisign-grs.com\n';
      if (isHolding) await new Promise<void>((go) => pendingReleases.push(go));
      return request.startsWith('taken')
        ? `Domain Name: ${request}\nRegistrar: Example${request.includes('escape') ? '\x1b[31m\0\x9b' : ''} Registrar\n`
        : `No match for ${request}\n`;
    },
    clock: () => now,
  });
  return {
    requested,
    waiting: pendingReleases,
    hold: () => void (isHolding = true),
    after: (ms: number) => void (now += ms),
    ask: (name: string) => testedRegistry.registration(name, {}),
  };
}

test('the registry client caches a registration for an hour, an available domain for a minute, and a WHOIS server for a day', async () => {
  const { ask, after, requested } = createTestRegistry();
  expect(await ask('taken.com')).toMatchObject({ registrar: 'Example Registrar' });
  expect(await ask('free.com')).toBeNull();
  const [referral, taken = '', free = ''] = requested;
  expect(referral).toBe('whois.iana.org com');
  const requestCount = requested.length;
  after(60_000);
  await ask('free.com');
  await ask('taken.com');
  expect(requested).toHaveLength(requestCount);
  after(1);
  await ask('free.com');
  expect(requested.slice(requestCount)).toEqual([free]);
  after(hour - 60_000 - 1);
  await ask('taken.com');
  expect(requested.slice(requestCount)).toEqual([free]);
  after(1);
  await ask('taken.com');
  expect(requested.slice(requestCount)).toEqual([free, taken]);
  after(24 * hour - hour - 1);
  await ask('other.com');
  expect(requested.filter((each) => each === referral)).toHaveLength(1);
  after(1);
  await ask('third.com');
  expect(requested.filter((each) => each === referral)).toHaveLength(2);
});

test('the registry client sends at most 32 queries concurrently, and queues the others', async () => {
  const { ask, hold, waiting } = createTestRegistry();
  // The first query has cached the WHOIS server.
  await ask('free.com');
  hold();
  const pendingLookups = Array.from({ length: 40 }, (_, index) => ask(`taken${index}.com`));
  await expect.poll(() => waiting.length).toBe(32);
  waiting.splice(0, 1).forEach((go) => go());
  await expect.poll(() => waiting.length).toBe(32);
  while (waiting.length > 0) {
    waiting.splice(0).forEach((go) => go());
    await new Promise(setImmediate);
  }
  expect((await Promise.all(pendingLookups)).every((each) => each !== undefined)).toBe(true);
});

test('the status free in WHOIS is recognised in any case and with surrounding spaces', () => {
  for (const text of ['free', ' available ', '\tAVAILABLE\r']) expect(isFreeStatus(text)).toBe(true);
  for (const text of ['registered', 'not available', 'freed', '']) expect(isFreeStatus(text)).toBe(false);
});

test('the registry client removes control characters from the texts of a registration', async () => {
  expect(await createTestRegistry().ask('taken-escape.com')).toMatchObject({
    registrar: 'Example [31m Registrar',
  });
});
