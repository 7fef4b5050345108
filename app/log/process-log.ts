import { limitSourceMessages } from './source-message-limit.ts';
import { createLog, type Log, type LogFormat, type LogLevel } from './log.ts';

/** Creates the log of this process on stderr. Default format: plain on a terminal, otherwise JSON. */
export const createProcessLog = (settings: {
  readonly logFormat: LogFormat | undefined;
  readonly logLevel: LogLevel;
}): Log =>
  limitSourceMessages(
    createLog({
      write: (line) => void process.stderr.write(line),
      format: settings.logFormat ?? (process.stderr.isTTY ? 'plain' : 'json'),
      level: settings.logLevel,
      clock: Date.now,
    }),
    () => performance.now(),
  );
