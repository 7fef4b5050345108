import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Access, type KeyRecord } from './access.ts';
import { noRestrictions } from './key-record.ts';
import { formatKey, hashSecret, createKey } from './key.ts';

/**
 * Counts the expensive operations instead of measuring time, so that a busy machine does not matter: store reads,
 * hashes, and comparisons with their lengths.
 */
test('an unknown key and a known key with a wrong secret cause the same operations in the same order', async () => {
  const createHash = vi.spyOn(crypto, 'createHash');
  const timingSafeEqual = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const knownKey = createKey('secret');
  const record: KeyRecord = {
    short: knownKey.short,
    type: 'secret',
    secretHash: hashSecret(knownKey.secret),
    plan: { name: 'free', requestsPerMinute: null, deep: false, features: [] },
    ...noRestrictions,
  };
  const listOperations = async (key: string) => {
    const operations: string[] = [];
    createHash.mockClear();
    timingSafeEqual.mockClear();
    const store = {
      async find(short: string) {
        operations.push('store');
        return short === knownKey.short ? record : null;
      },
    };
    const access = new Access(store, { clock: () => 0 });
    const verdict = await access.admit({ headers: { 'x-api-key': key }, ip: '' }, { key: true });
    operations.push(`hashes ${createHash.mock.calls.length}`);
    for (const [one, other] of timingSafeEqual.mock.calls) {
      operations.push(`compare ${one.byteLength} with ${other.byteLength}`);
    }
    return { verdict, done: operations };
  };
  const wrongSecretOperations = await listOperations(
    formatKey({ ...createKey('secret'), short: knownKey.short }),
  );
  const unknownKeyOperations = await listOperations(formatKey(createKey('secret')));
  expect(wrongSecretOperations).toEqual(unknownKeyOperations);
  expect(wrongSecretOperations.done).toEqual(['store', 'hashes 2', 'compare 32 with 32']);
  expect(wrongSecretOperations.verdict).toMatchObject({ code: 'invalid_api_key' });
});
