import { expect, test } from 'vitest';
import { Origins } from './origins.ts';

function house() {
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

test('the first question waits for the union, and questions at the same time are one', async () => {
  const { state, origins } = house();
  const answers = await Promise.all([
    origins.allows('https://a.example'),
    origins.allows('https://b.example'),
  ]);
  expect(answers).toEqual([true, false]);
  expect(state.reads).toBe(1);
});

test('the union is good for five seconds; then it is answered from while it is read anew', async () => {
  const { state, origins } = house();
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

test('a clock that jumps back reads anew', async () => {
  const { state, origins } = house();
  await origins.allows('https://a.example');
  state.now -= 1;
  void origins.allows('https://a.example');
  expect(state.reads).toBe(2);
});

test('while the store is silent what was read last holds, and it is asked again after the pause', async () => {
  const { state, origins } = house();
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

test('with nothing read yet a silent store allows nobody, and the next second asks again', async () => {
  const { state, origins } = house();
  state.down = true;
  expect(await origins.allows('https://a.example')).toBe(false);
  expect(origins.allows('https://a.example')).toBe(false);
  expect(state.reads).toBe(1);
  state.down = false;
  state.now += 5000;
  expect(await origins.allows('https://a.example')).toBe(true);
});

test('after keys have changed the next question waits for what holds now', async () => {
  const { state, origins } = house();
  await origins.allows('https://a.example');
  state.known = ['https://b.example'];
  origins.forget();
  expect(await origins.allows('https://b.example')).toBe(true);
  expect(origins.allows('https://a.example')).toBe(false);
});
