import { defineConfig } from 'vitest/config';

/** What needs the whole service running: on both stores, started once. */
const system = ['clients', 'contract', 'parity', 'system'].map((folder) => `test/${folder}/**/*.test.ts`);

/** A shared machine may stand still for a moment; a fault fails twice. */
const retry = process.env['CI'] === undefined ? 0 : 1;

const shared = {
  // One instance of graphql: as Node itself resolves it, not by the bundler's "module" field.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          retry,
          include: ['**/*.test.ts'],
          exclude: ['node_modules', 'dist', '.data', ...system],
          globalSetup: ['test/support/build.ts', 'test/support/postgresql-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'system',
          retry,
          include: system,
          globalSetup: ['test/support/build.ts', 'test/support/services.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
