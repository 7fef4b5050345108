import { expect, test } from 'vitest';
import { readinessOf } from './readiness.ts';

function house() {
  const state = { now: 0, database: true, geo: true, asked: 0 };
  const ask = (name: 'database' | 'geo') => async () => {
    state.asked += 1;
    if (!state[name]) throw new Error('down');
  };
  const readiness = readinessOf(
    [
      { name: 'the database', check: ask('database'), gracePeriodMs: 600_000 },
      { name: 'the subgraph geo', check: ask('geo') },
    ],
    () => state.now,
  );
  return { state, readiness };
}

test('what is lost degrades the service and is named; it is ready again when all answer', async () => {
  const { state, readiness } = house();
  expect(await readiness()).toBeNull();
  state.now += 1000;
  state.geo = false;
  expect(await readiness()).toEqual({ status: 'degraded', reason: 'The subgraph geo does not answer.' });
  state.now += 1000;
  state.database = false;
  expect(await readiness()).toEqual({
    status: 'degraded',
    reason: 'The database and the subgraph geo do not answer.',
  });
  state.now += 1000;
  state.database = state.geo = true;
  expect(await readiness()).toBeNull();
});

test('without the database for longer than keys are remembered nothing would answer: not ready', async () => {
  const { state, readiness } = house();
  expect(await readiness()).toBeNull();
  state.database = false;
  state.now = 600_000;
  expect(await readiness()).toMatchObject({ status: 'degraded' });
  state.now = 601_001;
  expect(await readiness()).toMatchObject({ status: 'not ready' });
});

test('many who ask at once cost one look a second', async () => {
  const { state, readiness } = house();
  for (let count = 0; count < 100; count += 1) await readiness();
  expect(state.asked).toBe(2);
  state.now += 1000;
  await readiness();
  expect(state.asked).toBe(4);
});
