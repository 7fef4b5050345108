import { expect, test } from 'vitest';
import type { ImportPart } from '../../subgraphs/imports-on-demand.ts';
import { LocalImports } from './imports-on-demand.ts';

const austria: ImportPart = { dataset: 'postal', country: 'AT' };
const tariff: ImportPart = { dataset: 'tariff' };

/** Imports whose runs the test ends. */
function start() {
  let now = 1_000_000;
  const runs: {
    readonly part: ImportPart;
    progress: (text: string) => void;
    end: (error?: Error) => void;
  }[] = [];
  const events: string[] = [];
  const imports = new LocalImports({
    clock: () => now,
    run: (part, progress) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error === undefined ? resolve() : reject(error));
        runs.push({ part, progress, end });
      }),
    log: (event, part, reason) => events.push([event, part, reason ?? ''].join(' ').trim()),
  });
  return { imports, runs, events, pass: (ms: number) => void (now += ms) };
}

test('an import on demand starts once and reports its progress, and the next import starts after it', async () => {
  const { imports, runs, events } = start();
  expect(await imports.request(austria)).toMatchObject({ status: 'running' });
  expect(await imports.request(austria)).toMatchObject({ status: 'running' });
  expect(await imports.request(tariff)).toEqual({ status: 'running', progress: 'started now' });
  await expect.poll(() => runs.length).toBe(1);
  runs[0]?.progress('fetching AT.zip');
  expect(await imports.request(austria)).toEqual({ status: 'running', progress: 'fetching AT.zip' });
  expect(await imports.request(tariff)).toEqual({
    status: 'running',
    progress: 'waiting for another import',
  });
  runs[0]?.end();
  await expect.poll(() => runs.map(({ part }) => part.dataset)).toEqual(['postal', 'tariff']);
  runs[1]?.end();
  await expect.poll(() => imports.states().size).toBe(0);
  expect(events).toEqual([
    'import started by a request postal AT',
    'import complete postal AT',
    'import started by a request tariff',
    'import complete tariff',
  ]);
});

test('a failed import on demand is not repeated for an hour, and other imports run meanwhile', async () => {
  const { imports, runs, pass } = start();
  await imports.request(austria);
  await expect.poll(() => runs.length).toBe(1);
  runs[0]?.end(new Error('there is no file'));
  const failedState = { status: 'failed', reason: 'there is no file', retryAt: 1_000_000 + 3_600_000 };
  await expect.poll(() => imports.request(austria)).toEqual(failedState);
  pass(3_600_000 - 1);
  expect(await imports.request(austria)).toEqual(failedState);
  expect(await imports.request(tariff)).toMatchObject({ status: 'running' });
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  pass(1);
  expect(await imports.request(austria)).toMatchObject({ status: 'running' });
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
});
