import { expect, test } from 'vitest';
import { Trial, type Outcome } from './trial.ts';
import type { RunnerRequest } from './runner.ts';

const passedOutcome: Outcome = { failed: null, isLate: false, times: {} };
const failedOutcome: Outcome = { failed: 'a.test.ts', isLate: false, times: {} };
const lateOutcome: Outcome = { failed: 'a.test.ts', isLate: true, times: {} };

const originalText = 'as it is';
const request: RunnerRequest = { file: 'a.ts', text: 'with a fault', tests: ['a.test.ts', 'b.test.ts'] };

/** Returns a trial whose runner returns the given outcomes in order. */
function createTrial(...outcomes: Outcome[]) {
  const requestedTests: [string, ...string[]][] = [];
  const printedLines: string[] = [];
  const trial = new Trial(
    () => ({
      ask: ({ text, tests }) => {
        requestedTests.push([text, ...tests]);
        return Promise.resolve(outcomes.shift() ?? passedOutcome);
      },
      kill: () => undefined,
    }),
    (line) => printedLines.push(line),
  );
  return { trial, requested: requestedTests, stated: printedLines };
}

test.each<[string, boolean, Outcome[]]>([
  ['a test that fails', true, [failedOutcome, passedOutcome]],
  ['a test that also fails with the original source', false, [failedOutcome, failedOutcome, passedOutcome]],
  ['a test that passes', false, [passedOutcome]],
  [
    'a failure that belongs to no single test',
    true,
    [{ ...failedOutcome, failed: 'a.test.ts, b.test.ts' }, passedOutcome],
  ],
  ['a test that times out twice with the mutant only', true, [lateOutcome, passedOutcome, lateOutcome]],
  ['a test that hangs with the mutant only', true, ['stuck', passedOutcome, 'stuck']],
  ['a test that timed out once', false, [lateOutcome, passedOutcome, passedOutcome]],
  ['a test that also times out with the original source', false, [lateOutcome, lateOutcome, lateOutcome]],
  ['a machine on which every test hangs', false, ['stuck', 'stuck', 'stuck']],
])('%s: the mutant is counted as detected: %s', async (_, isNoticed, outcomes) => {
  expect(await createTrial(...outcomes).trial.notices(request, originalText)).toBe(isNoticed);
});

test('a test that times out with a mutant is repeated with the original source', async () => {
  const { trial, requested } = createTrial(lateOutcome, passedOutcome, lateOutcome);
  await trial.notices(request, originalText);
  expect(requested).toEqual([
    ['with a fault', 'a.test.ts', 'b.test.ts'],
    [originalText, 'a.test.ts'],
    ['with a fault', 'a.test.ts'],
  ]);
});

test('a mutant without tests counts as undetected', async () => {
  const { trial, requested } = createTrial(failedOutcome);
  expect(await trial.notices({ ...request, tests: [] }, originalText)).toBe(false);
  expect(requested).toEqual([]);
});

test('a test that fails with the original source is excluded and logged', async () => {
  const { trial, requested, stated } = createTrial(
    failedOutcome,
    failedOutcome,
    passedOutcome,
    passedOutcome,
  );
  expect(await trial.notices(request, originalText)).toBe(false);
  expect(await trial.notices(request, originalText)).toBe(false);
  expect(requested.map(([, ...tests]) => tests)).toEqual([
    ['a.test.ts', 'b.test.ts'],
    ['a.test.ts'],
    ['b.test.ts'],
    ['b.test.ts'],
  ]);
  expect(stated).toEqual(['a.test.ts fails without any fault: it is left out.']);
});

test('a test runs with the original source only once', async () => {
  const { trial, requested } = createTrial(failedOutcome, passedOutcome, failedOutcome);
  expect(await trial.notices(request, originalText)).toBe(true);
  expect(await trial.notices(request, originalText)).toBe(true);
  expect(requested).toHaveLength(3);
});

test('a test longer than the budget of 20 seconds is skipped in favour of shorter tests, except the nearest test', async () => {
  const fileDurations = { 'a.test.ts': 15_000, 'b.test.ts': 30_000, 'c.test.ts': 4_000, 'd.test.ts': 2_000 };
  const tests = Object.keys(fileDurations);
  const { trial, requested } = createTrial(
    { ...passedOutcome, times: fileDurations },
    passedOutcome,
    passedOutcome,
  );
  await trial.notices({ ...request, tests }, originalText);
  await trial.notices({ ...request, tests }, originalText);
  await trial.notices({ ...request, tests: ['b.test.ts', 'd.test.ts'] }, originalText);
  expect(requested.map(([, ...run]) => run)).toEqual([tests, ['a.test.ts', 'c.test.ts'], ['b.test.ts']]);
});
