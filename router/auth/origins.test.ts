import { expect, test } from 'vitest';
import { Origins } from './origins.ts';

function fixture() {
  const state = { now: 100_000, known: ['https://a.example'], reads: 0, down: false };
  const origins = new Origins(
    async () => {
      state.reads += 1;
      await Promise.resolve();
      if (state.down) throw new Error('down');
      return state.known;
    },
    () => state.now,
  );
  return { state, origins };
}

test('the first check of an origin waits for the list of origins, and concurrent checks share one read', async () => {
  const { state, origins } = fixture();
  const verdicts = await Promise.all([
    origins.allows('https://a.example'),
    origins.allows('https://b.example'),
  ]);
  expect(verdicts).toEqual([true, false]);
  expect(state.reads).toBe(1);
});

test('the list of allowed origins is cached for five seconds, and is used while the new list is read', async () => {
  const { state, origins } = fixture();
  await origins.allows('https://a.example');
  state.known = ['https://b.example'];
  state.now += 4999;
  expect(origins.allows('https://b.example')).toBe(false);
  expect(state.reads).toBe(1);
  state.now += 1;
  expect(origins.allows('https://b.example')).toBe(false);
  expect(state.reads).toBe(2);
  await new Promise(setImmediate);
  expect(origins.allows('https://b.example')).toBe(true);
  expect(origins.allows('https://a.example')).toBe(false);
  expect(state.reads).toBe(2);
});

test('the list of allowed origins is read again when the clock jumps back', async () => {
  const { state, origins } = fixture();
  await origins.allows('https://a.example');
  state.now -= 1;
  void origins.allows('https://a.example');
  expect(state.reads).toBe(2);
});

test('the last list of allowed origins stays valid while the store is unavailable, and is read again after each interval', async () => {
  const { state, origins } = fixture();
  await origins.allows('https://a.example');
  state.down = true;
  for (let round = 2; round < 4; round += 1) {
    state.now += 5000;
    expect(origins.allows('https://a.example')).toBe(true);
    await new Promise(setImmediate);
    expect(origins.allows('https://a.example')).toBe(true);
    expect(state.reads).toBe(round);
  }
});

test('no origin is allowed until the first read of the origin list succeeds, and a failed read is repeated after the interval', async () => {
  const { state, origins } = fixture();
  state.down = true;
  expect(await origins.allows('https://a.example')).toBe(false);
  expect(origins.allows('https://a.example')).toBe(false);
  expect(state.reads).toBe(1);
  state.down = false;
  state.now += 5000;
  expect(await origins.allows('https://a.example')).toBe(true);
});

test('the first check of an origin after forget() waits for the current list', async () => {
  const { state, origins } = fixture();
  await origins.allows('https://a.example');
  state.known = ['https://b.example'];
  origins.forget();
  expect(await origins.allows('https://b.example')).toBe(true);
  expect(origins.allows('https://a.example')).toBe(false);
});

test('the list of origins is not the result of a read that began before forget()', async () => {
  const endings: (() => void)[] = [];
  let known = ['https://a.example'];
  const origins = new Origins(
    () => {
      const found = known;
      return new Promise((resolve) => endings.push(() => resolve(found)));
    },
    () => 100_000,
  );
  const beforeChange = origins.allows('https://b.example');
  known = ['https://b.example'];
  origins.forget();
  const afterChange = origins.allows('https://a.example');
  expect(endings).toHaveLength(2);
  // The older read ends last.
  endings.reverse().forEach((end) => end());
  expect(await afterChange).toBe(false);
  expect(await beforeChange).toBe(true);
});
