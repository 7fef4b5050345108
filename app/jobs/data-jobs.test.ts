import { expect, test } from 'vitest';
import { LocalDataJobs } from './data-jobs.ts';

/** Jobs whose commands the test ends. */
function start() {
  const runs: {
    readonly args: readonly string[];
    readonly line: (text: string) => void;
    readonly end: (code: number) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const events: string[] = [];
  const jobs = new LocalDataJobs({
    clock: () => Date.parse('2026-11-27T12:00:00Z'),
    run: (args, line) =>
      new Promise((resolve, reject) => runs.push({ args, line, end: resolve, fail: reject })),
    log: (event, command) => events.push(`${event}: ${command}`),
  });
  return { jobs, runs, events };
}

test('data jobs run one command at a time, and report its output and its end', async () => {
  const { jobs, runs, events } = start();
  expect(await jobs.current()).toBeNull();
  expect(await jobs.start(['update', 'cities'])).toMatchObject({
    command: 'update cities',
    status: 'running',
  });
  expect(await jobs.start(['update', 'airports'])).toMatchObject({ command: 'update cities' });
  expect(runs.map(({ args }) => args)).toEqual([['update', 'cities']]);
  runs[0]?.line('fetching cities');
  expect(await jobs.current()).toMatchObject({ status: 'running', lines: ['fetching cities'], ended: null });
  runs[0]?.end(0);
  await expect.poll(() => jobs.current()).toMatchObject({ status: 'complete', lines: ['fetching cities'] });
  await jobs.start(['rollback', 'cities']);
  runs[1]?.end(1);
  await expect.poll(() => jobs.current()).toMatchObject({ command: 'rollback cities', status: 'failed' });
  expect(events).toEqual([
    'data command started: update cities',
    'data command complete: update cities',
    'data command started: rollback cities',
    'data command failed: rollback cities',
  ]);
});

test('a data job reports why its command cannot start, and keeps only the last lines of output', async () => {
  const { jobs, runs } = start();
  await jobs.start(['update', 'cities']);
  for (let line = 1; line <= 50; line += 1) runs[0]?.line(`line ${line}`);
  runs[0]?.fail(new Error('less than 500 MB are free'));
  await expect.poll(() => jobs.current()).toMatchObject({ status: 'failed' });
  const { lines } = (await jobs.current()) ?? { lines: [] };
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([40, 'line 12', 'less than 500 MB are free']);
});
