import { SharedWindows } from '../../router/limits/shared-windows.ts';
import { openWindowStore } from '../../router/limits/window-store.ts';
import { Windows, type WindowCounter } from '../../router/limits/window.ts';
import type { Log } from '../log/log.ts';

/** The rate limit windows of this thread. */
export interface RateWindows {
  readonly windows: WindowCounter;
  close(): void;
}

interface RateWindowOptions {
  /**
   * URL of the Valkey or Redis server that counts requests for all processes; undefined when each process counts its own
   * requests.
   */
  readonly redisUrl: string | undefined;
  /** Rate limit windows that the threads of this process share; undefined with a single thread. */
  readonly shared: WindowCounter | undefined;
  readonly log: Log;
}

/**
 * Maximum time in milliseconds that startup waits for a connection to REDIS_URL, so that the first requests are counted for all
 * processes.
 */
const connectTimeoutMs = 1000;

/** Opens the rate limit windows: in REDIS_URL for all processes, otherwise in this process. */
export async function openRateWindows({ redisUrl, shared, log }: RateWindowOptions): Promise<RateWindows> {
  if (redisUrl === undefined) return { windows: shared ?? new Windows(), close: () => undefined };
  const store = openWindowStore(redisUrl);
  await store.waitForConnection(connectTimeoutMs);
  const onChange = (isShared: boolean) => {
    if (isShared)
      log.info('the rate limit store responds again and counts the requests of all processes', {
        setting: 'REDIS_URL',
      });
    else
      log.warn('the rate limit store does not respond, so each process counts its own requests', {
        setting: 'REDIS_URL',
      });
  };
  return { windows: new SharedWindows(store, { onChange }), close: () => store.close() };
}
