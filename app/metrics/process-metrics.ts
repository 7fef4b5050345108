import type { Registry } from 'prom-client';
import eventLoopLag from 'prom-client/lib/metrics/eventLoopLag.js';
import heap from 'prom-client/lib/metrics/heapSizeAndUsed.js';
import heapSpaces from 'prom-client/lib/metrics/heapSpacesSizeAndUsed.js';
import memory from 'prom-client/lib/metrics/osMemoryHeap.js';
import processorTime from 'prom-client/lib/metrics/processCpuTotal.js';
import maxDescriptors from 'prom-client/lib/metrics/processMaxFileDescriptors.js';
import descriptors from 'prom-client/lib/metrics/processOpenFileDescriptors.js';
import resources from 'prom-client/lib/metrics/processResources.js';
import startTime from 'prom-client/lib/metrics/processStartTime.js';
import version from 'prom-client/lib/metrics/version.js';

/** Sampling interval of the event loop lag, in milliseconds. */
const resolutionMs = 20;

/**
 * Registers prom-client's default metrics except the GC durations. Each observation of a GC duration retains 5 kB of objects,
 * which caused most of the major GCs of a busy service.
 */
export function registerProcess(registry: Registry): void {
  const settings = { eventLoopMonitoringPrecision: resolutionMs };
  for (const register of [
    processorTime,
    startTime,
    memory,
    descriptors,
    maxDescriptors,
    eventLoopLag,
    resources,
    heap,
    heapSpaces,
    version,
  ])
    register(registry, settings);
}
