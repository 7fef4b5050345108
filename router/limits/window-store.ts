import { Redis } from 'ioredis';
import type { ScriptRunner } from './shared-windows.ts';

/** A connection to Valkey or Redis, which is made again whenever it breaks. */
export interface WindowStore extends ScriptRunner {
  /** Resolves when it has answered for the first time, and after `ms` in any case. */
  answered(ms: number): Promise<void>;
  close(): void;
}

/** Milliseconds between attempts to connect: soon at first, then every five seconds. */
export const pauseBefore = (attempt: number): number => Math.min(5000, 100 * 2 ** Math.min(attempt, 6));

/**
 * Connects, and goes on trying in the background: while the store does not answer, its scripts fail at once.
 *
 * @param url redis://[user:password@]host[:port][/database], or rediss:// for TLS.
 */
export function openWindowStore(url: string): WindowStore {
  const redis = new Redis(url, {
    connectionName: 'lookup',
    connectTimeout: 2000,
    // A request must not wait for a store that is down: it is counted by this process instead.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: pauseBefore,
  });
  // Whoever asks learns by the failed script; unheard, the event would end the process.
  redis.on('error', () => undefined);
  return {
    eval: (script, keyCount, key, windowMs) => redis.eval(script, keyCount, key, windowMs),
    answered: (ms) =>
      new Promise((go) => {
        if (redis.status === 'ready') return go();
        const timer = setTimeout(go, ms);
        redis.once('ready', () => {
          clearTimeout(timer);
          go();
        });
      }),
    close: () => redis.disconnect(),
  };
}
