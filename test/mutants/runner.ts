import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';

/** The tests to run while a file has another text. Paths are relative to the root. */
export interface Question {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
}

export interface Answer {
  /** The first test file that failed, or null. */
  readonly failed: string | null;
  /** Whether it failed by its limit of time alone, as it would on a busy machine. */
  readonly isLate: boolean;
  /** Milliseconds of each test file that was run. */
  readonly times: readonly number[];
}

const root = process.argv[2] ?? process.cwd();
let current: Question | null = null;

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: true,
    reporters: [{}],
    globalSetup: ['test/support/build.ts', 'test/support/postgresql-server.ts'],
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'dist', '.data'],
    maxWorkers: 1,
    // A thread starts sooner than a process, and one that loops for ever can be ended.
    pool: 'threads',
    testTimeout: 20_000,
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
  const times: number[] = [];
  for (const test of tests) {
    const start = performance.now();
    vitest.invalidateFile(join(root, file));
    const specification = vitest.getRootProject().createSpecification(join(root, test));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    times.push(performance.now() - start);
    // What is told of earlier runs stands beside.
    const own = testModules.filter(({ moduleId }) => moduleId === join(root, test));
    if (unhandledErrors.length > 0 || own.length === 0 || !own.every((module) => module.ok())) {
      const errors = [...unhandledErrors.map(messageOf), ...own.flatMap(messagesOf)];
      const isLate = errors.length > 0 && errors.every((text) => /time(d )?out/i.test(text));
      return { failed: test, isLate, times };
    }
  }
  return { failed: null, isLate: false, times };
}

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
  void answer(question).then((said) => process.send?.(said));
});
process.on('disconnect', () => process.exit(0));
