import { expect, test } from 'vitest';
import { Trial, type Outcome } from './trial.ts';
import type { RunnerRequest } from './runner.ts';

const passed: Outcome = { failed: null, isLate: false, times: {} };
const failed: Outcome = { failed: 'a.test.ts', isLate: false, times: {} };
const late: Outcome = { failed: 'a.test.ts', isLate: true, times: {} };

const original = 'as it is';
const request: RunnerRequest = { file: 'a.ts', text: 'with a fault', tests: ['a.test.ts', 'b.test.ts'] };

/** Returns a trial whose runner returns the given outcomes in order. */
function trialOf(...outcomes: Outcome[]) {
  const requested: [string, ...string[]][] = [];
  const stated: string[] = [];
  const trial = new Trial(
    () => ({
      ask: ({ text, tests }) => {
        requested.push([text, ...tests]);
        return Promise.resolve(outcomes.shift() ?? passed);
      },
      kill: () => undefined,
    }),
    (line) => stated.push(line),
  );
  return { trial, requested, stated };
}

test.each<[string, boolean, Outcome[]]>([
  ['a test that fails', true, [failed, passed]],
  ['a test that also fails with the original source', false, [failed, failed, passed]],
  ['a test that passes', false, [passed]],
  ['a failure that belongs to no single test', true, [{ ...failed, failed: 'a.test.ts, b.test.ts' }, passed]],
  ['a test that times out twice with the mutant only', true, [late, passed, late]],
  ['a test that hangs with the mutant only', true, ['stuck', passed, 'stuck']],
  ['a test that timed out once', false, [late, passed, passed]],
  ['a test that also times out with the original source', false, [late, late, late]],
  ['a machine on which every test hangs', false, ['stuck', 'stuck', 'stuck']],
])('%s: the mutant is counted as detected: %s', async (_, isNoticed, outcomes) => {
  expect(await trialOf(...outcomes).trial.notices(request, original)).toBe(isNoticed);
});

test('a test that times out is repeated with the original source', async () => {
  const { trial, requested } = trialOf(late, passed, late);
  await trial.notices(request, original);
  expect(requested).toEqual([
    ['with a fault', 'a.test.ts', 'b.test.ts'],
    [original, 'a.test.ts'],
    ['with a fault', 'a.test.ts'],
  ]);
});

test('a mutant without tests is not detected, and nothing is run', async () => {
  const { trial, requested } = trialOf(failed);
  expect(await trial.notices({ ...request, tests: [] }, original)).toBe(false);
  expect(requested).toEqual([]);
});

test('a test that fails with the original source is excluded, and this is logged', async () => {
  const { trial, requested, stated } = trialOf(failed, failed, passed, passed);
  expect(await trial.notices(request, original)).toBe(false);
  expect(await trial.notices(request, original)).toBe(false);
  expect(requested.map(([, ...tests]) => tests)).toEqual([
    ['a.test.ts', 'b.test.ts'],
    ['a.test.ts'],
    ['b.test.ts'],
    ['b.test.ts'],
  ]);
  expect(stated).toEqual(['a.test.ts fails without any fault: it is left out.']);
});

test('a test is run with the original source only once', async () => {
  const { trial, requested } = trialOf(failed, passed, failed);
  expect(await trial.notices(request, original)).toBe(true);
  expect(await trial.notices(request, original)).toBe(true);
  expect(requested).toHaveLength(3);
});

test('a test that exceeds the budget of 20 seconds is skipped in favour of shorter ones; the nearest test always runs', async () => {
  const times = { 'a.test.ts': 15_000, 'b.test.ts': 30_000, 'c.test.ts': 4_000, 'd.test.ts': 2_000 };
  const tests = Object.keys(times);
  const { trial, requested } = trialOf({ ...passed, times }, passed, passed);
  await trial.notices({ ...request, tests }, original);
  await trial.notices({ ...request, tests }, original);
  await trial.notices({ ...request, tests: ['b.test.ts', 'd.test.ts'] }, original);
  expect(requested.map(([, ...run]) => run)).toEqual([tests, ['a.test.ts', 'c.test.ts'], ['b.test.ts']]);
});
