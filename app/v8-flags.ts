import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * All V8 flags that the programs set at run time. They trade throughput for memory; `V8_TUNING=false` turns them off. Measured on
 * Node 20.19, 22 and 24 with `npm run bench -- --parts`. The size of the young generation is an option of the command
 * line, `--max-semi-space-size=8`, which package.json and the deployment examples set.
 */
const isTuned = process.env['V8_TUNING'] !== 'false';

/**
 * After lists of hundreds, V8 allocates the small objects of all later responses in the old generation, where only a major GC
 * frees them: responses then take twice the processor time. Node 20 and 22.
 */
export const withoutPretenuring = '--no-allocation-site-pretenuring';

/** Sets the flags for start-up. Call this before a program is loaded. */
export function tuneStart(): void {
  if (!isTuned) return;
  setFlagsFromString(withoutPretenuring);
  // By default, the heap grows up to fourfold between major GCs. Values below 80 % make the start a sixth slower.
  setFlagsFromString('--heap-growing-percent=80');
  // Compile the code of the embedded database in one thread: several threads leave 15 to 35 MB of fragmented memory.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/**
 * Sets the flags for serving: the heap grows by a tenth between major GCs. Runs a major GC to free the memory of the start. Call
 * this after all tables are read.
 */
export function tuneServing(): void {
  if (!isTuned) return;
  setFlagsFromString('--heap-growing-percent=10');
  majorGc();
}

/** Runs a major GC, which promotes surviving objects to the old generation. */
export function majorGc(): void {
  // Don't reset the flag, because another thread may be about to call gc().
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
