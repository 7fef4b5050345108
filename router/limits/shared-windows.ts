import { Windows, rateOf, windowMs, type Rate, type WindowCounter } from './window.ts';

/**
 * What shared windows ask of Valkey or Redis: one script, run atomically.
 */
export interface ScriptRunner {
  eval(script: string, keyCount: number, key: string, windowMs: number): Promise<unknown>;
}

/** Counts one request; the first of a window starts its 60 seconds. Answers the count and the milliseconds left. */
const countScript = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`;

export interface SharedWindowOptions {
  /** Milliseconds after which a silent store counts as down. Default: 1000. */
  readonly timeoutMs?: number;
  /** Milliseconds for which a store that was down is not asked again. Default: 1000. */
  readonly pauseMs?: number;
  /** Told when the store goes down and when it is back. */
  readonly onChange?: (isShared: boolean) => void;
}

/**
 * Windows that several processes share. While the store is down every process counts for itself: a limit may then
 * be reached once per process, but nobody is turned away because of the store.
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
    // Counted here as well, so that an outage starts from what this process has let through. It also answers at
    // once what is known without asking: that this process alone has used the limit up.
    const local = this.#local.take(key, limit, now);
    if (!local.allowed || now < this.#downUntil) return local;
    const askedAt = performance.now();
    return this.#ask(key).then(
      ([used, leftMs]) => {
        this.#tell(true);
        return rateOf(limit, used, leftMs);
      },
      () => {
        // From the failure on, not from the question: the wait for it may be as long as the pause.
        this.#downUntil = now + (performance.now() - askedAt) + this.#pauseMs;
        this.#tell(false);
        return local;
      },
    );
  }

  async #ask(key: string): Promise<readonly [used: number, leftMs: number]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new Error('The store of windows is silent.'));
      // Where this process was kept from its turn the answer may lie in the socket: it is read before.
      timer = setTimeout(() => setImmediate(giveUp), this.#timeoutMs);
    });
    try {
      const answer = await Promise.race([
        this.#store.eval(countScript, 1, `lookup:window:${key}`, windowMs),
        late,
      ]);
      const parts: readonly unknown[] = Array.isArray(answer) ? answer : [];
      const [used, leftMs] = parts;
      if (typeof used !== 'number' || typeof leftMs !== 'number')
        throw new Error('Not the answer of the script.');
      return [used, leftMs];
    } finally {
      clearTimeout(timer);
    }
  }

  #tell(isShared: boolean): void {
    if (isShared === this.#isShared) return;
    this.#isShared = isShared;
    this.#onChange(isShared);
  }
}
