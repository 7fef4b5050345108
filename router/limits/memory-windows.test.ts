import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryWindows, allocateWindowMemory } from './memory-windows.ts';
import { Windows } from './window.ts';

describe('windows in memory shared by threads', () => {
  test('rate limit windows shared by threads count the same as windows of one thread', () => {
    const request = fc.record({
      key: fc.constantFrom('a', 'b', '2001:db8::/64'),
      limit: fc.integer({ min: 1, max: 4 }),
      after: fc.integer({ min: 0, max: 30_000 }),
      who: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
        const memory = allocateWindowMemory(64);
        const [one, other, model] = [new MemoryWindows(memory), new MemoryWindows(memory), new Windows()];
        let now = 4_294_960_000; // Shortly before the 32-bit milliseconds wrap around.
        for (const { key, limit, after, who } of requests) {
          now += after;
          expect((who ? one : other).take(key, limit, now)).toEqual(model.take(key, limit, now));
        }
      }),
    );
  });

  test('many keys in little memory never cause a rejection of the first request of a key', () => {
    const windows = new MemoryWindows(allocateWindowMemory(32));
    for (let key = 0; key < 500; key += 1) expect(windows.take(`${key}`, 1, key).allowed).toBe(true);
    expect(windows.take('499', 1, 500).allowed).toBe(false);
  });

  test('expired rate limit windows are replaced before active windows', () => {
    const windows = new MemoryWindows(allocateWindowMemory(1));
    windows.take('a', 1, 0);
    expect(windows.take('b', 1, 60_000).allowed).toBe(true);
    expect(windows.take('b', 1, 60_001)).toEqual({ limit: 1, remaining: 0, reset: 60, allowed: false });
  });

  test('a rate limit of 0 rejects every request', () => {
    const windows = new MemoryWindows(allocateWindowMemory(16));
    expect(windows.take('a', 0, 5)).toEqual({ limit: 0, remaining: 0, reset: 60, allowed: false });
  });

  test('shared rate limit windows allow no extra request when the clock of a thread lags', () => {
    const windows = new MemoryWindows(allocateWindowMemory(16));
    windows.take('a', 1, 1000);
    expect(windows.take('a', 1, 999)).toEqual({ limit: 1, remaining: 0, reset: 60, allowed: false });
  });

  test('LIM-040 shared rate limit windows allow exactly the limit with real threads in parallel', async () => {
    const memory = allocateWindowMemory(1024);
    const source = `
      const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.module).then(({ MemoryWindows }) => {
        const windows = new MemoryWindows(workerData.memory);
        let passed = 0;
        for (let n = 0; n < 20000; n += 1) if (windows.take('key', 10000, 5).allowed) passed += 1;
        parentPort.postMessage(passed);
      });`;
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('memory-windows.ts', import.meta.url))],
      bundle: true,
      format: 'esm',
      platform: 'node',
      write: false,
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const allowedCounts = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<number>((resolve, reject) => {
            const worker = new Worker(source, {
              eval: true,
              workerData: { memory, module: `data:text/javascript;base64,${code}` },
            });
            worker.once('message', resolve);
            worker.once('error', reject);
          }),
      ),
    );
    expect(allowedCounts.reduce((sum, each) => sum + each, 0)).toBe(10_000);
  });
});
