import { StoreError, storeError } from '../../core/store-error.ts';

/** So long a question waits for a connection where the server has none to give, and for a server that restarts. */
const timeoutMs = 2_000;
const pauseMs = 40;

/** A server that has no connection to give. */
const isFull = ({ code }: StoreError): boolean => code === '53300';

/** Nobody listens, or a server that starts or stops: nothing has been asked yet. What a pooler says has one code for all. */
const isUnreached = ({ code = '', message }: StoreError): boolean =>
  /^(ECONNREFUSED|CONNECT_TIMEOUT|57P03)$/.test(code) ||
  (code === '08P01' && /server login|cannot connect|shutting down/.test(message));

/** The connection broke off: nobody knows how far the question got. */
const isBrokenOff = ({ code = '', message }: StoreError): boolean =>
  /^(CONNECTION_CLOSED|ECONNRESET|EPIPE|57P0[12]|0800[036])$/.test(code) ||
  (code === '08P01' && !message.includes('startup parameter'));

/**
 * Bridges what passes by itself: a server without a free connection, and one that restarts. One that stays away is waited
 * for from its first failure on; after that questions fail at once until it answers one.
 */
export class ReconnectingServer {
  #since: number | null = null;

  /**
   * @param isRead it may be asked again when the connection broke off in the middle
   * @param tell of each kind of failure that is waited out
   */
  async bridge<T>(work: () => Promise<T>, isRead: boolean, tell: (error: StoreError) => void): Promise<T> {
    const start = performance.now();
    for (;;) {
      try {
        const answer = await work();
        this.#since = null;
        return answer;
      } catch (error) {
        const told = storeError(error);
        if (!(told instanceof StoreError)) throw error;
        const since = isFull(told) ? start : this.#gone(told, isRead);
        if (since === null || performance.now() >= Math.min(start, since) + timeoutMs) throw error;
        tell(told);
        await new Promise((go) => setTimeout(go, pauseMs * (0.5 + Math.random())));
      }
    }
  }

  /** @returns since when the server has been gone; null: that is not what the failure says, or it may not be repeated */
  #gone(error: StoreError, isRead: boolean): number | null {
    const isUnasked = isUnreached(error);
    if (!isUnasked && !isBrokenOff(error)) return null;
    this.#since ??= performance.now();
    return isUnasked || isRead ? this.#since : null;
  }
}
