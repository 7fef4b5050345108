import { expect, test } from 'vitest';
import { Trial, type Outcome } from './trial.ts';
import type { Question } from './runner.ts';

const passed: Outcome = { failed: null, isLate: false, time: 1 };
const failed: Outcome = { failed: 'a.test.ts', isLate: false, time: 1 };
const late: Outcome = { failed: 'a.test.ts', isLate: true, time: 1 };

const original = 'as it is';
const question: Question = { file: 'a.ts', text: 'with a fault', tests: ['a.test.ts'] };

/** A trial whose runner answers one outcome after the other. */
function trialOf(...outcomes: Outcome[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const trial = new Trial(
    () => ({
      ask: ({ text }) => {
        asked.push(text);
        return Promise.resolve(outcomes.shift() ?? passed);
      },
      kill: () => undefined,
    }),
    (line) => said.push(line),
  );
  return { trial, asked, said };
}

test.each<[string, boolean, Outcome[]]>([
  ['a test that fails', true, [failed]],
  ['a test that passes', false, [passed]],
  ['a test that is late by the fault alone, twice', true, [late, passed, late]],
  ['a test that does not come back by the fault alone', true, ['stuck', passed, 'stuck']],
  ['a test that was late once', false, [late, passed, passed]],
  ['a test that is late without the fault as well', false, [late, late, late]],
  ['a machine that stands still', false, ['stuck', 'stuck', 'stuck']],
])('%s: noticed is %s', async (_, isNoticed, outcomes) => {
  expect(await trialOf(...outcomes).trial.notices(question, original)).toBe(isNoticed);
});

test('what was late is asked again with the text as it is', async () => {
  const { trial, asked } = trialOf(late, passed, late);
  await trial.notices(question, original);
  expect(asked).toEqual(['with a fault', original, 'with a fault']);
});

test('without a test nothing is noticed, and nothing asked', async () => {
  const { trial, asked } = trialOf(failed);
  expect(await trial.notices({ ...question, tests: [] }, original)).toBe(false);
  expect(asked).toEqual([]);
});

test('a test that fails without any fault is left out, and that is said', async () => {
  const { trial, said } = trialOf(failed, passed);
  expect(await trial.choose('a.ts', original, ['a.test.ts', 'b.test.ts'])).toEqual(['b.test.ts']);
  expect(said).toEqual(['a.test.ts fails without any fault: it is left out.']);
});

test('what tests of one file are known of is not asked again for another', async () => {
  const { trial, asked } = trialOf();
  await trial.choose('a.ts', 'a', ['a.test.ts']);
  await trial.choose('b.ts', 'b', ['a.test.ts']);
  expect(asked).toEqual(['a']);
});

test('a first run that was long counts by its second', async () => {
  const taking = (time: number): Outcome => ({ ...passed, time });
  const { trial, asked } = trialOf(taking(19_000), taking(4000), taking(15_900), taking(15_900));
  expect(await trial.choose('a.ts', 'a', ['a.test.ts', 'b.test.ts'])).toEqual(['a.test.ts', 'b.test.ts']);
  expect(asked).toHaveLength(4);
});
