import { defineConfig } from 'vitest/config';
import { withoutPretenuring } from './app/v8-flags.ts';
import { timed } from './test/support/timed-files.ts';

/** What needs the whole service running: on both stores, started once. */
const system = ['clients', 'contract', 'parity', 'system'].map((folder) => `test/${folder}/**/*.test.ts`);

const shared = {
  // One instance of graphql: as Node itself resolves it, not by the bundler's "module" field.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

const common = {
  // A worker runs many files and loads each module once. What a file changes outside of itself, it puts back.
  isolate: false,
  // Most of what tests make is dropped at once: with more room for what is young, less time goes into collecting it. And what
  // answers leave behind is told as the programs leave it, whatever lists a worker has asked for before.
  execArgv: ['--max-semi-space-size=64', withoutPretenuring],
  // What is polled for comes; only a test that fails waits so long.
  expect: { poll: { timeout: 20_000 } },
  // Only what hangs reaches these, on a busy machine too.
  testTimeout: 120_000,
  hookTimeout: 600_000,
};

export default defineConfig({
  test: {
    // One more than the cores that this is measured on: some of the tests wait for programs and browsers.
    maxWorkers: 3,
    globalSetup: ['test/support/build.ts', 'test/support/services.ts'],
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['node_modules', 'dist', '.data', ...system, ...timed],
        },
      },
      { ...shared, test: { ...common, name: 'timed', include: [...timed], isolate: true } },
      { ...shared, test: { ...common, name: 'system', include: system } },
    ],
  },
});
