import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainLimits {
  /** Milliseconds that a kept connection may wait for its next request, whose answer then closes it. */
  readonly lingerMs: number;
  /** Milliseconds after which whatever is still open is cut off. */
  readonly graceMs: number;
}

/** From here on every answer must say `Connection: close`. */
type OnDeaf = () => void;

/** How often connections are looked at that have fallen idle. */
const sweepMs = 50;

/**
 * Ends a server without losing a request: it takes no new connection, and then those that are open close with their next
 * answer, which must say `Connection: close`. In this order, since a client whose connection closes opens another. One
 * that is idle may have a request on its way: it is closed only after it has been given time for that.
 */
export function drain(server: Server, { lingerMs, graceMs }: DrainLimits, onDeaf: OnDeaf): Promise<void> {
  return new Promise((resolve) => {
    const timers: NodeJS.Timeout[] = [];
    const sweep = () => {
      // After the loop has read what came meanwhile: a busy one may be late.
      setImmediate(() => server.closeIdleConnections());
      timers.push(setTimeout(sweep, sweepMs));
    };
    timers.push(setTimeout(() => server.closeAllConnections(), graceMs));
    onceTaken(server, performance.now() + graceMs / 2, () => {
      // Not the HTTP server's own `close`, which cuts idle connections off at once.
      NetServer.prototype.close.call(server, () => {
        for (const timer of timers) clearTimeout(timer);
        resolve();
      });
      onDeaf();
      timers.push(setTimeout(sweep, lingerMs));
    });
  });
}

/**
 * Goes on when every connection that the system has taken for us is ours: the event loop takes one in a turn, and those
 * that are left when the socket closes are reset.
 * @param until at the latest, by performance.now()
 */
function onceTaken(server: Server, until: number, go: () => void): void {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const look = (before: number): void => {
    if (taken > before && performance.now() < until) return void setImmediate(look, taken);
    server.off('connection', count);
    go();
  };
  // The first turn may be half over, so that two are waited for.
  setImmediate(() => setImmediate(look, taken));
}
