import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainLimits {
  /**
   * Milliseconds that an idle keep-alive connection may wait for its next request. The response to that request closes the
   * connection.
   */
  readonly lingerMs: number;
  /** Milliseconds after which all connections that are still open are closed. */
  readonly graceMs: number;
}

/** Called when the server stops accepting connections. From then on every response must have `Connection: close`. */
type OnStopListening = () => void;

/** Interval at which newly idle connections are closed, in milliseconds. */
const idleCheckIntervalMs = 50;

/**
 * Shuts a server down without losing a request. The server stops accepting connections first, because a client whose connection
 * closes opens another connection. Open connections then close with their next response, which must have `Connection: close`. An
 * idle connection might have a request in transit, so it is closed only after `lingerMs`.
 */
export function drain(
  server: Server,
  { lingerMs, graceMs }: DrainLimits,
  onStopListening: OnStopListening,
): Promise<void> {
  return new Promise((resolve) => {
    const timers: NodeJS.Timeout[] = [];
    const closeIdleConnections = () => {
      // `setImmediate` runs after the event loop has read the requests that have arrived. Under load, this reading can take
      // several turns.
      setImmediate(() => server.closeIdleConnections());
      timers.push(setTimeout(closeIdleConnections, idleCheckIntervalMs));
    };
    timers.push(setTimeout(() => server.closeAllConnections(), graceMs));
    callAfterAccepting(server, performance.now() + graceMs / 2, () => {
      // The HTTP server's own `close` would close idle connections immediately.
      NetServer.prototype.close.call(server, () => {
        for (const timer of timers) clearTimeout(timer);
        resolve();
      });
      onStopListening();
      timers.push(setTimeout(closeIdleConnections, lingerMs));
    });
  });
}

/**
 * Calls `proceed` once the process has accepted all connections that the operating system has queued for it. Node accepts
 * one connection per turn of the event loop, and closing the listening socket resets those still queued.
 * @param until deadline of the call, by performance.now()
 */
function callAfterAccepting(server: Server, until: number, proceed: () => void): void {
  let acceptedCount = 0;
  const countConnection = () => (acceptedCount += 1);
  server.on('connection', countConnection);
  const checkAccepted = (previousCount: number): void => {
    if (acceptedCount > previousCount && performance.now() < until)
      return void setImmediate(checkAccepted, acceptedCount);
    server.off('connection', countConnection);
    proceed();
  };
  // The current turn of the event loop might be partly over, so wait for two turns.
  setImmediate(() => setImmediate(checkAccepted, acceptedCount));
}
