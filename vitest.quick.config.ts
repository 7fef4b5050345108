import { defineConfig } from 'vitest/config';
import { withoutPretenuring } from './app/v8-flags.ts';
import { timed } from './test/support/timed-files.ts';
import whole from './vitest.config.ts';

/**
 * `npm run test:quick -- <folder>`: the unit tests of one folder, without the start of PostgreSQL and of services. What
 * holds on both stores is tried on the embedded one alone; `npm test` tries both.
 */
const [unit] = whole.test?.projects ?? [];
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('The first project is that of the unit tests.');

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    exclude: unit.test?.exclude?.filter((path) => !timed.includes(path)) ?? [],
    isolate: true,
    maxWorkers: 2,
    // Workers of one file each end before room for what is young pays.
    execArgv: [withoutPretenuring],
    globalSetup: ['test/support/build.ts'],
    provide: {
      postgresql: { left: 'test:quick' },
    },
  },
});
