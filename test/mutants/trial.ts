import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RunnerResponse, RunnerRequest } from './runner.ts';

/** Milliseconds for all tests of one mutant, as far as their times are known. */
const budgetMs = 20_000;
/** Milliseconds after which tests count as hung; the first run includes the start of the runner and filling its caches. */
const timeoutMs = { first: 600_000, later: 4 * budgetMs };

export type Outcome = RunnerResponse | 'stuck';

interface Runner {
  ask(request: RunnerRequest): Promise<Outcome>;
  kill(): void;
}

/** Runs tests against changed sources, and distinguishes a detected mutant from a busy machine. */
export class Trial {
  readonly #start: () => Runner;
  readonly #say: (line: string) => void;
  /** The shortest time of each test file in milliseconds. */
  readonly #times = new Map<string, number>();
  /** Test files that pass with the original source, and those that do not. */
  readonly #sound = new Set<string>();
  readonly #unsound = new Set<string>();
  #runner: Runner;

  constructor(start: () => Runner, say: (line: string) => void) {
    this.#start = start;
    this.#say = say;
    this.#runner = start();
  }

  /** Whether a test fails because of the mutant: it passes with the original source. */
  async notices(request: RunnerRequest, original: string): Promise<boolean> {
    const tests = this.#within(request.tests);
    if (tests.length === 0) return false;
    const first = await this.#ask({ ...request, tests });
    if (first === 'stuck') return this.#isLateByFault({ ...request, tests }, original);
    const { failed } = first;
    if (failed === null) return false;
    const concerned = tests.includes(failed) ? [failed] : tests;
    if (first.isLate) return this.#isLateByFault({ ...request, tests: concerned }, original);
    if (await this.#areSound({ ...request, tests: concerned, text: original })) return true;
    return this.notices(request, original);
  }

  end(): void {
    this.#runner.kill();
  }

  /** Returns the tests that fit into the time budget; one that is too long leaves its share to others. */
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

  /** Whether tests pass with the original source; tests that do not are excluded from then on. */
  async #areSound(request: RunnerRequest): Promise<boolean> {
    if (request.tests.every((test) => this.#sound.has(test))) return true;
    const answer = await this.#ask(request);
    const isSound = answer !== 'stuck' && answer.failed === null;
    for (const test of request.tests) (isSound ? this.#sound : this.#unsound).add(test);
    if (!isSound) this.#say(`${request.tests.join(', ')} fails without any fault: it is left out.`);
    return isSound;
  }

  /**
   * A test that only timed out must do so twice and pass in between with the original source; otherwise the mutant does not
   * count as detected.
   */
  async #isLateByFault(request: RunnerRequest, original: string): Promise<boolean> {
    const unchanged = await this.#ask({ ...request, text: original });
    if (unchanged === 'stuck' || unchanged.failed !== null) {
      this.#say(`${request.tests.join(', ')}: late without any fault as well; not counted as killed.`);
      return false;
    }
    const second = await this.#ask(request);
    return second === 'stuck' || second.failed !== null;
  }

  async #ask(request: RunnerRequest): Promise<Outcome> {
    const answer = await this.#runner.ask(request);
    if (answer === 'stuck') this.#runner = this.#start();
    else {
      for (const [test, time] of Object.entries(answer.times))
        this.#times.set(test, Math.min(time, this.#times.get(test) ?? Infinity));
    }
    return answer;
  }
}

/** Runs the tests in a child process, which is killed and restarted when they hang. */
export function startRunner(root: string): Runner {
  const child = fork(join(root, 'dist/tools/runner.js'), [root], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Kills the whole process group: an endless loop ignores SIGTERM.
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  let hasStarted = false;
  return {
    kill,
    ask: (request: RunnerRequest) =>
      new Promise<Outcome>((resolve) => {
        const stuck = () => {
          kill();
          resolve('stuck');
        };
        const timer = setTimeout(stuck, hasStarted ? timeoutMs.later : timeoutMs.first);
        child.once('message', (answer: RunnerResponse) => {
          hasStarted = true;
          clearTimeout(timer);
          resolve(answer);
        });
        child.send(request);
      }),
  };
}
