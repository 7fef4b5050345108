import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/**
 * This module is loaded before the service (`node --import`). It measures how long the main thread works without returning to its
 * event loop, in milliseconds of processor time, so that a busy machine gives the same result. On the message `hold`, the module
 * sends the parent the maximum since the last such message. Reads /proc: Linux only.
 */
if (isMainThread && process.send !== undefined) {
  const file = `/proc/${process.pid}/task/${process.pid}/schedstat`;
  const readCpuMs = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  let lastCpuMs = readCpuMs();
  let longestHoldMs = 0;
  const measureHold = () => {
    const now = readCpuMs();
    longestHoldMs = Math.max(longestHoldMs, now - lastCpuMs);
    lastCpuMs = now;
  };
  setInterval(measureHold, 1).unref();
  process.on('message', (message) => {
    if (message !== 'hold') return;
    measureHold();
    process.send?.({ hold: longestHoldMs });
    longestHoldMs = 0;
  });
  // The service may exit while its parent is still listening.
  process.channel?.unref();
}
