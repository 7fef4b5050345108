import { externalSources } from '../settings/external-sources.ts';
import type { Log } from './log.ts';

/** Milliseconds within which an error of a source is logged once. */
const quietMs = 3_600_000;

/** Names of the settings of all sources. Every message about a source contains one of these names. */
const settings = ['OFFLINE', ...externalSources.map(({ setting }) => setting)];

/**
 * Returns a log with one line per external source and hour, so that a machine without a network does not fill the log. /status
 * and the metrics show every failure.
 * @param ticks returns milliseconds of a monotonic clock
 */
export function limitSourceMessages(log: Log, ticks: () => number): Log {
  const loggedAt = new Map<string, number>();
  const onceAnHour =
    (write: Log['warn']): Log['warn'] =>
    (message, facts) => {
      const setting = settings.find((name) => message.includes(name));
      if (setting !== undefined) {
        if (ticks() - (loggedAt.get(setting) ?? -Infinity) < quietMs) return;
        loggedAt.set(setting, ticks());
      }
      write(message, facts);
    };
  return { ...log, warn: onceAnHour(log.warn), error: onceAnHour(log.error) };
}
