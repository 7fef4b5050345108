import { defineConfig } from 'vitest/config';
import { noPretenuringFlag } from './app/v8-flags.ts';
import { timedFiles } from './test/support/timed-files.ts';

/** Tests against running services, one on each kind of store, started once for all test files. */
const system = ['clients', 'contract', 'parity', 'system'].map((folder) => `test/${folder}/**/*.test.ts`);

const shared = {
  // Resolves graphql as Node does, not by its "module" field: two instances of graphql do not work together.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

const common = {
  // A worker runs many files and loads each module once. Tests restore the global state that they change.
  isolate: false,
  // A larger young generation shortens garbage collection. Tests of retained memory need the V8 flag that the programs set.
  execArgv: ['--max-semi-space-size=64', noPretenuringFlag],
  // Only a failing test waits this long.
  expect: { poll: { timeout: 20_000 } },
  // Only a test that hangs reaches these timeouts, even on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 600_000,
};

export default defineConfig({
  test: {
    // One more than the two cores it was measured on, because some tests wait for child processes and browsers.
    maxWorkers: 3,
    globalSetup: ['test/support/build.ts', 'test/support/services.ts'],
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['node_modules', 'dist', '.data', ...system, ...timedFiles],
        },
      },
      { ...shared, test: { ...common, name: 'timed', include: [...timedFiles], isolate: true } },
      { ...shared, test: { ...common, name: 'system', include: system } },
    ],
  },
});
