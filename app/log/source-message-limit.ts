import type { Log } from './log.ts';

/** Milliseconds during which further errors of a source are not logged. */
const repeatIntervalMs = 3_600_000;

/**
 * Returns a log with one line per external source and hour, so that a machine without a network does not fill the log. /status
 * and the metrics show every failure. The field `source` of a line identifies the source by its setting.
 * @param now returns the milliseconds of a monotonic clock
 */
export function limitSourceMessages(log: Log, now: () => number): Log {
  const loggedAt = new Map<string, number>();
  const limitToOncePerHour =
    (write: Log['warn']): Log['warn'] =>
    (message, facts) => {
      const source = facts?.['source'];
      if (source !== undefined) {
        if (now() - (loggedAt.get(`${source}`) ?? -Infinity) < repeatIntervalMs) return;
        loggedAt.set(`${source}`, now());
      }
      write(message, facts);
    };
  return { ...log, warn: limitToOncePerHour(log.warn), error: limitToOncePerHour(log.error) };
}
