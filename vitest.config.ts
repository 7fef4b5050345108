import { defineConfig } from 'vitest/config';
import { noPretenuringFlag } from './app/v8-flags.ts';
import { timedFiles } from './test/support/timed-files.ts';

/** Tests against running services, one on each kind of store, started once for all test files. */
const systemTests = ['clients', 'contract', 'parity', 'system'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

const sharedConfig = {
  // Resolve graphql as Node does, not by its "module" field, because two instances of graphql do not work together.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

const commonOptions = {
  // A worker runs many files and loads each module once. Tests restore the global state that they change.
  isolate: false,
  // A larger young generation shortens garbage collection. Tests of retained memory need the V8 flag that the programs set.
  execArgv: ['--max-semi-space-size=64', noPretenuringFlag],
  // Only a failing assertion waits this long.
  expect: { poll: { timeout: 60_000 } },
  // Only a test that hangs reaches these timeouts, even on a busy machine.
  testTimeout: 400_000,
  hookTimeout: 900_000,
};

export default defineConfig({
  test: {
    // One more than the two cores of the reference machine, because some tests wait for child processes and browsers.
    maxWorkers: 3,
    globalSetup: ['test/support/build.ts', 'test/support/services.ts'],
    projects: [
      {
        ...sharedConfig,
        test: {
          ...commonOptions,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['node_modules', 'dist', '.data', ...systemTests, ...timedFiles],
        },
      },
      { ...sharedConfig, test: { ...commonOptions, name: 'timed', include: [...timedFiles], isolate: true } },
      { ...sharedConfig, test: { ...commonOptions, name: 'system', include: systemTests } },
    ],
  },
});
