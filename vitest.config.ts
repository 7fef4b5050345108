import { defineConfig } from 'vitest/config';

/** What needs the whole service running: on both stores, started once. */
const system = ['clients', 'contract', 'parity', 'system'].map((folder) => `test/${folder}/**/*.test.ts`);

/**
 * Files that replace timers: what a library sets while they do (the HTTP client's one timer, say) it keeps for ever, so that
 * later files of the same worker would wait for a time that never comes. Each has modules of its own.
 */
export const timed = [
  'db/client/{client,postgresql,store-error}.test.ts',
  'router/access/{shared-windows,window-store}.test.ts',
  'router/demand/{budget,pacer}.test.ts',
  'subgraphs/company/rates/refresh.test.ts',
  'subgraphs/company/vin/vin.test.ts',
  'subgraphs/contact/dns/dns-client.test.ts',
  'subgraphs/contact/domain/whois-fallback.test.ts',
  'test/federation/remote.test.ts',
];

const shared = {
  // One instance of graphql: as Node itself resolves it, not by the bundler's "module" field.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

const common = {
  // A worker runs many files and loads each module once. What a file changes outside of itself, it puts back.
  isolate: false,
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
    // A worker that has grown so large makes room for a new one.
    vmMemoryLimit: '1500MB',
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
      { ...shared, test: { ...common, name: 'timed', include: timed, isolate: true } },
      { ...shared, test: { ...common, name: 'system', include: system } },
    ],
  },
});
