import { expect, test } from 'vitest';
import { countAutomaticThreads, parseCoreQuota, describeMachine } from './automatic-threads.ts';

test.each([
  ['one core', { cores: 1, memory: 64e9 }, 1],
  ['eight cores with enough memory', { cores: 8, memory: 16e9 }, 8],
  [
    'eight cores in 2 GB: three quarters are 1,500 MB, 700 for the first thread, 250 for each other',
    { cores: 8, memory: 2e9 },
    4,
  ],
  ['eight cores in 512 MB', { cores: 8, memory: 0.5e9 }, 1],
  ['a quota of one and a half cores', { cores: 1.5, memory: 8e9 }, 2],
  ['a quota of a quarter of a core', { cores: 0.25, memory: 8e9 }, 1],
  ['more cores than WORKERS allows', { cores: 256, memory: 1e12 }, 64],
])('WORKERS=auto selects as many threads as fit %s', (_, machine, threads) => {
  expect(countAutomaticThreads(machine)).toBe(threads);
});

// The format is documented in the Linux kernel: Documentation/admin-guide/cgroup-v2.rst, cpu.max.
test.each([
  ['max 100000\n', Infinity],
  ['200000 100000\n', 2],
  ['50000 100000\n', 0.5],
  [null, Infinity],
  ['', Infinity],
])('a cgroup limit cpu.max of %j allows %d cores', (text, cores) => {
  expect(parseCoreQuota(text)).toBe(cores);
});

test('the service detects at least one core, and the memory of the machine', () => {
  const { cores, memory } = describeMachine();
  expect(cores).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(100e6);
});
