import { expect, test } from 'vitest';
import { createFairConcurrencyLimit } from './fair-limit.ts';

/** Creates a limit. Its runs end when the test calls `end`. */
function fixture(limits: Parameters<typeof createFairConcurrencyLimit>[0]) {
  const limit = createFairConcurrencyLimit(limits);
  const startedRuns: string[] = [];
  const finishByRun = new Map<string, () => void>();
  const run = (name: string, client: string, target = name) =>
    limit(
      { client, target },
      () => {
        startedRuns.push(name);
        return new Promise<void>((end) => finishByRun.set(name, end));
      },
      () => new Error('full'),
    );
  const finishRun = async (name: string) => {
    finishByRun.get(name)?.();
    await new Promise((turn) => setImmediate(turn));
  };
  return { run, started: startedRuns, end: finishRun };
}

const runPendingTasks = () => new Promise((turn) => setImmediate(turn));

test('one client cannot take all slots of a fair limit, and waiting clients take turns', async () => {
  const { run, started, end } = fixture({ max: 4, perClient: 3, perTarget: 9, waiting: 99 });
  const greedyRuns = Array.from({ length: 20 }, (_, index) => run(`g${index}`, 'greedy'));
  void run('a0', 'other');
  void run('a1', 'other');
  void run('b0', 'third');
  await runPendingTasks();
  expect(started).toEqual(['g0', 'g1', 'g2', 'a0']);
  await end('g0');
  await end('g1');
  await end('g2');
  expect(started.slice(4)).toEqual(['g3', 'a1', 'b0']);
  expect(greedyRuns).toHaveLength(20);
});

test("an unresponsive target takes only its share of slots, and the client's requests to other targets run", async () => {
  const { run, started, end } = fixture({ max: 9, perClient: 9, perTarget: 2, waiting: 99 });
  for (let index = 0; index < 5; index += 1) void run(`silent ${index}`, 'one', 'silent.example');
  void run('fast', 'one', 'fast.example');
  await runPendingTasks();
  expect(started).toEqual(['silent 0', 'silent 1', 'fast']);
  await end('silent 1');
  expect(started.at(-1)).toBe('silent 2');
});

test('when the queue is full, a request of the client with the most queued requests is rejected', async () => {
  const { run, started, end } = fixture({ max: 1, perClient: 1, perTarget: 9, waiting: 4 });
  const greedyRuns = Array.from({ length: 5 }, (_, index) => run(`g${index}`, 'greedy'));
  const outcomes = Promise.allSettled(greedyRuns);
  void run('other', 'other');
  await expect(greedyRuns[4]).rejects.toThrow('full');
  await expect(run('g5', 'greedy')).rejects.toThrow('full');
  for (const name of ['g0', 'g1', 'other', 'g2', 'g3']) await end(name);
  expect(started).toEqual(['g0', 'g1', 'other', 'g2', 'g3']);
  expect((await outcomes).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('all slots of a fair limit are free again after failed and successful runs', async () => {
  const limit = createFairConcurrencyLimit({ max: 2, perClient: 2, perTarget: 2, waiting: 1000 });
  const runs = Array.from({ length: 500 }, (_, index) =>
    limit(
      { client: `c${index % 7}`, target: `t${index % 3}` },
      async () => {
        await runPendingTasks();
        if (index % 5 === 0) throw new Error('failed');
        return index;
      },
      () => new Error('full'),
    ),
  );
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(100);
});

test('a completed run starts a queued request of the same client and one for the same target', async () => {
  const { run, started, end } = fixture({ max: 9, perClient: 1, perTarget: 1, waiting: 99 });
  void run('first', 'one', 'x.example');
  void run('same client', 'one', 'y.example');
  void run('same target', 'two', 'x.example');
  await runPendingTasks();
  expect(started).toEqual(['first']);
  await end('first');
  expect(started).toEqual(['first', 'same client', 'same target']);
});
