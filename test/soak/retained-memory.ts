import { readdirSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { runMajorGc } from '../../app/v8-flags.ts';

/** Memory that a process retains after a major GC. */
export interface RetainedMemory {
  /** Megabytes of the heap and of external memory. */
  readonly heap: number;
  readonly resident: number;
  /** Open files and sockets. Linux only. */
  readonly descriptors: number;
}

/**
 * This module is loaded before the service (`node --import`). On the message `memory` from the parent, it returns the retained
 * memory.
 */
if (isMainThread && process.send !== undefined) {
  process.on('message', (message) => {
    if (message !== 'memory') return;
    // Memory that finalizers and weak references free is collected by the next GC.
    for (let round = 0; round < 3; round += 1) runMajorGc();
    const { heapUsed, external, rss } = process.memoryUsage();
    const retainedMemory: RetainedMemory = {
      heap: (heapUsed + external) / 1e6,
      resident: rss / 1e6,
      descriptors: readdirSync('/proc/self/fd').length,
    };
    process.send?.(retainedMemory);
  });
  // The service may exit while its parent is still listening.
  process.channel?.unref();
}
