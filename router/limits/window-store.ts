import { Redis } from 'ioredis';
import type { ScriptRunner } from './shared-windows.ts';

/** A connection to Valkey or Redis that reconnects automatically. */
export interface WindowStore extends ScriptRunner {
  /** Resolves on the first connection, and after `ms` milliseconds at the latest. */
  waitForConnection(ms: number): Promise<void>;
  close(): void;
}

/** Returns the milliseconds before an attempt to reconnect: exponential from 100 ms, at most 5 s. */
export const computePauseMs = (attempt: number): number => Math.min(5000, 100 * 2 ** Math.min(attempt, 6));

/**
 * Connects, and keeps reconnecting in the background. While the store is down, scripts fail immediately.
 * @param url redis://[user:password@]host[:port][/database], or rediss:// for TLS
 */
export function openWindowStore(url: string): WindowStore {
  const redis = new Redis(url, {
    connectionName: 'lookup',
    connectTimeout: 2000,
    // A request must not wait for a store that is down: this process counts it locally instead.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: computePauseMs,
  });
  // Callers see the error of the failed script. Without this listener, the `error` event would end the process.
  redis.on('error', () => undefined);
  return {
    eval: (script, keyCount, key, windowMs) => redis.eval(script, keyCount, key, windowMs),
    waitForConnection: (ms) =>
      new Promise((resolve) => {
        if (redis.status === 'ready') return resolve();
        const timer = setTimeout(resolve, ms);
        redis.once('ready', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    close: () => redis.disconnect(),
  };
}
