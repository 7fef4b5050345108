import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Access } from '../auth/access.ts';
import { noRestrictions, type KeyRecord } from '../auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../auth/key.ts';
import { WrongKeys } from './wrong-keys.ts';

test('an address may try at most the limit of invalid keys in any sixty seconds', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 50, maxLength: 400 }), (gaps) => {
      const wrongKeys = new WrongKeys(20);
      const allowedTimes: number[] = [];
      let now = 0;
      for (const gap of gaps) {
        now += gap;
        if (wrongKeys.try('a', now) === null) allowedTimes.push(now);
      }
      for (const allowedTime of allowedTimes)
        expect(
          allowedTimes.filter((one) => one > allowedTime - 60_000 && one <= allowedTime).length,
        ).toBeLessThanOrEqual(20);
      expect(allowedTimes.length).toBeGreaterThanOrEqual(Math.min(20, gaps.length));
    }),
  );
});

test('an attempt with another key is allowed after the reported waiting time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 100 }),
      (limit, gaps) => {
        const wrongKeys = new WrongKeys(limit);
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          let wait = wrongKeys.try('a', now);
          for (let tries = 0; wait === null && tries <= limit; tries += 1) wait = wrongKeys.try('a', now);
          if (wait === null) throw new Error('never rejected');
          expect(wait).toBeGreaterThanOrEqual(1);
          expect(wait).toBeLessThanOrEqual(60);
          now += wait * 1000;
          expect(wrongKeys.try('a', now)).toBeNull();
        }
      },
    ),
  );
});

describe('access with many wrong keys', () => {
  const validKey = createKey('secret');
  const record: KeyRecord = {
    short: validKey.short,
    type: 'secret',
    secretHash: hashSecret(validKey.secret),
    plan: { name: 'pro', requestsPerMinute: null, deep: true, features: [] },
    ...noRestrictions,
  };

  function fixture() {
    const clock = { now: 1_000_000 };
    const requestedKeys: string[] = [];
    const store = {
      async find(short: string) {
        requestedKeys.push(short);
        return short === validKey.short ? record : null;
      },
    };
    const access = new Access(store, { clock: () => clock.now, wrongKeys: new WrongKeys(5) });
    const tryKey = async (key: string, ip = '192.0.2.1') => {
      const verdict = await access.admit({ headers: { 'x-api-key': key }, ip }, { key: true });
      return 'code' in verdict ? verdict.code : 'ok';
    };
    return { time: clock, requested: requestedKeys, ask: tryKey, access };
  }
  const createWrongKey = () => formatKey(createKey('secret'));

  test('AUTH-037 invalid keys beyond the limit return 429 with Retry-After, without a read of the store', async () => {
    const { requested, ask, access } = fixture();
    const outcomes: string[] = [];
    for (let count = 0; count < 20; count += 1) outcomes.push(await ask(createWrongKey()));
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'invalid_api_key'),
      ...Array.from({ length: 15 }, () => 'rate_limited'),
    ]);
    expect(requested).toHaveLength(5);
    const verdict = await access.admit({ headers: { 'x-api-key': 'x' }, ip: '192.0.2.1' }, { key: true });
    expect(verdict).toMatchObject({ headers: ['Retry-After', expect.stringMatching(/^[1-9]\d?$/)] });
    expect(await ask(createWrongKey(), '192.0.2.2')).toBe('invalid_api_key');
  });

  test('concurrent attempts with invalid keys are limited too', async () => {
    const { requested, ask } = fixture();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => ask(createWrongKey())));
    expect(outcomes.filter((answer) => answer === 'invalid_api_key')).toHaveLength(5);
    expect(requested).toHaveLength(5);
  });

  test('a repeated invalid key is read from the store once per five seconds', async () => {
    const { requested, ask, time } = fixture();
    const key = createWrongKey();
    for (let count = 0; count < 3; count += 1) expect(await ask(key)).toBe('invalid_api_key');
    expect(requested).toHaveLength(1);
    time.now += 5001;
    await ask(key);
    expect(requested).toHaveLength(2);
  });

  test('a recently valid key from a limited address is accepted, and valid keys never count as attempts', async () => {
    const { ask, time, requested } = fixture();
    const key = formatKey(validKey);
    expect(await Promise.all(Array.from({ length: 100 }, () => ask(key)))).toEqual(
      Array.from({ length: 100 }, () => 'ok'),
    );
    expect(requested).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) await ask(createWrongKey());
    time.now += 6000;
    expect(await ask(key)).toBe('ok');
    expect(await ask(createWrongKey())).toBe('rate_limited');
  });

  test('attempts with keys are not counted while the store is unavailable', async () => {
    const access = new Access(
      { find: () => Promise.reject(new Error('down')) },
      { clock: () => 0, wrongKeys: new WrongKeys(2) },
    );
    for (let count = 0; count < 5; count += 1) {
      await expect(
        access.admit({ headers: { 'x-api-key': createWrongKey() }, ip: '192.0.2.1' }, { key: true }),
      ).rejects.toThrow('down');
    }
  });
});
