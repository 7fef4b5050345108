import { StoreError, toStoreError } from '../../core/store-error.ts';

/** Time in milliseconds for which a statement waits for a free connection, or for a server that restarts. */
const timeoutMs = 2_000;
const pauseMs = 40;

/** Whether the server has no free connection. */
const isFull = ({ code }: StoreError): boolean => code === '53300';

/**
 * Whether the server is not listening, starting up or shutting down. The statement was then not executed. The message is also
 * compared, because poolers use one code for all errors.
 */
const isUnreachable = ({ code = '', message }: StoreError): boolean =>
  /^(ECONNREFUSED|CONNECT_TIMEOUT|57P03)$/.test(code) ||
  (code === '08P01' && /server login|cannot connect|shutting down/.test(message));

/** Whether the connection was aborted. The statement may or may not have been executed. */
const isInterrupted = ({ code = '', message }: StoreError): boolean =>
  /^(CONNECTION_CLOSED|ECONNRESET|EPIPE|57P0[12]|0800[036])$/.test(code) ||
  (code === '08P01' && !message.includes('startup parameter'));

/**
 * Retries statements during temporary failures: when the server restarts or has no free connection. The timeout for an
 * unreachable server starts at its first failure. After the timeout, statements fail immediately until one succeeds.
 */
export class ReconnectingServer {
  #downSince: number | null = null;

  /**
   * Runs a statement with retries.
   * @param isReadOnly whether the statement can be repeated after an aborted connection
   * @param report receives each failure that is retried
   */
  async bridge<T>(
    work: () => Promise<T>,
    isReadOnly: boolean,
    report: (error: StoreError) => void,
  ): Promise<T> {
    const startedAt = performance.now();
    for (;;) {
      try {
        const result = await work();
        this.#downSince = null;
        return result;
      } catch (error) {
        const failure = toStoreError(error);
        if (!(failure instanceof StoreError)) throw error;
        const unreachableSince = isFull(failure) ? startedAt : this.#unreachableSince(failure, isReadOnly);
        if (
          unreachableSince === null ||
          performance.now() >= Math.min(startedAt, unreachableSince) + timeoutMs
        )
          throw error;
        report(failure);
        await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
      }
    }
  }

  /**
   * Returns the start of the outage in monotonic milliseconds. Null when the failure has another cause, or when the statement
   * must not be repeated.
   */
  #unreachableSince(error: StoreError, isReadOnly: boolean): number | null {
    const isUnsent = isUnreachable(error);
    if (!isUnsent && !isInterrupted(error)) return null;
    this.#downSince ??= performance.now();
    return isUnsent || isReadOnly ? this.#downSince : null;
  }
}
