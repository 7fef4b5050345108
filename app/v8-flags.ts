import process from 'node:process';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * All V8 flags that the programs set at run time, measured on Node 20.19, 22 and 24. By default they favour throughput;
 * `LOW_MEMORY=true` saves 20 to 40 MB and costs 10 to 25 % of the throughput. The largest size of the young generation is an
 * option of the command line, `--max-semi-space-size=32`, which package.json and the deployment examples set.
 */
const isLowMemory = process.env['LOW_MEMORY'] === 'true';

/**
 * After responses with lists of hundreds of records, V8 of Node 20 and 22 allocates the small objects of later responses in the
 * old generation. Only a major GC frees them there, which doubles the processor time of responses.
 */
export const noPretenuringFlag = '--no-allocation-site-pretenuring';

/** Sets the flags for start-up. Call this before a program is loaded, in each thread. */
export function tuneV8AtStart(): void {
  setFlagsFromString(noPretenuringFlag);
  // By default, the heap grows up to fourfold between major GCs. Values below 80 % make startup a sixth slower.
  setFlagsFromString('--heap-growing-percent=80');
  // Compile the code of the embedded database in one thread: several threads leave 15 to 35 MB of fragmented memory.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  if (isLowMemory) limitYoungGeneration(8);
}

/**
 * Sets the heap growth between major GCs for serving, and runs a major GC to free the memory of the startup. Call this after all
 * tables are read.
 */
export function tuneV8ForServing(): void {
  setFlagsFromString(`--heap-growing-percent=${isLowMemory ? 10 : 100}`);
  runMajorGc();
}

/** Runs a major GC, which promotes surviving objects to the old generation. */
export function runMajorGc(): void {
  // Don't reset the flag, because another thread could be about to call gc().
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

/**
 * Limits the size of the young generation of this thread. The maximum is fixed at the start of the process, but V8 accepts a new
 * growth factor at run time. The generation starts with semi-spaces of 1 MB and grows when objects survive.
 * @param megabytes size of each of the two semi-spaces
 */
function limitYoungGeneration(megabytes: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${megabytes}`);
  const initialBytes = getYoungGenerationBytes();
  const survivingObjects: unknown[] = [];
  for (let round = 0; round < 64 && getYoungGenerationBytes() === initialBytes; round += 1)
    for (let count = 0; count < 20_000; count += 1) survivingObjects.push([count]);
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Bytes. */
const getYoungGenerationBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
