import { expect, test } from 'vitest';
import { createProvider } from '../../provider.ts';
import { createRegistry } from './registry.ts';
import { isFreeStatus } from './whois-evidence.ts';

const hour = 60 * 60 * 1000;

/** A registry that WHOIS alone asks; it remembers who was asked, and how many at once. */
function registry() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let now = 1_000_000;
  let holds = false;
  const made = createRegistry({
    bootstrap: createProvider({
      name: 'no file',
      setting: 'RDAP_BOOTSTRAP_URL',
      baseUrl: 'http://127.0.0.1:9/',
    }),
    rdapServers: new Map([['com', []]]),
    get: () => Promise.reject(new Error('no web')),
    whois: async (server, question) => {
      asked.push(`${server} ${question}`);
      if (server === 'whois.iana.org') return 'refer: whois.verisign-grs.com\n';
      if (holds) await new Promise<void>((go) => waiting.push(go));
      return question.startsWith('taken')
        ? `Domain Name: ${question}\nRegistrar: Example Registrar\n`
        : `No match for ${question}\n`;
    },
    clock: () => now,
  });
  return {
    asked,
    waiting,
    hold: () => void (holds = true),
    after: (ms: number) => void (now += ms),
    ask: (name: string) => made.registration(name, undefined),
  };
}

test('a registration is remembered for an hour, that a name is free for a minute, who answers for a top level for a day', async () => {
  const { ask, after, asked } = registry();
  expect(await ask('taken.com')).toMatchObject({ registrar: 'Example Registrar' });
  expect(await ask('free.com')).toBeNull();
  const [referral, taken = '', free = ''] = asked;
  expect(referral).toBe('whois.iana.org com');
  const before = asked.length;
  after(60_000);
  await ask('free.com');
  await ask('taken.com');
  expect(asked).toHaveLength(before);
  after(1);
  await ask('free.com');
  expect(asked.slice(before)).toEqual([free]);
  after(hour - 60_000 - 1);
  await ask('taken.com');
  expect(asked.slice(before)).toEqual([free]);
  after(1);
  await ask('taken.com');
  expect(asked.slice(before)).toEqual([free, taken]);
  after(24 * hour - hour - 1);
  await ask('other.com');
  expect(asked.filter((each) => each === referral)).toHaveLength(1);
  after(1);
  await ask('third.com');
  expect(asked.filter((each) => each === referral)).toHaveLength(2);
});

test('32 domains are looked up at once, the others wait for one of them to end', async () => {
  const { ask, hold, waiting } = registry();
  // Where it is asked is known from here on.
  await ask('free.com');
  hold();
  const all = Array.from({ length: 40 }, (_, index) => ask(`taken${index}.com`));
  await expect.poll(() => waiting.length).toBe(32);
  waiting.splice(0, 1).forEach((go) => go());
  await expect.poll(() => waiting.length).toBe(32);
  while (waiting.length > 0) {
    waiting.splice(0).forEach((go) => go());
    await new Promise(setImmediate);
  }
  expect((await Promise.all(all)).every((each) => each !== undefined)).toBe(true);
});

test('a state that says free may stand between blanks', () => {
  for (const text of ['free', ' available ', '\tAVAILABLE\r']) expect(isFreeStatus(text)).toBe(true);
  for (const text of ['registered', 'not available', 'freed', '']) expect(isFreeStatus(text)).toBe(false);
});
