import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Access, type KeyRecord } from './access.ts';
import { unrestricted } from './key-record.ts';
import { formatKey, hashSecret, newKey } from './key.ts';

/**
 * Counts the expensive operations instead of measuring time, so that a busy machine does not matter: store reads,
 * hashes, and comparisons with their lengths.
 */
test('an unknown key and a wrong secret cost the same operations in the same order', async () => {
  const createHash = vi.spyOn(crypto, 'createHash');
  const timingSafeEqual = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const known = newKey('secret');
  const record: KeyRecord = {
    short: known.short,
    type: 'secret',
    secretHash: hashSecret(known.secret),
    plan: { name: 'free', requestsPerMinute: null, deep: false, features: [] },
    ...unrestricted,
  };
  const work = async (key: string) => {
    const done: string[] = [];
    createHash.mockClear();
    timingSafeEqual.mockClear();
    const store = {
      async find(short: string) {
        done.push('store');
        return short === known.short ? record : null;
      },
    };
    const access = new Access(store, { clock: () => 0 });
    const verdict = await access.admit({ headers: { 'x-api-key': key }, ip: '' }, { key: true });
    done.push(`hashes ${createHash.mock.calls.length}`);
    for (const [one, other] of timingSafeEqual.mock.calls) {
      done.push(`compare ${one.byteLength} with ${other.byteLength}`);
    }
    return { verdict, done };
  };
  const wrong = await work(formatKey({ ...newKey('secret'), short: known.short }));
  const unknown = await work(formatKey(newKey('secret')));
  expect(wrong).toEqual(unknown);
  expect(wrong.done).toEqual(['store', 'hashes 2', 'compare 32 with 32']);
  expect(wrong.verdict).toMatchObject({ code: 'invalid_api_key' });
});
