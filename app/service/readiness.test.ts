import { expect, test } from 'vitest';
import { createDiskDependency, createReadinessCheck } from './readiness.ts';

function createReadiness() {
  const state = { now: 0, database: true, geo: true, checks: 0 };
  const check = (name: 'database' | 'geo') => async () => {
    state.checks += 1;
    if (!state[name]) throw new Error('down');
  };
  const readiness = createReadinessCheck(
    [
      { name: 'the database', check: check('database'), gracePeriodMs: 600_000 },
      { name: 'the subgraph geo', check: check('geo') },
    ],
    () => state.now,
  );
  return { state, readiness };
}

test('/readyz reports degraded with the names of failed dependencies, and ready again when all respond', async () => {
  const { state, readiness } = createReadiness();
  expect(await readiness()).toBeNull();
  state.now += 1000;
  state.geo = false;
  expect(await readiness()).toEqual({ status: 'degraded', reason: 'The subgraph geo is not responding.' });
  state.now += 1000;
  state.database = false;
  expect(await readiness()).toEqual({
    status: 'degraded',
    reason: 'The database and the subgraph geo are not responding.',
  });
  state.now += 1000;
  state.database = state.geo = true;
  expect(await readiness()).toBeNull();
});

test('/readyz reports not ready when the database is unavailable for longer than verified keys are cached', async () => {
  const { state, readiness } = createReadiness();
  expect(await readiness()).toBeNull();
  state.database = false;
  state.now = 600_000;
  expect(await readiness()).toMatchObject({ status: 'degraded' });
  state.now = 601_001;
  expect(await readiness()).toMatchObject({ status: 'not ready' });
});

test('/readyz checks its dependencies at most once a second', async () => {
  const { state, readiness } = createReadiness();
  for (let count = 0; count < 100; count += 1) await readiness();
  expect(state.checks).toBe(2);
  state.now += 1000;
  await readiness();
  expect(state.checks).toBe(4);
});

test('a full disk makes the service degraded and is named as the reason, and a disk of unknown size does not', async () => {
  const space = { bavail: 1_000_000, bsize: 4096 };
  const statfs = (async () => space) as unknown as Parameters<typeof createDiskDependency>[1];
  let now = 0;
  const unresponsiveDependency = { name: 'the subgraph geo', check: () => Promise.reject(new Error('down')) };
  const readiness = createReadinessCheck([createDiskDependency('/data', statfs)], () => (now += 2000));
  expect(await readiness()).toBeNull();
  space.bavail = 100;
  const fullDisk = { status: 'degraded', reason: 'The disk of the data folder is full.' };
  expect(await readiness()).toEqual(fullDisk);
  const checkBoth = createReadinessCheck(
    [unresponsiveDependency, createDiskDependency('/data', statfs)],
    () => (now += 2000),
  );
  expect(await checkBoth()).toEqual({
    ...fullDisk,
    reason: `The subgraph geo is not responding. ${fullDisk.reason}`,
  });
  const failStatfs = (() => Promise.reject(new Error('ENOSYS'))) as unknown as Parameters<
    typeof createDiskDependency
  >[1];
  expect(await createReadinessCheck([createDiskDependency('/data', failStatfs)], () => 0)()).toBeNull();
});
