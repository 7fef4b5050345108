import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RunnerResponse, RunnerRequest } from './runner.ts';

/** Milliseconds for all tests of one mutant, as far as their times are known. */
const budgetMs = 20_000;
/** Milliseconds after which tests count as hung. The first run includes the start of the runner and the filling of its caches. */
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
  /** Test files that pass with the original source, and test files that fail with it. */
  readonly #sound = new Set<string>();
  readonly #unsound = new Set<string>();
  #runner: Runner;

  constructor(start: () => Runner, say: (line: string) => void) {
    this.#start = start;
    this.#say = say;
    this.#runner = start();
  }

  /** Whether a test fails because of the mutant; with the original source the test passes. */
  async notices(request: RunnerRequest, original: string): Promise<boolean> {
    const tests = this.#within(request.tests);
    if (tests.length === 0) return false;
    const firstOutcome = await this.#ask({ ...request, tests });
    if (firstOutcome === 'stuck') return this.#isLateByFault({ ...request, tests }, original);
    const { failed } = firstOutcome;
    if (failed === null) return false;
    const failedTests = tests.includes(failed) ? [failed] : tests;
    if (firstOutcome.isLate) return this.#isLateByFault({ ...request, tests: failedTests }, original);
    if (await this.#areSound({ ...request, tests: failedTests, text: original })) return true;
    return this.notices(request, original);
  }

  end(): void {
    this.#runner.kill();
  }

  /** Returns the tests that fit into the time budget. A test that takes too long is omitted, and other tests use its share. */
  #within(tests: readonly string[]): readonly string[] {
    const testsInBudget: string[] = [];
    let remainingMs = budgetMs;
    for (const test of tests) {
      if (this.#unsound.has(test)) continue;
      const time = this.#times.get(test) ?? 0;
      if (time > remainingMs && testsInBudget.length > 0) continue;
      remainingMs -= time;
      testsInBudget.push(test);
    }
    return testsInBudget;
  }

  /** Whether tests pass with the original source. Tests that fail are excluded from then on. */
  async #areSound(request: RunnerRequest): Promise<boolean> {
    if (request.tests.every((test) => this.#sound.has(test))) return true;
    const outcome = await this.#ask(request);
    const isSound = outcome !== 'stuck' && outcome.failed === null;
    for (const test of request.tests) (isSound ? this.#sound : this.#unsound).add(test);
    if (!isSound) this.#say(`${request.tests.join(', ')} fails without any fault: it is left out.`);
    return isSound;
  }

  /**
   * Whether tests time out because of the mutant. A test must time out twice, and pass in between with the original source.
   * Otherwise the mutant does not count as detected.
   */
  async #isLateByFault(request: RunnerRequest, original: string): Promise<boolean> {
    const unchangedOutcome = await this.#ask({ ...request, text: original });
    if (unchangedOutcome === 'stuck' || unchangedOutcome.failed !== null) {
      this.#say(`${request.tests.join(', ')}: late without any fault as well; not counted as killed.`);
      return false;
    }
    const secondOutcome = await this.#ask(request);
    return secondOutcome === 'stuck' || secondOutcome.failed !== null;
  }

  async #ask(request: RunnerRequest): Promise<Outcome> {
    const outcome = await this.#runner.ask(request);
    if (outcome === 'stuck') this.#runner = this.#start();
    else {
      for (const [test, time] of Object.entries(outcome.times))
        this.#times.set(test, Math.min(time, this.#times.get(test) ?? Infinity));
    }
    return outcome;
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
        const onStuck = () => {
          kill();
          resolve('stuck');
        };
        const timer = setTimeout(onStuck, hasStarted ? timeoutMs.later : timeoutMs.first);
        child.once('message', (answer: RunnerResponse) => {
          hasStarted = true;
          clearTimeout(timer);
          resolve(answer);
        });
        child.send(request);
      }),
  };
}
