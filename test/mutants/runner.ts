import { join } from 'node:path';
import { createVitest, type TestModule, type TestSequencer, type TestSpecification } from 'vitest/node';
import { timedFiles } from '../support/timed-files.ts';

/** The tests to run with a changed source file. Paths are relative to the root. */
export interface RunnerRequest {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
}

export interface RunnerResponse {
  /** The first failed test file. Null when no test failed; all files when an error belongs to no file. */
  readonly failed: string | null;
  /** Whether the test failed only by a timeout, as can happen on a busy machine. */
  readonly isLate: boolean;
  /** Milliseconds of each completed test file. */
  readonly times: Readonly<Record<string, number>>;
}

const root = process.argv[2] ?? process.cwd();
let current: RunnerRequest | null = null;

/** Keeps the requested order, nearest test first. */
class RequestedOrder implements TestSequencer {
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
      ...['test/support/build.ts', 'test/support/cached-tables.ts', 'test/support/postgresql-server.ts'],
    ],
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'dist', '.data'],
    maxWorkers: 1,
    // All test files of a mutant share one worker, which loads shared modules once; the next mutant gets a new worker.
    isolate: false,
    bail: 1,
    sequence: { sequencer: RequestedOrder },
    // Not threads: web-worker, a dependency of geotiff, treats any thread that loads it as its own.
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

// Prepares reporters and projects; nothing runs until requested.
await vitest.standalone();

async function runMutant({ file, tests }: RunnerRequest): Promise<RunnerResponse> {
  const fileDurations: Record<string, number> = {};
  // Files that replace timers would affect others in the same worker, so each gets its own worker.
  const untimedTests = tests.filter((test) => !timedFiles.includes(test));
  for (const files of [
    untimedTests,
    ...tests.filter((test) => timedFiles.includes(test)).map((test) => [test]),
  ]) {
    const failure = files.length === 0 ? null : await findFailure(file, files, fileDurations);
    if (failure !== null) return { ...failure, times: fileDurations };
  }
  return { failed: null, isLate: false, times: fileDurations };
}

/** Returns the first failed test file. @param times receives the duration of each */
async function findFailure(
  file: string,
  tests: readonly string[],
  times: Record<string, number>,
): Promise<Omit<RunnerResponse, 'times'> | null> {
  vitest.invalidateFile(join(root, file));
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(root, test))),
  );
  // The results include modules of earlier runs. After the first failure, no other file runs.
  for (const test of tests) {
    const testModule = testModules.find(({ moduleId }) => moduleId === join(root, test));
    if (testModule?.ok() !== true) {
      const errors = [
        ...unhandledErrors.map(getMessage),
        ...(testModule === undefined ? [] : listMessages(testModule)),
      ];
      return { failed: test, isLate: areLate(errors) };
    }
    const { collectDuration, duration } = testModule.diagnostic();
    times[test] = collectDuration + duration;
  }
  if (unhandledErrors.length === 0) return null;
  return { failed: tests.join(', '), isLate: areLate(unhandledErrors.map(getMessage)) };
}

const areLate = (errors: readonly string[]): boolean =>
  errors.length > 0 && errors.every((text) => /time(d )?out/i.test(text));

const getMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const listMessages = (module: TestModule): string[] => [
  ...module.errors().map(getMessage),
  ...[...module.children.allTests()].flatMap((test) => (test.result().errors ?? []).map(getMessage)),
];

process.on('message', (request: RunnerRequest) => {
  // The previous mutant must not remain in the transform cache.
  if (current !== null) vitest.invalidateFile(join(root, current.file));
  current = request;
  // The cache of tests reads this variable: test/support/cached-in-file.ts.
  process.env['MUTANT'] = request.file;
  void runMutant(request).then((stated) => process.send?.(stated));
});
process.on('disconnect', () => process.exit(0));
