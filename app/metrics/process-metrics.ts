import type { Registry } from 'prom-client';
import eventLoopLag from 'prom-client/lib/metrics/eventLoopLag.js';
import heap from 'prom-client/lib/metrics/heapSizeAndUsed.js';
import heapSpaces from 'prom-client/lib/metrics/heapSpacesSizeAndUsed.js';
import memory from 'prom-client/lib/metrics/osMemoryHeap.js';
import processorTime from 'prom-client/lib/metrics/processCpuTotal.js';
import mostDescriptors from 'prom-client/lib/metrics/processMaxFileDescriptors.js';
import descriptors from 'prom-client/lib/metrics/processOpenFileDescriptors.js';
import resources from 'prom-client/lib/metrics/processResources.js';
import started from 'prom-client/lib/metrics/processStartTime.js';
import version from 'prom-client/lib/metrics/version.js';

/** How exactly the lag of the event loop is measured, in milliseconds. */
const lagMs = 20;

/**
 * What prom-client tells of every Node process, but for the durations of collections: who observes them makes 5 kB of objects
 * for each, which live long, so that most of the full collections of a busy service were caused by their being counted.
 */
export function registerProcess(registry: Registry): void {
  const settings = { eventLoopMonitoringPrecision: lagMs };
  for (const register of [
    processorTime,
    started,
    memory,
    descriptors,
    mostDescriptors,
    eventLoopLag,
    resources,
    heap,
    heapSpaces,
    version,
  ])
    register(registry, settings);
}
