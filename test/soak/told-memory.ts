import { readdirSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';
import { majorGc } from '../../app/v8-flags.ts';

/** What a process holds after a full collection. */
export interface HeldMemory {
  /** Megabytes of the heap and of what it owns outside. */
  readonly heap: number;
  readonly resident: number;
  /** Open files and sockets. Linux alone. */
  readonly descriptors: number;
}

/** Loaded before the service (`node --import`): the message `memory` from the parent is answered by `HeldMemory`. */
if (isMainThread && process.send !== undefined) {
  process.on('message', (message) => {
    if (message !== 'memory') return;
    // What finalizers and weak references free is gone after the next one.
    for (let times = 0; times < 3; times += 1) majorGc();
    const { heapUsed, external, rss } = process.memoryUsage();
    const held: HeldMemory = {
      heap: (heapUsed + external) / 1e6,
      resident: rss / 1e6,
      descriptors: readdirSync('/proc/self/fd').length,
    };
    process.send?.(held);
  });
  // The service may end while its parent still listens.
  process.channel?.unref();
}
