import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Question } from './runner.ts';

/** How long the tests of one mutant may take together, in milliseconds, as far as their times are known. */
const budgetMs = 20_000;
/** After which they are stuck; the first ones wait for the runner to start, and for what tests keep to be made. */
const timeoutMs = { first: 600_000, later: 4 * budgetMs };

export type Outcome = Answer | 'stuck';

interface Runner {
  ask(question: Question): Promise<Outcome>;
  kill(): void;
}

/** Runs tests against changed sources, and tells a fault that was noticed from a machine that was busy. */
export class Trial {
  readonly #start: () => Runner;
  readonly #say: (line: string) => void;
  /** The shortest time of each test file. */
  readonly #times = new Map<string, number>();
  /** Test files that pass without any fault, and those that do not. */
  readonly #sound = new Set<string>();
  readonly #unsound = new Set<string>();
  #runner: Runner;

  constructor(start: () => Runner, say: (line: string) => void) {
    this.#start = start;
    this.#say = say;
    this.#runner = start();
  }

  /** Whether a test fails by the fault: one that passes with the text as it is. */
  async notices(question: Question, original: string): Promise<boolean> {
    const tests = this.#within(question.tests);
    if (tests.length === 0) return false;
    const first = await this.#ask({ ...question, tests });
    if (first === 'stuck') return this.#isLateByFault({ ...question, tests }, original);
    const { failed } = first;
    if (failed === null) return false;
    const concerned = tests.includes(failed) ? [failed] : tests;
    if (first.isLate) return this.#isLateByFault({ ...question, tests: concerned }, original);
    if (await this.#areSound({ ...question, tests: concerned, text: original })) return true;
    return this.notices(question, original);
  }

  end(): void {
    this.#runner.kill();
  }

  /** Of the test files those that are worth to be run, as far as their time reaches: one that is too long leaves it to others. */
  #within(tests: readonly string[]): readonly string[] {
    const within: string[] = [];
    let left = budgetMs;
    for (const test of tests) {
      if (this.#unsound.has(test)) continue;
      const time = this.#times.get(test) ?? 0;
      if (time > left && within.length > 0) continue;
      left -= time;
      within.push(test);
    }
    return within;
  }

  /** Whether tests pass without any fault; where they do not, they are not asked again. */
  async #areSound(question: Question): Promise<boolean> {
    if (question.tests.every((test) => this.#sound.has(test))) return true;
    const answer = await this.#ask(question);
    const isSound = answer !== 'stuck' && answer.failed === null;
    for (const test of question.tests) (isSound ? this.#sound : this.#unsound).add(test);
    if (!isSound) this.#say(`${question.tests.join(', ')} fails without any fault: it is left out.`);
    return isSound;
  }

  /**
   * A test that only ran out of time has to do so twice, and to pass in between with the text as it is; where it does
   * not, nothing is proven.
   */
  async #isLateByFault(question: Question, original: string): Promise<boolean> {
    const unchanged = await this.#ask({ ...question, text: original });
    if (unchanged === 'stuck' || unchanged.failed !== null) {
      this.#say(`${question.tests.join(', ')}: late without any fault as well; not counted as killed.`);
      return false;
    }
    const second = await this.#ask(question);
    return second === 'stuck' || second.failed !== null;
  }

  async #ask(question: Question): Promise<Outcome> {
    const answer = await this.#runner.ask(question);
    if (answer === 'stuck') this.#runner = this.#start();
    else {
      for (const [test, time] of Object.entries(answer.times))
        this.#times.set(test, Math.min(time, this.#times.get(test) ?? Infinity));
    }
    return answer;
  }
}

/** The tests run in a process of their own, which is ended and started again where they do not come back. */
export function startRunner(root: string): Runner {
  const child = fork(join(root, 'dist/tools/runner.js'), [root], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // With all that it has started: a loop without end does not hear of a polite end.
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  let hasStarted = false;
  return {
    kill,
    ask: (question: Question) =>
      new Promise<Outcome>((resolve) => {
        const stuck = () => {
          kill();
          resolve('stuck');
        };
        const timer = setTimeout(stuck, hasStarted ? timeoutMs.later : timeoutMs.first);
        child.once('message', (answer: Answer) => {
          hasStarted = true;
          clearTimeout(timer);
          resolve(answer);
        });
        child.send(question);
      }),
  };
}
