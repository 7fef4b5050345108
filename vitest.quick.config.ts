import { defineConfig } from 'vitest/config';
import { noPretenuringFlag } from './app/v8-flags.ts';
import { timedFiles } from './test/support/timed-files.ts';
import fullConfig from './vitest.config.ts';

/**
 * `npm run test:quick -- <folder>` runs the unit tests of one folder without starting PostgreSQL or services. Tests that
 * `npm test` runs on both stores run on the embedded one only.
 */
const [unit] = fullConfig.test?.projects ?? [];
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('The first project must contain the unit tests.');

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    exclude: unit.test?.exclude?.filter((path) => !timedFiles.includes(path)) ?? [],
    isolate: true,
    maxWorkers: 2,
    // Keep the default young generation: a larger one does not pay off in a worker that runs a single file.
    execArgv: [noPretenuringFlag],
    globalSetup: ['test/support/build.ts'],
    provide: {
      postgresql: { left: 'test:quick' },
    },
  },
});
