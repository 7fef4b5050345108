import { Windows, toRate, windowMs, type Rate, type WindowCounter } from './window.ts';

/** The part of a Valkey or Redis client that shared windows use: it runs a script atomically. */
export interface ScriptRunner {
  eval(script: string, keyCount: number, key: string, windowMs: number): Promise<unknown>;
}

/**
 * Counts one request; the first request of a window starts its 60 seconds. Returns the count and the remaining
 * milliseconds.
 */
const countScript = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`;

export interface SharedWindowOptions {
  /** Milliseconds after which an unresponsive store counts as down. Default: 1000. */
  readonly timeoutMs?: number;
  /** Milliseconds to wait before the next request to a store that was down. Default: 1000. */
  readonly pauseMs?: number;
  /** Called when the store goes down and when it recovers. */
  readonly onChange?: (isShared: boolean) => void;
}

/**
 * Rate limit windows that several processes share. While the store is down, each process counts its own requests. Clients can
 * then use the limit once per process, but an unavailable store rejects no request.
 */
export class SharedWindows implements WindowCounter {
  readonly #store: ScriptRunner;
  readonly #local = new Windows();
  readonly #timeoutMs: number;
  readonly #pauseMs: number;
  readonly #onChange: (isShared: boolean) => void;
  #downUntil = -Infinity;
  #isShared = true;

  constructor(store: ScriptRunner, options: SharedWindowOptions = {}) {
    this.#store = store;
    this.#timeoutMs = options.timeoutMs ?? 1000;
    this.#pauseMs = options.pauseMs ?? 1000;
    this.#onChange = options.onChange ?? (() => undefined);
  }

  take(key: string, limit: number, now: number): Rate | Promise<Rate> {
    // Count locally too, so that an outage starts from the requests that this process has received. When the local count alone
    // exceeds the limit, the store is not queried.
    const localRate = this.#local.take(key, limit, now);
    if (!localRate.allowed || now < this.#downUntil) return localRate;
    const sentAt = performance.now();
    return this.#count(key).then(
      ([used, leftMs]) => {
        this.#setShared(true);
        return toRate(limit, used, leftMs);
      },
      () => {
        // The pause starts at the failure instead of the start of the request, because the timeout can be as long as the pause.
        this.#downUntil = now + (performance.now() - sentAt) + this.#pauseMs;
        this.#setShared(false);
        return localRate;
      },
    );
  }

  async #count(key: string): Promise<readonly [used: number, leftMs: number]> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const rejectOnTimeout = () => reject(new Error('The rate limit store did not respond in time.'));
      // After a blocked event loop the response might already be in the socket buffer, so let `setImmediate` read the buffer
      // first.
      timer = setTimeout(() => setImmediate(rejectOnTimeout), this.#timeoutMs);
    });
    try {
      const result = await Promise.race([
        this.#store.eval(countScript, 1, `lookup:window:${key}`, windowMs),
        timeout,
      ]);
      const values: readonly unknown[] = Array.isArray(result) ? result : [];
      const [used, leftMs] = values;
      if (typeof used !== 'number' || typeof leftMs !== 'number')
        throw new Error('The rate limit store returned an unexpected result.');
      return [used, leftMs];
    } finally {
      clearTimeout(timer);
    }
  }

  #setShared(isShared: boolean): void {
    if (isShared === this.#isShared) return;
    this.#isShared = isShared;
    this.#onChange(isShared);
  }
}
