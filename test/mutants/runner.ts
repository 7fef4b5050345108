import { join } from 'node:path';
import { createVitest, type TestModule, type TestSequencer, type TestSpecification } from 'vitest/node';
import { timed } from '../support/timed-files.ts';

/** The tests to run while a file has another text. Paths are relative to the root. */
export interface Question {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
}

export interface Answer {
  /** The first test file that failed, or null; of a fault that is no file's own, them all. */
  readonly failed: string | null;
  /** Whether it failed by its limit of time alone, as it would on a busy machine. */
  readonly isLate: boolean;
  /** Milliseconds of each test file that was run to its end. */
  readonly times: Readonly<Record<string, number>>;
}

const root = process.argv[2] ?? process.cwd();
let current: Question | null = null;

/** The nearest test first, as they are asked for. */
class AsAsked implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: true,
    reporters: [{}],
    globalSetup: [
      ...['test/support/build.ts', 'test/support/kept-tables.ts', 'test/support/postgresql-server.ts'],
    ],
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'dist', '.data'],
    maxWorkers: 1,
    // All test files of a mutant in one worker, which loads what they share once; the next mutant has a new one.
    isolate: false,
    bail: 1,
    sequence: { sequencer: AsAsked },
    // Not threads: web-worker, which geotiff brings, takes any thread that loads it for one of its own.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
  {
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    server: { watch: null },
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (current !== null && id === join(root, current.file) ? current.text : null),
      },
    ],
  },
);

// Makes the reporters and the projects ready; nothing runs until it is asked for.
await vitest.standalone();

async function answer({ file, tests }: Question): Promise<Answer> {
  const times: Record<string, number> = {};
  // Files that replace timers leave their modules behind for nobody: each has a worker of its own.
  const together = tests.filter((test) => !timed.includes(test));
  for (const files of [together, ...tests.filter((test) => timed.includes(test)).map((test) => [test])]) {
    const found = files.length === 0 ? null : await fault(file, files, times);
    if (found !== null) return { ...found, times };
  }
  return { failed: null, isLate: false, times };
}

/** What the first of the files that fails says. @param times is told how long each took. */
async function fault(
  file: string,
  tests: readonly string[],
  times: Record<string, number>,
): Promise<Omit<Answer, 'times'> | null> {
  vitest.invalidateFile(join(root, file));
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(root, test))),
  );
  // What is told of earlier runs stands beside; after the first that fails, no other is run.
  for (const test of tests) {
    const own = testModules.find(({ moduleId }) => moduleId === join(root, test));
    if (own?.ok() !== true) {
      const errors = [...unhandledErrors.map(messageOf), ...(own === undefined ? [] : messagesOf(own))];
      return { failed: test, isLate: areLate(errors) };
    }
    const { collectDuration, duration } = own.diagnostic();
    times[test] = collectDuration + duration;
  }
  if (unhandledErrors.length === 0) return null;
  return { failed: tests.join(', '), isLate: areLate(unhandledErrors.map(messageOf)) };
}

const areLate = (errors: readonly string[]): boolean =>
  errors.length > 0 && errors.every((text) => /time(d )?out/i.test(text));

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const messagesOf = (module: TestModule): string[] => [
  ...module.errors().map(messageOf),
  ...[...module.children.allTests()].flatMap((test) => (test.result().errors ?? []).map(messageOf)),
];

process.on('message', (question: Question) => {
  // The fault of the question before must not stay in what was transformed.
  if (current !== null) vitest.invalidateFile(join(root, current.file));
  current = question;
  // For what tests keep between runs: test/support/kept.ts.
  process.env['MUTANT'] = question.file;
  void answer(question).then((said) => process.send?.(said));
});
process.on('disconnect', () => process.exit(0));
