import { createLog, type Log, type LogFormat, type LogLevel } from './log.ts';

/** The log of this process: lines on stderr, of JSON unless a person reads them. */
export const processLog = (settings: {
  readonly logFormat: LogFormat | undefined;
  readonly logLevel: LogLevel;
}): Log =>
  createLog({
    write: (line) => void process.stderr.write(line),
    format: settings.logFormat ?? (process.stderr.isTTY ? 'plain' : 'json'),
    level: settings.logLevel,
    clock: Date.now,
  });
