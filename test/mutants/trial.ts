import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Question } from './runner.ts';

/** How long the tests of one mutant may take together, in milliseconds. */
const budgetMs = 20_000;
/** After which they are stuck; the first ones wait for the runner to start. */
const patienceMs = { first: 120_000, later: 2 * budgetMs };

export type Outcome = Answer | 'stuck';

interface Runner {
  ask(question: Question): Promise<Outcome>;
  kill(): void;
}

/** Runs tests against changed sources, and tells a fault that was noticed from a machine that was busy. */
export class Trial {
  readonly #start: () => Runner;
  readonly #say: (line: string) => void;
  readonly #usual = new Map<string, Promise<number | null>>();
  #runner: Runner;

  constructor(start: () => Runner, say: (line: string) => void) {
    this.#start = start;
    this.#say = say;
    this.#runner = start();
  }

  /** Of the candidates, those that pass without any fault, as far as their time reaches. */
  async choose(file: string, text: string, candidates: readonly string[]): Promise<readonly string[]> {
    const within: string[] = [];
    let left = budgetMs;
    for (const test of candidates) {
      const usual = this.#usual.get(test) ?? this.#timeOf({ file, text, tests: [test] });
      this.#usual.set(test, usual);
      const time = await usual;
      if (time === null) continue;
      left -= time;
      if (left < 0 && within.length > 0) break;
      within.push(test);
    }
    return within;
  }

  /**
   * Whether a test fails by the fault. One that only ran out of time has to do so twice, and to pass in between with
   * the text as it is; where it does not, nothing is proven.
   */
  async notices(question: Question, original: string): Promise<boolean> {
    if (question.tests.length === 0) return false;
    const first = await this.#ask(question);
    if (first !== 'stuck' && !first.isLate) return first.failed !== null;
    const named = question.tests.filter((test) => first !== 'stuck' && test === first.failed);
    const tests = named.length > 0 ? named : question.tests;
    const unchanged = await this.#ask({ ...question, tests, text: original });
    if (unchanged === 'stuck' || unchanged.failed !== null) {
      this.#say(`${tests.join(', ')}: late without any fault as well; not counted as killed.`);
      return false;
    }
    const second = await this.#ask({ ...question, tests });
    return second === 'stuck' || second.failed !== null;
  }

  end(): void {
    this.#runner.kill();
  }

  /** Milliseconds. Null: it fails by itself. */
  async #timeOf(question: Question): Promise<number | null> {
    const times: number[] = [];
    // The first run also transforms what it imports: one that is long is not the usual one.
    while (times.length === 0 || (times.length === 1 && Math.min(...times) > budgetMs / 2)) {
      const answer = await this.#ask(question);
      if (answer === 'stuck' || answer.failed !== null) {
        this.#say(`${question.tests.join(', ')} fails without any fault: it is left out.`);
        return null;
      }
      times.push(answer.time);
    }
    return Math.min(...times);
  }

  async #ask(question: Question): Promise<Outcome> {
    const answer = await this.#runner.ask(question);
    if (answer === 'stuck') this.#runner = this.#start();
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
        const timer = setTimeout(stuck, hasStarted ? patienceMs.later : patienceMs.first);
        child.once('message', (answer: Answer) => {
          hasStarted = true;
          clearTimeout(timer);
          resolve(answer);
        });
        child.send(question);
      }),
  };
}
